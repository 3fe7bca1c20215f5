// digest-of-one-platform: reports pins that work on one platform only, because they name a manifest instead of the index.

import { shortDigest } from '../../../model/text/text.js';
import { type Check, perImage, pinTo, pinToCurrent } from '../../check.js';
import { judgedName } from '../../format.js';

export const digestOfOnePlatform: Check = {
  id: 'digest-of-one-platform',
  summary: "The pinned digest is one platform's manifest from the tag's index, not the index itself",
  severity: 'warning',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<the manifest of linux/amd64>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<the index of all platforms>',
  },
  why: 'The tag points to an index with one manifest per platform, and the pin names only one of those manifests. It works on machines of that platform; on all others it fails or runs under slow emulation. The signature and the attestations of the index are not checked either.',
  fix: 'Pin the index, as the suggested replacement does; the runtime then selects the manifest for its own platform. `tagproof pin` writes it.',
  waive: {
    when: 'Waive it if the workload is deliberately tied to one platform, and name that platform.',
    where: 'line',
  },
  run(input) {
    return perImage(input, (occurrence, fact) => {
      if (fact.status !== 'one-platform') return undefined;
      const name = judgedName(occurrence.image, fact);
      const message = `${name} is pinned to the manifest of a single platform from the tag's index ${shortDigest(fact.indexDigest)}`;
      const isHeldBack = fact.noTarget !== undefined && fact.indexDigest === fact.currentDigest;
      if (isHeldBack) return { message: `${message}. ${pinToCurrent(occurrence, fact).advice}` };
      return { message: `${message}. Pin the index instead`, ...pinTo(occurrence, fact.indexDigest) };
    });
  },
};
