// Proves a pin from all sources of its tag: what each says within its strength is intersected, so that another source only
// narrows a bound, and sources that contradict each other decide nothing.
import { compact, largest, withFields } from '../model/collections.js';
import type { Digest } from '../model/images/image.js';
import { sourceStrengths } from '../model/images/source-strength.js';
import {
  type Basis,
  type Fact,
  type HistoryRecord,
  type Instant,
  isBound,
  type SourceUsed,
} from '../model/judgement/fact.js';
import {
  basisOf,
  lagSince,
  nothingKnown,
  type PresentTag,
  type SourceVerdict,
  sourceVerdict,
} from './bounds.js';
import { contradictionAmong, type HistoryContradiction } from './contradictions.js';
import { allTime, periodAt } from './coverage.js';
import type { History } from './history.js';
import { isAboutPast, type TimeView } from './prove.js';
import { knowsMoves, type SourceReading, statedBy } from './source.js';

/** What all sources of a tag know: made once for all pins of the tag. */
export interface JointHistory extends PresentTag {
  /** In the order in which they were asked, also those that are silent, or whose answer cannot be used. */
  readonly asked: readonly SourceReading[];
  /** Those that can be used, from the strongest to the weakest. */
  readonly readings: readonly SourceReading[];
  readonly silent: readonly SourceUsed[];
  readonly contradiction?: HistoryContradiction;
}

export function joinHistories(
  asked: readonly SourceReading[],
  current: Digest,
  now: TimeView['now'],
): JointHistory {
  const rank = ({ source }: SourceReading) => sourceStrengths.indexOf(source.strength);
  const ranked = asked.toSorted((a, b) => rank(a) - rank(b));
  const readings = ranked.filter(({ silent }) => silent === undefined);
  const silent = ranked.flatMap((one) => (one.silent === undefined ? [] : [one.evidence]));
  return { asked, silent, ...comparedAt(now, current, readings) };
}

/** What the readings say together of the tag, whatever the pin. */
function comparedAt(now: TimeView['now'], current: Digest, readings: readonly SourceReading[]) {
  const others = readings.flatMap(
    ({ history }) => history?.records.findLast(({ digest }) => digest !== current)?.at ?? [],
  );
  const contradiction = contradictionAmong(readings, now);
  return { current, readings, otherUntil: largest(others), ...compact({ contradiction }) };
}

/** The fact is `unknown` if no source settles the question; its message is for the caller to word. */
export function proveJoined(digest: Digest | undefined, joint: JointHistory, view: TimeView): Fact {
  const { readings, silent, contradiction } = joint;
  if (contradiction !== undefined) return contradicted(joint, contradiction);
  const verdicts = readings.map((reading) => ({ reading, ...sourceVerdict(digest, joint, reading, view) }));
  const settling = verdicts.filter(({ fact }) => fact.status !== 'unknown');
  const decided = narrowest(settling);
  if (decided === undefined) return notCurrentFact(digest, joint, view) ?? verdicts[0]?.fact ?? nothingKnown;
  const agreeing = settling.filter((one) => one !== decided && one.fact.status === decided.fact.status);
  const evidence = [...[decided, ...agreeing].map(({ reading }) => reading.evidence), ...silent];
  const fact = isBound(decided.basis) ? narrowed(decided.fact, digest, joint, view) : decided.fact;
  return supportedBy(fact, decided.basis, evidence);
}

/** The reading that a proved fact rests on, whose evidence is its first; `undefined` if none settles it. */
export function judgeOf(fact: Fact, { readings }: JointHistory): SourceReading | undefined {
  if (fact.status === 'missing' || fact.status === 'unknown' || fact.status === 'not-current')
    return undefined;
  return readings.find(({ evidence }) => evidence === fact.evidence?.[0]);
}

interface SettlingVerdict extends SourceVerdict {
  readonly reading: SourceReading;
}

