// Whether every update of a pull request is known to be quiet, by the forecasts of the report.
import type { PinChange } from '../../model/delivery.js';
import type { Report } from '../../report/schema.js';

/** False for no update, for one without a forecast (a first pin has none), and for any other grade. */
export function areQuiet(
  images: readonly PinChange[],
  { forecasts = [] }: Pick<Report, 'forecasts'>,
): boolean {
  return (
    images.length > 0 &&
    images.every(({ name, from, to }) => {
      const own = forecasts.filter((one) => one.image === name && one.from === from && one.to === to);
      return own.length > 0 && own.every(({ grade }) => grade === 'quiet');
    })
  );
}
