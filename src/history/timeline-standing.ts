// How a digest stands in a timeline, and which digest counts as current under `as-of` and `min-age`.
import type { Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { intervalsAt, lastIntervalOf, type TagInterval, type Timeline, upTo } from './timeline.js';

/** From when the history is looked at. */
export interface TimeView {
  readonly now: Instant;
  /**
   * Records after this instant are ignored. Absent, none is, not even one dated after `now`: the record exists, so
   * the tag has moved, and it is the clocks that disagree.
   */
  readonly asOf?: Instant;
  /** Milliseconds that a reign must have lasted by `asOf`, or by `now`, before its digest counts as current. */
  readonly minAgeMs?: number;
}

export type PinState =
  | { readonly status: 'never' }
  | ({ readonly status: 'current' } & Last)
  | ({
      readonly status: 'superseded';
      /** When the tag moved on from the digest's last reign. */
      readonly at: Instant;
      /** What it moved to: several where they are tied. */
      readonly by: readonly Digest[];
      /** How many reigns are newer than the digest's last time stamp. */
      readonly behind: number;
    } & Last);

interface Last {
  /** When the digest's last reign began. */
  readonly since: Instant;
  /** The reign is tied: the tag may have moved on within the same millisecond. */
  readonly tied: boolean;
}

/** How the digest stands at the end of the timeline; its last reign decides. */
export function pinStateOf(timeline: Timeline, digest: Digest): PinState {
  const reign = timeline[lastIntervalOf(timeline, digest)];
  if (reign === undefined) return { status: 'never' };
  const { since, until, tied } = reign;
  if (until === undefined) return { status: 'current', since, tied };
  const newer = timeline.slice(timeline.findIndex((other) => other.since === until));
  const by = newer.filter((other) => other.since === until).map((other) => other.digest);
  return { status: 'superseded', since, tied, at: until, by, behind: newer.length };
}

/**
 * The newest reign that is old enough, without its end: the tag as it stood `minAgeMs` before `asOf`. Empty when
 * none is, several where they are tied. A digest that returns is as young as its return.
 */
export function currentAt(timeline: Timeline, view: TimeView): readonly TagInterval[] {
  const horizon = cutoffOf(view);
  return intervalsAt(upTo(timeline, horizon), horizon);
}

/** The newest instant at which a reign may have begun for its digest to count as current. */
export function cutoffOf({ now, asOf, minAgeMs = 0 }: TimeView): Instant {
  return minAgeMs === 0 ? (asOf ?? Number.POSITIVE_INFINITY) : (asOf ?? now) - minAgeMs;
}
