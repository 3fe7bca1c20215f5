// Which images `pin` leaves as they are: those that the policy skips. A skip is no waiver, so their findings stay.
import type { Instant } from '../model/fact.js';
import type { Finding } from '../model/finding.js';
import type { ImageReference } from '../model/image.js';
import { imageMatches } from '../model/image-glob.js';
import { matchesName } from '../model/name-glob.js';
import type { Skip } from '../model/policy.js';

/** True while the skip counts. */
export function isInForce({ until }: Skip, now: Instant): boolean {
  return until === undefined || now <= until;
}

/** The first of the skips in force that matches the image. */
export function skipOf(
  image: ImageReference | undefined,
  skips: readonly Skip[],
  now: Instant,
): Skip | undefined {
  if (image === undefined) return undefined;
  return skips.find(
    (skip) =>
      isInForce(skip, now) &&
      imageMatches([skip.image], image) &&
      (skip.tag === undefined || (image.tag !== undefined && matchesName(skip.tag, image.tag))),
  );
}

/** The findings, without the fixes of skipped images. */
export function withoutSkipped<T extends Finding>(
  findings: readonly T[],
  skips: readonly Skip[],
  now: Instant,
): readonly T[] {
  if (skips.length === 0) return findings;
  return findings.map((finding) => {
    if (finding.fix === undefined || skipOf(finding.about?.image, skips, now) === undefined) return finding;
    const { fix: _, ...rest } = finding;
    return rest as T;
  });
}
