// Whether a policy holds a new digest back, and why. What cannot be ruled out is held back too.

import type { Digest } from '../model/images/image.js';
import { isPlatform } from '../model/images/platform.js';
import type { Forecast, UnknownPart } from '../report/schema/forecast-schema.js';
import type { Bump, ForecastBumps } from './index.js';
import { holdTexts } from './messages.js';
import { buildsBetween } from './skipped-builds.js';

/** Builds are tried from the newest on; older ones are not, because each costs the requests of a forecast. */
const maxExamined = 5;

interface OfferedBuild {
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

/**
 * The rules are `introduces`, an advisory at or above the gate, and `platform-lost`, a platform that the repository builds
 * for. Reasons that complete "It is held back, because …"; empty if the digest may be written.
 */
export function holdReasons(
  forecast: Forecast,
  rules: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  return [
    ...(rules.includes('introduces') ? introducedReasons(forecast) : []),
    ...(rules.includes('platform-lost') ? lostReasons(forecast, wanted) : []),
  ];
}

function introducedReasons({ advisories, unknown }: Forecast): readonly string[] {
  if (advisories !== undefined && advisories.introduced.length > 0)
    return [holdTexts.introduces(advisories.introduced)];
  // The platform has no advisories for images of other registries: nothing can be introduced that it knows of.
  const isElsewhere = unknown.some(({ about, cause }) => about === 'advisories' && cause === 'no-platform');
  const why = unknown.find(isAbout('packages', 'platforms')) ?? unknown.find(isAbout('advisories'));
  return why === undefined || isElsewhere ? [] : [holdTexts.introducesUnknown(why.message)];
}

function lostReasons({ platforms, unknown }: Forecast, wanted: readonly string[]): readonly string[] {
  const needed =
    wanted.length === 0
      ? platforms.lost
      : platforms.lost.filter((name) => wanted.some((one) => isPlatform(name, one)));
  if (needed.length > 0) return [holdTexts.platformLost(needed)];
  const why = unknown.find(isAbout('platforms'));
  return why === undefined ? [] : [holdTexts.platformsUnknown(why.message)];
}

function isAbout(...parts: readonly UnknownPart['about'][]) {
  return ({ about }: UnknownPart) => parts.includes(about);
}
