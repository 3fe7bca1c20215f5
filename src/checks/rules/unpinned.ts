// unpinned: a tag can point to another image tomorrow.

import type { Fact } from '../../model/fact.js';
import { imageName } from '../../model/image.js';
import { shortDigest } from '../../model/text.js';
import { formatDay } from '../../model/time.js';
import { type Check, perImage, pinTo } from '../check.js';
import { firstSeenNote } from '../format.js';

export const unpinned: Check = {
  id: 'unpinned',
  summary: 'The reference has no digest, so what it names can change',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:20',
    good: 'FROM registry.example.com/acme/node:20@sha256:…',
  },
  why: 'A tag is a name that its owner can point to another image at any time: by a release, by mistake, or after a break-in. Without a digest two runs of the same commit can use different images, nobody can say afterwards which one ran, and a bad push reaches you at once.',
  fix: "Append the digest that the finding names, or let `tagproof pin` write all of them. Keep the tag: it says what you meant, and it is what later pins are proved against. Where the reference comes from a variable, pin the variable's default.",
  waive: {
    when: 'Waive it for an image that is built in the same workflow and never leaves it, or for a local development file that deploys nothing. Say which of the two it is.',
    where: 'line',
  },
  run(evidence) {
    return perImage(evidence, (occurrence, fact) => {
      if (occurrence.image.digest !== undefined || fact.status === 'missing') return undefined;
      const name = imageName(occurrence.image);
      if (fact.status === 'unknown') return { message: `${name} is not pinned. ${noDigest(fact)}` };
      const since =
        fact.currentSince === undefined
          ? `it points to ${shortDigest(fact.currentDigest)} now`
          : `it has pointed to ${shortDigest(fact.currentDigest)} since ${formatDay(fact.currentSince)}${firstSeenNote(fact)}`;
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
