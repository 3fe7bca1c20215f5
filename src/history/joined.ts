// Proves a pin from all sources of its tag. The strongest one that settles the question decides; none is used beyond its
// strength, and sources that contradict each other decide nothing.
import { compact } from '../model/compact.js';
import { smallest } from '../model/extremes.js';
import { type Basis, type Fact, type HistoryEvidence, type HistoryRecord, isBound } from '../model/fact.js';
import { addToGroup } from '../model/groups.js';
import type { Digest } from '../model/image.js';
import { rememberedFor } from '../model/remembered.js';
import { type SourceStrength, sourceStrengths } from '../model/source-strength.js';
import { withFields } from '../model/with-fields.js';
import { contradictionAmong, type HistoryContradiction } from './contradictions.js';
import { allTime, intervalAt } from './intervals.js';
import { cutoffOf, type TimeView } from './pin-state.js';
import { proveDigest } from './prove.js';
import type { KnownHistory } from './reader.js';
import type { SourceReading } from './source.js';
import { evidenceOf, sightingsIn, type UsableReading, usableReading } from './strengths.js';
import { orderRecords, type Records, recordsIn } from './timeline.js';
import { lastIndexWith } from './timeline-index.js';

export interface JointProof {
  /** `unknown` if no source settles the question; its message is for the caller to word. */
  readonly fact: Fact;
  /** What was read, from the strongest to the weakest. The first that settles the question made the fact. */
  readonly readings: readonly UsableReading[];
  /** The reading that made the fact; absent if none did. */
  readonly judge?: UsableReading;
  readonly contradiction?: HistoryContradiction;
  /** The judge, the sources that found the same, and those that were silent. */
  readonly evidence: readonly HistoryEvidence[];
}

/** `digest` is absent for a reference without one; `current` is what the registry returns for the tag now. */
export function proveJoined(
  digest: Digest | undefined,
  current: Digest,
  asked: readonly SourceReading[],
  view: TimeView,
): JointProof {
  const ranked = [...asked].sort((a, b) => rank(a) - rank(b));
  const usable = ranked.map((reading) => ({ reading, used: usableReading(reading, current, view.now) }));
  const readings = usable.flatMap(({ used }) => ('cause' in used ? [] : [used]));
  const silent = usable.flatMap(({ reading: { source }, used }) =>
    'cause' in used ? [evidenceOf({ source, answer: used }, view.now)] : [],
  );
  const contradiction = contradictionAmong(readings, current, view.now);
  if (contradiction !== undefined) return contradicted(contradiction, current, readings, silent, view);
  const verdicts = readings.map((reading) => ({ reading, ...verdictOf(digest, current, reading, view) }));
  const settling = verdicts.filter(({ fact }) => fact.status !== 'unknown');
  const decided = settling.find(({ basis, fact }) => !isBound(basis) || knowsLag(fact)) ?? settling[0];
  if (decided === undefined) return { fact: verdicts[0]?.fact ?? nothingKnown, readings, evidence: silent };
  const agreeing = verdicts.filter((one) => one === decided || one.fact.status === decided.fact.status);
  const evidence = [
    ...supporting(
      agreeing.map(({ reading }) => reading),
      view,
    ),
    ...silent,
  ];
  const fact = supportedBy(decided.fact, decided.basis, evidence);
  return { fact, readings, judge: decided.reading, evidence };
}

/**
 * Holds the fact that one source proves by a history of its own against what others know of the tag. Only that source
 * decides: another one supports it or contradicts it, and never takes its place.
 */
export function provedAlone(
  fact: Fact,
  digest: Digest | undefined,
  judge: UsableReading & { readonly known: KnownHistory },
  others: readonly SourceReading[],
  view: TimeView,
): JointProof {
  const newest = judge.known.timeline.at(-1);
  const current = newest?.tied === true ? undefined : newest?.digest;
  const usable = others.flatMap((reading) => {
    const used = current === undefined ? undefined : usableReading(reading, current, view.now);
    return used === undefined || 'cause' in used ? [] : [used];
  });
  const readings = [judge, ...usable];
  const contradiction =
    usable.length > 0 && current !== undefined ? contradictionAmong(readings, current, view.now) : undefined;
  if (contradiction !== undefined && current !== undefined)
    return contradicted(contradiction, current, readings, [], view);
  const agreeing = usable.filter(
    (one) => current !== undefined && verdictOf(digest, current, one, view).fact.status === fact.status,
  );
  const evidence = supporting(fact.status === 'unknown' ? [judge] : [judge, ...agreeing], view);
  return { fact: supportedBy(fact, basisOf[judge.source.strength], evidence), readings, judge, evidence };
}

