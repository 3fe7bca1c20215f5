// unproved-pin: reports pins that nothing proves, of images for which the policy requires proof.
import { type Check, perImage } from '../check.js';
import { judgedName, otherDigestText } from '../format.js';
import { isBuiltAsTag } from './not-current.js';

export const unprovedPin: Check = {
  id: 'unproved-pin',
  summary: 'The policy requires proof for the image, and nothing proves that the pin ever was its tag',
  severity: 'error',
  example: {
    bad: 'FROM ghcr.io/acme/app:1.2@sha256:<proved by nothing>',
    good: 'FROM ghcr.io/acme/app:1.2@sha256:<the digest of 1.2, or one from its history>',
  },
  why: '`proof` in the policy names images whose pins must be proved: by the digest that the registry returns now, by a history of the tag, by a ledger, or by a signed build of the version. Without proof, an image of another tag or of an attacker looks like any other pin.',
  fix: 'Pin the current digest, which the registry proves. To keep a pin provable after the tag has moved, use a ledger (`ledger: true`), a registry that keeps a history, or signed builds (`signatures` in the policy).',
  waive: {
    when: 'Waive it for a single image whose digest you have compared with its publisher, and say how.',
    where: 'line',
  },
  run(evidence, { needsProof = () => false }) {
    return perImage(evidence, (occurrence, fact) => {
      const { image } = occurrence;
      if (image.digest === undefined || !needsProof(image) || isBuiltAsTag(evidence, occurrence))
        return undefined;
      const required = '`proof` requires it to be proved';
      if (fact.status === 'not-current')
        return { message: `${otherDigestText(judgedName(image, fact), fact, '')}. ${required}` };
      // Anything else that is unknown is a gap: another run may be told more.
      if (fact.status !== 'unknown' || (fact.cause !== 'no-history' && fact.cause !== 'no-tag'))
        return undefined;
      return { message: `The pin of ${judgedName(image, fact)} is not proved: ${fact.message}. ${required}` };
    });
  },
};
