// cooling-down: a digest so new that nobody has had the time to find out what is wrong with it.

import { imageName } from '../../model/image.js';
import { formatDay } from '../../model/time.js';
import { type Check, perImage } from '../check.js';
import { firstSeenNote } from '../format.js';

export const coolingDown: Check = {
  id: 'cooling-down',
  summary: 'The pinned digest is younger than `min-age`',
  severity: 'warning',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<an hour old>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<older than min-age>',
  },
  why: '`min-age` asks that a digest has been in the history for a while before you depend on it. Most broken and malicious releases are found and taken back within days; a digest this young has not had that test.',
  fix: 'Wait until the day that the finding names, or go back to the digest that was pinned before. New pins never get this far: with the same `min-age`, `tagproof pin` writes the newest digest that is old enough.',
  waive: {
    when: 'Waive it when the young digest brings a fix that you need now. Name the fix.',
    where: 'line',
  },
  run(evidence) {
    return perImage(evidence, ({ image }, fact) => {
      if (fact.status !== 'current' || fact.youngUntil === undefined || fact.pinnedSince === undefined)
        return undefined;
      const since = `has been ${imageName(image)} only since ${formatDay(fact.pinnedSince)}${firstSeenNote(fact)}`;
      return { message: `The pinned digest ${since}; it is old enough on ${formatDay(fact.youngUntil)}` };
    });
  },
};
