// cooling-down: a digest so new that nobody has had the time to find out what is wrong with it.
import { imageName } from '../../model/image.js';
import { type Check, perImage } from '../check.js';
import { bySight, day } from '../words.js';

export const coolingDown: Check = {
  id: 'cooling-down',
  summary: 'The pinned digest is younger than `min-age`',
  severity: 'warning',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<an hour old>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<older than min-age>',
  },
  run(evidence) {
    return perImage(evidence, ({ image }, fact) => {
      if (fact.status !== 'current' || fact.youngUntil === undefined || fact.pinnedSince === undefined)
        return undefined;
      const since = `has been ${imageName(image)} only since ${day(fact.pinnedSince)}${bySight(fact)}`;
      return { message: `The pinned digest ${since}; it is old enough on ${day(fact.youngUntil)}` };
    });
  },
};
