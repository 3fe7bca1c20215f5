// digest-of-one-platform: the pin is right on one kind of machine and pulls the wrong image on every other.

import { imageName } from '../../model/image.js';
import { shortDigest } from '../../model/text.js';
import { type Check, perImage, pinTo } from '../check.js';

export const digestOfOnePlatform: Check = {
  id: 'digest-of-one-platform',
  summary: "The pin is one platform's manifest of an index that was in the history",
  severity: 'warning',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<the manifest of linux/amd64>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<the index of all platforms>',
  },
  why: "The tag points to an index with one manifest for each platform, and the pin names only one of these. It works on machines of that platform and fails, or runs under slow emulation, on every other one. The index's signature and attestations are not looked at either.",
  fix: "Pin the index, as the finding's replacement does; the runtime then chooses the platform's manifest itself. `tagproof pin` writes it.",
  waive: {
    when: 'Waive it where the workload is bound to one platform on purpose, and say which one.',
    where: 'line',
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
