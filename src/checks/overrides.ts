// Applies the policy's severities and overrides: the later override wins.
import type { Finding } from '../model/finding.js';
import { pathMatcher } from '../model/glob.js';
import { imageMatches } from '../model/image-glob.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import type { Level, Override, Policy } from '../model/policy.js';
import { leveled } from './test-data.js';
import { inPaths } from './waivers.js';

/** Gives a finding the policy's severity; none of a check that is `off`. */
export function severityRater({
  checks,
  overrides,
}: Pick<Policy, 'checks' | 'overrides'>): (finding: Finding) => readonly Finding[] {
  const levels = overrides.map((override) => ({ override, matches: overrideMatcher(override) }));
  return (finding) => {
    const own = levels.flatMap(({ override, matches }) => {
      const level = override.checks.get(finding.check);
      return level !== undefined && matches(finding)
        ? [{ level, isByPath: override.paths !== undefined }]
        : [];
    });
    const level: Level = own.at(-1)?.level ?? checks.get(finding.check) ?? finding.severity;
    return leveled(
      finding,
      level,
      own.some(({ isByPath }) => isByPath),
    );
  };
}

function overrideMatcher({ paths, images }: Override): (finding: Finding) => boolean {
  const inFiles = paths === undefined ? () => true : inPaths(paths);
  return (finding) =>
    inFiles(finding) && (images === undefined || imageMatches(images, finding.about?.image));
}

export interface AgeLimits {
  readonly maxAgeMs: number;
  readonly minAgeMs: number;
}

/** `max-age` and `min-age` of every reference: the settings, unless an override sets another. */
export function ageLimitsFor(
  overrides: readonly Override[],
  { maxAgeMs, minAgeMs }: AgeLimits,
): (occurrence: Pick<ImageOccurrence, 'at' | 'image'>) => AgeLimits {
  const withAges = overrides
    .filter((override) => override.maxAgeMs !== undefined || override.minAgeMs !== undefined)
    .map((override) => ({ override, inFiles: override.paths && pathMatcher(override.paths) }));
  return ({ at, image }) =>
    withAges.reduce<AgeLimits>(
      (ages, { override, inFiles }) => {
        const { images } = override;
        const applies = inFiles?.(at.file) !== false && (images === undefined || imageMatches(images, image));
        return applies
          ? {
              maxAgeMs: override.maxAgeMs ?? ages.maxAgeMs,
              minAgeMs: override.minAgeMs ?? ages.minAgeMs,
            }
          : ages;
      },
      { maxAgeMs, minAgeMs },
    );
}
