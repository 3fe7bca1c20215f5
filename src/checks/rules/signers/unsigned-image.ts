// unsigned-image: reports images without a valid signature that the policy says must be signed.
import { imageName } from '../../../model/images/image.js';
import { shortDigest } from '../../../model/text/text.js';
import { satisfies } from '../../../signatures/match.js';
import { type Check, perImage } from '../../check.js';
import { refusedText, requiredSignersText, signaturesAt } from '../../refused-fixes.js';

export const unsignedImage: Check = {
  id: 'unsigned-image',
  summary: 'The policy requires a signature, and the image has none that is valid',
  severity: 'error',
  example: {
    bad: 'FROM ghcr.io/acme/app:1.2.3@sha256:<a digest without a valid signature>',
    good: 'FROM ghcr.io/acme/app:1.2.3@sha256:<a digest that the release workflow signed>',
  },
  why: 'Whoever can write to the registry can push an image under any name. A signature shows that it comes from the build that you trust, and it cannot be made with the password of the registry. This image has none, or only signatures that are forged, altered, or about another image.',
  fix: 'Find out who pushed the digest and why it is not signed. `tagproof signatures IMAGE` lists what is attached to it. If the publisher does not sign its images, remove the image from `signatures` in the policy.',
  waive: {
    when: 'Waive it for a single image that was built before its publisher began to sign, and say until when it is needed.',
    where: 'policy',
  },
  run(input, { signatures }) {
    return perImage(input, (occurrence) => {
      const own = signaturesAt(input, occurrence, signatures);
      if (own === undefined || own.rules.length === 0) return undefined;
      const { found, rules } = own;
      if (!found.complete || found.signed.length > 0 || satisfies(rules, found)) return undefined;
      const name = `${imageName(occurrence.image)} (${shortDigest(found.digest)})`;
      const [rule] = rules;
      const by = rule === undefined ? '' : `, and the policy requires one by ${requiredSignersText(rule)}`;
      const refused = refusedText(found);
      if (refused === '') return { message: `${name} is not signed: no signature is attached to it${by}` };
      return { message: `${name} has no valid signature${by}. What is attached does not count: ${refused}` };
    });
  },
};
