// Takes the place of a digest away from a reference: every refusal after a reference was read goes through here.
import type { Occurrence } from '../model/occurrence.js';
import { refused } from './pin-place.js';

/** The occurrence without a place for a new digest, and `why`. A digest that is already written can be replaced. */
export function withoutNewDigest(one: Occurrence, why: string): Occurrence {
  return one.kind !== 'image' || one.image.digest !== undefined ? one : withoutDigestPlace(one, why);
}

/**
 * The occurrence without a place for any digest, and `why`: one that is already written stays too. The first reason is told
 * that also holds for a digest in place of the tag.
 */
export function withoutDigestPlace(one: Occurrence, why: string): Occurrence {
  if (one.kind !== 'image' || (one.pin.kind === 'refused' && one.pin.replacesTag !== true)) return one;
  return { ...one, pin: refused(why) };
}
