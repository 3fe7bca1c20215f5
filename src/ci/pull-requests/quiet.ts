// Whether every update of a pull request is known to be quiet, by the forecasts of the report.
import type { PinChange } from '../../model/delivery.js';
import type { Report } from '../../report/schema.js';

/** What may keep a pull request from being quiet, whatever its updates are. */
export interface QuietContext {
  /** Everything could be verified. */
  readonly complete: boolean;
  /** It changes the policy, which a person should see. */
  readonly changesPolicy: boolean;
}

/** Whether the pull request is known to be quiet as a whole. */
export function isQuietPullRequest(
  { complete, changesPolicy }: QuietContext,
  images: readonly PinChange[],
  report: Pick<Report, 'forecasts'>,
): boolean {
  return complete && !changesPolicy && areQuiet(images, report);
}

/** False for no update, for one without a forecast (a first pin has none), and for any other grade. */
export function areQuiet(
  images: readonly PinChange[],
  { forecasts = [] }: Pick<Report, 'forecasts'>,
): boolean {
  const isQuiet = new Map<string, boolean>();
  for (const { image, from, to, grade } of forecasts) {
    const key = JSON.stringify([image, from, to]);
    isQuiet.set(key, isQuiet.get(key) !== false && grade === 'quiet');
  }
  return (
    images.length > 0 &&
    images.every(({ name, from, to }) => isQuiet.get(JSON.stringify([name, from, to])) === true)
  );
}
