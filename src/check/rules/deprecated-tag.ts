// deprecated-tag: the tag is at its end of life, so no digest of it gets fixes any more.
import type { Fact } from '../../model/fact.js';
import { imageName } from '../../model/image.js';
import { type Check, perImage } from '../check.js';

export const deprecatedTag: Check = {
  id: 'deprecated-tag',
  summary: 'The tag is marked end-of-life',
  severity: 'error',
  example: { bad: 'FROM registry.example.com/acme/node:16', good: 'FROM registry.example.com/acme/node:22' },
  run(evidence) {
    return perImage(evidence, ({ image }, fact) => {
      const endOfLife = endOfLifeOf(fact);
      if (endOfLife?.deprecated !== true) return undefined;
      const next =
        endOfLife.successor === undefined
          ? 'No living successor was found in the repository'
          : `Move to ${imageName({ ...image, tag: endOfLife.successor })}`;
      return { message: `${imageName(image)} is at its end of life. ${next}` };
    });
  },
};

function endOfLifeOf(fact: Fact) {
  return fact.status === 'missing' ? undefined : fact.endOfLife;
}
