// Holds the answer of a source against simulated lives of tags: every record, period and push in it is true.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { HistoryAnswer } from '../../src/history/source.js';
import { dayMs, digest } from '../build.js';
import { runs } from '../sample.js';
import type { Read, ReadSource } from './simulations.js';
import { anyWorld, digestAt, movesOf, now, pushesOf, tagsOf, type World } from './world.js';

export const pins = ['a', 'b', 'c', 'd', 'f'].map(digest);
const count = runs(2000, 60);

const scenario = fc.record({
  world: anyWorld,
  tag: fc.constantFrom('1', '1.2', '1.2.3'),
  minAgeDays: fc.constantFrom(0, 0, 3, 60),
  asOfDaysAgo: fc.constantFrom(undefined, undefined, 1, 30),
});

type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

/** A question about a tag that is there now. */
export function questionOf({ world, tag, minAgeDays, asOfDaysAgo }: Scenario): Read | undefined {
  const current = digestAt(world, tag, now);
  const asOf = asOfDaysAgo === undefined ? {} : { asOf: now - asOfDaysAgo * dayMs };
  const view = { now, minAgeMs: minAgeDays * dayMs, ...asOf };
  return current && { world, tag, current, pins, view };
}

/** Asks about random lives. @throws if `check` does for one of them */
export async function everyLife(check: (read: Read) => Promise<void>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(scenario, async (one) => {
      const read = questionOf(one);
      if (read !== undefined) await check(read);
    }),
    { numRuns: count },
  );
}

/** @throws if the source says anything that is not so, or more than its strength and window allow */
export async function expectWithinStrength(read: ReadSource): Promise<void> {
  await everyLife(async (question) => {
    const reading = await read(question);
    if ('cause' in reading.answer) return;
    expectTrue(reading.answer, question.world, question.tag);
    if (reading.source.strength === 'complete') expectEveryMove(reading.answer, question);
  });
}

/** Every sentence of an answer, held against the world. */
export function expectTrue(answer: HistoryAnswer, world: World, tag: string): void {
  const untrue = answer.records.filter(({ at, digest: of }) => digestAt(world, tag, at) !== of);
  expect(untrue, 'a record').toEqual([]);
  for (const { from, to } of answer.known ?? []) {
    const times = answer.records.map(({ at }) => at);
    if (Number.isFinite(from)) expect(times, 'the start of a period').toContain(from);
    if (Number.isFinite(from) && answer.startIsBound !== true)
      expect(
        movesOf(world, tag).map(({ at }) => at),
        'an exact start',
      ).toContain(from);
    const within = movesOf(world, tag).filter(({ at }) => at >= from && at < to);
    expect(unrecorded(answer, within), 'a move of the window').toEqual([]);
  }
  for (const { digest: of, at, isFirst } of answer.pushes ?? []) {
    const pushes = pushesOf(world, of);
    expect(pushes?.first, 'the digest was there').toBeLessThanOrEqual(at);
    if (isFirst) expect(pushes?.first, 'the first push').toBe(at);
  }
  for (const other of answer.otherTags ?? []) expect(tagsOf(world, other.digest)).toContain(other.tag);
}

/** Who is complete has every move, and does not forget. */
function expectEveryMove(answer: HistoryAnswer, { world, tag }: Read): void {
  expect(unrecorded(answer, movesOf(world, tag)), 'a move of a complete history').toEqual([]);
}

/** The moves to a digest that an answer has no record of. */
function unrecorded({ records }: HistoryAnswer, moves: ReturnType<typeof movesOf>): readonly unknown[] {
  const known = new Set(records.map((record) => `${record.at} ${record.digest}`));
  return moves.filter((move) => move.digest !== undefined && !known.has(`${move.at} ${move.digest}`));
}
