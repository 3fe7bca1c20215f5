// Proves a pin from all sources of its tag: what each says within its strength is intersected, so that another source only
// narrows a bound, and sources that contradict each other decide nothing.
import { compact, largest, smallest, withFields } from '../model/collections.js';
import type { Digest } from '../model/images/image.js';
import { type SourceStrength, sourceStrengths } from '../model/images/source-strength.js';
import {
  type Basis,
  type Fact,
  type HistoryRecord,
  type Instant,
  isBound,
  type SourceUsed,
} from '../model/judgement/fact.js';
import { contradictionAmong, type HistoryContradiction } from './contradictions.js';
import { allTime, periodAt } from './coverage.js';
import type { History } from './history.js';
import { orderRecords, recordsIn } from './intervals.js';
import { digestAgeOnly, firstSeenAfter } from './messages.js';
import { cutoffOf, proveDigest, type TimeView } from './prove.js';
import {
  evidenceOf,
  type HistoryAnswer,
  knowsMoves,
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
  /** The last instant at which a source saw the tag with another digest than today's, at the latest. */
  readonly otherUntil: Instant;
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
  const contradiction = contradictionAmong(readings, now);
  const otherUntil = otherUntilOf(readings, current);
  return { current, asked, readings, silent, otherUntil, ...compact({ contradiction }) };
}

function otherUntilOf(readings: readonly UsableReading[], current: Digest): Instant {
  const others = readings.flatMap(
    ({ history }) => history?.records.findLast(({ digest }) => digest !== current)?.at ?? [],
  );
  return largest(others);
}

export interface JointProof {
  /** `unknown` if no source settles the question; its message is for the caller to word. */
  readonly fact: Fact;
  /** The reading that made the fact; absent if none did. */
  readonly judge?: UsableReading;
}

export function proveJoined(digest: Digest | undefined, joint: JointHistory, view: TimeView): JointProof {
  const { readings, silent, contradiction } = joint;
  if (contradiction !== undefined) return { fact: contradicted(joint, contradiction) };
  const verdicts = readings.map((reading) => ({ reading, ...verdictOf(digest, joint, reading, view) }));
  const settling = verdicts.filter(({ fact }) => fact.status !== 'unknown');
  const decided = narrowest(settling);
  if (decided === undefined)
    return { fact: notCurrentFact(digest, joint, view) ?? verdicts[0]?.fact ?? nothingKnown };
  const agreeing = settling.filter((one) => one !== decided && one.fact.status === decided.fact.status);
  const evidence = [...[decided, ...agreeing].map(({ reading }) => reading.evidence), ...silent];
  const fact = isBound(decided.basis) ? narrowed(decided.fact, digest, joint, view) : decided.fact;
  return { fact: supportedBy(fact, decided.basis, evidence), judge: decided.reading };
}

interface Verdict {
  readonly reading: UsableReading;
  readonly fact: Fact;
  readonly basis: Basis | undefined;
}

/** The verdict that says most: one of moves, else the bound that reaches furthest back, else one of push times. */
function narrowest(settling: readonly Verdict[]): Verdict | undefined {
  const exact = settling.find(({ basis }) => !isBound(basis) && basis !== 'timestamps');
  const bounds = settling.filter(({ basis }) => isBound(basis));
  const [furthest] = bounds.toSorted((a, b) => boundOf(a.fact) - boundOf(b.fact));
  return exact ?? furthest ?? settling[0];
}

/** The instant that a fact says something happened by. */
function boundOf(fact: Fact): number {
  if (fact.status === 'superseded') return fact.supersededAt;
  return (fact.status === 'current' ? fact.pinnedSince : undefined) ?? Number.MAX_VALUE;
}

/** The bound of one source with what the others know: none is ranked, each may narrow it. */
function narrowed(fact: Fact, digest: Digest | undefined, joint: JointHistory, view: TimeView): Fact {
  if (fact.status !== 'superseded' || digest === undefined) return fact;
  const left = leftBy(digest, joint);
  const bound = left === undefined || left.at >= fact.supersededAt ? fact : earlier(fact, left, view);
  if (fact.noTarget === undefined) return bound;
  const { fact: target } = proveJoined(undefined, joint, view);
  if (target.status !== 'unpinned') return bound;
  const { noTarget: _, ...targeted } = bound;
  const isTarget = target.currentDigest === digest;
  if (isTarget) return { status: 'current', pinnedSince: fact.pinnedSince, ...targetOf(target) };
  return { ...targeted, ...targetOf(target) };
}

function earlier(
  fact: Extract<Fact, { status: 'superseded' }>,
  { at, digest }: HistoryRecord,
  view: TimeView,
): Extract<Fact, { status: 'superseded' }> {
  // What replaced it after the cutoff is too young to count.
  const lagMs = at <= cutoffOf(view) ? (view.asOf ?? view.now) - at : fact.lagMs;
  return {
    ...fact,
    pinnedSince: Math.min(fact.pinnedSince, at),
    supersededAt: at,
    supersededBy: digest,
    lagMs,
  };
}

