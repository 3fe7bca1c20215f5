// Coverage against a plain set of instants.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addPeriod,
  allTime,
  allTimeUpTo,
  type Coverage,
  type Period,
  periodAt,
  uncovered,
} from '../../src/history/coverage.js';

const instants = Array.from({ length: 40 }, (_, index) => index - 5);
const edge = fc.oneof(
  fc.integer({ min: -5, max: 35 }),
  fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
);
const stretch: fc.Arbitrary<Period> = fc.record({ from: edge, to: edge });

const holds = ({ from, to }: Period, instant: number) => from <= instant && instant < to;
const isIn = (stretches: readonly Period[], instant: number) => stretches.some((one) => holds(one, instant));
const all = (stretches: readonly Period[]) => stretches.reduce<Coverage>(addPeriod, []);

test('covers exactly the added intervals in any order, merged where they touch', () => {
  fc.assert(
    fc.property(fc.array(stretch), (stretches) => {
      const coverage = all(stretches);
      expect(all(stretches.toReversed())).toEqual(coverage);
      for (const instant of instants) expect(isIn(coverage, instant)).toBe(isIn(stretches, instant));
      for (const [index, { from, to }] of coverage.entries()) {
        expect(from).toBeLessThan(to);
        expect(coverage[index + 1]?.from ?? Number.NaN).not.toBeLessThanOrEqual(to);
      }
    }),
  );
});

test('lacks within a stretch exactly what is not covered', () => {
  fc.assert(
    fc.property(fc.array(stretch), stretch, (stretches, within) => {
      const gaps = uncovered(all(stretches), within);
      for (const instant of instants) {
        expect(isIn(gaps, instant)).toBe(holds(within, instant) && !isIn(stretches, instant));
      }
      expect(gaps).toEqual(gaps.filter(({ from, to }) => from < to));
    }),
  );
});

test('finds the interval that contains a timestamp', () => {
  fc.assert(
    fc.property(fc.array(stretch), fc.constantFrom(...instants), (stretches, instant) => {
      const found = periodAt(all(stretches), instant);
      expect(found !== undefined && holds(found, instant)).toBe(isIn(stretches, instant));
    }),
  );
});

test('knows all of time, and all of it up to an instant', () => {
  const upToTen = addPeriod([], { from: allTime.from, to: 11 });
  expect(uncovered(addPeriod([], allTime))).toEqual([]);
  expect(uncovered(upToTen, allTimeUpTo(10))).toEqual([]);
  expect(uncovered(upToTen, allTimeUpTo(11))).toEqual([{ from: 11, to: 12 }]);
  expect(periodAt(upToTen, Number.POSITIVE_INFINITY)).toBeUndefined();
  expect(periodAt(addPeriod([], { from: 3, to: allTime.to }), Number.POSITIVE_INFINITY)).toEqual({
    from: 3,
    to: allTime.to,
  });
});
