// The messages of this folder and of its cache: why a history does not prove a pin, and why ledger and cache cannot be used.
import type { HistoryRecord, Instant } from '../model/judgement/fact.js';
import { shortDigest } from '../model/text/text.js';
import { formatDay, formatDuration } from '../model/text/time.js';
import type { Period } from './coverage.js';

export const noRecords = 'The tag has no history';

export function noDigestBy(cutoff: Instant): string {
  return `No digest of the tag is old enough: there was none by ${formatDay(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}

/** A ledger or a witness first saw the current digest too late to know the tag at the cutoff of `as-of` and `min-age`. */
export function firstSeenAfter(since: Instant, cutoff: Instant): string {
  return `The current digest of the tag was first seen on ${formatDay(since)}, so it is not known what the tag pointed to on ${formatDay(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}

/** A clause that follows a source. */
export function digestAgeOnly(ageMs: number): string {
  return `the current digest is at least ${formatDuration(ageMs)} old, but not since when the tag points to it`;
}

/** Several digests share a timestamp, and the answer depends on which of them was written last. */
export function movedTwiceAt(instant: Instant): string {
  return `The tag moved twice in the same millisecond (${new Date(instant).toISOString()}), and nothing says to which digest last. Re-run when the tag has moved again, and pin its new digest`;
}

/** `missing` are the parts of the history that could not be read, in order. */
export function recordsMissing(missing: readonly Period[]): string {
  return `The tag history is not complete: records are missing ${missing.map(periodText).join(' and ')}`;
}

function periodText({ from, to }: Period): string {
  const last = to - 1;
  if (!Number.isFinite(from) && !Number.isFinite(to)) return 'for its whole lifetime';
  if (!Number.isFinite(to)) return `since ${formatDay(from)}`;
  if (!Number.isFinite(from)) return `up to ${formatDay(last)}`;
  const days = [formatDay(from), formatDay(last)] as const;
  return days[0] === days[1] ? `on ${days[0]}` : `from ${days[0]} to ${days[1]}`;
}

export function ledgerUnusable(why: string): string {
  return `The first-seen ledger cannot be used: ${why}. Fix the file, or delete it to start a new one`;
}

export function ledgerNotWritten(why: string): string {
  return `The first-seen ledger was not written: ${why}`;
}

export function ledgerFull(maxEntries: number): string {
  return `it would have more than ${maxEntries} entries; remove the entries of tags that are no longer used`;
}

export function ledgerOfBaseUnread(why: string): string {
  return `The first-seen ledger of the base commit could not be read: ${why}`;
}

export function entryInFuture(image: string, at: Instant): string {
  return `it dates an entry of ${image} in the future (${new Date(at).toISOString()})`;
}

/** A source of tag histories answered with a time that has not come yet, or that is none. */
export function wrongTime(at: Instant): string {
  const day = at >= 0 && at < 8.64e15 ? `in the future (${formatDay(at)})` : 'without a usable time';
  return `it has an entry ${day}, so none of its entries is used`;
}

/** `judge` knows every move of the time in which `other` saw the digest, and has no such move. */
export function sourcesContradict(judge: string, other: string, { at, digest }: HistoryRecord): string {
  return `According to ${other}, the tag pointed to ${shortDigest(digest)} by ${formatDay(at)}, but ${judge} excludes that, so neither is used`;
}

export function historyDisagrees(image: string): string {
  return `The stored history of ${image} disagrees with what the registry returns now, so it was thrown away and the history was read again`;
}

/** The log names only the first entries that were thrown away. */
export function moreDiscarded(named: number): string {
  return `More than ${named} entries of the cache disagree with what the services return now: the others are thrown away as well, without a line for each`;
}

/** Damage is found by the checksum, and nothing is said about it. */
const notDamaged =
  'Its checksum was correct, so this is no damage: something other than Tagproof has written it. Check who can write to the folder of the cache';

export function hasOtherDigest(digest: string): string {
  return `The cache had other content for sha256:${digest}, so it was thrown away and requested again. ${notDamaged}`;
}

export function hasOtherObject(name: string): string {
  return `The cache had other content for the git object ${name}, so it was thrown away and is requested again. ${notDamaged}`;
}

/** What was stored under a digest has another one. */
export function hasOtherContent(digest: string): string {
  return `The cache had other content for the histories of tags ${digest}, so they are requested again. ${notDamaged}`;
}
