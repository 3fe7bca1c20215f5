// unproved-pin: reports pins that nothing proves, of images for which the policy requires proof.
import { type Check, perImage, pinToCurrent } from '../../check.js';
import { judgedName, otherDigestText } from '../../format.js';
import { isBuiltAsTag } from './not-current.js';

export const unprovedPin: Check = {
  id: 'unproved-pin',
  summary:
    'The policy requires proof for the image, and nothing proves that its tag ever pointed to the pinned digest',
  severity: 'error',
  example: {
    bad: 'FROM ghcr.io/acme/app:1.2@sha256:<proved by nothing>',
    good: 'FROM ghcr.io/acme/app:1.2@sha256:<the digest of 1.2, or one from its history>',
  },
  why: '`proof` in the policy names images whose pins must be proved: by the current digest of the tag, its history, a ledger, or a signed build of the version. Without proof, the digest of another tag or of an attacker looks like any other pin.',
  fix: 'Pin the current digest, which the registry proves. To prove a pin after the tag has moved, use a ledger (`ledger: true`), a registry that keeps a history, or signed builds (`signatures` in the policy).',
  waive: {
    when: 'Waive it for an image whose digest you have confirmed with its publisher. Say how.',
    where: 'line',
  },
  run(input, { needsProof = () => false }) {
    return perImage(input, (occurrence, fact) => {
      const { image } = occurrence;
      if (image.digest === undefined || !needsProof(image) || isBuiltAsTag(input, occurrence))
        return undefined;
      const required = 'The policy requires proof for this image (`proof`)';
      if (fact.status === 'not-current')
        return {
          message: `${otherDigestText(judgedName(image, fact), fact, '')}, and nothing proves that it ever did. ${required}. ${pinToCurrent(occurrence, fact).advice}`,
        };
      // Anything else that is unknown is a gap: another run may be told more.
      if (fact.status !== 'unknown' || (fact.cause !== 'no-history' && fact.cause !== 'no-tag'))
        return undefined;
      return { message: `The pin of ${judgedName(image, fact)} is not proved. ${fact.message}. ${required}` };
    });
  },
};
