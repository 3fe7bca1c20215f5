// Whether two sources of one tag contradict each other. Times may differ by an hour, and a witness may be a month late.

import type { Digest } from '../model/images/image.js';
import type { HistoryRecord, Instant } from '../model/judgement/fact.js';
import { dayMs } from '../model/text/time.js';
import { allTime, type Period } from './coverage.js';
import type { History } from './history.js';
import { orderRecords, recordsIn } from './intervals.js';
import { sourcesContradict } from './messages.js';
import { clockSlackMs, knowsMoves, type SourceReading, statedBy } from './source.js';

export interface HistoryContradiction {
  /** The titles of the two sources. */
  readonly sources: readonly string[];
  readonly message: string;
}

/** How long after the fact a witness may have written a digest down. */
const witnessDelayMs = 30 * dayMs;

/**
 * The first contradiction between the sources. Only one that knows every move in a period can be contradicted, and only
 * about that period. One that alone does not have what the registry returns now may be behind, and contradicts nothing.
 */
export function contradictionAmong(
  readings: readonly SourceReading[],
  now: Instant,
): HistoryContradiction | undefined {
  for (const judge of readings) {
    const { source } = judge;
    if (!knowsMoves(source.strength)) continue;
    for (const other of readings) {
      const found =
        other === judge ? undefined : newestOf(other.answer.records).find(isRefuted(judge, other, now));
      if (found === undefined) continue;
      const titles = [source.title, other.source.title] as const;
      return { sources: titles, message: sourcesContradict(...titles, found) };
    }
  }
  return undefined;
}

function isRefuted(judge: SourceReading, other: SourceReading, now: Instant) {
  const delayMs = other.source.strength === 'witness' ? witnessDelayMs : clockSlackMs;
  const history = statedBy(judge);
  return ({ at, digest }: HistoryRecord): boolean =>
    history !== undefined &&
    at < Math.min(judge.answer.readAt, now) - clockSlackMs &&
    refutes(history, digest, { from: at - delayMs, to: Math.min(at, now) + clockSlackMs });
}

/** More would cost a hostile ledger nothing, and the run its time. */
const maxSightings = 500;

function newestOf(records: readonly HistoryRecord[]): readonly HistoryRecord[] {
  return orderRecords(records).slice(-maxSightings);
}

/** True if every move of the period is known, and the tag pointed to the digest at no time of it. */
function refutes(
  { records, coverage, intervals, beginsWithRecord }: History,
  digest: Digest,
  { from, to }: Period,
): boolean {
  const part = coverage.find((period) => period.from <= from && to <= period.to);
  if (records.length === 0 || part === undefined) return false;
  // What the tag pointed to before the first record of a part is not known, but for the part that time begins with.
  const start = beginsWithRecord || part.from === allTime.from ? part.from : recordsIn(records, part)[0]?.at;
  if (start === undefined || start > from) return false;
  const before = intervals.findLastIndex(({ since }) => since <= from);
  // Intervals that are tied begin together.
  const first = intervals[before]?.since ?? allTime.from;
  return !intervals.some((one) => one.digest === digest && one.since >= first && one.since < to);
}
