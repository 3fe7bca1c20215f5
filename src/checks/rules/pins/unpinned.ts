// unpinned: reports references without a digest, with the digest to add.

import { isBound } from '../../../model/judgement/fact.js';
import { shortDigest } from '../../../model/text/text.js';
import { formatDay } from '../../../model/text/time.js';
import { type Check, perImage, pinTo } from '../../check.js';
import { judgedName, sourceNote } from '../../format.js';

export const unpinned: Check = {
  id: 'unpinned',
  summary: 'The reference has no digest, so the image it points to can change',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:20',
    good: 'FROM registry.example.com/acme/node:20@sha256:…',
  },
  why: 'A tag is a name that its owner can point to another image at any time: in a release, by mistake, or after a compromise. Without a digest, two runs of the same commit can use different images, there is no record of which one ran, and a bad push reaches you immediately.',
  fix: "Append the digest shown in the finding, or run `tagproof pin` to add all of them. Keep the tag: it documents your intent, and later pins are verified against it. If the reference comes from a variable, pin the variable's default value.",
  waive: {
    when: 'Waive it for an image that is built in the same workflow and never leaves it, or for a local development file that deploys nothing. State which of the two applies.',
    where: 'line',
  },
  run(input, { now }) {
    return perImage(input, (occurrence, fact) => {
      if (occurrence.image.digest !== undefined || fact.status === 'missing') return undefined;
      const name = judgedName(occurrence.image, fact);
      const refused =
        occurrence.pin.kind === 'refused' ? `. It cannot be pinned automatically: ${occurrence.pin.why}` : '';
      if (fact.status === 'unknown') {
        const why =
          fact.currentDigest === undefined
            ? '. Its current digest could not be looked up'
            : ', and no digest can be pinned yet';
        return { message: `${name} is not pinned${why}: ${fact.message}${refused}` };
      }
      const since =
        fact.currentSince === undefined
          ? `It currently points to ${shortDigest(fact.currentDigest)}${sourceNote(fact, now)}`
          : `It has pointed to ${shortDigest(fact.currentDigest)} since ${formatDay(fact.currentSince)}${isBound(fact.basis) ? ' or earlier' : ''}${sourceNote(fact, now)}`;
      return {
        message: `${name} is not pinned. ${since}${refused}`,
        ...pinTo(occurrence, fact.currentDigest),
      };
    });
  },
};
