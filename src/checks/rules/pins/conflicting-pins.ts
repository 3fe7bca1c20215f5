// conflicting-pins: reports the same image and tag pinned to different digests, so that parts of a repository run different software.

import { addToGroup } from '../../../model/collections.js';
import { type Digest, imageName } from '../../../model/images/image.js';
import type { Fact } from '../../../model/judgement/fact.js';
import type { ImageOccurrence } from '../../../model/occurrence.js';
import { plural, shortDigest } from '../../../model/text/text.js';
import { type Check, pinToCurrent } from '../../check.js';

export const conflictingPins: Check = {
  id: 'conflicting-pins',
  summary: 'The same image and tag is pinned to different digests in different places',
  severity: 'warning',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<one digest>, and elsewhere another',
    good: 'FROM registry.example.com/acme/node:20@sha256:<the same digest everywhere>',
  },
  why: 'Two places use the same image and tag but pin different digests, so parts of the repository build or run different software. Usually one of them was missed in the last update. A digest that never belonged to the tag, or that does not exist, is an error of its own and does not count: the other places are not in conflict with it.',
  fix: 'Pin all places to the same digest. `tagproof pin` moves those that are known to be behind to the current digest. If one place must stay behind, use a different tag there, or waive the older pin.',
  waive: {
    when: 'Waive it if one place is held back on purpose, for example for a compatibility test. Give the reason.',
    where: 'line',
  },
  run({ occurrences, facts }) {
    const pins = new Map<string, Map<Digest, ImageOccurrence[]>>();
    for (const occurrence of occurrences) {
      if (
        occurrence.kind !== 'image' ||
        occurrence.image.digest === undefined ||
        occurrence.image.tag === undefined ||
        occurrence.testData !== undefined ||
        isWrong(facts.get(occurrence))
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
        return uses.map((use) => {
          const { at, image } = use;
          return { at, message, about: { image }, ...catchUp(use, facts.get(use)) };
        });
      });
    });
  },
};

/** The digest is reported as wrong by another check, which also says what to do about it. */
function isWrong(fact: Fact | undefined): boolean {
  return fact?.status === 'not-in-history' || fact?.status === 'missing';
}

/** The fix of a place that is behind, even if it is not old enough to be stale. */
function catchUp(use: ImageOccurrence, fact: Fact | undefined): ReturnType<typeof pinToCurrent>['fix'] {
  return fact?.status === 'superseded' ? pinToCurrent(use, fact).fix : {};
}

function conflictMessage(
  name: string,
  pinned: Digest,
  [other, [use]]: readonly [Digest, readonly ImageOccurrence[]],
  digests: number,
): string {
  const more = digests > 2 ? `, and to ${plural(digests - 2, 'other digest')} elsewhere` : '';
  return `${name} is pinned to ${shortDigest(pinned)} here, but to ${shortDigest(other)} in ${use?.at.file}${more}`;
}
