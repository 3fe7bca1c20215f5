// History records in one order, each once, whatever order they came in.

import type { HistoryRecord, Instant } from '../model/fact.js';
import { compareText } from '../model/text.js';
import { allTime, type Interval } from './intervals.js';

/** By time, then by the digest's text; no two alike. */
export type Records = readonly HistoryRecord[];

/** Orders records of any origin and drops those that repeat another (platform-facts: Registry). */
export function orderRecords(records: readonly HistoryRecord[]): Records {
  const sorted = [...records].sort((a, b) => a.at - b.at || compareText(a.digest, b.digest));
  return sorted.filter(({ at, digest }, index) => {
    const before = sorted[index - 1];
    return before?.at !== at || before.digest !== digest;
  });
}

/** The records with more of them: only where the new ones lie is anything sorted. */
export function withRecords(records: Records, more: readonly HistoryRecord[]): Records {
  const added = orderRecords(more);
  const start = countBefore(records, added[0]?.at ?? allTime.to);
  const end = countBefore(records, (added.at(-1)?.at ?? allTime.to) + 1);
  const among = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
  return records.slice(0, start).concat(among, records.slice(end));
}

/** The records of a stretch of time. */
export function recordsIn(records: Records, { from, to }: Interval): Records {
  return records.slice(countBefore(records, from), countBefore(records, to));
}

/** How many of an ordered list lie before an instant. */
function countBefore(records: Records, instant: Instant): number {
  let low = 0;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((records[middle]?.at ?? allTime.to) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