/** Sources that contradict each other decide nothing. */
function contradicted(
  contradiction: HistoryContradiction,
  currentDigest: Digest,
  readings: readonly UsableReading[],
  silent: readonly HistoryEvidence[],
  view: TimeView,
): JointProof {
  const { message } = contradiction;
  const evidence = [...supporting(readings, view), ...silent];
  const fact: Fact = { status: 'unknown', cause: 'contradiction', message, currentDigest, evidence };
  return { fact, readings, contradiction, evidence };
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

/** The fact with the names of its sources. */
function supportedBy(fact: Fact, basis: Basis | undefined, evidence: readonly HistoryEvidence[]): Fact {
  if (fact.status === 'missing') return fact;
  if (fact.status === 'unknown') return withFields(fact, { evidence });
  return withFields(fact, compact({ basis, evidence }));
}

/** The fact that one source proves alone, with its name. */
export function provedBy(fact: Fact, reading: UsableReading, view: TimeView): Fact {
  return supportedBy(fact, basisOf[reading.source.strength], [evidenceOf(reading, view.now)]);
}

/** A digest was replaced by then, but a source that says so may have missed when exactly: another source may know more. */
function knowsLag(fact: Fact): boolean {
  return fact.status !== 'superseded' || fact.lagMs > 0;
}

function rank({ source }: SourceReading): number {
  return sourceStrengths.indexOf(source.strength);
}

function supporting(readings: readonly UsableReading[], { now }: TimeView): readonly HistoryEvidence[] {
  return readings.map((reading) => evidenceOf(reading, now));
}

/** What one source says, within its strength. */
function verdictOf(
  digest: Digest | undefined,
  current: Digest,
  { known, stated, source, answer }: UsableReading,
  view: TimeView,
): { readonly fact: Fact; readonly basis: Basis | undefined } {
  const basis = basisOf[source.strength];
  if (known === undefined) return { fact: factOfPushes(digest, current, { source, answer }, view), basis };
  const proved = proveDigest(digest, known, undefined, view);
  const sighted =
    proved.status === 'unknown' && source.strength === 'windowed' && digest !== undefined
      ? sightedIn(digest, current, known, view)
      : undefined;
  if (sighted !== undefined) return { fact: sighted, basis: basisOf.witness };
  // What has not been seen may have been: only those who know every move may deny one.
  const isStated = stated !== undefined && digest !== undefined && lastIndexWith(stated.history, digest) >= 0;
  const mayDeny = (source.strength === 'complete' || source.strength === 'windowed') && !isStated;
  return { fact: proved.status === 'not-in-history' && !mayDeny ? nothingKnown : proved, basis };
}

/**
 * A digest that the tag has had is superseded if it is not the digest of today, also where records are missing between
 * the two. It may have returned in between, so it counts as superseded only since the part that is known up to now, and
 * its times are bounds, as those of a witness. `undefined`: that is not so.
 */
function sightedIn(
  digest: Digest,
  current: Digest,
  { history, coverage }: KnownHistory,
  view: TimeView,
): Fact | undefined {
  const seen = recordsByDigest(history).get(digest) ?? [];
  if (seen.length === 0 || digest === current) return undefined;
  const from = intervalAt(coverage, allTime.to)?.from ?? view.now;
  const later = recordsIn(history, { from, to: Number.POSITIVE_INFINITY });
  const known = sightingsIn(orderRecords([...seen, ...later]), current, view.now);
  const fact = proveDigest(digest, known, undefined, view);
  return fact.status === 'superseded' ? fact : undefined;
}

const recordsByDigest = rememberedFor((records: Records) => {
  const found = new Map<Digest, HistoryRecord[]>();
  for (const record of records) addToGroup(found, record.digest, record);
  return found;
});

/**
 * Push times say how old the digest of today is at least, which is what `min-age` asks for, and nothing about the past
 * of the tag.
 */
function factOfPushes(
  digest: Digest | undefined,
  current: Digest,
  { answer }: Pick<UsableReading, 'source' | 'answer'>,
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
