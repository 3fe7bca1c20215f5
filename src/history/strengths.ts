// What an answer proves by the strength of its source: the part of a history that may be relied on, and no more.
import type { HistoryEvidence, HistoryRecord, Instant } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import type { Digest } from '../model/image.js';
import { rememberedFor } from '../model/remembered.js';
import type { SourceStrength } from '../model/source-strength.js';
import { addInterval, allTime, type IntervalSet, uncovered } from './intervals.js';
import { wrongTime } from './messages.js';
import type { KnownHistory } from './reader.js';
import type { HistoryAnswer, SourceReading } from './source.js';
import { endingWith, orderRecords, type Records, recordsIn, timelineOf } from './timeline.js';

/** An answer that can be used, with the history that it proves; `timestamps` prove none. */
export interface UsableReading {
  readonly source: SourceReading['source'];
  readonly answer: HistoryAnswer;
  readonly known?: KnownHistory;
  /** The same with the newest moves that the registry does not confirm; absent: there are none. */
  readonly stated?: KnownHistory;
}

/** Clocks differ, and a tag may move between the requests to two services, or be served by a copy for a while. */
export const clockSlackMs = 3_600_000;

/** The strength of moves, as opposed to sightings. */
export function knowsMoves(strength: SourceStrength): boolean {
  return strength === 'complete' || strength === 'windowed';
}

/**
 * The reading with what its strength proves of a tag that has the digest `current` now, or why it cannot be used: a
 * record of the future was not observed, so nothing else of the answer can be relied on either.
 */
export const usableReading = rememberedFor(usableOf);

function usableOf({ source, answer }: SourceReading, current: Digest, now: Instant): UsableReading | Gap {
  if ('cause' in answer) return answer;
  const latest = now + clockSlackMs;
  const wrong = [...answer.records, ...(answer.pushes ?? [])].find(({ at }) => !(at >= 0 && at <= latest));
  if (wrong !== undefined)
    return { cause: 'bad-answer', subject: source.title, message: wrongTime(wrong.at) };
  if (source.strength === 'timestamps') return { source, answer };
  const ordered = orderRecords(answer.records);
  // An earlier answer does not end with what the registry returns now.
  const records = answer.readAt < now - clockSlackMs ? ordered : endingWith(ordered, current);
  if (!knowsMoves(source.strength)) return { source, answer, known: sightingsIn(records, current, now) };
  const stated = movesIn(records, periodsOf(source.strength, records, answer, now));
  const confirmed = confirmedIn(records, current, now);
  if (confirmed.length === records.length) return { source, answer, known: stated };
  return { source, answer, known: movesIn(confirmed, stated.coverage), stated };
}

/** Without the moves of the last hour to a digest that the registry does not return, as if the tag had not moved yet. */
function confirmedIn(records: Records, current: Digest, now: Instant): Records {
  const last = records.findLastIndex(({ at, digest }) => digest === current || at <= now - clockSlackMs);
  return records.slice(0, last + 1);
}

/**
 * The periods of which a source of moves knows every move, each beginning with a record unless it begins with time
 * itself: before the first record of a period nobody says what the tag pointed to.
 */
function periodsOf(
  strength: SourceStrength,
  records: Records,
  { known = [], bornAt, readAt }: HistoryAnswer,
  now: Instant,
): IntervalSet {
  // What happened after the answer was given is not known; the time of this run is no such gap.
  const end = readAt < now - clockSlackMs ? readAt + 1 : allTime.to;
  const first = strength === 'complete' ? allTime.from : Number.MIN_SAFE_INTEGER;
  const stated = known.map(({ from, to }) => ({
    from: Math.max(from, first),
    to: to > readAt ? end : to,
  }));
  const isYounger = bornAt !== undefined && bornAt <= now && (records[0]?.at ?? bornAt) >= bornAt;
  const unborn = isYounger ? [{ from: allTime.from, to: Math.min(bornAt, end) }] : [];
  const joined = [...stated, ...unborn].reduce<IntervalSet>(addInterval, []);
  return joined.flatMap(({ from, to }) => {
    const start = from === allTime.from ? from : (recordsIn(records, { from, to })[0]?.at ?? to);
    return start < to ? [{ from: start, to }] : [];
  });
}

function movesIn(history: Records, coverage: IntervalSet): KnownHistory {
  return {
    timeline: timelineOf(history),
    records: history.length,
    history,
    coverage,
    gaps: uncovered(coverage),
    beginsWithRecord: true,
  };
}

/** Sightings as a history that ends in the digest of today. Its times are bounds, and it refutes nothing. */
export function sightingsIn(observed: Records, current: Digest, now: Instant): KnownHistory {
  // The registry's own answer is what the tag has now, whatever was seen in the same millisecond.
  const past = observed.filter(({ at, digest }) => at < now || (at === now && digest === current));
  const today: HistoryRecord = { at: now, digest: current };
  const history = past.at(-1)?.digest === current ? past : orderRecords([...past, today]);
  return {
    timeline: timelineOf(history),
    records: history.length,
    history,
    coverage: [allTime],
    gaps: [],
  };
}

/** What the reading supports a fact with: its source, from when on it knows, and when it was read. */
export const evidenceOf = rememberedFor(evidenceIn);

function evidenceIn({ source, answer }: SourceReading, now: Instant): HistoryEvidence {
  const { title, strength } = source;
  if ('cause' in answer) {
    const { cause, message } = answer;
    return { source: title, strength, readAt: now, silent: { cause, message } };
  }
  if (strength === 'complete') return { source: title, strength, readAt: answer.readAt };
  // A ledger without an entry observes the tag from this run on.
  const begin = strength === 'observed' ? answer.readAt : undefined;
  const records = orderRecords(answer.records);
  // What is older than a hole does not reach up to now.
  const window = strength === 'windowed' ? periodsOf(strength, records, answer, now).at(-1) : undefined;
  const start = window !== undefined && Number.isFinite(window.from) ? window.from : undefined;
  const oldest = start ?? records[0]?.at ?? begin;
  const since = oldest === undefined ? {} : { since: oldest };
  return { source: title, strength, ...since, readAt: answer.readAt };
}
