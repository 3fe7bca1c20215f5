// The state of a digest in a tag's timeline, and which digest counts as current under `as-of` and `min-age`.
import type { Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { intervalsAt, type TagInterval, type Timeline } from './timeline.js';
import { lastIndexWith, startingFrom, timelineUpTo } from './timeline-index.js';

/** The point in time from which a history is looked at. */
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
  /** Intervals that began later do not count as current: pull policies deny all of their digests. */
  readonly allowedUpTo?: Instant;
}

export type PinState =
  | { readonly status: 'never' }
  | ({ readonly status: 'current' } & LastInterval)
  | ({
      readonly status: 'superseded';
      /** When the tag moved on from the digest's last interval. */
      readonly at: Instant;
      /** The digests that it moved to: several where they are tied. */
      readonly by: readonly Digest[];
      /** How many intervals are newer than the digest's last timestamp. */
      readonly behind: number;
    } & LastInterval);

interface LastInterval {
  /** When the digest's last interval began. */
  readonly since: Instant;
  /** The interval is tied: the tag may have moved on within the same millisecond. */
  readonly tied: boolean;
}

/** The state of the digest at the end of the timeline, as its last interval says. */
export function pinStateOf(timeline: Timeline, digest: Digest): PinState {
  const last = timeline[lastIndexWith(timeline, digest)];
  if (last === undefined) return { status: 'never' };
  const { since, until, tied } = last;
  if (until === undefined) return { status: 'current', since, tied };
  const { digests: by, count: behind } = startingFrom(timeline, until);
  return { status: 'superseded', since, tied, at: until, by, behind };
}

/**
 * The newest interval that is old enough, without its end: what the tag pointed to `minAgeMs` before `asOf`. Empty if
 * none is old enough, several where they are tied. The age of a digest that returned counts from its return.
 */
export function currentAt(timeline: Timeline, view: TimeView): readonly TagInterval[] {
  const cutoff = cutoffOf(view);
  return intervalsAt(timelineUpTo(timeline, cutoff), cutoff);
}

/** The latest instant at which an interval may begin for its digest to count as current. */
export function cutoffOf({ allowedUpTo = Number.POSITIVE_INFINITY, ...view }: TimeView): Instant {
  return Math.min(allowedUpTo, cutoffOfAge(view));
}

function cutoffOfAge({ now, asOf, minAgeMs = 0 }: TimeView): Instant {
  return minAgeMs === 0 ? (asOf ?? Number.POSITIVE_INFINITY) : (asOf ?? now) - minAgeMs;
}
