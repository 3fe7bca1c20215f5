// Refuses to add a digest where the program that pulls the image is not known to accept one behind a tag.
import type { Occurrence } from '../model/occurrence.js';
import { refused } from './pin-place.js';

/** The occurrence without a place for a new digest, and `why`. A digest that is already written can be replaced. */
export function withoutNewDigest(one: Occurrence, why: string): Occurrence {
  if (one.kind !== 'image' || one.image.digest !== undefined || one.pin.kind === 'refused') return one;
  return { ...one, pin: refused(why) };
}
