// Adds forecasts to the evaluation of a run that writes pins, and loads what they need only there.

import type { Forecast } from '../report/schema/forecast-schema.js';
import type { ScannedCheckout } from '../scan/checkout/index.js';
import { createEvaluator, type Evaluation, type EvaluatorOptions } from './evaluate.js';
import type { Forecasts, PinForecastOptions } from './forecasts.js';

/** An evaluation with what its new digests change, and without the fixes that the policy holds back. */
interface ForecastEvaluation extends Evaluation {
  readonly forecasts: readonly Forecast[];
}

/**
 * The evaluator of a run. The first evaluation decides what is held back; the later ones, after pinning, only repeat that.
 * Without pinning, and without `forecast` and `hold`, no forecast is made and nothing is requested for one.
 */
export function createRunEvaluator(
  options: EvaluatorOptions & PinForecastOptions,
): (checkout: ScannedCheckout) => Promise<ForecastEvaluation> {
  const evaluate = createEvaluator(options);
  const { mode, forecast, hold } = options.config;
  const isAsked = mode === 'pin' && (forecast || hold.length > 0);
  let known: Promise<Forecasts> | undefined;
  return async (checkout) => {
    const judged = await evaluate(checkout);
    if (!isAsked || (known === undefined && !judged.isSafeToWrite)) return { ...judged, forecasts: [] };
    known ??= import('./forecasts.js').then(({ forecastPins }) => forecastPins(judged, options));
    const { forecasts, withHolds } = await known;
    return { ...withHolds(judged), forecasts };
  };
}
