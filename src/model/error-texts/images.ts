// Error codes about images, their tag histories and their SBOMs.

import type { ErrorText } from '../failure.js';
import { docsUrl } from '../run/project.js';

export const imageErrors = {
  'no-platform': {
    means: 'The image belongs to a platform that is not configured, so its tag history was not checked',
    causes: ['Neither `platform` nor `base-url` and `registry-url` are set'],
    fix: 'Set `platform`, or the two URLs. `tagproof init` suggests them based on the images that it finds. Until then, `pin` writes the digest that the registry returns, which no history proves.',
  },
  'no-history': {
    means:
      'No source of tag histories answers the question: what the tag pointed to at another time (`as-of`), or since when it points to its current digest (`min-age`)',
    causes: [
      'The registry keeps no tag history, or only the times of pushes',
      'The question is about a time before what the sources know',
      'A source could not be asked, because it needs a credential: the message names it',
    ],
    fix: `Nothing is wrong with the run, and a re-run cannot find out more. \`tagproof history IMAGE:TAG\` shows what each source knows. A ledger of observed digests (\`ledger: true\` with \`pin\`) builds up a history over time: ${docsUrl('registries.md')}`,
  },
  'history-incomplete': {
    means: 'A tag history could not be read completely, and the result depends on all of it',
    causes: [
      'A request failed part-way',
      'More than 999 records have the same millisecond timestamp',
      "The tag moved twice in the same millisecond, and the platform's list of tags does not say to which digest last",
    ],
    fix: 'Re-run. Only a complete history can show that a tag never pointed to a digest.',
  },
  contradiction: {
    means: 'Two responses contradict each other, so neither is used',
    causes: [
      'A tag moved during the run',
      'A service or a proxy returned a stale cached copy',
      'One name refers to two different things',
    ],
    fix: 'Re-run. If it keeps happening, have the operator investigate the service: its responses cannot both be correct.',
  },
  'digest-mismatch': {
    means: 'The content that a registry sent does not match its digest',
    causes: ['A broken or malicious registry, mirror or proxy'],
    fix: 'Do not use the content. Contact the operator of the registry.',
  },
  'no-tag': {
    means: 'The reference has a digest but no tag, and no tag could be found that the digest belongs to',
    causes: [
      'It is written as `image@sha256:…`',
      'The digest is older than the histories that were searched',
    ],
    fix: 'Write the tag before the digest: `image:tag@sha256:…`. Histories are kept per tag.',
  },
  'missing-repository': {
    means: 'The registry has no such repository',
    causes: ['The image name is misspelled', 'The repository is in another organization or was deleted'],
    fix: 'Correct the image name; `tagproof scan` shows how it was parsed.',
  },
  'missing-tag': {
    means: 'The repository exists, but not the tag or digest',
    causes: ['The tag is misspelled or was deleted', 'The registry deleted the digest in a cleanup'],
    fix: 'Correct the tag, or pin a digest that exists (`tagproof pin`).',
  },
  'pull-policy': {
    means:
      'A pull policy of the organization could not be evaluated, so it is not known whether it allows the pull',
    causes: [
      'The expression of a custom policy has an error',
      'The platform lacks data about the image that the policy needs',
    ],
    fix: 'Have the administrator of the organization fix the policy, or put it into dry run until it is fixed. Until then, the result is neither a finding nor a pass.',
  },
  'unverifiable-signature': {
    means:
      'The policy requires a signature, and one that is there, or the list of them, could not be read or verified',
    causes: [
      'The registry lists a signature and does not return it',
      'More signatures are attached to the image than are read',
      'A trusted root that the policy names cannot be used',
    ],
    fix: `Re-run. If it keeps happening, \`tagproof signatures IMAGE\` shows what is attached to the image and why it does not count: ${docsUrl('signatures.md')}`,
  },
  'no-sbom': {
    means: 'Advisories were requested for the packages of an SBOM, but no SBOM was found',
    causes: ['A glob of `sbom` matches no file', 'The image, or one of its platforms, has no SBOM attached'],
    fix: `Correct the glob, attach an SBOM when the image is built, or turn off \`sbom-from-registry\`: ${docsUrl('advisories.md')}`,
  },
} satisfies Readonly<Record<string, ErrorText>>;
