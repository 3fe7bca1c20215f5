// Applies the policy's severities and overrides: the later override wins.
import { compact } from '../../model/collections.js';
import type { Work } from '../../model/globs/glob-matcher.js';
import type { Finding } from '../../model/judgement/finding.js';
import type { Level, Override, Policy } from '../../model/judgement/policy.js';
import type { ImageOccurrence } from '../../model/occurrence.js';
import { leveled } from '../check.js';
import { type Subject, selectorIndex } from './selector-index.js';
import { inPaths, ofImages } from './waivers.js';

/** Gives a finding the policy's severity; none of a check that is `off`. */
export function severityRater(
  { checks, overrides }: Pick<Policy, 'checks' | 'overrides'>,
  work?: Work,
): (finding: Finding) => readonly Finding[] {
  const applying = overridesIn(overrides, work);
  return (finding) => {
    const own = applying(finding).flatMap((override) => {
      const level = override.checks.get(finding.check);
      return level === undefined ? [] : [{ level, isByPath: override.paths !== undefined }];
    });
    const set = own.at(-1)?.level ?? checks.get(finding.check);
    const { elsewhere: _, ...always } = finding;
    const level: Level = set ?? finding.severity;
    return leveled(
      set === undefined ? finding : always,
      level,
      own.some(({ isByPath }) => isByPath),
    );
  };
}

/** Tells whether the policy switches a check off for an image. */
export function offFor(
  policy: Pick<Policy, 'checks' | 'overrides'>,
): (check: string, one: ImageOccurrence) => boolean {
  const rate = severityRater(policy);
  return (check, { at, image }) =>
    rate({ check, severity: 'notice', message: '', at, about: { image } }).length === 0;
}

/** Returns the overrides that apply, in their order. */
function overridesIn(overrides: readonly Override[], work?: Work): (subject: Subject) => readonly Override[] {
  const compiled = overrides.map((override) => ({
    override,
    inFiles: override.paths && inPaths(override.paths, work),
    ofThese: override.images && ofImages(override.images, work),
  }));
  const possible = selectorIndex(
    compiled,
    ({ override: { paths, images } }) => compact({ paths, images }),
    work,
  );
  return (subject) =>
    possible(subject).flatMap(({ override, inFiles, ofThese }) =>
      inFiles?.(subject) === false || ofThese?.(subject) === false ? [] : [override],
    );
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
  const applying = overridesIn(overrides);
  return ({ at, image }) =>
    applying({ at, about: { image } }).reduce<AgeLimits>(
      (ages, override) => ({
        maxAgeMs: override.maxAgeMs ?? ages.maxAgeMs,
        minAgeMs: override.minAgeMs ?? ages.minAgeMs,
      }),
      { maxAgeMs, minAgeMs },
    );
}
