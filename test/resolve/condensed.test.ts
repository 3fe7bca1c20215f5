// What is kept of a long history answers every question about the digests that are asked about as the whole one does.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildsBetween } from '../../src/forecast/skipped-builds.js';
import { candidatesOf } from '../../src/history/candidates.js';
import { condensed } from '../../src/history/condensed.js';
import { addInterval, allTime, type IntervalSet, uncovered } from '../../src/history/intervals.js';
import type { TimeView } from '../../src/history/pin-state.js';
import { proveDigest } from '../../src/history/prove.js';
import type { KnownHistory } from '../../src/history/reader.js';
import { orderRecords, timelineOf } from '../../src/history/timeline.js';
import type { HistoryRecord } from '../../src/model/fact.js';
import type { Digest } from '../../src/model/image.js';
import { describeHistory } from '../../src/report/evidence.js';
import { tagHistoryOf } from '../../src/resolve/tag-history.js';
import { digest } from './walk-service.js';

const image = { registry: 'registry.test', repository: 'acme/node', tag: '20' };

function knownOf(records: readonly HistoryRecord[], coverage: IntervalSet): KnownHistory {
  const history = orderRecords(records);
  return {
    ...{ timeline: timelineOf(history), records: history.length, history, coverage },
    gaps: uncovered(coverage),
  };
}

/** Histories of any shape: new digests, digests that return, ties, repeated records, and parts that are not known. */
const histories = fc
  .record({
    length: fc.integer({ min: 501, max: 1500 }),
    digests: fc.constantFrom(2, 7, 150, 5000),
    ties: fc.constantFrom(1, 5, 50),
    seed: fc.integer(),
    holes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 300 })), {
      maxLength: 2,
    }),
  })
  .map(({ length, digests, ties, seed, holes }) => {
    let state = seed >>> 0;
    const next = (limit: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    };
    let at = 0;
    const records = Array.from({ length }, (_, index): HistoryRecord => {
      if (next(ties) > 0 || ties === 1) at += 1 + next(3);
      return { at, digest: digest(digests === 5000 && next(20) > 0 ? 10_000 + index : next(digests)) };
    });
    const known = holes
      .map(([start, size]) => ({ from: Math.floor(start * at), to: Math.floor(start * at) + size }))
      .reduce<IntervalSet>(addInterval, []);
    const coverage = uncovered(known);
    const left = records.filter(
      (record) => next(2) === 0 || coverage.some(({ from, to }) => record.at >= from && record.at < to),
    );
    return { records: left, coverage, end: at };
  });

const views = (end: number): fc.Arbitrary<TimeView> =>
  fc.oneof(
    fc.constant({ now: end + 1 }),
    fc.integer({ min: 0, max: end + 1 }).map((asOf) => ({ now: end + 1, asOf })),
    fc.integer({ min: 0, max: end + 1 }).map((minAgeMs) => ({ now: end + 1, minAgeMs })),
  );

const questions = histories.chain(({ records, coverage, end }) =>
  fc.record({
    whole: fc.constant(knownOf(records, coverage)),
    view: views(end),
    pins: fc.array(
      fc.oneof(
        fc.nat(records.length - 1).map((index) => records[index]?.digest as Digest),
        fc.constant(digest(99_999)),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  }),
);

test('proofs, candidates, reports and skipped builds are those of the whole history', () => {
  fc.assert(
    fc.property(questions, ({ whole, view, pins }) => {
      const kept = condensed(whole, (one) => pins.includes(one), view);
      const candidates = candidatesOf(whole, view);
      expect(candidatesOf(kept, view)).toEqual(candidates);
      const allowed = candidates.map(({ since }) => ({ ...view, allowedUpTo: since }));
      for (const at of [view, ...allowed.slice(0, 3)])
        for (const pin of [undefined, ...pins, ...candidates.map((one) => one.digest)])
          expect(proveDigest(pin, kept, undefined, at)).toEqual(proveDigest(pin, whole, undefined, at));
      const [ofKept, ofWhole] = [tagHistoryOf(image, kept), tagHistoryOf(image, whole)];
      expect(describeHistory(ofKept)).toEqual(describeHistory(ofWhole));
      const newest = whole.timeline.at(-1)?.digest;
      for (const pin of newest === undefined ? [] : pins) {
        const [between, all] = [ofKept, ofWhole].map((history) =>
          buildsBetween(history, pin, newest as Digest),
        );
        expect(between === undefined).toBe(all === undefined);
        if (between?.count !== undefined) expect(between.count).toBe(all?.count);
        expect(between?.builds.slice(-10)).toEqual(all?.builds.slice(-10));
      }
    }),
    { numRuns: 150 },
  );
});

test('a long history with new digests is much shorter, and says what it has left out', () => {
  const records = Array.from({ length: 10_000 }, (_, index) => ({ at: index, digest: digest(index) }));
  const whole = knownOf(records, [allTime]);
  const kept = condensed(whole, (one) => one === digest(5), { now: 10_000 });
  expect(kept.history.length).toBeLessThan(120);
  expect(kept.records).toBe(10_000);
  expect(kept.isWholeFor?.(digest(5))).toBe(true);
  expect(kept.isWholeFor?.(digest(9_999))).toBe(true);
  expect(kept.isWholeFor?.(digest(6_000))).toBe(false);
  const between = buildsBetween(tagHistoryOf(image, kept), digest(5), digest(9_999));
  expect(between?.count).toBe(9_993);
});

test('a short history stays as it is', () => {
  const records = Array.from({ length: 500 }, (_, index) => ({ at: index, digest: digest(index) }));
  const whole = knownOf(records, [allTime]);
  expect(condensed(whole, () => false, { now: 500 })).toBe(whole);
});
