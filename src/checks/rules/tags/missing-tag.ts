// missing-tag: reports references that cannot be pulled, because the repository, tag or digest does not exist.
import { imageName } from '../../../model/images/image.js';
import { shortDigest } from '../../../model/text/text.js';
import { formatDay } from '../../../model/text/time.js';
import { type Check, perImage, pinTo } from '../../check.js';
import { judgedName } from '../../format.js';

export const missingTag: Check = {
  id: 'missing-tag',
  summary: 'The repository, the tag or the pinned digest does not exist',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:twenty',
    good: 'FROM registry.example.com/acme/node:20',
  },
  why: 'The registry reports that the repository, the tag or the digest does not exist. A fresh pull fails; whatever still runs uses a cached copy. A name without an owner can also be registered by someone else.',
  fix: 'Correct the spelling, or find out where the image has moved. If the tag was deleted, choose a supported tag of the same repository. A digest that the registry has deleted is replaced by the one that followed it, if a history of the tag is known.',
  waive: {
    when: 'Waive it for an image that this workflow pushes before using it. Say where that happens.',
    where: 'line',
  },
  run(input) {
    return perImage(input, (occurrence, fact) => {
      const { image } = occurrence;
      if (fact.status !== 'missing') return undefined;
      if (fact.what === 'digest') {
        const message = `${imageName(image)}@${image.digest} does not exist: ${reasons.digest}`;
        if (fact.successor === undefined) return { message };
        const { digest, since, source } = fact.successor;
        const next = `According to ${source}, the tag moved on to ${shortDigest(digest)} on ${formatDay(since)} at the latest, which still exists. Pin that digest`;
        return { message: `${message}. ${next}`, ...pinTo(occurrence, digest) };
      }
      const name = fact.what === 'tag' ? judgedName(image, fact) : imageName(image);
      return { message: `${name} does not exist: ${reasons[fact.what]}` };
    });
  },
};

const reasons = {
  repository: 'the registry has no such repository',
  tag: 'the repository has no such tag',
  digest: 'the repository has no such digest, so it cannot be pulled',
};
