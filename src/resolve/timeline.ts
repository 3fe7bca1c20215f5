// What a tag was, and when: records of any origin → reigns of digests.
import type { HistoryRecord, Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';

/** A stretch of time in which the tag pointed to one digest. A digest that comes back has several. */
export interface Reign {
  readonly digest: Digest;
  readonly since: Instant;
  /** When the next digest took over; absent for the newest reign. */
  readonly until?: Instant;
  /** Another digest carries the same time stamp, so which of them came first is not known. */
  readonly tied: boolean;
}

/** Reigns from oldest to newest. */
export type Timeline = readonly Reign[];

/**
 * Orders records by time and joins those that repeat a digest. Records may come in any order and more than once
 * (platform-facts: Registry). Digests with the same time stamp are put in the order of their text, and marked.
 */
export function timelineOf(records: readonly HistoryRecord[]): Timeline {
  const sorted = [...records].sort(
    (a, b) => a.at - b.at || (a.digest < b.digest ? -1 : Number(a.digest !== b.digest)),
  );
  const reigns: { digest: Digest; since: Instant; until?: Instant; tied: boolean }[] = [];
  sorted.forEach(({ at, digest }, index) => {
    const last = reigns.at(-1);
    if (last?.digest === digest) return;
    const tied = [sorted[index - 1], sorted[index + 1]].some(
      (near) => near?.at === at && near.digest !== digest,
    );
    if (last !== undefined) last.until = at;
    reigns.push({ digest, since: at, tied });
  });
  return reigns;
}

/** The index of the digest's newest reign, or -1. */
export function lastReignOf(timeline: Timeline, digest: Digest): number {
  return timeline.findLastIndex((reign) => reign.digest === digest);
}

/** What the tag was at an instant; `undefined` before its first record. */
export function reignAt(timeline: Timeline, instant: Instant): Reign | undefined {
  let low = 0;
  let high = timeline.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timeline[middle]?.since ?? Number.POSITIVE_INFINITY) <= instant) low = middle + 1;
    else high = middle;
  }
  return timeline[low - 1];
}
