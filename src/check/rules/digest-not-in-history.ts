// digest-not-in-history: the pin and the tag tell different stories; somebody should look before it is changed.
import { imageName } from '../../model/image.js';
import { type Check, perImage } from '../check.js';
import { day, plural } from '../words.js';

export const digestNotInHistory: Check = {
  id: 'digest-not-in-history',
  summary: 'The pinned digest never was this tag, as far as the whole history goes',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<a digest of another tag>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<a digest from the history of 20>',
  },
  run(evidence) {
    return perImage(evidence, ({ image }, fact) => {
      if (fact.status !== 'not-in-history') return undefined;
      const whole = `${plural(fact.records, 'record')} since ${day(fact.historySince)}`;
      const next = 'Find out where it comes from before you replace it';
      return {
        message: `${imageName(image)} never was ${image.digest}: not in its whole history (${whole}). ${next}`,
      };
    });
  },
};
