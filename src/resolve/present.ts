// A pin at a registry without a history: held against what the tag is now, and against what was seen of it before.

import { allTime } from '../history/intervals.js';
import type { KnownHistory } from '../history/reader.js';
import { timelineOf } from '../history/timeline.js';
import { orderRecords } from '../history/timeline-records.js';
import type { TimeView } from '../history/timeline-standing.js';
import type { Fact, HistoryRecord } from '../model/fact.js';
import type { Digest, ImageReference } from '../model/image.js';

export interface LatestOnly {
  readonly image: ImageReference;
  /** What the tag is now, by the registry's word. */
  readonly current: Digest;
  /** The repository keeps a ledger of what it saw. */
  readonly hasLedger: boolean;
}

/**
 * The fact that the registry's word on the present gives by itself. Nothing is said of the past: not since when the
 * tag is its digest, and never that a pin was not the tag. `isPlatform`: the pin is a manifest of the present index.
 */
export function latestOnlyFact(present: LatestOnly, isPlatform: boolean, view: TimeView): Fact {
  const { image, current } = present;
  const known = { currentDigest: current, basis: 'present' } as const;
  if (view.asOf !== undefined && view.asOf < view.now) return noHistory(present, 'what it was at `as-of`');
  if (isPlatform) return { status: 'one-platform', indexDigest: current, ...known };
  if (image.digest === current) return { status: 'current', ...known };
  if (image.digest !== undefined) return neverObservedPin(present);
  if ((view.minAgeMs ?? 0) > 0) return noHistory(present, 'how old its digest is (`min-age`)');
  return { status: 'unpinned', ...known };
}

/** A pin that exists, is not the tag's present digest, and was not seen before. That is no accusation. */
export function neverObservedPin(present: LatestOnly): Fact {
  const what =
    'whether it ever was the pinned digest, which exists but is not what it is now, and how far behind that is';
  return noHistory(present, what);
}

/** Unknown for want of a history: no other run would find it out either, so it is no gap in this one. */
export function noHistory({ image, current, hasLedger }: LatestOnly, what: string): Fact {
  const who = hasLedger
    ? `${image.registry} keeps no history of the tag, and this repository has not seen enough of it`
    : `${image.registry} keeps no history of the tag, and this repository keeps no ledger`;
  return {
    status: 'unknown',
    cause: 'no-history',
    message: `${who}, so it is not known ${what}`,
    currentDigest: current,
  };
}

/** What was seen of a tag as its whole history, ending in what it is now. Records dated after `now` are left out. */
export function observedHistory(seen: readonly HistoryRecord[], current: Digest, now: number): KnownHistory {
  const past = orderRecords(seen.filter(({ at }) => at <= now));
  const history =
    past.at(-1)?.digest === current ? past : orderRecords([...past, { at: now, digest: current }]);
  return {
    timeline: timelineOf(history),
    records: history.length,
    history,
    coverage: [allTime],
    gaps: [],
  };
}
