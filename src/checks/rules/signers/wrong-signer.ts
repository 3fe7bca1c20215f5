// wrong-signer: reports images that are signed, but not by whom the policy requires.
import { imageName } from '../../../model/images/image.js';
import { shortDigest } from '../../../model/text/text.js';
import { acceptedBy } from '../../../signatures/match.js';
import { type Check, perImage } from '../../check.js';
import { requiredSignersText, signaturesAt, signerText } from '../../refused-fixes.js';

export const wrongSigner: Check = {
  id: 'wrong-signer',
  summary: 'The image is signed by somebody else than the policy requires',
  severity: 'error',
  example: {
    bad: 'FROM ghcr.io/acme/app:1.2.3@sha256:<signed by a workflow of another repository>',
    good: 'FROM ghcr.io/acme/app:1.2.3@sha256:<signed by the release workflow of acme/app>',
  },
  why: 'Anybody can sign any image with their own identity. The signature is valid, but it was made by a person, a workflow or a key that the policy does not name for this image.',
  fix: 'Compare the signer in the message with the entry in the policy. If the publisher has changed its workflow or its key, change the entry in a pull request. If you do not know the signer, do not use the image.',
  waive: {
    when: 'Waive it for a short time if the publisher has announced a new identity and the policy cannot be changed yet.',
    where: 'policy',
  },
  run(input, { signatures }) {
    return perImage(input, (occurrence) => {
      const own = signaturesAt(input, occurrence, signatures);
      if (own === undefined || !own.found.complete || own.found.signed.length === 0) return undefined;
      const { found, rules } = own;
      const unsatisfied = rules.find((rule) => acceptedBy(rule, found) === undefined);
      if (unsatisfied === undefined) return undefined;
      const signers = [...new Set(found.signed.map(({ signer }) => signerText(signer)))];
      const more = signers.length > 3 ? ` and ${signers.length - 3} more` : '';
      const name = `${imageName(occurrence.image)} (${shortDigest(found.digest)})`;
      return {
        message: `${name} is signed by ${signers.slice(0, 3).join(' and ')}${more}, but the policy requires ${requiredSignersText(unsatisfied)}`,
      };
    });
  },
};
