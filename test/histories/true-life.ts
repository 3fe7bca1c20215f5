// The true life of a tag, and whether a fact's dates and counts say anything that was not so.
import { expect } from 'vitest';
import { cutoffOf, type TimeView } from '../../src/history/prove.js';
import type { Digest } from '../../src/model/images/image.js';
import { type Fact, isBound } from '../../src/model/judgement/fact.js';

/** From `at` on the tag pointed to the digest; absent: the tag was deleted. */
export interface Move {
  readonly at: number;
  readonly digest?: Digest;
}

/** How exact a source can be: what it misses in time, and how long after the fact it writes a digest down. */
export interface Exactness {
  readonly toleranceMs: number;
  readonly delayMs: number;
}

/** Bounds: the source has seen the digests, and does not know every move between two of them. */
export function hasBounds(fact: Fact): boolean {
  return 'basis' in fact && isBound(fact.basis);
}

/** Fails if a date or a count of the fact is not true of the tag's life. */
export function expectTrueDates(
  fact: Fact,
  pin: Digest | undefined,
  moves: readonly Move[],
  view: TimeView,
  exactness: Exactness,
): void {
  if (fact.status === 'unknown' || fact.status === 'missing') return;
  const life = lifeOf(moves, view.now);
  const claims = { fact, pin, life, view, ...exactness };
  if (hasBounds(fact)) expectSeen(claims);
  else expectExact(claims);
  if (fact.status === 'superseded')
    expect(fact.lagMs).toBe(Math.max(0, (view.asOf ?? view.now) - fact.supersededAt));
  if (fact.status === 'current' && fact.youngUntil !== undefined && fact.basis !== 'timestamps')
    expect(fact.youngUntil).toBe((fact.pinnedSince ?? Number.NaN) + (view.minAgeMs ?? 0));
}

interface Claims extends Exactness {
  readonly fact: Exclude<Fact, { status: 'unknown' | 'missing' }>;
  readonly pin: Digest | undefined;
  readonly life: ReturnType<typeof lifeOf>;
  readonly view: TimeView;
}

/** Each digest was the tag's when the fact says so, and the tag moved at least as often. */
function expectSeen({ fact, pin, life, toleranceMs, delayMs }: Claims): void {
  const wasSeen = (digest: Digest | undefined, at: number) =>
    life.held(digest, at - delayMs - toleranceMs, at + toleranceMs);
  if (fact.currentSince !== undefined)
    expect(wasSeen(fact.currentDigest, fact.currentSince), 'the digest to pin was seen').toBe(true);
  if (fact.status === 'current' && fact.pinnedSince !== undefined)
    expect(wasSeen(pin, fact.pinnedSince), 'the pin was seen').toBe(true);
  if (fact.status !== 'superseded') return;
  expect(wasSeen(pin, fact.pinnedSince), 'the superseded pin was seen').toBe(true);
  expect(wasSeen(fact.supersededBy, fact.supersededAt), 'what followed was seen').toBe(true);
  expect(fact.pinnedSince).toBeLessThan(fact.supersededAt);
  expect(fact.behind).toBeGreaterThan(0);
  expect(fact.behind).toBeLessThanOrEqual(life.movesAfter(fact.pinnedSince - delayMs - toleranceMs));
}

/** The dates are those of the last time that the tag had each digest; a window may begin later than the first of them. */
function expectExact({ fact, pin, life, view, toleranceMs }: Claims): void {
  const around = (digest: Digest | undefined, at: number) =>
    life.held(digest, at - toleranceMs, at + toleranceMs);
  const cutoff = Math.min(cutoffOf(view), view.now);
  const { currentDigest, currentSince } = fact;
  if (currentSince !== undefined && currentSince <= cutoff) {
    expect(around(currentDigest, cutoff), 'the digest to pin is that of its day').toBe(true);
    expect(life.heldAlong(currentDigest, currentSince + toleranceMs, cutoff - toleranceMs)).toBe(true);
  }
  if (fact.status === 'current' && fact.pinnedSince !== undefined) {
    const end = fact.pinnedSince > cutoff ? fact.pinnedSince : cutoff;
    expect(life.heldAlong(pin, fact.pinnedSince + toleranceMs, end - toleranceMs)).toBe(true);
  }
  if (fact.status !== 'superseded') return;
  const { supersededAt, supersededBy, pinnedSince, behind } = fact;
  expect(life.heldAlong(pin, pinnedSince + toleranceMs, supersededAt - toleranceMs)).toBe(true);
  expect(around(pin, supersededAt), 'the pin was there until it was superseded').toBe(true);
  expect(around(supersededBy, supersededAt), 'what followed came then').toBe(true);
  expect(life.held(pin, supersededAt + toleranceMs, cutoff, 1000), 'the pin did not return').toBe(false);
  expect(behind).toBeGreaterThanOrEqual(
    life.movesAfter(supersededAt + toleranceMs, cutoff - toleranceMs, 1000) + 1,
  );
  expect(behind).toBeLessThanOrEqual(life.pushesAfter(supersededAt - toleranceMs - 1, cutoff + toleranceMs));
}

interface Stay extends Move {
  readonly to: number;
}

/** What the tag held, and for how long: pushes of one digest in a row are one stay. What need not be seen is left out. */
function staysIn(moves: readonly Move[], now: number, shortestMs: number): readonly Stay[] {
  const all = moves.map((move, index): Stay => {
    const next = moves[index + 1]?.at ?? Math.max(now, move.at) + 1;
    return { ...move, to: Math.max(next, move.at + 1) };
  });
  if (shortestMs === 0) return joined(all);
  const pushed = joined(all.filter(({ digest }) => digest !== undefined));
  return joined(pushed.filter((stay) => stay.to - stay.at >= shortestMs || stay === pushed.at(-1)));
}

/** One stay for those of one digest in a row. */
function joined(stays: readonly Stay[]): readonly Stay[] {
  const result: Stay[] = [];
  for (const stay of stays) {
    const last = result.at(-1);
    if (last !== undefined && last.digest === stay.digest)
      result[result.length - 1] = { ...last, to: stay.to };
    else result.push(stay);
  }
  return result;
}

function lifeOf(moves: readonly Move[], now: number) {
  const all = staysIn(moves, now, 0);
  return {
    /** Whether the tag held the digest at any time of the period, both ends included. */
    held: (digest: Digest | undefined, from: number, to: number, shortestMs = 0) =>
      staysIn(moves, now, shortestMs).some(
        (stay) => stay.digest === digest && stay.at <= to && stay.to > from,
      ),
    /** Whether it held nothing else in the period, but for less than a second. */
    heldAlong: (digest: Digest | undefined, from: number, to: number) =>
      all.every(
        (stay) => stay.digest === digest || stay.at >= to || stay.to <= from || stay.to - stay.at < 1000,
      ),
    /** How often anything was pushed in the period: what was pushed in one second may have come in any order. */
    pushesAfter: (from: number, to: number) =>
      moves.filter(({ at, digest }) => digest !== undefined && at > from && at <= to).length,
    /** How many stays began in the period; those that are shorter need not be seen. */
    movesAfter: (from: number, to = Number.POSITIVE_INFINITY, shortestMs = 0) =>
      staysIn(moves, now, shortestMs).filter(
        (stay) => stay.digest !== undefined && stay.at > from && stay.at <= to,
      ).length,
  };
}
