// built-as-other-tag: reports images whose certificate says that they were built as another version than the tag's.
import { imageName } from '../../../model/images/image.js';
import { shortDigest } from '../../../model/text/text.js';
import { builtOf } from '../../../signatures/built.js';
import { satisfies } from '../../../signatures/match.js';
import { type Check, perImage } from '../../check.js';
import { signaturesAt } from '../../refused-fixes.js';

export const builtAsOtherTag: Check = {
  id: 'built-as-other-tag',
  summary: 'The signature says that the image was built as another version than its tag names',
  severity: 'error',
  example: {
    bad: 'FROM ghcr.io/acme/app:1.2.3@sha256:<built from refs/tags/v1.2.2>',
    good: 'FROM ghcr.io/acme/app:1.2.3@sha256:<built from refs/tags/v1.2.3>',
  },
  why: 'The certificate of the signature names the Git tag that was built, and it is not the version in the tag of the image. Whoever can write to the registry can point a new tag at an old, vulnerable image; the signature of that image stays valid.',
  fix: 'Pin the digest that was built as this version, or correct the tag. If the Git tags of the publisher are not the versions of its images, set `source-tag: any` in the entry of the policy.',
  waive: {
    when: 'Waive it for a single image that was released again under another version on purpose.',
    where: 'line',
  },
  run(input, { signatures }) {
    return perImage(input, (occurrence) => {
      const { image } = occurrence;
      const own = signaturesAt(input, occurrence, signatures);
      if (own === undefined || own.rules.some(({ sourceTag }) => sourceTag === 'any')) return undefined;
      const isRequired = own.rules.length > 0;
      if (isRequired && !satisfies(own.rules, own.found)) return undefined;
      const built = builtOf(image, own.found, own.rules);
      if (built?.relation !== 'other') return undefined;
      const of = built.build.repository === undefined ? '' : ` of ${built.build.repository}`;
      return {
        message: `${imageName(image)} (${shortDigest(own.found.digest)}) was built as ${built.gitTag}${of}, not as ${image.tag}`,
        // Without an entry, nobody has said that these Git tags are the versions of the image.
        ...(isRequired ? {} : { atMost: 'warning' as const }),
      };
    });
  },
};
