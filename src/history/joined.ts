// Proves a pin from all sources of its tag: what each says within its strength is intersected, so that another source only
// narrows a bound, and sources that contradict each other decide nothing.
import { compact, largest, withFields } from '../model/collections.js';
import type { Digest } from '../model/images/image.js';
import { sourceStrengths } from '../model/images/source-strength.js';
import {
  type Basis,
  type Fact,
  type HistoryRecord,
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
import {
  evidenceOf,
  knowsMoves,
  type SourceReading,
  statedBy,
  type UsableReading,
  usableReading,
} from './source.js';

/** What all sources of a tag know: made once for all pins of the tag. */
export interface JointHistory extends PresentTag {
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
  return { asked, silent, ...comparedAt(now, current, readings) };
}

/** What the readings say together of the tag, whatever the pin. */
function comparedAt(now: TimeView['now'], current: Digest, readings: readonly UsableReading[]) {
  const others = readings.flatMap(
    ({ history }) => history?.records.findLast(({ digest }) => digest !== current)?.at ?? [],
  );
  const contradiction = contradictionAmong(readings, now);
  return { current, readings, otherUntil: largest(others), ...compact({ contradiction }) };
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
  const verdicts = readings.map((reading) => ({ reading, ...sourceVerdict(digest, joint, reading, view) }));
  const settling = verdicts.filter(({ fact }) => fact.status !== 'unknown');
  const decided = narrowest(settling);
  if (decided === undefined)
    return { fact: notCurrentFact(digest, joint, view) ?? verdicts[0]?.fact ?? nothingKnown };
  const agreeing = settling.filter((one) => one !== decided && one.fact.status === decided.fact.status);
  const evidence = [...[decided, ...agreeing].map(({ reading }) => reading.evidence), ...silent];
  const fact = isBound(decided.basis) ? narrowed(decided.fact, digest, joint, view) : decided.fact;
  return { fact: supportedBy(fact, decided.basis, evidence), judge: decided.reading };
}

interface SettlingVerdict extends SourceVerdict {
  readonly reading: UsableReading;
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
  const { fact: target } = proveJoined(undefined, joint, view);
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
  const isKnown = target?.fact.status === 'unpinned';
  const { judge, fact } = isKnown ? target : proveJoined(current, joint, { now });
  const notSince = absentSince(digest, joint)?.at;
  const evidence = readings.toSorted((a, b) => Number(b === judge) - Number(a === judge));
  return {
    status: 'not-current',
    ...compact({ notSince }),
    ...(fact.status === 'unpinned' || fact.status === 'current'
      ? targetOf(fact)
      : { currentDigest: current }),
    ...(target?.fact.status === 'unknown' ? { noTarget: target.fact.message } : {}),
    basis: (judge && 'basis' in fact ? fact.basis : undefined) ?? 'present',
    evidence: [...evidence.map((one) => one.evidence), ...silent],
  };
}

function targetOf({ currentDigest, currentSince }: Extract<Fact, { status: 'unpinned' | 'current' }>) {
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

export function provedBy(fact: Fact, { source, evidence }: UsableReading): Fact {
  return supportedBy(fact, basisOf[source.strength], [evidence]);
}

function rank({ source }: SourceReading): number {
  return sourceStrengths.indexOf(source.strength);
}
