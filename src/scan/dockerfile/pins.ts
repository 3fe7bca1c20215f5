// Where the digest of an image is written or would be written.
import { digestLead } from '../../model/image.js';
import type { ImageOccurrence, PinPlace, PinRefused } from '../../model/occurrence.js';
import { refused } from '../pin-place.js';
import { notPinnable } from '../reasons.js';
import type { ArgumentExpansion } from './definitions.js';
import type { Homes } from './homes.js';
import { tagIn } from './name-parts.js';
import type { DockerfilePlace } from './place.js';
import { beginsIn, type Traced } from './values.js';

/** The image whose name is written in one place, which quotes and continuations may interrupt. */
export function literalImage(place: DockerfilePlace, homes: Homes, value: Traced): ImageOccurrence {
  const span = place.spanOf(value);
  return place.image(span, value.text, pinOf(place, homes, value, span.end));
}

/**
 * The place for a name that variables are a part of. A digest behind a variable would make builds ignore what the
 * variable is set to, without a word: it goes where the tag is written, so that another tag takes it away.
 */
export function expandedPin(
  place: DockerfilePlace,
  homes: Homes,
  { value, hasPatterns }: ArgumentExpansion,
  word: Traced,
): PinPlace | PinRefused {
  const digest = homes.digestOf(value);
  if (digest !== undefined && 'why' in digest) return refused(digest.why);
  if (digest !== undefined && !beginsIn(digest, word))
    return { kind: 'place', lead: '@', span: place.spanOf(digest) };
  const end = value.text.length - (digest?.text.length ?? 0);
  if (!hasPatterns && place.hasOwnEnd(word, value))
    return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
  const home = digest === undefined && !hasPatterns ? homes.endOf(value) : undefined;
  const name = value.text.slice(0, end);
  if (home !== undefined && (place.hasOwnEnd(home.written, value) || place.hasOwnPath(word, value)))
    return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
  const user = homes.usedByCommands(value);
  if (user !== undefined) return refused(notPinnable.usedByCommands(user, name));
  return refused(notPinnable.behindVariable(name, digest !== undefined));
}

/** The place of the value's digest; without one, the end of its text. */
function pinOf(place: DockerfilePlace, homes: Homes, value: Traced, end: number): PinPlace | PinRefused {
  const digest = homes.digestOf(value);
  if (digest === undefined) {
    const lead = tagIn(value) === undefined ? digestLead({}) : '@';
    return { kind: 'place', lead, span: { start: end, end } };
  }
  if ('why' in digest) return { kind: 'refused', why: digest.why };
  return { kind: 'place', lead: '@', span: place.spanOf(digest) };
}
