// digest-of-one-platform: the pin is right on one kind of machine and pulls the wrong image on every other.
import { imageName } from '../../model/image.js';
import { type Check, perImage, pinTo } from '../check.js';
import { shortDigest } from '../words.js';

export const digestOfOnePlatform: Check = {
  id: 'digest-of-one-platform',
  summary: "The pin is one platform's manifest of an index that was in the history",
  severity: 'warning',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<the manifest of linux/amd64>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<the index of all platforms>',
  },
  run(evidence) {
    return perImage(evidence, (occurrence, fact) => {
      if (fact.status !== 'one-platform') return undefined;
      const name = imageName(occurrence.image);
      const message = `The pin of ${name} is one platform's manifest of the index ${shortDigest(fact.indexDigest)}, which was that tag. Pin the index`;
      return { message, ...pinTo(occurrence, fact.indexDigest) };
    });
  },
};
