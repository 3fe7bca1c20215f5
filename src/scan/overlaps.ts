// Decides which of the occurrences of a file count where several scanners, or several values of one name, share a place.
import { imageName } from '../model/images/image.js';
import type { Occurrence, PinRefused } from '../model/occurrence.js';
import { placeKey } from '../model/text/source.js';

/**
 * The occurrences in the order of the text. What is inside of another occurrence is left out. Images that share a place
 * are the possible values of one name and all stay, as long as none of them takes a digest there. A scanner that knows
 * these values counts more than one that does not; what is opaque in a text with several images stays beside them.
 */
export function withoutOverlaps(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const sorted = withAgreedPlatforms(occurrences).sort((a, b) => a.at.span.start - b.at.span.start);
  const kept: Occurrence[] = [];
  const parts = sorted.filter(isPart);
  for (const one of sorted.filter((each) => !isPart(each))) {
    const last = kept.at(-1);
    if (last === undefined || one.at.span.start >= last.at.span.end) kept.push(one);
    else if (placeKey(last.at) !== placeKey(one.at)) continue;
    else if (isAlternative(last, one)) kept.push(one);
    else if (isUnpinnable(one) && last.kind === 'opaque' && last.why !== 'invalid') kept.splice(-1, 1, one);
  }
  const all =
    parts.length === 0 ? kept : [...kept, ...parts].sort((a, b) => a.at.span.start - b.at.span.start);
  return distinctOccurrences(all);
}

function isPart(one: Occurrence): boolean {
  return one.kind === 'opaque' && one.isPart === true;
}

/** Each image of a place once. */
export function distinctOccurrences(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const distinct = new Map<string, Occurrence>();
  for (const one of withAgreedPlatforms(occurrences)) {
    const key = keyOf(one);
    if (!distinct.has(key)) distinct.set(key, one);
  }
  return [...distinct.values()];
}

/** Names that several places use, by alias or by variable, have platforms only where all of them name the same ones. */
export function withAgreedPlatforms(occurrences: readonly Occurrence[]): Occurrence[] {
  if (occurrences.every((one) => one.kind !== 'image' || one.platforms === undefined))
    return [...occurrences];
  const platforms = new Map<string, Set<string>>();
  for (const one of occurrences) {
    const key = keyOf(one);
    const named = platforms.get(key) ?? new Set();
    platforms.set(key, named.add(`${one.kind === 'image' ? (one.platforms ?? '') : ''}`));
  }
  return occurrences.map((one) => {
    if (one.kind !== 'image' || platforms.get(keyOf(one))?.size === 1) return one;
    const { platforms: _, ...rest } = one;
    return rest;
  });
}

function keyOf(one: Occurrence): string {
  return `${placeKey(one.at)}\0${imageOf(one)}`;
}

/** The same occurrences; where one of several at a place takes no digest, none of them does. */
export function agreedOccurrences(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const refusedAt = new Map<string, PinRefused>();
  for (const one of occurrences)
    if (one.kind === 'image' && one.pin.kind === 'refused') refusedAt.set(placeKey(one.at), one.pin);
  return occurrences.map((one) => {
    const pin = refusedAt.get(placeKey(one.at));
    return one.kind !== 'image' || pin === undefined ? one : { ...one, pin };
  });
}

function isAlternative(last: Occurrence, one: Occurrence): boolean {
  return isUnpinnable(last) && isUnpinnable(one) && imageOf(last) !== imageOf(one);
}

function isUnpinnable(one: Occurrence): boolean {
  return one.kind === 'image' && one.pin.kind === 'refused';
}

function imageOf(one: Occurrence): string {
  return one.kind === 'image' ? `${imageName(one.image)}@${one.image.digest ?? ''}` : '';
}
