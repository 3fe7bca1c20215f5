// digest-not-in-history: the pin and the tag tell different stories; somebody should look before it is changed.

import { imageName } from '../../model/image.js';
import { plural } from '../../model/text.js';
import { formatDay } from '../../model/time.js';
import { type Check, perImage } from '../check.js';

export const digestNotInHistory: Check = {
  id: 'digest-not-in-history',
  summary: 'The pinned digest never was this tag, as far as the whole history goes',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<a digest of another tag>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<a digest from the history of 20>',
  },
  why: "The tag and the digest tell different stories, and the platform's record of the tag, read to its first entry, does not know this digest. It may be a typing mistake, a digest copied from another tag or another registry, or an image that somebody slipped in. The runtime pulls the digest and ignores the tag, so a reader of the file is misled about what runs.",
  fix: "Find out where the digest comes from first: look at who wrote the line, and at the image itself. Then pin the tag's current digest, or correct the tag to the one that the digest belongs to. It has no automatic fix, since replacing the digest would hide the evidence.",
  waive: {
    when: 'Waive it only for an image that you rebuilt or mirrored under the same name on purpose, and say where its source is.',
    where: 'line',
  },
  run(evidence) {
    return perImage(evidence, ({ image }, fact) => {
      if (fact.status !== 'not-in-history') return undefined;
      const whole = `${plural(fact.records, 'record')} since ${formatDay(fact.historySince)}`;
      const next = 'Find out where it comes from before you replace it';
      return {
        message: `${imageName(image)} never was ${image.digest}: not in its whole history (${whole}). ${next}`,
      };
    });
  },
};
