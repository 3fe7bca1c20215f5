// Proves a pin from all sources of its tag. The strongest one that settles the question decides; none is used beyond its
// strength, and sources that contradict each other decide nothing.
import { compact, smallest, withFields } from '../model/collections.js';
import type { Digest } from '../model/images/image.js';
import { type SourceStrength, sourceStrengths } from '../model/images/source-strength.js';
import { type Basis, type Fact, isBound, type SourceUsed } from '../model/judgement/fact.js';
import { contradictionAmong, type HistoryContradiction } from './contradictions.js';
import { allTime, periodAt } from './coverage.js';
import type { History } from './history.js';
import { orderRecords, recordsIn } from './intervals.js';
import { cutoffOf, proveDigest, type TimeView } from './prove.js';
import {
  evidenceOf,
  type HistoryAnswer,
  type SourceReading,
  seenIn,
  type UsableReading,
  usableReading,
} from './source.js';

/** What all sources of a tag know: made once for all pins of the tag. */
export interface JointHistory {
  readonly current: Digest;
  /** In the order in which they were asked, also those that are silent, or whose answer cannot be used. */
  readonly asked: readonly (SourceReading & Pick<UsableReading, 'evidence'>)[];
  /** Those that can be used, from the strongest to the weakest. */
  readonly readings: readonly UsableReading[];
  readonly silent: readonly SourceUsed[];
  readonly contradiction?: HistoryContradiction;
}

export function joinHistories(
  sources: readonly SourceReading[],
  current: Digest,
  now: TimeView['now'],
): JointHistory {
  const asked = sources.map((reading) => {
    const used = usableReading(reading, current, now);
    if (!('cause' in used)) return used;
    const silent = { source: reading.source, answer: used };
    return { ...silent, evidence: evidenceOf(silent, now) };
  });
  const ranked = asked.toSorted((a, b) => rank(a) - rank(b));
  const readings = ranked.filter((one): one is UsableReading => !('cause' in one.answer));
  const silent = ranked.flatMap(({ answer, evidence }) => ('cause' in answer ? [evidence] : []));
  const contradiction = contradictionAmong(readings, current, now);
  return { current, asked, readings, silent, ...compact({ contradiction }) };
}

export interface JointProof {
  /** `unknown` if no source settles the question; its message is for the caller to word. */
  readonly fact: Fact;
  /** The reading that made the fact; absent if none did. */
  readonly judge?: UsableReading;
}

export function proveJoined(digest: Digest | undefined, joint: JointHistory, view: TimeView): JointProof {
  const { readings, silent, current, contradiction } = joint;
  if (contradiction !== undefined) return { fact: contradicted(joint, contradiction) };
  const verdicts = readings.map((reading) => ({ reading, ...verdictOf(digest, current, reading, view) }));
  const settling = verdicts.filter(({ fact }) => fact.status !== 'unknown');
  const decided = settling.find(({ basis, fact }) => !isBound(basis) || knowsLag(fact)) ?? settling[0];
  if (decided === undefined) return { fact: verdicts[0]?.fact ?? nothingKnown };
  const agreeing = verdicts.filter((one) => one === decided || one.fact.status === decided.fact.status);
  const evidence = [...agreeing.map(({ reading }) => reading.evidence), ...silent];
  return { fact: supportedBy(decided.fact, decided.basis, evidence), judge: decided.reading };
}

/**
 * A source that proves facts by a history of its own, with what others know of the tag. `undefined`: they know nothing
 * that can be compared with it.
 */
export function joinOthers(
  own: UsableReading & { readonly history: History },
  others: readonly SourceReading[],
  now: TimeView['now'],
): JointHistory | undefined {
  const newest = own.history.intervals.at(-1);
  if (newest === undefined || newest.tied) return undefined;
  const current = newest.digest;
  const usable = others.map((other) => usableReading(other, current, now));
  const readings = [own, ...usable.flatMap((used) => ('cause' in used ? [] : [used]))];
  if (readings.length === 1) return undefined;
  const contradiction = contradictionAmong(readings, current, now);
  return { current, asked: readings, readings, silent: [], ...compact({ contradiction }) };
}

/**
 * The fact that the first source of these proves, compared with what the others know. Only that source decides: another
 * one supports it or contradicts it, and never takes its place.
 */
export function compareFact(
  fact: Fact,
  digest: Digest | undefined,
  joint: JointHistory,
  view: TimeView,
): Fact {
  const { readings, current, contradiction } = joint;
  if (contradiction !== undefined) return contradicted(joint, contradiction);
  const [own, ...others] = readings;
  if (own === undefined) return fact;
  const agreeing = others.filter(
    (one) => fact.status !== 'unknown' && verdictOf(digest, current, one, view).fact.status === fact.status,
  );
  return supportedBy(
    fact,
    basisOf[own.source.strength],
    [own, ...agreeing].map(({ evidence }) => evidence),
  );
}

