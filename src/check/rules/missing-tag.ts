// missing-tag: nothing can be pulled under this name.
import { imageName } from '../../model/image.js';
import { type Check, perImage } from '../check.js';

export const missingTag: Check = {
  id: 'missing-tag',
  summary: 'The repository or the tag does not exist',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:twenty',
    good: 'FROM registry.example.com/acme/node:20',
  },
  run(evidence) {
    return perImage(evidence, ({ image }, fact) => {
      if (fact.status !== 'missing') return undefined;
      const what =
        fact.what === 'repository' ? 'the registry has no such repository' : 'its repository has no such tag';
      return { message: `${imageName(image)} does not exist: ${what}` };
    });
  },
};
