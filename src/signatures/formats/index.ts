// The signature formats, in the order in which they are looked for.
import { readBundle } from '../bundle.js';
import { cosignEnvelope, cosignPayload } from './cosign.js';
import type { SignatureFormat } from './format.js';

/** https://github.com/sigstore/cosign/blob/main/specs/BUNDLE_SPEC.md */
const bundle = {
  id: 'bundle',
  mediaType: /^application\/vnd\.dev\.sigstore\.bundle(?:\.v\d\.\d)?\+json/,
  maxBytes: 4 * 1024 * 1024,
  hasPredicate: true,
  read: readBundle,
} as const satisfies SignatureFormat;

export const signatureFormats = [bundle, cosignPayload, cosignEnvelope] as const;

export type SignatureFormatId = (typeof signatureFormats)[number]['id'];
