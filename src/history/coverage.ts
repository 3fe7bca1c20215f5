// Sets of half-open periods of time, used to record which parts of a history are completely known.
import type { Instant } from '../model/judgement/fact.js';

/** From `from` up to but not including `to`; open ends are infinite. */
export interface Period {
  readonly from: Instant;
  readonly to: Instant;
}

/** Disjoint periods in order; adjacent ones are always joined. */
export type Coverage = readonly Period[];

export const allTime: Period = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** All of time up to and including an instant. */
export function allTimeUpTo(instant: Instant): Period {
  return { from: allTime.from, to: instant + 1 };
}

export function addPeriod(set: Coverage, { from, to }: Period): Coverage {
  if (from >= to) return set;
  const before = set.filter((member) => member.to < from);
  const after = set.filter((member) => member.from > to);
  const touching = set.slice(before.length, set.length - after.length);
  const joined = {
    from: Math.min(from, touching[0]?.from ?? from),
    to: Math.max(to, touching.at(-1)?.to ?? to),
  };
  return [...before, joined, ...after];
}

export function joinPeriods(periods: readonly Period[]): Coverage {
  return periods.reduce<Coverage>(addPeriod, []);
}

/** The parts of `within` that the set does not cover, in order; empty if it covers all of it. */
export function uncovered(set: Coverage, within: Period = allTime): readonly Period[] {
  const missing: Period[] = [];
  let from = within.from;
  for (const member of set) {
    const to = Math.min(member.from, within.to);
    if (to > from) missing.push({ from, to });
    from = Math.max(from, member.to);
  }
  if (from < within.to) missing.push({ from, to: within.to });
  return missing;
}

/** The period of the set that contains an instant; for positive infinity, the one without an end. */
export function periodAt(set: Coverage, instant: Instant): Period | undefined {
  return set.find(({ from, to }) => from <= instant && (instant < to || to === allTime.to));
}
