// The timeline of a tag: its history records in order, and the intervals during which it pointed to each digest.
import { countWhile } from '../model/count-while.js';
import type { HistoryRecord, Instant, LeftOut } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { compareText } from '../model/text.js';
import { allTime, type Interval } from './intervals.js';

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
  /** Intervals directly before it that are left out. */
  readonly leftOut?: LeftOut;
}

/** Intervals from oldest to newest; those with the same timestamp are sorted by digest. */
export type Timeline = readonly TagInterval[];

type OpenInterval = { -readonly [Key in keyof TagInterval]: TagInterval[Key] };

/** Sorts records and drops duplicates: registries return them in any order, and overlapping requests repeat them. */
export function orderRecords(records: readonly HistoryRecord[]): Records {
  const sorted = [...records].sort((a, b) => a.at - b.at || compareText(a.digest, b.digest));
  return sorted.filter(({ at, digest }, index) => {
    const before = sorted[index - 1];
    return before?.at !== at || before.digest !== digest;
  });
}

/** Adds records to sorted ones. Only the overlapping range is sorted again, so that adding pages stays linear. */
export function withRecords(records: Records, more: readonly HistoryRecord[]): Records {
  const added = orderRecords(more);
  const start = countBefore(records, added[0]?.at ?? allTime.to);
  const end = countBefore(records, (added.at(-1)?.at ?? allTime.to) + 1);
  const merged = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
  return records.slice(0, start).concat(merged, records.slice(end));
}

/** The records in a half-open interval of time. */
export function recordsIn(records: Records, { from, to }: Interval): Records {
  return records.slice(countBefore(records, from), countBefore(records, to));
}

/**
 * Builds the timeline from records in any order, with or without duplicates. Consecutive records of one digest become
 * one interval. Where several digests share a timestamp, each gets a tied interval that is never joined with its
 * neighbours, because the order within a millisecond is not known.
 */
export function timelineOf(records: readonly HistoryRecord[]): Timeline {
  const intervals: OpenInterval[] = [];
  let newest: readonly OpenInterval[] = [];
  for (const [at, together] of recordsByInstant(orderRecords(records))) {
    const tied = together.length > 1;
    const [first] = together;
    const isSame = newest.length === 1 && newest[0]?.digest === first?.digest;
    if (!tied && isSame && first?.leftOut === undefined) continue;
    for (const interval of newest) interval.until = at;
    newest = together.map(({ digest, leftOut }) => ({
      digest,
      since: at,
      tied,
      ...(leftOut === undefined ? {} : { leftOut }),
    }));
    for (const interval of newest) intervals.push(interval);
  }
  return intervals;
}

/** Each distinct timestamp in order, with its records. */
function* recordsByInstant(records: Records): Generator<readonly [Instant, Records]> {
  let together: HistoryRecord[] = [];
  for (const [index, record] of records.entries()) {
    together.push(record);
    if (records[index + 1]?.at === record.at) continue;
    yield [record.at, together];
    together = [];
  }
}

/** What the tag pointed to at an instant: empty before the first record, several intervals where they are tied. */
export function intervalsAt(timeline: Timeline, instant: Instant): readonly TagInterval[] {
  const end = countUpTo(timeline, instant);
  const since = timeline[end - 1]?.since;
  let start = end;
  while (start > 0 && timeline[start - 1]?.since === since) start -= 1;
  return timeline.slice(start, end);
}

/** The timeline as it was at an instant: later intervals are removed, and the last one has no end. */
export function upTo(timeline: Timeline, instant: Instant): Timeline {
  const count = countUpTo(timeline, instant);
  // Intervals end in the order in which they begin, so only the newest ones may end later.
  const ended = countWhile(timeline, ({ until }) => until !== undefined && until <= instant);
  const open = timeline.slice(ended, count).map(({ until: _later, ...interval }) => interval);
  return count === timeline.length && open.every((_, index) => timeline[ended + index]?.until === undefined)
    ? timeline
    : timeline.slice(0, ended).concat(open);
}

/** How many intervals began at or before an instant. */
function countUpTo(timeline: Timeline, instant: Instant): number {
  return countWhile(timeline, ({ since }) => since <= instant);
}

/** How many records are older than an instant. */
function countBefore(records: Records, instant: Instant): number {
  return countWhile(records, ({ at }) => at < instant);
}
