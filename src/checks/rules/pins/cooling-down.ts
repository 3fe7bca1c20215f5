// cooling-down: reports pins to digests that their tags have had for less than `min-age`, because problems of a release surface in its first days.

import { type Fact, isBound } from '../../../model/judgement/fact.js';
import { formatDay } from '../../../model/text/time.js';
import { type Check, perImage } from '../../check.js';
import { judgedName, sourceNote } from '../../format.js';

export const coolingDown: Check = {
  id: 'cooling-down',
  summary: 'The tag has pointed to the pinned digest for less than `min-age`',
  severity: 'warning',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<since an hour>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<since longer than min-age>',
  },
  why: '`min-age` requires that a tag has pointed to a digest for some time before you depend on it: most broken and malicious releases are found and withdrawn within days. What counts is since when the tag has the digest, not when the digest was pushed, unless the policy says `digest-age: accepted`.',
  fix: 'Wait until the date in the finding, or go back to the previously pinned digest. `tagproof pin` does not cause this finding: it writes the newest digest that the tag surely got at least `min-age` ago, and none if that is not known.',
  waive: {
    when: 'Waive it if the new digest contains a fix that you need now. Name the fix.',
    where: 'line',
  },
  run(input, { now }) {
    return perImage(input, ({ image }, fact) => {
      if (fact.status !== 'current' || fact.youngUntil === undefined) return undefined;
      const name = judgedName(image, fact);
      return {
        message: `${whyYoung(name, fact, sourceNote(fact, now))}. It reaches min-age on ${formatDay(fact.youngUntil)}`,
      };
    });
  },
};

/** Where only the time of a push is known, nothing is said of when the tag began to point to the digest. */
function whyYoung(
  name: string,
  { pinnedSince, basis }: Extract<Fact, { status: 'current' }>,
  source: string,
): string {
  if (pinnedSince === undefined) return `The pinned digest of ${name} was pushed too recently${source}`;
  const known = isBound(basis) ? 'is known to have pointed' : 'has pointed';
  return `${name} ${known} to the pinned digest only since ${formatDay(pinnedSince)}${source}`;
}
