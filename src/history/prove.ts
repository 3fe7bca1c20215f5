// Proves what a pinned digest is to its tag from what is known of its history, or says which records are missing for the proof.
import type { Digest } from '../model/images/image.js';
import type { Fact, Instant } from '../model/judgement/fact.js';
import { allTime, allTimeUpTo, type Period, periodAt, uncovered } from './coverage.js';
import type { History } from './history.js';
import { type IntervalIndex, type Intervals, intervalsAt, type TagInterval } from './intervals.js';
import { movedTwiceAt, noDigestBy, noRecords, recordsMissing } from './messages.js';
import type { ReadPlan } from './reader.js';

interface MissingRecords {
  readonly status: 'unknown';
  /** In order, never empty. Records outside these intervals cannot change the answer. */
  readonly missing: readonly Period[];
}

/** Reads until it is proved which digest is current and what state each of the pinned digests is in. */
export function readPlanFor(digests: readonly Digest[], view: TimeView): ReadPlan {
  return {
    focus: { from: Math.min(cutoffOf(view), view.now), to: allTime.to },
    isDone: (known) =>
      provenCurrent(known, view).status === 'known' &&
      digests.every((digest) => !isMissing(lastInView(known, digest, view))),
  };
}

/**
 * Says what a reference's digest is to its tag. `digest` is absent for an unpinned reference. The fact is `unknown`
 * with the reason if the known part of the history does not prove the answer.
 */
export function proveDigest(digest: Digest | undefined, known: History, view: TimeView): Fact {
  const unknown = (message: string): Fact => ({ status: 'unknown', cause: 'history-incomplete', message });
  const newest = provenCurrent(known, view);
  if (newest.status === 'unknown') return unknown(recordsMissing(newest.missing));
  const last = digest === undefined ? undefined : lastInView(known, digest, view);
  if (isMissing(last)) return unknown(recordsMissing(last.missing));
  const [current = last?.until === undefined ? last : undefined] = newest.intervals;
  if (current === undefined) return unknown(known.count === 0 ? noRecords : noDigestBy(cutoffOf(view)));
  const target = { currentDigest: current.digest, currentSince: current.since };
  if (newest.intervals.length > 1) return unknown(movedTwiceAt(current.since));
  if (digest === undefined) return { status: 'unpinned', ...target };
  if (last === undefined) {
    const historySince = known.intervals[0]?.since ?? Number.NaN;
    return { status: 'not-in-history', records: known.count, historySince, ...target };
  }
  if (last.until === undefined)
    return { status: 'current', pinnedSince: last.since, ...target, ...youngUntil(last.since, view) };
  // It may have been superseded in the same millisecond, or only when the tag moved on from all of them.
  if (last.tied) return unknown(movedTwiceAt(last.since));
  const cutoff = cutoffOf(view);
  const later = provenPartAt(known, cutoff)?.index.beginningIn(last.until, cutoff);
  return {
    status: 'superseded',
    pinnedSince: last.since,
    supersededAt: last.until,
    supersededBy: later?.digests[0] ?? current.digest,
    behind: later?.count ?? 0,
    lagMs: Math.max(0, (view.asOf ?? view.now) - last.until),
    ...target,
  };
}

/**
 * The last interval of a pin in the view, without an end if it has not ended by then. A digest whose last interval began after the cutoff is judged by the whole history,
 * so that neither `as-of` nor `min-age` makes a newer pin look foreign or stale. Until all later records are known, the
 * state is unknown: the tag may have returned to the digest, and the answer must not depend on where a page ends.
 */
function lastInView(
  known: History,
  digest: Digest,
  view: TimeView,
): TagInterval | MissingRecords | undefined {
  const cutoff = cutoffOf(view);
  const today = provenLast(known, digest);
  if (!isMissing(today) && today !== undefined && today.since > cutoff) return present(today);
  const later = uncovered(known.coverage, { from: cutoff + 1, to: allTime.to });
  if (isMissing(today) && later.length > 0) return { status: 'unknown', missing: later };
  return provenLast(known, digest, cutoff);
}

function present({ until: _, ...interval }: TagInterval): TagInterval {
  return interval;
}

function isMissing(one: TagInterval | MissingRecords | undefined): one is MissingRecords {
  return one !== undefined && 'missing' in one;
}

function youngUntil(
  since: Instant,
  { now, asOf, minAgeMs = 0 }: TimeView,
): { readonly youngUntil?: Instant } {
  return minAgeMs > 0 && since + minAgeMs > (asOf ?? now) ? { youngUntil: since + minAgeMs } : {};
}

