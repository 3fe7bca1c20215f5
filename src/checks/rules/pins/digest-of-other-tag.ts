// digest-of-other-tag: reports pins that another tag of the repository has now, as when only the tag was changed.
import { imageName } from '../../../model/images/image.js';
import { hasSameImages } from '../../../model/judgement/fact.js';
import { type Check, perImage, pinToCurrent } from '../../check.js';
import { isBuiltAsTag } from './not-current.js';

export const digestOfOtherTag: Check = {
  id: 'digest-of-other-tag',
  summary: 'The pinned digest is what another tag of the repository points to now',
  severity: 'error',
  example: {
    bad: 'FROM registry.example.com/acme/node:22.3.1@sha256:<the digest of 22.3.0>',
    good: 'FROM registry.example.com/acme/node:22.3.1@sha256:<the digest of 22.3.1>',
  },
  why: 'Somebody has changed the tag and left the digest, or has copied the digest of another tag. The runtime pulls by digest and ignores the tag, so it runs a version that the line does not name. It is an error if both tags are full versions that differ. Otherwise it is a notice, because a tag such as `22` may have moved on while the tag of the release kept the digest.',
  fix: 'Pin the current digest of the tag that is written: `tagproof pin` writes it. If the tag that the message names is meant, write that tag.',
  waive: {
    when: 'Waive it if the publisher uses one image for several versions, and say where that is written.',
    where: 'line',
  },
  run(input) {
    return perImage(input, (occurrence, fact) => {
      if (fact.status !== 'not-current' || fact.otherTag === undefined) return undefined;
      if (hasSameImages(fact) || isBuiltAsTag(input, occurrence)) return undefined;
      const { image } = occurrence;
      const { tag, contradicts } = fact.otherTag;
      const { fix, advice } = pinToCurrent(occurrence, fact);
      const what = contradicts
        ? 'which is another version'
        : `but ${image.tag} points to another one now, and nothing proves that it ever pointed to this one`;
      const message = `${imageName(image)} is pinned to the current digest of ${tag}, ${what}. ${advice}. If ${tag} is meant, write that tag instead`;
      return {
        message,
        ...(contradicts ? {} : { atMost: 'notice' as const }),
        ...fix,
      };
    });
  },
};
