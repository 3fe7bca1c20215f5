// Loads what forecasts need only in a run that writes pins and asks for them.
import type { Evaluation } from './evaluate.js';
import type { Forecasts, PinForecastOptions } from './forecasts.js';

/** What the new digests change, for a run that may write them; nothing otherwise. */
export async function forecastPinsOf(
  found: Evaluation,
  mayWrite: boolean,
  options: PinForecastOptions,
): Promise<Forecasts> {
  const { forecast, hold } = options.config;
  if (!mayWrite || !(forecast || hold.length > 0)) return { forecasts: [], withHolds: (one) => one };
  const { forecastPins } = await import('./forecasts.js');
  return forecastPins(found, options);
}
