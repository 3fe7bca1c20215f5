// vanishing-pin: reports pins that the registry will delete, because no tag holds them once theirs has moved on.

import { type ImageReference, imageName } from '../../../model/images/image.js';
import type { Instant, Vanishing } from '../../../model/judgement/fact.js';
import { formatDay, formatDuration } from '../../../model/text/time.js';
import { type Check, perImage, pinToCurrent } from '../../check.js';

export const vanishingPin: Check = {
  id: 'vanishing-pin',
  summary: 'The registry will delete the pinned digest',
  severity: 'warning',
  example: {
    bad: 'FROM quay.io/acme/app:22@sha256:<superseded, and held by no other tag>',
    good: 'FROM quay.io/acme/app:22.3.1@sha256:<held by a tag that stays as it is>',
  },
  why: 'A digest never changes, but it can be deleted: some registries keep a digest that no tag points to for a limited time only, or not at all. The tag has moved before, and no other tag holds the digest. Once it has been deleted, every build that pins it fails, usually in a change that has nothing to do with it.',
  fix: 'Pin the digest of a tag that names a full version and stays as it is. If there is none, pull the image from a mirror that has the digest: the finding names one if the policy maps a mirror under `registries`; without such an entry Tagproof knows no mirror, and offers none. Copying the image to a registry of your own has the same effect. Otherwise pin the current digest before the date in the finding, and run `tagproof pin` more often than the registry deletes.',
  waive: {
    when: 'Waive it if the image is copied to a registry that keeps it, and builds use that copy.',
    where: 'line',
  },
  run: (input, { now }) =>
    perImage(input, (occurrence, fact) => {
      if ((fact.status !== 'superseded' && fact.status !== 'current') || fact.vanishes === undefined)
        return undefined;
      const name = imageName(occurrence.image);
      const message = `The pinned digest of ${name} ${endText(fact.vanishes, now)}. ${adviceText(occurrence.image, fact.vanishes, now)}`;
      return { message, ...(fact.status === 'superseded' ? pinToCurrent(occurrence, fact).fix : {}) };
    }),
};

function endText({ keptMs, from }: Vanishing, now: Instant): string {
  const kept = keptMs === 0 ? 'at once' : `after ${formatDuration(keptMs)}`;
  const rule = `no other tag holds it, and the registry deletes what no tag holds ${kept}`;
  if (from === undefined) return `stops working when the tag moves again: ${rule}`;
  if (from <= now) return `can stop working at any time: ${rule}, which was over on ${formatDay(from)}`;
  return `stops working on ${formatDay(from)}: ${rule}`;
}

function adviceText(image: ImageReference, { from, sibling, mirror }: Vanishing, now: Instant): string {
  if (sibling !== undefined)
    return `Pin ${imageName({ ...image, tag: sibling })} instead, which has the current digest of the tag, or copy the image to a registry of your own`;
  const again = from === undefined || from <= now ? 'now' : `before ${formatDay(from)}`;
  if (mirror !== undefined)
    return `Pull it from ${mirror} instead, a mirror in the policy that has the digest, or pin again ${from === undefined ? 'as soon as the tag has moved' : again}`;
  return from === undefined
    ? 'Copy the image to a registry of your own, or pin again as soon as the tag has moved'
    : `Pin again ${again}, or copy the image to a registry of your own`;
}
