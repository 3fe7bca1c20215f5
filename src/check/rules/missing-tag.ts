// missing-tag: nothing can be pulled under this name.
import { imageName } from '../../model/image.js';
import { type Check, perImage } from '../check.js';

export const missingTag: Check = {
  id: 'missing-tag',
  summary: 'The repository, the tag or the pinned digest does not exist',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:twenty',
    good: 'FROM registry.example.com/acme/node:20',
  },
  run(evidence) {
    return perImage(evidence, ({ image }, fact) => {
      if (fact.status !== 'missing') return undefined;
      if (fact.what === 'digest')
        return { message: `${imageName(image)}@${image.digest} does not exist: ${words.digest}` };
      return { message: `${imageName(image)} does not exist: ${words[fact.what]}` };
    });
  },
};

const words = {
  repository: 'the registry has no such repository',
  tag: 'its repository has no such tag',
  digest: 'its repository has no such digest, so nothing can be pulled by it',
};
