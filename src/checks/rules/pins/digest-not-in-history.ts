// digest-not-in-history: reports pins that the complete tag history refutes. They have no fix: a person should investigate first.

import { imageName } from '../../../model/images/image.js';
import { formatDay } from '../../../model/text/time.js';
import { type Check, perImage } from '../../check.js';
import { sourceNote } from '../../format.js';

export const digestNotInHistory: Check = {
  id: 'digest-not-in-history',
  summary: 'The pinned digest has never belonged to this tag, according to the complete tag history',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<a digest of another tag>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<a digest from the history of 20>',
  },
  why: "The tag and the digest do not match: the platform's complete history of the tag does not contain this digest. It may be a typo, a digest copied from another tag or registry, or an image planted by an attacker. The runtime pulls by digest and ignores the tag, so the file is misleading about what actually runs.",
  fix: "Investigate before re-pinning: check `git blame` for who added this digest, and inspect the image it refers to. Then pin the tag's current digest, or change the tag to the one that the digest belongs to. There is no automatic fix, because replacing the digest would hide the evidence.",
  waive: {
    when: 'Waive it only for an image that you deliberately rebuilt or mirrored under the same name, and say where its source is.',
    where: 'line',
  },
  run(input, { now }) {
    return perImage(input, ({ image }, fact) => {
      if (fact.status !== 'not-in-history') return undefined;
      const since = formatDay(fact.historySince);
      const checked =
        fact.records === 1
          ? `checked the only entry of its tag history, from ${since}`
          : `checked all ${fact.records} entries of its tag history, back to ${since}`;
      return {
        message: `${imageName(image)} has never pointed to ${image.digest} (${checked})${sourceNote(fact, now)}. Investigate before you replace it`,
      };
    });
  },
};
