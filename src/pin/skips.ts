// Which images `pin` leaves as they are: those that the policy skips. A skip is no waiver, so their findings stay.

import { imageMatcher } from '../model/globs/image-glob.js';
import { nameMatcher } from '../model/globs/name-glob.js';
import type { ImageReference } from '../model/images/image.js';
import type { Instant } from '../model/judgement/fact.js';
import type { Finding } from '../model/judgement/finding.js';
import type { Skip } from '../model/judgement/policy.js';

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
