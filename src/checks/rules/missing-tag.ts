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
  why: 'The registry says in its own words that the repository or the tag does not exist. A fresh pull fails; what still runs, runs from a cache. A name that nobody owns can also be taken by somebody else.',
  fix: 'Correct the spelling, or find out where the image moved to. If the tag was deleted, choose a living one of the same repository.',
  waive: {
    when: 'Waive it for an image that this workflow pushes before it is used. Say where that happens.',
    where: 'line',
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
