// The records of a tag in order, and the intervals during which it pointed to each digest.
import { addToGroup, countWhile } from '../model/collections.js';
import type { Digest } from '../model/images/image.js';
import type { HistoryRecord, Instant, LeftOut } from '../model/judgement/fact.js';
import { compareText } from '../model/text/text.js';
import { allTime, type Period } from './coverage.js';

/** Sorted by time, then by digest, without duplicates. */
export type Records = readonly HistoryRecord[];

/** A period during which the tag pointed to one digest. A digest that the tag returned to has several. */
export interface TagInterval {
  readonly digest: Digest;
  readonly since: Instant;
  /** When the tag moved on; absent for the newest interval. */
  readonly until?: Instant;
  /**
   * Other digests have the same timestamp. Nothing says which of them was written last, so each gets an interval that
   * lasts until the tag moves on.
   */
  readonly tied: boolean;
  /** Somebody has put this older digest back, as far as the registry says so. */
  readonly isRestored?: true;
  /** Intervals directly before it that are left out. */
  readonly leftOut?: LeftOut;
}

/** Intervals from oldest to newest; those with the same timestamp are sorted by digest. */
export type Intervals = readonly TagInterval[];

type OpenInterval = { -readonly [Key in keyof TagInterval]: TagInterval[Key] };

/** Sorts records and drops duplicates: registries return them in any order, and overlapping requests repeat them. */
export function orderRecords(records: readonly HistoryRecord[]): Records {
  if (isOrdered(records)) return records;
  const sorted = [...records].sort((a, b) => a.at - b.at || compareText(a.digest, b.digest));
  return sorted.filter(({ at, digest }, index) => {
    const before = sorted[index - 1];
    return before?.at !== at || before.digest !== digest;
  });
}

/** Most registries return them in order, and what has been ordered stays so. */
function isOrdered(records: readonly HistoryRecord[]): boolean {
  let before: HistoryRecord | undefined;
  for (const record of records) {
    if (before !== undefined && !(before.at < record.at))
      if (before.at !== record.at || compareText(before.digest, record.digest) >= 0) return false;
    before = record;
  }
  return true;
}

/** Adds records to sorted ones. Only the overlapping range is sorted again, so that adding pages stays linear. */
export function withRecords(records: Records, more: readonly HistoryRecord[]): Records {
  const added = orderRecords(more);
  const start = countBefore(records, added[0]?.at ?? allTime.to);
  const end = countBefore(records, (added.at(-1)?.at ?? allTime.to) + 1);
  const merged = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
  return records.slice(0, start).concat(merged, records.slice(end));
}

export function recordsIn(records: Records, { from, to }: Period): Records {
  return records.slice(countBefore(records, from), countBefore(records, to));
}

/**
 * The records of a tag that is known to have `digest` now: of several with the newest timestamp, that digest was written
 * last. Times are no finer than a millisecond, so its record is dated one later.
 */
export function endingWith(records: Records, digest: Digest): Records {
  const newest = records.at(-1)?.at ?? allTime.to;
  const start = countBefore(records, newest);
  const tied = records.slice(start);
  const last = tied.find((record) => record.digest === digest);
  if (last === undefined || tied.length < 2) return records;
  const before = tied.filter((record) => record !== last);
  return [...records.slice(0, start), ...before, { at: newest + 1, digest }];
}

/**
 * Builds the intervals from records in any order, with or without duplicates. Consecutive records of one digest become
 * one interval. Where several digests share a timestamp, each gets a tied interval that is never joined with its
 * neighbours, because the order within a millisecond is not known.
 */
export function intervalsOf(records: readonly HistoryRecord[]): Intervals {
  const ordered = orderRecords(records);
  const intervals: OpenInterval[] = [];
  /** Where the newest intervals begin: several if they are tied. */
  let newest = 0;
  for (let index = 0; index < ordered.length; ) {
    const first = ordered[index];
    if (first === undefined) break;
    const together = countAt(ordered, index, first.at);
    const isSame = intervals.length - newest === 1 && intervals[newest]?.digest === first.digest;
    if (together > 1 || !isSame || first.leftOut !== undefined) {
      newest = endedAt(first.at, intervals, newest);
      for (let next = index; next < index + together; next += 1)
        intervals.push(openInterval(ordered[next] ?? first, together > 1));
    }
    index += together;
  }
  return intervals;
}

function countAt(records: Records, start: number, at: Instant): number {
  let end = start + 1;
  while (records[end]?.at === at) end += 1;
  return end - start;
}

/** Ends the newest intervals; returns where the next ones begin. */
function endedAt(at: Instant, intervals: readonly OpenInterval[], newest: number): number {
  for (let index = newest; index < intervals.length; index += 1) {
    const interval = intervals[index];
    if (interval !== undefined) interval.until = at;
  }
  return intervals.length;
}

function openInterval({ at: since, digest, leftOut }: HistoryRecord, tied: boolean): OpenInterval {
  return leftOut === undefined ? { digest, since, tied } : { digest, since, tied, leftOut };
}

/** What the tag pointed to at an instant: empty before the first record, several intervals where they are tied. */
export function intervalsAt(intervals: Intervals, instant: Instant): Intervals {
  const end = countUpTo(intervals, instant);
  const since = intervals[end - 1]?.since;
  let start = end;
  while (start > 0 && intervals[start - 1]?.since === since) start -= 1;
  return intervals.slice(start, end);
}

/** How many intervals began at or before an instant. */
export function countUpTo(intervals: Intervals, instant: Instant): number {
  return countWhile(intervals, ({ since }) => since <= instant);
}

function countBefore(records: Records, instant: Instant): number {
  return countWhile(records, ({ at }) => at < instant);
}

/** Intervals, and where each digest is in them: all pins of a tag ask, and the intervals are read once. */
export class IntervalIndex {
  private places: ReadonlyMap<Digest, readonly number[]> | undefined;
  private before: readonly number[] | undefined;

  constructor(readonly intervals: Intervals) {}

  placesOf(digest: Digest): readonly number[] {
    this.places ??= placesIn(this.intervals);
    return this.places.get(digest) ?? [];
  }

  /** The newest interval of the digest that began at the instant at the latest. */
  lastOf(digest: Digest, instant: Instant = allTime.to): TagInterval | undefined {
    const place = this.placesOf(digest).findLast(
      (one) => (this.intervals[one]?.since ?? allTime.to) <= instant,
    );
    return this.intervals[place ?? -1];
  }

  /** How many intervals begin in a time, both ends included, with those that are left out; and the first digests. */
  beginningIn(
    first: Instant,
    last: Instant,
  ): { readonly digests: readonly Digest[]; readonly count: number } {
    this.before ??= countsBefore(this.intervals);
    const start = countWhile(this.intervals, ({ since }) => since < first);
    const digests = intervalsAt(this.intervals, first).map(({ digest }) => digest);
    return {
      digests,
      count: (this.before[countUpTo(this.intervals, last)] ?? 0) - (this.before[start] ?? 0),
    };
  }
}

function placesIn(intervals: Intervals): ReadonlyMap<Digest, readonly number[]> {
  const places = new Map<Digest, number[]>();
  for (const [index, { digest }] of intervals.entries()) addToGroup(places, digest, index);
  return places;
}

/** How many intervals precede each one, and all, with those that are left out. */
function countsBefore(intervals: Intervals): readonly number[] {
  const before = [0];
  let count = 0;
  for (const { leftOut } of intervals) {
    count += 1 + (leftOut?.intervals ?? 0);
    before.push(count);
  }
  return before;
}
