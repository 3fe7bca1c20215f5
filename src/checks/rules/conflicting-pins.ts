// conflicting-pins: reports the same image and tag pinned to different digests, so that parts of a repository run different software.

import { addToGroup } from '../../model/collections.js';
import { type Digest, imageName } from '../../model/images/image.js';
import type { ImageOccurrence } from '../../model/occurrence.js';
import { plural, shortDigest } from '../../model/text/text.js';
import type { Check } from '../check.js';

export const conflictingPins: Check = {
  id: 'conflicting-pins',
  summary: 'The same image and tag is pinned to different digests in different places',
  severity: 'warning',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<one digest>, and elsewhere another',
    good: 'FROM registry.example.com/acme/node:20@sha256:<the same digest everywhere>',
  },
  why: 'Two places use the same image and tag but pin different digests, so parts of the repository build or run different software. Usually one of them was missed in the last update.',
  fix: 'Pin all places to the same digest; `tagproof pin` moves every stale one to the current digest. If one place must stay behind, use a different tag there, or waive the older pin.',
  waive: {
    when: 'Waive it if one place is held back on purpose, for example for a compatibility test. Give the reason.',
    where: 'line',
  },
  run({ occurrences }) {
    const pins = new Map<string, Map<Digest, ImageOccurrence[]>>();
    for (const occurrence of occurrences) {
      if (
        occurrence.kind !== 'image' ||
        occurrence.image.digest === undefined ||
        occurrence.image.tag === undefined ||
        occurrence.testData !== undefined
      )
        continue;
      const name = imageName(occurrence.image);
      const digests = pins.get(name) ?? new Map<Digest, ImageOccurrence[]>();
      addToGroup(digests, occurrence.image.digest, occurrence);
      pins.set(name, digests);
    }
    return [...pins].flatMap(([name, digests]) => {
      const [first, second] = digests;
      if (first === undefined || second === undefined) return [];
      return [...digests].flatMap(([digest, uses]) => {
        const message = conflictMessage(name, digest, digest === first[0] ? second : first, digests.size);
        return uses.map(({ at, image }) => ({ at, message, about: { image } }));
      });
    });
  },
};

function conflictMessage(
  name: string,
  pinned: Digest,
  [other, [use]]: readonly [Digest, readonly ImageOccurrence[]],
  digests: number,
): string {
  const more = digests > 2 ? `, and to ${plural(digests - 2, 'other digest')} elsewhere` : '';
  return `${name} is pinned to ${shortDigest(pinned)} here, but to ${shortDigest(other)} in ${use?.at.file}${more}`;
}
