// Builds the values that many tests need: digests, image references, occurrences, findings.

import { type Digest, digestLead, type ImageReference, parseImage } from '../src/model/images/image.js';
import type { Finding } from '../src/model/judgement/finding.js';
import type { ImageOccurrence } from '../src/model/occurrence.js';

export const dayMs = 86_400_000;

/** A digest of one letter or number of base 16, repeated. */
export function digest(letter: string): Digest {
  return `sha256:${letter.repeat(64)}`;
}

/** The image of a reference. It throws if the text is not one. */
export function image(raw: string): ImageReference {
  const parsed = parseImage(raw);
  if (parsed.kind === 'invalid') throw new Error(parsed.why);
  return parsed.image;
}

/** A reference that fills its file, where a digest can be written unless `why` says that it cannot. */
export function occurrence(raw: string, { file = 'Dockerfile', why = '' } = {}): ImageOccurrence {
  const at = raw.indexOf('@');
  const span = { start: at < 0 ? raw.length : at, end: raw.length };
  return {
    kind: 'image',
    at: { file, span: { start: 0, end: raw.length } },
    raw,
    image: image(raw),
    pin: why === '' ? { kind: 'place', span, lead: digestLead(image(raw)) } : { kind: 'refused', why },
  };
}

/** A finding of a check, an error unless it says otherwise. */
export function finding(check: string, more: Partial<Finding> = {}): Finding {
  return { check, severity: 'error', message: '', ...more };
}
