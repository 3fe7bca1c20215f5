// Sources of tag histories: what one can say (its strength), what it is asked and answers, and what that proves.

import type { Gap } from '../model/failure.js';
import type { Digest, ImageReference } from '../model/images/image.js';
import type { SourceStrength } from '../model/images/source-strength.js';
import type { HistoryRecord, Instant, SourceUsed } from '../model/judgement/fact.js';
import { allTime, type Coverage, joinPeriods, type Period, periodAt } from './coverage.js';
import { type History, historyOf } from './history.js';
import { endingWith, orderRecords, type Records, recordsIn } from './intervals.js';
import { wrongTime } from './messages.js';
import type { TimeView } from './prove.js';

/** A source that may know something about one tag. Sources are independent of each other, and are asked side by side. */
export interface HistorySource {
  /** In lower case, unique among the sources of a tag: `quay`. */
  readonly id: string;
  /** As messages name it, without a full stop: `Quay's tag history`. It completes "according to …". */
  readonly title: string;
  readonly strength: SourceStrength;
  /**
   * Answers in as few requests as the question allows. An answer without records and pushes means that the source was
   * asked, and has no entry for the tag; `undefined` that the registry has no such source, which nobody had said it has.
   * @throws Failure if it did not answer (`isOutage`), or `no-credential` if it was not asked because nobody gave what it needs
   */
  ask(question: HistoryQuestion): Promise<HistoryAnswer | undefined>;
}

/** What has to be found out about one tag. */
export interface HistoryQuestion {
  readonly image: ImageReference & { readonly tag: string };
  readonly current: Digest;
  /** The pins whose state is of interest; empty if only the tag's past matters. Those that equal `current` are left out. */
  readonly pins: readonly Digest[];
  readonly view: TimeView;
  /**
   * True when these answers settle the question: a source with further pages stops. The command `history` asks for
   * everything, so it is never true there.
   */
  readonly isAnswered: (soFar: HistoryAnswer) => boolean;
  /** Asks also for what no proof needs: how long the registry keeps what no tag points to, and other tags. */
  readonly isFull?: true;
}

/** What a source knows. Everything is optional but what its strength requires; absent means "not known", never "none". */
export interface HistoryAnswer {
  /** When it was read; for a cached answer, when that was stored. */
  readonly readAt: Instant;
  /**
   * In any order, with or without duplicates.
   * `complete`, `windowed`: the moves of the tag. A digest holds until the next record within the same known period.
   * `witness`: the tag pointed to the digest at `at` or shortly before (times are upper bounds).
   * `observed`: the tag pointed to the digest at `at`.
   * `timestamps`: empty.
   */
  readonly records: readonly HistoryRecord[];
  /**
   * `complete`, `windowed`: the periods of time of which every move is in `records`. One that ends after `readAt` is
   * known up to now. Other strengths know no such period, and theirs is ignored.
   */
  readonly known?: readonly Period[];
  /** The first record of a period may repeat what the tag had before: its digest was there since then at the latest. */
  readonly startIsBound?: true;
  /** The registry's own statement that the tag did not exist before: its repository was created then. */
  readonly bornAt?: Instant;
  /** `timestamps`: digests that the registry had at an instant at the latest. Other strengths may have them as well. */
  readonly pushes?: readonly DigestPush[];
  /** The times of records by which somebody has put an older digest back, as far as the registry says so. */
  readonly restoredAt?: readonly Instant[];
  /** How long the registry keeps a digest that no tag points to; absent if that is not known. */
  readonly keepsUntaggedMs?: number;
  /** When the registry will remove the tag, by its own announcement. */
  readonly expiresAt?: Instant;
  /** Other tags of the repository that point to a digest of the question now, as far as they are known. */
  readonly otherTags?: readonly { readonly tag: string; readonly digest: Digest }[];
  /** Parts that could not be read, or were not asked for, and why. */
  readonly gaps?: readonly Gap[];
}

export interface DigestPush {
  readonly digest: Digest;
  readonly at: Instant;
  /** The registry received the digest at that instant for the first time. Otherwise it may be older. */
  readonly isFirst: boolean;
}

/** What a source answered about a tag that has a digest now, and what that proves, by its strength and no more. */
export interface SourceReading {
  readonly source: Pick<HistorySource, 'id' | 'title' | 'strength'>;
  /** Without an entry if the source is silent. */
  readonly answer: HistoryAnswer;
  /** Why it did not answer, or its answer cannot be used. */
  readonly silent?: Gap;
  /** What supports a fact: the source, from when on it knows, and when it was read. */
  readonly evidence: SourceUsed;
  /** Moves, or what was seen; absent: `timestamps` prove none. */
  readonly history?: History;
  /** The same with the newest moves that the registry does not confirm; absent: there are none. */
  readonly unconfirmed?: History;
  /** It has not seen the move to the digest that the registry returns, so it knows nothing of the last hour. */
  readonly isBehind?: true;
}

/** All that it states, also the newest moves that the registry does not confirm. */
export function statedBy({ history, unconfirmed = history }: SourceReading): History | undefined {
  return unconfirmed;
}

