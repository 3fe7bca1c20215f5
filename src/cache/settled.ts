// What of a history is settled, so that it can be stored, and how long it may be used.
import { allTime, type IntervalSet } from '../history/intervals.js';
import { recordsIn } from '../history/timeline.js';
import type { Instant } from '../model/fact.js';
import { dayMs } from '../model/time.js';
import type { ClosedHistory } from './closed-history.js';

/** A record may appear this long after its own timestamp, for example in a copy of the registry. */
const settlingMs = dayMs;
/** A stored history is read again as a whole after this long, so that nothing is trusted for ever. */
const maxAgeMs = 7 * dayMs;

/** Whether a stored history may be used at all: it is not from the future, and not too old. */
export function isUsable({ readAt, records, coverage }: ClosedHistory, now: Instant): boolean {
  const newest = Math.max(records.at(-1)?.at ?? allTime.from, coverage.at(-1)?.to ?? allTime.from);
  return readAt <= now && now - readAt < maxAgeMs && newest <= now;
}

/**
 * The settled part of a history, up to and without its newest settled record, so that a wrong clock cannot claim a time
 * in which nothing is known. `undefined` if the whole history fits into one response: then one request reads all of it.
 */
export function worthStoring(known: ClosedHistory, now: Instant, limit: number): ClosedHistory | undefined {
  const settled = recordsIn(known.records, { from: allTime.from, to: now - settlingMs });
  const end = settled.at(-1)?.at;
  if (end === undefined || settled.length < limit) return undefined;
  const coverage = closedBefore(known.coverage, end);
  const records = coverage.flatMap((interval) => recordsIn(settled, interval));
  return coverage.length === 0 ? undefined : { ...known, coverage, records };
}

function closedBefore(coverage: IntervalSet, end: Instant): IntervalSet {
  return coverage
    .map(({ from, to }) => ({ from, to: Math.min(to, end) }))
    .filter(({ from, to }) => from < to);
}