export function provenCurrent(
  known: History,
  view: TimeView,
): { readonly status: 'known'; readonly intervals: Intervals } | MissingRecords {
  const cutoff = cutoffOf(view);
  const proven = provenPartAt(known, cutoff);
  if (proven === undefined) return missingUpTo(known, cutoff);
  const intervals = currentAt(proven.index.intervals, view);
  return isExact(proven, intervals[0]?.since) ? { status: 'known', intervals } : missingUpTo(known, cutoff);
}

/**
 * The last interval of the digest that had begun by an instant, without an end if it lasted beyond it. That there is none
 * needs every record up to the instant.
 */
export function provenLast(
  known: History,
  digest: Digest,
  asOf: Instant = allTime.to,
): TagInterval | MissingRecords | undefined {
  const proven = provenPartAt(known, asOf);
  const last = proven?.index.lastOf(digest, asOf);
  if (proven === undefined || !isExact(proven, last?.since)) return missingUpTo(known, asOf);
  return last?.until !== undefined && last.until > asOf ? present(last) : last;
}

interface ProvenPart {
  readonly index: IntervalIndex;
  /** Every record from here on is known. */
  readonly from: Instant;
  /** The start of the part is itself a record, so the digest that it begins with has a time, which is a bound. */
  readonly beginsWithRecord: boolean;
}

/** The part that contains an instant; `undefined` if the history is not known there. */
export function provenPartAt(known: History, instant: Instant): ProvenPart | undefined {
  const period = periodAt(known.coverage, instant);
  const { beginsWithRecord } = known;
  return period && { index: known.indexIn(period), from: period.from, beginsWithRecord };
}

/**
 * The first tag interval of a known part may have begun before that part, so only later ones have a proven start, unless
 * the part begins with a record.
 */
export function isExact({ index, from, beginsWithRecord }: ProvenPart, since: Instant | undefined): boolean {
  if (from === allTime.from) return true;
  return since !== undefined && (beginsWithRecord || since !== index.intervals[0]?.since);
}

function missingUpTo({ coverage }: History, instant: Instant): MissingRecords {
  return { status: 'unknown', missing: uncovered(coverage, allTimeUpTo(instant)) };
}

export interface TimeView {
  readonly now: Instant;
  /**
   * Records after this instant are ignored. If unset, no record is ignored. A record dated after `now` still counts,
   * because the tag may have moved during the run, and clocks differ; where a history is read, a record that is dated
   * later than that explains is refused together with its history.
   */
  readonly asOf?: Instant;
  /** Milliseconds that an interval must have lasted by `asOf`, or by `now`, before its digest counts as current. */
  readonly minAgeMs?: number;
  /** The age of a digest counts where nobody knows since when the tag has it. */
  readonly acceptsDigestAge?: boolean;
  /** Intervals that began later do not count as current: pull policies deny all of their digests. */
  readonly allowedUpTo?: Instant;
}

/**
 * The newest interval that is old enough: what the tag pointed to `minAgeMs` before `asOf`. Empty if none is old enough,
 * several where they are tied. The age of a digest that returned counts from its return.
 */
export function currentAt(intervals: Intervals, view: TimeView): Intervals {
  return intervalsAt(intervals, cutoffOf(view));
}

/** Whether another time than now is asked about. */
export function isAboutPast({ asOf, now }: TimeView): boolean {
  return asOf !== undefined && asOf < now;
}

/** The latest instant at which an interval may begin for its digest to count as current. */
export function cutoffOf({ allowedUpTo = Number.POSITIVE_INFINITY, ...view }: TimeView): Instant {
  return Math.min(allowedUpTo, cutoffOfAge(view));
}

function cutoffOfAge({ now, asOf, minAgeMs = 0 }: TimeView): Instant {
  return minAgeMs === 0 ? (asOf ?? Number.POSITIVE_INFINITY) : (asOf ?? now) - minAgeMs;
}

export interface ReadPurpose {
  /** Digests whose state is asked for, so that it also matters if the history has none of their records. */
  readonly digests: readonly Digest[];
  /** Digests that matter if the history has records of them. */
  readonly isAsked: (digest: Digest) => boolean;
  readonly view: TimeView;
  /** How many of the newest digests in the view may be asked about later. */
  readonly newest: number;
}

/**
 * The digests whose state the newest part of a history does not prove; `undefined` if it does not prove what the tag
 * points to in the view, or has fewer digests than may be asked about later.
 */
export function unprovedBy(
  part: History,
  { digests, view, newest }: ReadPurpose,
): readonly Digest[] | undefined {
  if (!readPlanFor([], view).isDone(part)) return undefined;
  const [, ...exact] = part.intervals.filter(({ since }) => since <= cutoffOf(view));
  if (new Set(exact.map(({ digest }) => digest)).size < newest) return undefined;
  return digests.filter((digest) => !readPlanFor([digest], view).isDone(part));
}
