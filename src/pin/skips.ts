// Which images `pin` leaves as they are: those that the policy skips, and those beyond the limit of a run. Neither is a waiver, so
// their findings stay.

import { imageMatcher, nameMatcher } from '../model/globs/name-glob.js';
import { type ImageReference, imageName } from '../model/images/image.js';
import type { CheckInput, Fact, Instant } from '../model/judgement/fact.js';
import type { Finding } from '../model/judgement/finding.js';
import type { Skip } from '../model/judgement/policy.js';
import { compareText } from '../model/text/text.js';

/** True while the skip counts. */
export function isInForce({ until }: Skip, now: Instant): boolean {
  return until === undefined || now <= until;
}

/** Returns the first of the skips in force that matches an image. */
export function skipFinder(
  skips: readonly Skip[],
  now: Instant,
): (image: ImageReference | undefined) => Skip | undefined {
  const inForce = skips.filter((skip) => isInForce(skip, now));
  const compiled = inForce.map((skip) => ({
    skip,
    ofImage: imageMatcher([skip.image]),
    withTag: skip.tag === undefined ? undefined : nameMatcher(skip.tag),
  }));
  return (image) =>
    compiled.find(
      ({ ofImage, withTag }) =>
        ofImage(image) && (withTag === undefined || (image?.tag !== undefined && withTag(image.tag))),
    )?.skip;
}

/** The findings, without the fixes of skipped images. */
export function withoutSkipped<T extends Finding>(
  findings: readonly T[],
  skips: readonly Skip[],
  now: Instant,
): readonly T[] {
  if (skips.length === 0) return findings;
  const skipOf = skipFinder(skips, now);
  return findings.map((finding) => {
    if (finding.fix === undefined || skipOf(finding.about?.image) === undefined) return finding;
    const { fix: _, ...rest } = finding;
    return rest as T;
  });
}

/** The findings, without the fixes of images beyond the limit. What is skipped takes no place, and keeps its fixes. */
export function withinLimit<T extends Finding>(
  findings: readonly T[],
  { facts }: Pick<CheckInput, 'facts'>,
  limit: number | undefined,
  isSkipped: (image: ImageReference) => boolean,
): readonly T[] {
  if (limit === undefined) return findings;
  const since = new Map<string, number>();
  for (const [{ image }, fact] of facts) {
    const name = imageName(image);
    since.set(name, Math.min(since.get(name) ?? Number.MAX_VALUE, behindSince(fact)));
  }
  const isCounted = ({ fix, about }: Finding) =>
    fix !== undefined && about?.image !== undefined && !isSkipped(about.image);
  const nameOf = ({ about }: Finding) => (about?.image === undefined ? '' : imageName(about.image));
  const names = [...new Set(findings.filter(isCounted).map(nameOf))].sort(
    (a, b) => (since.get(a) ?? 0) - (since.get(b) ?? 0) || compareText(a, b),
  );
  const written = new Set(names.slice(0, limit));
  return findings.map((finding) => {
    if (!isCounted(finding) || written.has(nameOf(finding))) return finding;
    const { fix: _, ...rest } = finding;
    return rest as T;
  });
}

function behindSince(fact: Fact): number {
  if (fact.status === 'superseded') return fact.supersededAt;
  if (fact.status === 'one-platform') return fact.lag?.supersededAt ?? Number.MAX_SAFE_INTEGER;
  return fact.status === 'unpinned' ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
}
