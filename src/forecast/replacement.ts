// What is offered in place of a digest that the policy holds back: the newest earlier build that it does not.

import type { Digest } from '../model/image.js';
import type { Forecast } from '../report/schema/forecast-schema.js';
import type { Bump, ForecastBumps } from './index.js';
import { buildsBetween } from './skipped-builds.js';

/** Builds are tried from the newest on; older ones are not, because each costs the requests of a forecast. */
const maxExamined = 5;

export interface OfferedBuild {
  readonly examined: number;
  /** Absent if no examined build may be written, or the history does not say which builds there are. */
  readonly offered?: Forecast;
}

/** @param isAllowed whether the policy would hold this one back too */
export async function heldReplacement(
  bump: Bump & { readonly mayPull: (digest: Digest) => boolean },
  forecast: ForecastBumps,
  isAllowed: (other: Forecast) => boolean,
): Promise<OfferedBuild> {
  const { history, from, to } = bump;
  const between = (history && buildsBetween(history, from, to))?.builds ?? [];
  const candidates = between
    .filter(({ digest }) => bump.mayPull(digest))
    .slice(-maxExamined)
    .toReversed();
  const all = await forecast(candidates.map(({ digest }) => ({ ...bump, to: digest })));
  const offered = all.find(isAllowed);
  return { examined: candidates.length, ...(offered === undefined ? {} : { offered }) };
}
