// Wording that the messages of several checks share.
import type { Fact, Successors } from '../model/fact.js';
import { type ImageReference, imageName, impliedTag } from '../model/image.js';

/** A note that the times and counts come from this repository's ledger, not from a tag history; empty otherwise. */
export function firstSeenNote(fact: Fact): string {
  return 'basis' in fact && fact.basis === 'first-seen' ? " (according to this repository's ledger)" : '';
}

/** The name that a reference was judged by. Where it has no tag, it says which one was taken, and why. */
export function judgedName(image: ImageReference, fact: Fact): string {
  if (image.tag !== undefined) return imageName(image);
  const found = 'recoveredTag' in fact ? fact.recoveredTag : undefined;
  if (image.digest !== undefined && found === undefined) return imageName(image);
  const tag = found ?? impliedTag;
  const why = tag === impliedTag ? 'assumed' : 'found by its digest';
  return `${imageName({ ...image, tag })} (no tag is written: \`${tag}\` is ${why})`;
}

/** Which supported tag to switch to. */
export function successorAdvice(image: ImageReference, successors: Successors | undefined): string {
  if (successors === undefined) return 'No supported successor was found in the repository';
  const { nearest, newest } = successors;
  const far = newest === nearest ? '' : `, or to the newest tag, ${newest}`;
  return `Switch to ${imageName({ ...image, tag: nearest })}${far}`;
}