/**
 * The record from which on the tag has surely had other digests, by sources that know every move up to now; `undefined`:
 * none does.
 */
function leftBy(digest: Digest, { readings }: JointHistory): HistoryRecord | undefined {
  const starts = readings.flatMap(({ source, history }) => {
    const period =
      history && knowsMoves(source.strength) ? periodAt(history.coverage, allTime.to) : undefined;
    if (history === undefined || period === undefined) return [];
    const index = history.indexIn(period);
    const [first] = index.intervals;
    const isOther = first !== undefined && index.lastOf(digest) === undefined;
    return isOther ? [{ at: first.since, digest: first.digest }] : [];
  });
  return starts.toSorted((a, b) => a.at - b.at)[0];
}

/**
 * A pin of which nothing is proved but that the registry returns another digest now. `undefined` if it returns this one, if
 * another time is asked about, or if a source has the pin: also one that the tag has just moved to, of which the registry
 * may not know yet.
 */
export function notCurrentFact(
  digest: Digest | undefined,
  joint: JointHistory,
  view: TimeView,
): Fact | undefined {
  const { current, readings, silent } = joint;
  const { now, asOf = now, minAgeMs = 0 } = view;
  if (digest === undefined || digest === current || asOf < now) return undefined;
  const has = ({ history, unconfirmed = history }: UsableReading) =>
    unconfirmed?.index.lastOf(digest) !== undefined;
  if (readings.some(has)) return undefined;
  const present = proveJoined(current, joint, { now });
  const target = minAgeMs === 0 ? undefined : proveJoined(undefined, joint, view);
  const isKnown = target?.fact.status === 'unpinned';
  const { judge, fact } = isKnown ? target : present;
  const notSince = leftBy(digest, joint)?.at;
  const evidence = readings.toSorted((a, b) => Number(b === judge) - Number(a === judge));
  return {
    status: 'not-current',
    ...compact({ notSince }),
    ...(fact.status === 'unpinned' ? targetOf(fact) : presentOf(current, fact, now)),
    ...(target?.fact.status === 'unknown' ? { noTarget: target.fact.message } : {}),
    basis: (judge && 'basis' in fact ? fact.basis : undefined) ?? 'present',
    evidence: [...evidence.map((one) => one.evidence), ...silent],
  };
}

/** A time of this run is that of the registry's answer, which no source supports. */
function presentOf(currentDigest: Digest, fact: Fact, now: Instant) {
  const since = fact.status === 'current' ? fact.pinnedSince : undefined;
  return { currentDigest, ...compact({ currentSince: since === now ? undefined : since }) };
}

