// Proves what a pinned digest is to its tag from a known history, or says which records are missing for the proof.
import { compact } from '../model/compact.js';
import type { EndOfLife, Fact, Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { allTime, allTimeUpTo, type Interval, intervalAt, uncovered } from './intervals.js';
import { movedTwiceAt, noDigestBy, noRecords, recordsMissing } from './messages.js';
import { currentAt, cutoffOf, type PinState, pinStateOf, type TimeView } from './pin-state.js';
import type { KnownHistory, ReadPlan } from './reader.js';
import { type Records, recordsIn, type TagInterval, type Timeline, timelineOf } from './timeline.js';
import { timelineUpTo } from './timeline-index.js';

export interface MissingRecords {
  readonly status: 'unknown';
  /** In order, never empty. Records outside these intervals cannot change the answer. */
  readonly missing: readonly Interval[];
}

/** Reads until it is proved which digest is current and what state each of the pinned digests is in. */
export function readPlanFor(digests: readonly Digest[], view: TimeView): ReadPlan {
  return {
    focus: { from: Math.min(cutoffOf(view), view.now), to: allTime.to },
    isDone: (known) =>
      provenCurrent(known, view).status === 'known' &&
      digests.every((digest) => pinStateInView(known, digest, view).status !== 'unknown'),
  };
}

/**
 * Says what a reference's digest is to its tag. `digest` is absent for an unpinned reference. The fact is `unknown`
 * with the reason if the known part of the history does not prove the answer.
 */
export function proveDigest(
  digest: Digest | undefined,
  known: KnownHistory,
  endOfLife: EndOfLife | undefined,
  view: TimeView,
): Fact {
  const tag = compact({ endOfLife });
  const unknown = (message: string): Fact => ({
    status: 'unknown',
    cause: 'history-incomplete',
    message,
    ...tag,
  });
  const newest = provenCurrent(known, view);
  if (newest.status === 'unknown') return unknown(recordsMissing(newest.missing));
  const state = digest === undefined ? undefined : pinStateInView(known, digest, view);
  if (state?.status === 'unknown') return unknown(recordsMissing(state.missing));
  const young = state?.status === 'current' ? youngUntil(state.since, view) : {};
  const [current] = newest.intervals;
  if (current === undefined) {
    if (digest === undefined || state?.status !== 'current')
      return unknown(known.records === 0 ? noRecords : noDigestBy(cutoffOf(view)));
    const { since } = state;
    const self = { currentDigest: digest, currentSince: since };
    return { status: 'current', pinnedSince: since, ...self, ...young, ...tag };
  }
  const target = { currentDigest: current.digest, currentSince: current.since, ...tag };
  if (newest.intervals.length > 1) return unknown(movedTwiceAt(current.since));
  if (state === undefined) return { status: 'unpinned', ...target };
  switch (state.status) {
    case 'current':
      return { status: 'current', pinnedSince: state.since, ...target, ...young };
    case 'never': {
      const historySince = known.timeline[0]?.since ?? Number.NaN;
      return { status: 'not-in-history', records: known.records, historySince, ...target };
    }
    case 'superseded':
      // It may have been superseded in the same millisecond, or only when the tag moved on from all of them.
      if (state.tied) return unknown(movedTwiceAt(state.since));
      return {
        status: 'superseded',
        pinnedSince: state.since,
        supersededAt: state.at,
        supersededBy: state.by[0] ?? current.digest,
        behind: state.behind,
        lagMs: Math.max(0, (view.asOf ?? view.now) - state.at),
        ...target,
      };
  }
}

/**
 * The state of a pin in the view. A digest whose last interval began after the cutoff is judged by the whole history,
 * so that neither `as-of` nor `min-age` makes a newer pin look foreign or stale. Until all later records are known, the
 * state is unknown: the tag may have returned to the digest, and the answer must not depend on where a page ends.
 */
function pinStateInView(known: KnownHistory, digest: Digest, view: TimeView): PinState | MissingRecords {
  const cutoff = cutoffOf(view);
  const today = provenPinState(known, digest);
  if ('since' in today && today.since > cutoff) return { ...today, status: 'current' };
  const later = uncovered(known.coverage, { from: cutoff + 1, to: allTime.to });
  if (today.status === 'unknown' && later.length > 0) return { status: 'unknown', missing: later };
  const atCutoff = provenPinState(known, digest, cutoff);
  return atCutoff.status === 'never' ? today : atCutoff;
}

function youngUntil(
  since: Instant,
  { now, asOf, minAgeMs = 0 }: TimeView,
): { readonly youngUntil?: Instant } {
  return minAgeMs > 0 && since + minAgeMs > (asOf ?? now) ? { youngUntil: since + minAgeMs } : {};
}

/** `currentAt` of a partly known history: empty if no digest is old enough, or the history is known to be empty. */
export function provenCurrent(
  known: KnownHistory,
  view: TimeView,
): { readonly status: 'known'; readonly intervals: readonly TagInterval[] } | MissingRecords {
  const cutoff = cutoffOf(view);
  const proven = provenTimelineAt(known, cutoff);
  if (proven === undefined) return missingUpTo(known, cutoff);
  const intervals = currentAt(proven.timeline, view);
  return isExact(proven, intervals[0]?.since) ? { status: 'known', intervals } : missingUpTo(known, cutoff);
}

/** `pinStateOf` of a partly known history at an instant. `never` needs every record up to it. */
export function provenPinState(
  known: KnownHistory,
  digest: Digest,
  asOf: Instant = allTime.to,
): PinState | MissingRecords {
  const proven = provenTimelineAt(known, asOf);
  if (proven === undefined) return missingUpTo(known, asOf);
  const state = pinStateOf(timelineUpTo(proven.timeline, asOf), digest);
  const since = state.status === 'never' ? undefined : state.since;
  return isExact(proven, since) ? state : missingUpTo(known, asOf);
}

/** The part of a timeline that is known without a gap. */
export interface ProvenTimeline {
  /** Of the records of one completely known interval of time. */
  readonly timeline: Timeline;
  /** Every record from here on is known. */
  readonly from: Instant;
  /** The start of the part is itself a record, so the digest that it begins with has a time, which is a bound. */
  readonly beginsWithRecord: boolean;
}

/** The part that contains an instant; `undefined` if the history is not known there. */
export function provenTimelineAt(known: KnownHistory, instant: Instant): ProvenTimeline | undefined {
  const interval = intervalAt(known.coverage, instant);
  if (interval === undefined) return undefined;
  const isAll = interval.from === allTime.from && interval.to === allTime.to;
  const timeline = isAll ? known.timeline : timelineWithin(known.history, interval);
  return { timeline, from: interval.from, beginsWithRecord: known.beginsWithRecord === true };
}

/** By their records, of which many references to one tag ask the same. They are not kept once nobody asks. */
const timelines = new WeakMap<Records, Map<string, WeakRef<Timeline>>>();

function timelineWithin(history: Records, interval: Interval): Timeline {
  const ofHistory = timelines.get(history) ?? new Map<string, WeakRef<Timeline>>();
  timelines.set(history, ofHistory);
  const key = `${interval.from} ${interval.to}`;
  const kept = ofHistory.get(key)?.deref();
  if (kept !== undefined) return kept;
  const timeline = timelineOf(recordsIn(history, interval));
  ofHistory.set(key, new WeakRef(timeline));
  return timeline;
}

/**
 * The first tag interval of a known part may have begun before that part, so only later ones have a proven start, unless
 * the part begins with a record.
 */
export function isExact({ timeline, from, ...part }: ProvenTimeline, since: Instant | undefined): boolean {
  if (from === allTime.from) return true;
  return since !== undefined && (part.beginsWithRecord || since !== timeline[0]?.since);
}

function missingUpTo({ coverage }: KnownHistory, instant: Instant): MissingRecords {
  return { status: 'unknown', missing: uncovered(coverage, allTimeUpTo(instant)) };
}