function contradicted(
  { current: currentDigest, readings, silent }: JointHistory,
  { message }: HistoryContradiction,
): Fact {
  const evidence = [...readings.map((reading) => reading.evidence), ...silent];
  return { status: 'unknown', cause: 'contradiction', message, currentDigest, evidence };
}

const nothingKnown = {
  status: 'unknown',
  cause: 'no-history',
  message: 'No source knows the tag',
} as const satisfies Fact;

const basisOf: Readonly<Record<SourceStrength, Basis | undefined>> = {
  complete: undefined,
  windowed: 'windowed',
  witness: 'witness',
  observed: 'first-seen',
  timestamps: 'timestamps',
};

function supportedBy(fact: Fact, basis: Basis | undefined, evidence: readonly SourceUsed[]): Fact {
  if (fact.status === 'missing') return fact;
  if (fact.status === 'unknown') return withFields(fact, { evidence });
  return withFields(fact, compact({ basis, evidence }));
}

export function provedBy(fact: Fact, { source, evidence }: UsableReading): Fact {
  return supportedBy(fact, basisOf[source.strength], [evidence]);
}

/** A digest was replaced by then, but a source that says so may have missed when exactly: another source may know more. */
function knowsLag(fact: Fact): boolean {
  return fact.status !== 'superseded' || fact.lagMs > 0;
}

function rank({ source }: SourceReading): number {
  return sourceStrengths.indexOf(source.strength);
}

/** What one source says, within its strength. */
function verdictOf(
  digest: Digest | undefined,
  current: Digest,
  { history, unconfirmed, source, answer }: UsableReading,
  view: TimeView,
): { readonly fact: Fact; readonly basis: Basis | undefined } {
  const basis = basisOf[source.strength];
  if (history === undefined) return { fact: factOfPushes(digest, current, answer, view), basis };
  const proved = proveDigest(digest, history, undefined, view);
  const seen =
    proved.status === 'unknown' && source.strength === 'windowed' && digest !== undefined
      ? seenBefore(digest, current, history, view)
      : undefined;
  if (seen !== undefined) return { fact: seen, basis: basisOf.witness };
  // What has not been seen may have been: only those who know every move may deny one.
  const isStated = digest !== undefined && unconfirmed?.index.lastOf(digest) !== undefined;
  const mayDeny = (source.strength === 'complete' || source.strength === 'windowed') && !isStated;
  return { fact: proved.status === 'not-in-history' && !mayDeny ? nothingKnown : proved, basis };
}

/**
 * A digest that the tag has had is superseded if it is not the digest of today, also where records are missing between
 * the two. It may have returned in between, so it counts as superseded only since the part that is known up to now, and
 * its times are bounds, as those of a witness. `undefined`: that is not so.
 */
function seenBefore(digest: Digest, current: Digest, history: History, view: TimeView): Fact | undefined {
  const { index, records, coverage } = history;
  const seen = index
    .placesOf(digest)
    .map((place) => ({ digest, at: index.intervals[place]?.since ?? view.now }));
  if (seen.length === 0 || digest === current) return undefined;
  const from = periodAt(coverage, allTime.to)?.from ?? view.now;
  const later = recordsIn(records, { from, to: allTime.to });
  const known = seenIn(orderRecords([...seen, ...later]), current, view.now);
  const fact = proveDigest(digest, known, undefined, view);
  return fact.status === 'superseded' ? fact : undefined;
}

/**
 * Push times say how old the digest of today is at least, which is what `min-age` asks for, and nothing about the past
 * of the tag.
 */
function factOfPushes(
  digest: Digest | undefined,
  current: Digest,
  answer: HistoryAnswer,
  view: TimeView,
): Fact {
  const { now, asOf, minAgeMs = 0 } = view;
  const isAboutToday = (asOf === undefined || asOf >= now) && (digest === undefined || digest === current);
  const pushes = (answer.pushes ?? []).filter((push) => push.digest === current && push.at <= now);
  const oldest = smallest(pushes.map(({ at }) => at));
  if (!isAboutToday || pushes.length === 0) return nothingKnown;
  const isOldEnough = oldest <= cutoffOf({ now, minAgeMs });
  if (digest === undefined)
    return isOldEnough ? { status: 'unpinned', currentDigest: current } : nothingKnown;
  if (isOldEnough) return { status: 'current', currentDigest: current };
  const first = pushes.find(({ isFirst }) => isFirst)?.at;
  if (first === undefined) return nothingKnown;
  return { status: 'current', currentDigest: current, youngUntil: first + minAgeMs };
}
