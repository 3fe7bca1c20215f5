// signer-changed: reports digests that are not signed by whom the digests before them in the tag's history were signed by.
import { imageName } from '../../../model/images/image.js';
import { shortDigest } from '../../../model/text/text.js';
import { satisfies, signerKey } from '../../../signatures/match.js';
import { type Check, perImage } from '../../check.js';
import { signaturesAt, signerText } from '../../refused-fixes.js';

export const signerChanged: Check = {
  id: 'signer-changed',
  summary: 'The digests before this one were signed by somebody else',
  severity: 'warning',
  example: {
    bad: 'FROM registry.example.com/acme/node:20@sha256:<not signed, although the digests before it are>',
    good: 'FROM registry.example.com/acme/node:20@sha256:<signed like the digests before it>',
  },
  why: 'The digests that the tag pointed to before were signed by one signer, and this one is signed by another or not at all. That is what an image looks like that was pushed with a stolen password of the registry.',
  fix: 'Ask the publisher whether it changed how it signs. If it did, the warning ends when the tag has moved on, or as soon as an entry of `signatures` in the policy names the new signer.',
  waive: {
    when: 'Waive it if the publisher has announced the change, and say where.',
    where: 'line',
  },
  run(input, { signatures }) {
    return perImage(input, (occurrence) => {
      const own = signaturesAt(input, occurrence, signatures);
      if (own?.found.before === undefined || satisfies(own.rules, own.found)) return undefined;
      const { digest, signed, refused, complete, before } = own.found;
      const earlier = before.flatMap((one) => one.signed);
      const [last] = earlier;
      const known = new Set(earlier.map(({ signer }) => signerKey(signer)));
      if (last === undefined || signed.some(({ signer }) => known.has(signerKey(signer)))) return undefined;
      const name = `${imageName(occurrence.image)} (${shortDigest(digest)})`;
      const was = `the digests before it were signed by ${signerText(last.signer)}`;
      const [first] = signed;
      if (first !== undefined)
        return { message: `${name} is signed by ${signerText(first.signer)}, but ${was}` };
      if (!complete) return undefined;
      const rest = refused.length === 0 ? 'is not signed' : 'has no valid signature';
      return { message: `${name} ${rest}, but ${was}` };
    });
  },
};
