// Intervals: named cases, and a plain reference that looks at every record each time.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyOf } from '../../src/history/history.js';
import { IntervalIndex, intervalsAt, intervalsOf, orderRecords } from '../../src/history/intervals.js';
import { currentAt, provenLast } from '../../src/history/prove.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord, Instant } from '../../src/model/judgement/fact.js';
import { digest } from './walk-service.js';

const [a, b, c] = [digest(10), digest(11), digest(12)];

/** `at` and digest of each record. */
const records = (...list: readonly (readonly [Instant, Digest])[]) =>
  list.map(([at, of]): HistoryRecord => ({ at, digest: of }));

describe('a tag', () => {
  test('without history has no intervals', () => {
    expect(intervalsOf([])).toEqual([]);
    expect(new IntervalIndex([]).lastOf(a)).toBeUndefined();
    expect(currentAt([], { now: 5 })).toEqual([]);
  });

  test('that repeats a digest has one interval', () => {
    const timeline = intervalsOf(records([1, a], [2, a], [2, a], [3, b]));
    expect(timeline).toEqual([
      { digest: a, since: 1, until: 3, tied: false },
      { digest: b, since: 3, tied: false },
    ]);
  });

  test('that returns to an old digest has two intervals of it, and the last one counts', () => {
    const timeline = intervalsOf(records([1, a], [2, b], [3, a], [4, c], [5, b]));
    expect(timeline.filter((interval) => interval.digest === a)).toEqual([
      { digest: a, since: 1, until: 2, tied: false },
      { digest: a, since: 3, until: 4, tied: false },
    ]);
    const index = new IntervalIndex(timeline);
    expect(index.lastOf(a)).toEqual({ digest: a, since: 3, until: 4, tied: false });
    expect(index.beginningIn(4, 9)).toEqual({ digests: [c], count: 2 });
    expect(index.lastOf(b)).toEqual({ digest: b, since: 5, tied: false });
  });

  test('that moved twice in a millisecond may have stayed at either', () => {
    const timeline = intervalsOf(records([1, a], [2, b], [2, a], [3, c]));
    expect(timeline).toEqual([
      { digest: a, since: 1, until: 2, tied: false },
      { digest: a, since: 2, until: 3, tied: true },
      { digest: b, since: 2, until: 3, tied: true },
      { digest: c, since: 3, tied: false },
    ]);
    expect(intervalsAt(timeline, 2).map((interval) => interval.digest)).toEqual([a, b]);
    const index = new IntervalIndex(timeline);
    expect(index.lastOf(a)).toEqual({ digest: a, since: 2, until: 3, tied: true });
    expect(index.beginningIn(3, 9)).toEqual({ digests: [c], count: 1 });
    expect(provenLast(historyOf(records([1, a], [2, a], [2, b], [3, c])), b, 2)).toEqual({
      digest: b,
      since: 2,
      tied: true,
    });
    const twice = new IntervalIndex(intervalsOf(records([1, c], [2, b], [2, a])));
    expect(twice.beginningIn(2, 9)).toEqual({ digests: [a, b], count: 2 });
  });

  test('that ends a tie with one of its digests begins an unambiguous interval', () => {
    const timeline = intervalsOf(records([2, b], [2, a], [3, a]));
    expect(timeline.at(-1)).toEqual({ digest: a, since: 3, tied: false });
    const index = new IntervalIndex(timeline);
    expect(index.lastOf(b)).toMatchObject({ until: 3, tied: true });
    expect(index.beginningIn(3, 9)).toEqual({ digests: [a], count: 1 });
  });
});

describe('current', () => {
  const timeline = intervalsOf(records([10, a], [20, b], [30, c]));
  test.each([
    [{ now: 35 }, c],
    [{ now: 25 }, c], // dated after now, but the record exists
    [{ now: 25, asOf: 25 }, b],
    [{ now: 99, asOf: 30 }, c],
    [{ now: 35, minAgeMs: 5 }, c],
    [{ now: 35, minAgeMs: 6 }, b],
    [{ now: 25, minAgeMs: 1 }, b],
    [{ now: 99, asOf: 31, minAgeMs: 12 }, a],
    [{ now: 99, asOf: 31, minAgeMs: 22 }, undefined],
    [{ now: 99, asOf: 9 }, undefined],
  ])('under %j', (view, expected) => {
    expect(currentAt(timeline, view).map((interval) => interval.digest)).toEqual(expected ? [expected] : []);
  });
});

const anyRecords = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 25 }), digest: fc.integer({ min: 0, max: 4 }) }), {
    maxLength: 40,
    size: 'max',
  })
  .map((list) => list.map(({ at, digest: index }) => ({ at, digest: digest(index) })));

/** The digests that the tag may have been at an instant: those of the newest time stamp that is not later. */
function possibleAt(list: readonly HistoryRecord[], instant: Instant): ReadonlySet<Digest> {
  const newest = Math.max(...list.map(({ at }) => at).filter((at) => at <= instant));
  return new Set(list.filter(({ at }) => at === newest).map((record) => record.digest));
}

describe('any records', () => {
  test('give the same timeline in any order, with any number of repeats', () => {
    fc.assert(
      fc.property(anyRecords, fc.infiniteStream(fc.nat()), (list, numbers) => {
        const twice = [...list, ...list.filter((_, index) => index % 3 === 0)];
        const shuffled = twice
          .map((record) => ({ record, key: numbers.next().value ?? 0 }))
          .sort((x, y) => x.key - y.key)
          .map(({ record }) => record);
        expect(intervalsOf(shuffled)).toEqual(intervalsOf(list));
      }),
    );
  });

  test('give at each instant the digests of the newest time stamp', () => {
    fc.assert(
      fc.property(anyRecords, fc.integer({ min: -1, max: 30 }), (list, instant) => {
        const timeline = intervalsOf(list);
        const intervals = intervalsAt(timeline, instant);
        expect(new Set(intervals.map((interval) => interval.digest))).toEqual(possibleAt(list, instant));
        expect(intervals.every(({ tied }) => tied === intervals.length > 1)).toBe(true);
        const then = historyOf(orderRecords(list.filter(({ at }) => at <= instant)));
        const all = historyOf(orderRecords(list));
        for (let index = 0; index < 6; index += 1)
          expect(provenLast(all, digest(index), instant)).toEqual(provenLast(then, digest(index)));
      }),
    );
  });

  test('are joined only where nothing else came between, and end where the next begins', () => {
    fc.assert(
      fc.property(anyRecords, (list) => {
        const timeline = intervalsOf(list);
        for (const [index, { digest: of, since, until, tied }] of timeline.entries()) {
          const next = timeline.slice(index).find((other) => other.since > since);
          expect(until).toBe(next?.since);
          if (next !== undefined && !tied && !next.tied) expect(next.digest).not.toBe(of);
          expect(list).toContainEqual({ at: since, digest: of });
        }
        const instants = new Set(list.map(({ at }) => at));
        for (const at of instants) expect(possibleAt(list, at).size).toBe(intervalsAt(timeline, at).length);
      }),
    );
  });
});

test('200,000 records in any order are kept in well under 100 MB', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const list = Array.from({ length: 200_000 }, (_, index) => ({
    at: (index * 7919) % 200_003,
    digest: digest(index % 5000),
  }));
  collect();
  const before = process.memoryUsage().heapUsed;
  const timeline = intervalsOf(list);
  collect();
  expect(timeline.length).toBe(200_000);
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(100);
});
