// Whether every update of a pull request is known to be quiet, by the forecasts of the report.
import type { PinChange } from '../../model/delivery.js';
import type { RiskGrade } from '../../model/forecast.js';

/** What a forecast says of one update. */
export interface Forecasted {
  readonly forecasts?: readonly {
    /** `registry/repository:tag`. */
    readonly image: string;
    readonly from: string;
    readonly to: string;
    readonly grade: RiskGrade;
  }[];
}

/** False for no update, for one without a forecast (a first pin has none), and for any other grade. */
export function areQuiet(images: readonly PinChange[], { forecasts = [] }: Forecasted): boolean {
  return (
    images.length > 0 &&
    images.every(({ name, from, to }) => {
      const own = forecasts.filter((one) => one.image === name && one.from === from && one.to === to);
      return own.length > 0 && own.every(({ grade }) => grade === 'quiet');
    })
  );
}
