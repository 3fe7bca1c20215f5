// Random true lives of a tag with all that makes histories hard: reversions, deletions, ties, windows, late witnesses,
// ledgers that look rarely, copies that are behind, other tags with the same digests.
import fc from 'fast-check';
import { dayMs, digest } from '../build.js';
import type { Said } from './build.js';
import { digestAt, type Looks, movesOf, now, tags, type World, type WorldEvent } from './world.js';

const minuteMs = 60_000;

/** A life, and from where it is looked at. */
export interface Life {
  readonly world: World;
  readonly tag: string;
  /** The registry, or the sources, still answer as they would have that long ago. */
  readonly registryBehindMs: number;
  readonly sourcesBehindMs: number;
  /** Every second source was asked that long ago, and its answer was kept. */
  readonly storedMs: number;
  readonly minAgeDays: number;
  readonly asOfDays: number | undefined;
  /** Where a history that somebody has in parts begins and ends, as shares of the time since the first event. */
  readonly cuts: readonly number[];
}

const gap = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 2 }) },
  { weight: 2, arbitrary: fc.integer({ min: 500, max: 3000 }) },
  { weight: 2, arbitrary: fc.integer({ min: minuteMs, max: 90 * minuteMs }) },
  { weight: 8, arbitrary: fc.integer({ min: 2 * 60 * minuteMs, max: 20 * dayMs }) },
);
const step = fc.record({
  gap,
  tag: fc.oneof({ weight: 4, arbitrary: fc.constant('1') }, fc.constantFrom(...tags)),
  letter: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('a', 'b', 'c', 'd') }, fc.constant(undefined)),
  along: fc.constantFrom(false, false, false, true),
  forever: fc.boolean(),
});
const part = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const look = fc.record({
  part,
  delay: fc.constantFrom(minuteMs, 30 * minuteMs, dayMs, 5 * dayMs, 20 * dayMs),
});

function eventsOf(steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[], rest: number) {
  let at = now - rest;
  const events = steps.map((one): WorldEvent => {
    // What was hidden within its first second left no hole.
    const event = { at, tag: one.tag, forever: one.forever && one.gap > 5000 };
    at -= one.gap;
    if (one.letter === undefined) return event;
    const along = one.along ? tags.filter((other) => other !== one.tag) : [];
    return { ...event, digest: digest(one.letter), along };
  });
  return events.reverse();
}

/** A witness is never later than a month, and writes down nothing older after what is newer. */
function looksOf(
  first: number,
  witness: readonly (typeof look extends fc.Arbitrary<infer T> ? T : never)[],
  ledger: readonly number[],
): Looks {
  const instant = (share: number) => Math.floor(first + share * (now - 1 - first));
  let before = 0;
  const written = witness
    .map((one) => ({ seen: instant(one.part), delay: one.delay }))
    .sort((a, b) => a.seen - b.seen)
    .flatMap(({ seen, delay }) => {
      // Commits are dated to the second.
      const at = Math.ceil(Math.max(before + 1000, seen + delay) / 1000) * 1000;
      if (at > now || at - seen > 29 * dayMs) return [];
      before = at;
      return [{ seen, written: at }];
    });
  return { witness: written, ledger: ledger.map(instant).sort((a, b) => a - b) };
}

export const anyLife: fc.Arbitrary<Life> = fc
  .record({
    steps: fc.array(step, { minLength: 1, maxLength: 12 }),
    rest: gap,
    retentionDays: fc.constantFrom(0, 2, 14, 40, 4000),
    witness: fc.array(look, { maxLength: 8 }),
    ledger: fc.array(part, { maxLength: 6 }),
    registryBehindMs: fc.constantFrom(0, 0, 0, 0, 5000, 10 * minuteMs),
    sourcesBehindMs: fc.constantFrom(0, 0, 0, 0, 5000, 10 * minuteMs),
    storedMs: fc.constantFrom(0, 0, 0, 10 * minuteMs, dayMs, 12 * dayMs),
    minAgeDays: fc.constantFrom(0, 0, 0, 1, 7, 30),
    asOfDays: fc.constantFrom(undefined, undefined, undefined, 1, 5, 20),
    cuts: fc.array(part, { maxLength: 5 }),
  })
  .map(({ steps, rest, retentionDays, witness, ledger, ...seenFrom }) => {
    const events = eventsOf(steps, rest);
    const first = events[0]?.at ?? now;
    const looks = looksOf(first, witness, ledger);
    const world = { repository: 'acme/app', events, now, retentionMs: retentionDays * dayMs, looks };
    return { world, tag: '1', ...seenFrom };
  });

/** The world as somebody knows it who is that far behind. */
export function worldBefore(world: World, behindMs: number): World {
  if (behindMs === 0) return world;
  const latest = now - behindMs;
  const { witness = [], ledger = [] } = world.looks ?? {};
  return {
    ...world,
    events: world.events.filter(({ at }) => at <= latest),
    looks: {
      witness: witness.filter(({ written }) => written <= latest),
      ledger: ledger.filter((at) => at <= latest),
    },
  };
}

/** Every move of some periods, each with what the tag had when it began; of every second one up to now. */
export function inParts({ world, tag, cuts }: Life, readAt: number): Said {
  const first = world.events[0]?.at ?? now;
  const ends = cuts.map((share) => Math.floor(first + share * (readAt - first))).sort((a, b) => a - b);
  const known = ends.flatMap((from, index) => {
    const to = ends[index + 1] ?? Number.POSITIVE_INFINITY;
    return index % 2 === 0 && from < to ? [{ from, to }] : [];
  });
  const records = known.flatMap(({ from, to }) => {
    const moves = movesOf(world, tag).filter(({ at }) => at > from && at < to && at <= readAt);
    return [{ at: from, digest: digestAt(world, tag, from) }, ...moves].flatMap(({ at, digest: held }) =>
      held === undefined ? [] : [{ at, digest: held }],
    );
  });
  const source = { id: 'parts', title: 'a history in parts', strength: 'windowed' } as const;
  return { source, answer: { readAt, known, records } };
}

/** What the registry returns for the tag; `undefined`: it does not have it. */
export function returnedBy({ world, tag, registryBehindMs }: Life) {
  return digestAt(world, tag, now - registryBehindMs);
}
