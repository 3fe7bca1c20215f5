// Whether two sources of one tag contradict each other. Times may differ by an hour, and a witness may be a month late.
import type { HistoryRecord, Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { rememberedFor } from '../model/remembered.js';
import { shortDigest } from '../model/text.js';
import { dayMs } from '../model/time.js';
import { allTime, type Interval } from './intervals.js';
import { registryContradicts, sourcesContradict } from './messages.js';
import type { KnownHistory } from './reader.js';
import { clockSlackMs, knowsMoves, type UsableReading } from './strengths.js';
import { orderRecords, recordsIn } from './timeline.js';

/** Two statements about one tag that cannot both be true. */
export interface HistoryContradiction {
  /** The titles of the sources; one source contradicts what the registry returns now. */
  readonly sources: readonly string[];
  /** One sentence. */
  readonly message: string;
}

/** How long after the fact a witness may have written a digest down. */
const witnessDelayMs = 30 * dayMs;

/**
 * The first contradiction between the sources, or between one of them and the digest that the registry returns now. Only
 * a source that knows every move in a period can be contradicted, and only about that period.
 */
export function contradictionAmong(
  readings: readonly UsableReading[],
  current: Digest,
  now: Instant,
): HistoryContradiction | undefined {
  const [first, ...others] = readings;
  return first && firstContradiction(first, current, now, ...others);
}

const firstContradiction = rememberedFor(contradictionOf);

function contradictionOf(
  first: UsableReading,
  current: Digest,
  now: Instant,
  ...others: readonly UsableReading[]
): HistoryContradiction | undefined {
  const readings = [first, ...others];
  for (const judge of readings) {
    const { source, known: confirmed, stated: known = confirmed } = judge;
    if (known === undefined || !knowsMoves(source.strength)) continue;
    const today = allTimeFrom(now - clockSlackMs);
    // The tag may have moved after an earlier reading.
    if (judge.answer.readAt >= now && refutes(known, current, today)) {
      const newest = known.timeline.at(-1);
      const ends = newest === undefined ? undefined : shortDigest(newest.digest);
      return { sources: [source.title], message: registryContradicts(source.title, current, ends) };
    }
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

function isRefuted(judge: UsableReading, other: UsableReading, now: Instant) {
  const delayMs = other.source.strength === 'witness' ? witnessDelayMs : clockSlackMs;
  const { known: confirmed, stated: known = confirmed } = judge;
  return ({ at, digest }: HistoryRecord): boolean =>
    known !== undefined &&
    (judge.answer.readAt >= now || at < judge.answer.readAt - clockSlackMs) &&
    refutes(known, digest, { from: at - delayMs, to: Math.min(at, now) + clockSlackMs });
}

/** More would cost a hostile ledger nothing, and the run its time. */
const maxSightings = 500;

function newestOf(records: readonly HistoryRecord[]): readonly HistoryRecord[] {
  return orderRecords(records).slice(-maxSightings);
}

/** True if every move of the period is known, and the tag pointed to the digest at no time of it. */
function refutes(
  { history, coverage, timeline, beginsWithRecord }: KnownHistory,
  digest: Digest,
  { from, to }: Interval,
): boolean {
  const part = coverage.find((period) => period.from <= from && to <= period.to);
  if (history.length === 0 || part === undefined) return false;
  // What the tag pointed to before the first record of a part is not known, but for the part that time begins with.
  const start = beginsWithRecord || part.from === allTime.from ? part.from : recordsIn(history, part)[0]?.at;
  if (start === undefined || start > from) return false;
  const before = timeline.findLastIndex(({ since }) => since <= from);
  // Intervals that are tied begin together.
  const first = timeline[before]?.since ?? allTime.from;
  return !timeline.some((one) => one.digest === digest && one.since >= first && one.since < to);
}

function allTimeFrom(from: Instant): Interval {
  return { from, to: allTime.to };
}