function targetOf({ currentDigest, currentSince }: Extract<Fact, { status: 'unpinned' }>) {
  return { currentDigest, ...compact({ currentSince }) };
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
  const contradiction = contradictionAmong(readings, now);
  const otherUntil = otherUntilOf(readings, current);
  return { current, asked: readings, readings, silent: [], otherUntil, ...compact({ contradiction }) };
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
  const { readings, contradiction } = joint;
  if (contradiction !== undefined) return contradicted(joint, contradiction);
  const [own, ...others] = readings;
  if (own === undefined) return fact;
  const agreeing = others.filter(
    (one) => fact.status !== 'unknown' && verdictOf(digest, joint, one, view).fact.status === fact.status,
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

function rank({ source }: SourceReading): number {
  return sourceStrengths.indexOf(source.strength);
}

/** What one source says, within its strength. */
function verdictOf(
  digest: Digest | undefined,
  joint: JointHistory,
  { history, unconfirmed, source, answer }: UsableReading,
  view: TimeView,
): { readonly fact: Fact; readonly basis: Basis | undefined } {
  const basis = basisOf[source.strength];
  const { current } = joint;
  if (history === undefined) return { fact: factOfPushes(digest, current, answer, view), basis };
  if (!knowsMoves(source.strength)) return { fact: factOfSightings(digest, joint, history, view), basis };
  const proved = proveDigest(digest, history, undefined, view);
  const seen =
    proved.status === 'unknown' && digest !== undefined
      ? seenBefore(digest, joint, history, view)
      : undefined;
  if (seen !== undefined) return { fact: seen, basis: basisOf.witness };
  const young =
    proved.status === 'unknown' && digest === current ? tooYoung(digest, history, view) : undefined;
  if (young !== undefined && !beginsAtBound(young, history, answer)) return { fact: young, basis };
  const isStated = digest !== undefined && unconfirmed?.index.lastOf(digest) !== undefined;
  if (proved.status === 'not-in-history' && isStated) return { fact: nothingKnown, basis };
  return { fact: proved, basis: beginsAtBound(proved, history, answer) ? basisOf.witness : basis };
}

/** The present digest where only its own time is known, which is too short. `undefined`: that is not so. */
function tooYoung(digest: Digest, { intervals, coverage }: History, view: TimeView): Fact | undefined {
  const { now, asOf = now, minAgeMs = 0 } = view;
  const last = intervals.at(-1);
  const isPresent = last?.digest === digest && !last.tied && periodAt(coverage, allTime.to) !== undefined;
  if (!isPresent || asOf < now || last.since <= cutoffOf(view)) return undefined;
  const since = { pinnedSince: last.since, currentDigest: digest, currentSince: last.since };
  return { status: 'current', ...since, youngUntil: last.since + minAgeMs };
}

/** Whether the time since when the tag has its digest is only known to be no later. */
function beginsAtBound(fact: Fact, { coverage }: History, { startIsBound }: HistoryAnswer): boolean {
  if (startIsBound !== true || (fact.status !== 'current' && fact.status !== 'unpinned')) return false;
  const since = fact.status === 'current' ? fact.pinnedSince : fact.currentSince;
  return coverage.some(({ from }) => from === since);
}

/**
 * What sightings prove. Between two sightings of one digest the tag counts as unmoved; what it had after the last sighting
 * of an older digest is not known, so an earlier time than the first sighting of the present digest has no answer. What
 * has not been seen may have been, so nothing is denied.
 */
function factOfSightings(
  digest: Digest | undefined,
  { current, otherUntil }: JointHistory,
  history: History,
  view: TimeView,
): Fact {
  const { now, asOf, minAgeMs = 0 } = view;
  const cutoff = cutoffOf(view);
  const isPresent = (one: HistoryRecord) => one.digest === current && one.at > otherUntil;
  const since = Math.max(history.records.find(isPresent)?.at ?? now, history.intervals.at(-1)?.since ?? now);
  const isOpen = cutoff < now && since > cutoff;
  const seen = proveDigest(digest, history, undefined, isOpen ? { now } : view);
  if (seen.status === 'not-in-history') return nothingKnown;
  const proved = sinceAt(seen, since);
  if (!isOpen) return proved;
  const open = { status: 'unknown', cause: 'no-history', message: firstSeenAfter(since, cutoff) } as const;
  if (asOf !== undefined && asOf < now) return open;
  if (proved.status === 'current' && digest === current) return { ...proved, youngUntil: since + minAgeMs };
  if (proved.status !== 'superseded') return open;
  // What replaced it after the cutoff is too young to count.
  const lagMs = proved.supersededAt <= cutoff ? proved.lagMs : 0;
  return { ...proved, lagMs, noTarget: open.message };
}

/**
 * A digest that the tag has had is superseded if it is not the digest of today, also where records are missing between
 * the two. It may have returned in between, so it counts as superseded only since the part that is known up to now, and
 * its times are bounds, as those of a witness. `undefined`: that is not so.
 */
function seenBefore(digest: Digest, joint: JointHistory, history: History, view: TimeView): Fact | undefined {
  const { current } = joint;
  const { index, coverage } = history;
  const seen = index
    .placesOf(digest)
    .map((place) => ({ digest, at: index.intervals[place]?.since ?? view.now }));
  if (seen.length === 0 || digest === current) return undefined;
  const from = periodAt(coverage, allTime.to)?.from ?? view.now;
  const later = recordsIn(history.records, { from, to: allTime.to });
  // Without the later ones where two moves in one millisecond leave their order open: the registry settles it now.
  for (const records of [orderRecords([...seen, ...later]), orderRecords(seen)]) {
    const fact = factOfSightings(digest, joint, seenIn(records, current, view.now), view);
    if (fact.status === 'superseded') return fact;
  }
  return undefined;
}

/** The fact about the present digest, which the tag has had since then, or earlier. */
function sinceAt(fact: Fact, since: Instant): Fact {
  if (fact.status === 'current') return { ...fact, pinnedSince: since, currentSince: since };
  return fact.status === 'unpinned' || fact.status === 'superseded' ? { ...fact, currentSince: since } : fact;
}

/**
 * Push times say when the registry got the digest, and not since when the tag has it: a digest can be pushed for days under
 * another name. So they prove that it is too young, and that it is old enough only where the policy accepts its own age.
 */
function factOfPushes(
  digest: Digest | undefined,
  current: Digest,
  answer: HistoryAnswer,
  view: TimeView,
): Fact {
  const { now, asOf, minAgeMs = 0, acceptsDigestAge = false } = view;
  const isAboutToday = (asOf === undefined || asOf >= now) && (digest === undefined || digest === current);
  const pushes = (answer.pushes ?? []).filter((push) => push.digest === current && push.at <= now);
  if (!isAboutToday || pushes.length === 0) return nothingKnown;
  const oldest = smallest(pushes.map(({ at }) => at));
  const first = pushes.find(({ isFirst }) => isFirst)?.at ?? Number.NEGATIVE_INFINITY;
  const cutoff = cutoffOf({ now, minAgeMs });
  if (digest !== undefined && minAgeMs > 0 && first > cutoff)
    return { status: 'current', currentDigest: current, youngUntil: first + minAgeMs };
  if (!acceptsDigestAge || oldest > cutoff)
    return { ...nothingKnown, message: digestAgeOnly(Math.max(0, now - oldest)) };
  return { status: digest === undefined ? 'unpinned' : 'current', currentDigest: current };
}
