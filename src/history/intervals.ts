// Which stretches of time are completely known: half-open intervals, joined where they touch.
import type { Instant } from '../model/fact.js';

/** From `from` up to but not including `to`; the ends of time are the infinities. */
export interface Interval {
  readonly from: Instant;
  readonly to: Instant;
}

/** Disjoint stretches in order, none touching the next. */
export type IntervalSet = readonly Interval[];

export const allTime: Interval = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** All of time up to and including an instant. */
export function allTimeUpTo(instant: Instant): Interval {
  return { from: allTime.from, to: instant + 1 };
}

/** The coverage with one more stretch known. */
export function addInterval(coverage: IntervalSet, { from, to }: Interval): IntervalSet {
  if (from >= to) return coverage;
  const before = coverage.filter((known) => known.to < from);
  const after = coverage.filter((known) => known.from > to);
  const touching = coverage.slice(before.length, coverage.length - after.length);
  const joined = {
    from: Math.min(from, touching[0]?.from ?? from),
    to: Math.max(to, touching.at(-1)?.to ?? to),
  };
  return [...before, joined, ...after];
}

/** What the coverage lacks of a stretch, in order; empty when all of it is known. */
export function uncovered(coverage: IntervalSet, within: Interval = allTime): readonly Interval[] {
  const gaps: Interval[] = [];
  let from = within.from;
  for (const known of coverage) {
    const to = Math.min(known.from, within.to);
    if (to > from) gaps.push({ from, to });
    from = Math.max(from, known.to);
  }
  if (from < within.to) gaps.push({ from, to: within.to });
  return gaps;
}

/** The known stretch that an instant lies in; for the end of time, the one that has no end. */
export function intervalAt(coverage: IntervalSet, instant: Instant): Interval | undefined {
  return coverage.find(({ from, to }) => from <= instant && (instant < to || to === allTime.to));
}
