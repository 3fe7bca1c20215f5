// Wording that the messages of several checks share, also of what a list of release cycles knows: what has ended or will.

import { type ImageReference, imageName, impliedTag } from '../model/images/image.js';
import {
  type EndOfLife,
  type Fact,
  type Instant,
  isByDigestAge,
  type ReleaseEnd,
  type ReleaseEnds,
  type Successors,
} from '../model/judgement/fact.js';
import { plural, shortDigest } from '../model/text/text.js';
import { dayMs, formatDay, formatDuration } from '../model/text/time.js';

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

/** The releases that have ended at `now`; of a tag that the platform judges, none. */
export function endedReleases(end: EndOfLife | undefined, now: Instant): readonly ReleaseEnd[] {
  return (end?.releases?.ends ?? []).filter(({ date }) => date === undefined || date <= now);
}

/** The releases that end after `now`, but not later than `withinMs` from it. */
export function endingReleases(
  end: EndOfLife | undefined,
  now: Instant,
  withinMs: number,
): readonly ReleaseEnd[] {
  const isNear = (date: Instant) => date > now && now >= date - withinMs;
  return (end?.releases?.ends ?? []).filter(({ date }) => date !== undefined && isNear(date));
}

/** `<name> uses Node.js 16, which reached its end of life on 2023-09-11, and is based on Alpine Linux 3.16, which …`. */
export function releaseEndsText(
  name: string,
  ends: readonly ReleaseEnd[],
  releases: ReleaseEnds,
  now: Instant,
): string {
  const said = ends.map((end) => `${linkOf(end)} ${end.name}, which ${whenText(end, now)}`).join(', and ');
  return `${name} ${said} (${sourceText(releases)}). ${adviceText(ends)}`;
}

function linkOf({ of }: ReleaseEnd): string {
  return of === 'base' ? 'is based on' : 'uses';
}

function whenText({ date }: ReleaseEnd, now: Instant): string {
  if (date === undefined) return 'has reached its end of life';
  if (date <= now) return `reached its end of life on ${formatDay(date)}`;
  return `reaches its end of life on ${formatDay(date)}, in ${plural(Math.ceil((date - now) / dayMs), 'day')}`;
}

function sourceText({ list, asOf, outdated }: ReleaseEnds): string {
  return `according to ${list} as of ${asOf}${outdated === undefined ? '' : `; ${outdated}`}`;
}

/** What to move to, for each release that has a successor. Whether the image has such a tag is not known. */
function adviceText(ends: readonly ReleaseEnd[]): string {
  return ends
    .map(({ of, name, successors }) => {
      const product = of === 'base' ? 'a tag with a supported base' : 'a tag of a supported release';
      if (successors === undefined) return `Switch to ${product}: the list names none after ${name}`;
      const { nearest, newest } = successors;
      const far = newest === nearest ? '' : `, the newest is ${newest}`;
      return `Switch to ${product}: the next one after ${name} is ${nearest}${far}`;
    })
    .join('. ');
}
