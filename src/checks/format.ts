// Wording that the messages of several checks share.

import { type ImageReference, imageName, impliedTag } from '../model/images/image.js';
import { type Fact, type Instant, isByDigestAge, type Successors } from '../model/judgement/fact.js';
import { shortDigest } from '../model/text/text.js';
import { formatDay, formatDuration } from '../model/text/time.js';

/**
 * A note that the times and counts come from another source than the platform's history: which one, from when on it knows,
 * and how old its answer is if that is not of this run. Empty otherwise.
 */
export function sourceNote(fact: Fact, now: Instant): string {
  if (!('basis' in fact) || fact.basis === undefined || fact.basis === 'present') return '';
  if (fact.basis === 'first-seen') return " (according to this repository's ledger)";
  const source = 'evidence' in fact ? fact.evidence?.find(({ silent }) => silent === undefined) : undefined;
  if (source === undefined) return '';
  const since = source.since === undefined ? '' : ` since ${formatDay(source.since)}`;
  const age = now - source.readAt;
  const read = age < staleReadingMs ? '' : `, read ${formatDuration(age)} ago`;
  if (isByDigestAge(fact))
    return ` (by the age of the digest, which \`digest-age: accepted\` lets count: ${source.source}${since}${read})`;
  return ` (according to ${source.source}${since}${read})`;
}

/** An answer of this run. */
const staleReadingMs = 3_600_000;

/** That the tag has another digest, and since when at least. */
export function otherDigestText(
  name: string,
  { currentDigest, currentSince, notSince }: Extract<Fact, { status: 'not-current' }>,
  note: string,
): string {
  if (notSince !== undefined && notSince <= (currentSince ?? notSince))
    return `${name} has not pointed to the pinned digest since ${formatDay(notSince)} or earlier${note}`;
  if (currentSince === undefined) return `${name} does not point to the pinned digest now`;
  const other = shortDigest(currentDigest);
  return `${name} has pointed to ${other} since ${formatDay(currentSince)} or earlier${note}, not to the pinned digest`;
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
