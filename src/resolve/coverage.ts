// Which stretches of time are completely known: half-open intervals, joined where they touch.
import type { Instant } from '../model/fact.js';

/** From `from` up to but not including `to`; the ends of time are the infinities. */
export interface Stretch {
  readonly from: Instant;
  readonly to: Instant;
}

/** Disjoint stretches in order. */
export type Coverage = readonly Stretch[];

/** The coverage with one more stretch known. */
export function covering(coverage: Coverage, { from, to }: Stretch): Coverage {
  if (from >= to) return coverage;
  const apart = coverage.filter((known) => known.to < from || known.from > to);
  const touching = coverage.filter((known) => known.to >= from && known.from <= to);
  const joined = {
    from: Math.min(from, ...touching.map((known) => known.from)),
    to: Math.max(to, ...touching.map((known) => known.to)),
  };
  return [...apart, joined].sort((a, b) => a.from - b.from);
}

/** What is missing from the whole of time, in order. */
export function gapsOf(coverage: Coverage): readonly Stretch[] {
  const gaps: Stretch[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const known of coverage) {
    if (known.from > from) gaps.push({ from, to: known.from });
    from = known.to;
  }
  if (from < Number.POSITIVE_INFINITY) gaps.push({ from, to: Number.POSITIVE_INFINITY });
  return gaps;
}