/** Clocks differ, and a tag may move between the requests to two services, or be served by a copy for a while. */
export const clockSlackMs = 3_600_000;

/** The strength of moves, as opposed to what was only seen. */
export function knowsMoves(strength: SourceStrength): boolean {
  return strength === 'complete' || strength === 'windowed';
}

/**
 * What an answer proves of a tag that has the digest `current` now. A record of the future was not observed, so nothing else
 * of its answer can be relied on either.
 */
export function sourceReading(
  source: SourceReading['source'],
  answer: HistoryAnswer | Gap,
  current: Digest,
  now: Instant,
): SourceReading {
  if ('cause' in answer) return silentReading(source, answer, now);
  const latest = now + clockSlackMs;
  const wrong = [...answer.records, ...(answer.pushes ?? [])].find(({ at }) => !(at >= 0 && at <= latest));
  if (wrong !== undefined) {
    const gap = { cause: 'bad-answer', subject: source.title, message: wrongTime(wrong.at) } as const;
    return silentReading(source, gap, now);
  }
  const usable = { source, answer, evidence: evidenceOf(source, answer, now) };
  if (source.strength === 'timestamps') return usable;
  const ordered = orderRecords(answer.records);
  // An earlier answer does not end with what the registry returns now.
  const reachesNow = answer.known?.some(({ to }) => to > answer.readAt) !== false;
  const records = answer.readAt < now || !reachesNow ? ordered : endingWith(ordered, current);
  if (!knowsMoves(source.strength)) return { ...usable, history: seenIn(records, current, now) };
  const confirmed = confirmedIn(records, current, now);
  const stated = coverageOf(source.strength, records, answer, now);
  const last = confirmed.at(-1);
  const isBehind = last !== undefined && last.digest !== current && periodAt(stated, now) !== undefined;
  const earlier = Math.min(answer.readAt, now) - clockSlackMs - 1;
  const coverage = isBehind
    ? coverageOf(source.strength, records, { ...answer, readAt: earlier }, now)
    : stated;
  const known = { ...usable, ...(isBehind ? { isBehind } : {}) };
  const all = historyOf(records, coverage, { beginsWithRecord: true });
  if (confirmed.length === records.length) return { ...known, history: all };
  const history = historyOf(confirmed, coverage, { beginsWithRecord: true });
  return { ...known, history, unconfirmed: all };
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
function coverageOf(
  strength: SourceStrength,
  records: Records,
  { known = [], bornAt, readAt }: HistoryAnswer,
  now: Instant,
): Coverage {
  // What happened after the answer was given is not known; the time of this run is no such gap.
  const end = readAt < now - clockSlackMs ? readAt + 1 : allTime.to;
  const first = strength === 'complete' ? allTime.from : Number.MIN_SAFE_INTEGER;
  const stated = known.map(({ from, to }) => ({
    from: Math.max(from, first),
    to: to > readAt ? end : to,
  }));
  const isYounger = bornAt !== undefined && bornAt <= now && (records[0]?.at ?? bornAt) >= bornAt;
  const unborn = isYounger ? [{ from: allTime.from, to: Math.min(bornAt, end) }] : [];
  return joinPeriods([...stated, ...unborn]).flatMap(({ from, to }) => {
    const start = from === allTime.from ? from : (recordsIn(records, { from, to })[0]?.at ?? to);
    return start < to ? [{ from: start, to }] : [];
  });
}

/** What was seen, as a history that ends in the digest of today. Its times are bounds, and it refutes nothing. */
export function seenIn(observed: Records, current: Digest, now: Instant): History {
  // The registry's own answer is what the tag has now, whatever was seen in the same millisecond.
  const past = observed.filter(({ at, digest }) => at < now || (at === now && digest === current));
  const today: HistoryRecord = { at: now, digest: current };
  return historyOf(past.at(-1)?.digest === current ? past : orderRecords([...past, today]));
}

function silentReading(source: SourceReading['source'], silent: Gap, now: Instant): SourceReading {
  const { cause, message } = silent;
  const evidence = {
    source: source.title,
    strength: source.strength,
    readAt: now,
    silent: { cause, message },
  };
  return { source, answer: { readAt: now, records: [] }, silent, evidence };
}

/** What an answer supports a fact with. */
export function evidenceOf(
  { title, strength }: SourceReading['source'],
  answer: HistoryAnswer,
  now: Instant,
): SourceUsed {
  if (strength === 'complete') return { source: title, strength, readAt: answer.readAt };
  // A ledger without an entry observes the tag from this run on.
  const begin = strength === 'observed' ? answer.readAt : undefined;
  const records = orderRecords(answer.records);
  // What is older than a hole does not reach up to now.
  const window = strength === 'windowed' ? coverageOf(strength, records, answer, now).at(-1) : undefined;
  const start = window !== undefined && Number.isFinite(window.from) ? window.from : undefined;
  const oldest = start ?? records[0]?.at ?? begin;
  const since = oldest === undefined ? {} : { since: oldest };
  return { source: title, strength, ...since, readAt: answer.readAt };
}
