// not-current: reports pins that the tag does not point to now, and of which nothing proves that it ever did.
import { type CheckInput, hasSameImages } from '../../../model/judgement/fact.js';
import type { ImageOccurrence } from '../../../model/occurrence.js';
import { type Check, perImage, pinToCurrent } from '../../check.js';
import { judgedName, otherDigestText, sourceNote } from '../../format.js';

export const notCurrent: Check = {
  id: 'not-current',
  summary: 'The tag points to another digest, and nothing proves that it ever pointed to the pinned one',
  severity: 'error',
  example: {
    bad: 'FROM ghcr.io/acme/app:1.2@sha256:<not the digest of 1.2>',
    good: 'FROM ghcr.io/acme/app:1.2@sha256:<the current digest of 1.2>',
  },
  why: 'Most registries keep no tag history. The pin may have fallen behind, or it may never have belonged to the tag, such as an image of another tag or one that an attacker has pushed to the repository. On a line that the change adds or edits it is an error, because a new pin has no reason to be behind; elsewhere it is a warning. A pin that gives every machine the image that the tag gives it is none.',
  fix: 'Pin the current digest: `tagproof pin` writes it. A ledger (`ledger: true`) records what the tag points to, so that the pin can still be proved after the tag has moved. With `proof` in the policy, unproved pins of the images that you name always fail.',
  waive: {
    when: 'Waive it if you know from another source that the tag pointed to the digest. Name the source.',
    where: 'line',
  },
  run(input, { now }) {
    return perImage(input, (occurrence, fact) => {
      if (fact.status !== 'not-current' || hasSameImages(fact)) return undefined;
      if (isBuiltAsTag(input, occurrence)) return undefined;
      const { fix, advice } = pinToCurrent(occurrence, fact);
      const name = judgedName(occurrence.image, fact);
      const message = `${otherDigestText(name, fact, sourceNote(fact, now))}, and nothing proves that it ever did. ${advice}`;
      return { message, ...fix, elsewhere: 'warning', unless: ['stale-digest', 'digest-of-other-tag'] };
    });
  },
};

/** A signed build of the version in the tag proves the pin, although no history does. */
export function isBuiltAsTag({ signatures }: CheckInput, occurrence: ImageOccurrence): boolean {
  const found = signatures?.get(occurrence);
  return found?.built?.provesTag === true && found.digest === occurrence.image.digest;
}
