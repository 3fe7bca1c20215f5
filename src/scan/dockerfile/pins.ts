// Where the digest of an image is written or would be written.
import type { ImageOccurrence, PinPlace, PinRefused } from '../../model/occurrence.js';
import type { Homes } from './homes.js';
import type { DockerfilePlace } from './place.js';
import type { Traced } from './values.js';

/** The image whose name is written in one place, which quotes and continuations may interrupt. */
export function literalImage(place: DockerfilePlace, homes: Homes, value: Traced): ImageOccurrence {
  const span = place.spanOf(value);
  return place.image(span, value.text, pinOf(place, homes, value, span.end));
}

/** The place of the value's digest; without one, the end of its text. */
export function pinOf(
  place: DockerfilePlace,
  homes: Homes,
  value: Traced,
  end: number,
): PinPlace | PinRefused {
  const digest = homes.digestOf(value);
  if (digest === undefined) return { kind: 'place', lead: '@', span: { start: end, end } };
  if ('why' in digest) return { kind: 'refused', why: digest.why };
  return { kind: 'place', lead: '@', span: place.spanOf(digest) };
}