/** The verdict that says most: one of moves, else the bound that reaches furthest back, else one of push times. */
function narrowest(settling: readonly SettlingVerdict[]): SettlingVerdict | undefined {
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
  const left = absentSince(digest, joint);
  const bound =
    left === undefined || left.at >= fact.supersededAt
      ? fact
      : {
          ...fact,
          pinnedSince: Math.min(fact.pinnedSince, left.at),
          supersededAt: left.at,
          supersededBy: left.digest,
          lagMs: lagSince(left.at, view),
        };
  if (fact.noTarget === undefined) return bound;
  const target = proveJoined(undefined, joint, view);
  if (target.status !== 'unpinned') return bound;
  const { noTarget: _, ...targeted } = bound;
  const isTarget = target.currentDigest === digest;
  if (isTarget) return { status: 'current', pinnedSince: fact.pinnedSince, ...targetOf(target) };
  return { ...targeted, ...targetOf(target) };
}

/**
 * The record from which on the tag has surely had other digests, by sources that know every move up to now; `undefined`:
 * none does.
 */
function absentSince(digest: Digest, { readings }: JointHistory): HistoryRecord | undefined {
  const starts = readings.flatMap(({ source, history }) => {
    const period =
      history && knowsMoves(source.strength) ? periodAt(history.coverage, allTime.to) : undefined;
    if (history === undefined || period === undefined) return [];
    const index = history.indexIn(period);
    const [first] = index.intervals;
    const isOther = first !== undefined && index.lastOf(digest) === undefined;
    return isOther ? [{ at: first.since, digest: first.digest }] : [];
  });
  // The clocks of two sources differ: what one has seen later was not left before.
  const seen = readings.flatMap(({ source, history }) =>
    source.strength === 'witness' ? [] : (history?.index.lastOf(digest)?.since ?? []),
  );
  return starts.filter(({ at }) => at >= largest(seen)).toSorted((a, b) => a.at - b.at)[0];
}

/**
 * A pin of which nothing is proved but that the registry returns another digest now. `undefined` if it returns this one, if
 * another time is asked about, or if a source has the pin: also one that the tag has just moved to, of which the registry
 * may not know yet.
 */
function notCurrentFact(digest: Digest | undefined, joint: JointHistory, view: TimeView): Fact | undefined {
  const { current, readings, silent } = joint;
  const { now, minAgeMs = 0 } = view;
  if (digest === undefined || digest === current || isAboutPast(view)) return undefined;
  if (readings.some((reading) => statedBy(reading)?.index.lastOf(digest) !== undefined)) return undefined;
  const target = minAgeMs === 0 ? undefined : proveJoined(undefined, joint, view);
  const fact = target?.status === 'unpinned' ? target : proveJoined(current, joint, { now });
  const judge = judgeOf(fact, joint);
  const notSince = absentSince(digest, joint)?.at;
  const evidence = readings.toSorted((a, b) => Number(b === judge) - Number(a === judge));
  return {
    status: 'not-current',
    ...compact({ notSince }),
    ...(fact.status === 'unpinned' ? targetOf(fact) : presentOf(current, fact, now)),
    ...(target?.status === 'unknown' ? { noTarget: target.message } : {}),
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
  own: SourceReading & { readonly history: History },
  others: (current: Digest) => readonly SourceReading[],
  now: TimeView['now'],
): JointHistory | undefined {
  const newest = own.history.intervals.at(-1);
  if (newest === undefined || newest.tied) return undefined;
  const current = newest.digest;
  const readings = [own, ...others(current).filter(({ silent }) => silent === undefined)];
  if (readings.length === 1) return undefined;
  return { asked: readings, silent: [], ...comparedAt(now, current, readings) };
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
    (one) => fact.status !== 'unknown' && sourceVerdict(digest, joint, one, view).fact.status === fact.status,
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

function supportedBy(fact: Fact, basis: Basis | undefined, evidence: readonly SourceUsed[]): Fact {
  if (fact.status === 'missing') return fact;
  if (fact.status === 'unknown') return withFields(fact, { evidence });
  return withFields(fact, compact({ basis, evidence }));
}

export function provedBy(fact: Fact, { source, evidence }: SourceReading): Fact {
  return supportedBy(fact, basisOf[source.strength], [evidence]);
}
