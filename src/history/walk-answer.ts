// What a partly known history proves: the answer to a question, or the stretches whose records it lacks.
import type { Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { allTime, allTimeUpTo, type Interval, intervalAt, uncovered } from './intervals.js';
import type { KnownHistory, ReadPlan } from './reader.js';
import { type TagInterval, type Timeline, timelineOf, upTo } from './timeline.js';
import { recordsIn } from './timeline-records.js';
import { currentAt, cutoffOf, type PinState, pinStateOf, type TimeView } from './timeline-standing.js';

export interface MissingRecords {
  readonly status: 'unknown';
  /** In order, never empty; nothing outside them matters to the question. */
  readonly missing: readonly Interval[];
}

/** The reigns that count as current (see `currentAt`): none when no digest is old enough or the history is empty. */
export function currentIn(
  known: KnownHistory,
  view: TimeView,
): { readonly status: 'known'; readonly reigns: readonly TagInterval[] } | MissingRecords {
  const horizon = cutoffOf(view);
  const proved = provedAt(known, horizon);
  if (proved === undefined) return missingUpTo(known, horizon);
  const reigns = currentAt(proved.timeline, view);
  return isExact(proved, reigns[0]?.since) ? { status: 'known', reigns } : missingUpTo(known, horizon);
}

/** How the digest stands as of the view's instant. `never` is said only when everything up to it is known. */
export function pinStateIn(known: KnownHistory, digest: Digest, view: TimeView): PinState | MissingRecords {
  const asOf = view.asOf ?? allTime.to;
  const proved = provedAt(known, asOf);
  if (proved === undefined) return missingUpTo(known, asOf);
  const standing = pinStateOf(upTo(proved.timeline, asOf), digest);
  const since = standing.status === 'never' ? undefined : standing.since;
  return isExact(proved, since) ? standing : missingUpTo(known, asOf);
}

/** What must be read to say which digest is current, and how each of these digests stands. */
export function goalOf(digests: readonly Digest[], view: TimeView): Required<ReadPlan> {
  return {
    focus: { from: cutoffOf(view), to: (view.asOf ?? allTime.to) + 1 },
    isDone: (known) =>
      currentIn(known, view).status === 'known' &&
      digests.every((digest) => pinStateIn(known, digest, view).status !== 'unknown'),
  };
}

interface Proved {
  /** Of the records of one known stretch. */
  readonly timeline: Timeline;
  /** Since when every record is known. */
  readonly from: Instant;
}

function provedAt({ coverage, history }: KnownHistory, instant: Instant): Proved | undefined {
  const stretch = intervalAt(coverage, instant);
  if (stretch === undefined) return undefined;
  return { timeline: timelineOf(recordsIn(history, stretch)), from: stretch.from };
}

/** A known stretch's first reign may have begun before it: of what is older than the second, nothing is sure. */
function isExact({ timeline, from }: Proved, since: Instant | undefined): boolean {
  return from === allTime.from || (since !== undefined && since !== timeline[0]?.since);
}

function missingUpTo({ coverage }: KnownHistory, instant: Instant): MissingRecords {
  return { status: 'unknown', missing: uncovered(coverage, allTimeUpTo(instant)) };
}
