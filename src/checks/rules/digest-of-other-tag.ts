// digest-of-other-tag: reports pins that another tag of the repository has now, as when only the tag was changed.
import { imageName } from '../../model/images/image.js';
import { type Check, perImage, pinToCurrent } from '../check.js';
import { isBuiltAsTag } from './not-current.js';

export const digestOfOtherTag: Check = {
  id: 'digest-of-other-tag',
  summary: 'The pinned digest is what another tag of the repository points to now',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:22.3.1@sha256:<the digest of 22.3.0>',
    good: 'FROM registry.example.com/acme/node:22.3.1@sha256:<the digest of 22.3.1>',
  },
  why: 'Somebody has changed the tag and left the digest, or has copied the digest of another tag. The runtime pulls by digest and ignores the tag, so a version runs that the line does not name. It is an error if both tags are full versions that differ. Otherwise it is a notice, because a floating tag may have moved on while the tag of the release kept the digest.',
  fix: 'Pin the digest of the written tag, as the suggested replacement does, or write the tag that the message names, if its image is what should run. `tagproof pin` does the first.',
  waive: {
    when: 'Waive it if the publisher uses one image for several versions, and say where that is written.',
    where: 'line',
  },
  run(evidence) {
    return perImage(evidence, (occurrence, fact) => {
      if (fact.status !== 'not-current' || fact.otherTag === undefined) return undefined;
      if (isBuiltAsTag(evidence, occurrence)) return undefined;
      const { image } = occurrence;
      const { tag, contradicts } = fact.otherTag;
      const { fix, advice } = pinToCurrent(occurrence, fact);
      const what = contradicts
        ? 'which is another version'
        : `and ${image.tag} has another one. A tag that has moved on since leaves such a pin behind, but nothing proves that it ever had this digest`;
      const message = `${imageName(image)} is pinned to the digest that ${tag} has now, ${what}. ${advice}. If the image of ${tag} is what should run, write that tag instead`;
      return {
        message,
        ...(contradicts ? {} : { atMost: 'notice' as const }),
        ...fix,
      };
    });
  },
};
