// What a tag was, and when: records of any origin → reigns of digests, and the questions they answer.
import type { HistoryRecord, Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { orderRecords, type Records } from './timeline-records.js';

/** A stretch of time in which the tag pointed to one digest. A digest that comes back has several. */
export interface TagInterval {
  readonly digest: Digest;
  readonly since: Instant;
  /** When the tag moved on; absent for the newest reign. */
  readonly until?: Instant;
  /** Other digests carry the same time stamp. Any of them may be the one that stayed, so all reign until the tag moves on. */
  readonly tied: boolean;
}

type Unfinished = { -readonly [Key in keyof TagInterval]: TagInterval[Key] };

/** Reigns from oldest to newest; those with the same time stamp in the order of their digests' text. */
export type Timeline = readonly TagInterval[];

/**
 * Orders records by time and joins those that repeat a digest. Records may come in any order and more than once
 * (platform-facts: Registry). Where several digests carry one time stamp, each has a tied reign of its own, never
 * joined to its neighbours: whether it came first or last in that millisecond is not known.
 */
export function timelineOf(records: readonly HistoryRecord[]): Timeline {
  const reigns: Unfinished[] = [];
  let newest: readonly Unfinished[] = [];
  for (const [at, digests] of momentsOf(orderRecords(records))) {
    const tied = digests.length > 1;
    if (!tied && newest.length === 1 && newest[0]?.digest === digests[0]) continue;
    for (const reign of newest) reign.until = at;
    newest = digests.map((digest) => ({ digest, since: at, tied }));
    for (const reign of newest) reigns.push(reign);
  }
  return reigns;
}

/** Each time stamp once, in order, with its digests. */
function* momentsOf(records: Records): Generator<readonly [Instant, readonly Digest[]]> {
  let digests: Digest[] = [];
  for (const [index, { at, digest }] of records.entries()) {
    digests.push(digest);
    if (records[index + 1]?.at === at) continue;
    yield [at, digests];
    digests = [];
  }
}

/** Every reign of the digest, from oldest to newest. */
export function reignsOf(timeline: Timeline, digest: Digest): readonly TagInterval[] {
  return timeline.filter((reign) => reign.digest === digest);
}

/** The index of the digest's newest reign, or -1. */
export function lastIntervalOf(timeline: Timeline, digest: Digest): number {
  return timeline.findLastIndex((reign) => reign.digest === digest);
}

/** What the tag was at an instant: nothing before its first record, several reigns where they are tied. */
export function intervalsAt(timeline: Timeline, instant: Instant): readonly TagInterval[] {
  const end = countUpTo(timeline, instant);
  const since = timeline[end - 1]?.since;
  let start = end;
  while (start > 0 && timeline[start - 1]?.since === since) start -= 1;
  return timeline.slice(start, end);
}

/** The timeline as it stood at an instant: what came later has not happened yet. */
export function upTo(timeline: Timeline, instant: Instant): Timeline {
  return timeline.slice(0, countUpTo(timeline, instant)).map((reign) => {
    if (reign.until === undefined || reign.until <= instant) return reign;
    const { until: _later, ...open } = reign;
    return open;
  });
}

/** How many reigns began at or before an instant. */
function countUpTo(timeline: Timeline, instant: Instant): number {
  let low = 0;
  let high = timeline.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timeline[middle]?.since ?? Number.POSITIVE_INFINITY) <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
