// unpinned: a tag can point to another image tomorrow.
import type { Fact } from '../../model/fact.js';
import { imageName } from '../../model/image.js';
import { type Check, perImage, pinTo } from '../check.js';
import { bySight, day, shortDigest } from '../words.js';

export const unpinned: Check = {
  id: 'unpinned',
  summary: 'The reference has no digest, so what it names can change',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:20',
    good: 'FROM registry.example.com/acme/node:20@sha256:…',
  },
  run(evidence) {
    return perImage(evidence, (occurrence, fact) => {
      if (occurrence.image.digest !== undefined || fact.status === 'missing') return undefined;
      const name = imageName(occurrence.image);
      if (fact.status === 'unknown') return { message: `${name} is not pinned. ${noDigest(fact)}` };
      const since =
        fact.currentSince === undefined
          ? `it points to ${shortDigest(fact.currentDigest)} now`
          : `it has pointed to ${shortDigest(fact.currentDigest)} since ${day(fact.currentSince)}${bySight(fact)}`;
      const refused =
        occurrence.pin.kind === 'refused' ? `. It cannot be pinned here: ${occurrence.pin.why}` : '';
      return {
        message: `${name} is not pinned; ${since}${refused}`,
        ...pinTo(occurrence, fact.currentDigest),
      };
    });
  },
};

function noDigest(fact: Fact & { status: 'unknown' }): string {
  return `Which digest to pin is not known: ${fact.message}`;
}
