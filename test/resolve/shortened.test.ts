// What is kept of a long history, and packed, answers every question about the digests that are asked about as the whole one does.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildsBetween } from '../../src/forecast/skipped-builds.js';
import { addPeriod, allTime, type Coverage, uncovered } from '../../src/history/coverage.js';
import { type History, historyOf, packedSet } from '../../src/history/history.js';
import { orderRecords } from '../../src/history/intervals.js';
import { proveDigest, type TimeView } from '../../src/history/prove.js';
import { shortened } from '../../src/history/shortened.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import { describeHistory } from '../../src/report/history.js';
import { tagHistoryOf } from '../../src/resolve/platform-tag.js';
import { candidatesOf } from '../../src/resolve/tag-policies.js';
import { runs } from '../sample.js';
import { digest } from './walk-service.js';

const image = { registry: 'registry.test', repository: 'acme/node', tag: '20' };

function knownOf(records: readonly HistoryRecord[], coverage: Coverage): History {
  return historyOf(orderRecords(records), coverage);
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
      .reduce<Coverage>(addPeriod, []);
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
      const kept = shortened(whole, (one) => pins.includes(one), view).packed();
      const candidates = candidatesOf(whole, view);
      expect(candidatesOf(kept, view)).toEqual(candidates);
      const allowed = candidates.map(({ since }) => ({ ...view, allowedUpTo: since }));
      for (const at of [view, ...allowed.slice(0, 3)])
        for (const pin of [undefined, ...pins, ...candidates.map((one) => one.digest)])
          expect(proveDigest(pin, kept, at)).toEqual(proveDigest(pin, whole, at));
      const [ofKept, ofWhole] = [tagHistoryOf(image, kept), tagHistoryOf(image, whole)];
      expect(describeHistory(ofKept)).toEqual(describeHistory(ofWhole));
      const newest = whole.intervals.at(-1)?.digest;
      for (const pin of newest === undefined ? [] : pins) {
        const [between, all] = [ofKept, ofWhole].map((history) =>
          buildsBetween(history, pin, newest as Digest),
        );
        expect(between === undefined).toBe(all === undefined);
        if (between?.count !== undefined) expect(between.count).toBe(all?.count);
        expect(between?.builds.slice(-10)).toEqual(all?.builds.slice(-10));
      }
    }),
    { numRuns: runs(150) },
  );
});

test('a long history with new digests is much shorter, and says what it has left out', () => {
  const records = Array.from({ length: 10_000 }, (_, index) => ({ at: index, digest: digest(index) }));
  const whole = knownOf(records, [allTime]);
  const kept = shortened(whole, (one) => one === digest(5), { now: 10_000 });
  expect(kept.records.length).toBeLessThan(120);
  expect(kept.count).toBe(10_000);
  expect(kept.isWholeFor(digest(5))).toBe(true);
  expect(kept.isWholeFor(digest(9_999))).toBe(true);
  expect(kept.isWholeFor(digest(6_000))).toBe(false);
  const between = buildsBetween(tagHistoryOf(image, kept), digest(5), digest(9_999));
  expect(between?.count).toBe(9_993);
});

test('a short history stays as it is', () => {
  const records = Array.from({ length: 500 }, (_, index) => ({ at: index, digest: digest(index) }));
  const whole = knownOf(records, [allTime]);
  expect(shortened(whole, () => false, { now: 500 })).toBe(whole);
});

/** As if nobody had looked at the history since it was packed. */
async function leave(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What was looked at stays until the end of the turn.
  await new Promise((resolve) => setTimeout(resolve, 0));
  collect();
}

test('a packed history is made again with what it had, also what is left out', async () => {
  const hex = fc.stringMatching(/^[0-9a-f]{64}$/).map((text): Digest => `sha256:${text}`);
  const records = fc.array(
    fc.record({
      at: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 4_102_444_800_000 })),
      digest: fc.oneof(fc.nat(9).map(digest), hex),
    }),
    { maxLength: 60 },
  );
  const long = Array.from({ length: 2000 }, (_, index) => ({
    at: index * 1000 + 0.5,
    digest: digest(index),
  }));
  const parts = [{ from: allTime.from, to: 30 }];
  const made = () => [
    ...fc.sample(records, { numRuns: 30, seed: 7 }).map((some) => knownOf(some, parts)),
    shortened(knownOf(long, [allTime]), (one) => one === digest(3), { now: 1e9 }),
  ];
  const packed = made().map((one) => one.packed());
  const before = packed.map(({ records: some }) => new WeakRef(some));
  await leave();
  expect(before.map((one) => one.deref())).toEqual(before.map(() => undefined));
  for (const [index, whole] of made().entries()) {
    const one = packed[index];
    expect(one?.records).toEqual(whole.records);
    expect(one?.intervals).toEqual(whole.intervals);
    expect([one?.count, one?.coverage, one?.gaps]).toEqual([whole.count, whole.coverage, whole.gaps]);
    for (const pin of [digest(3), digest(1000)]) expect(one?.isWholeFor(pin)).toBe(whole.isWholeFor(pin));
  }
});

test.each(['sha256:short', `sha256:${'AB'.repeat(32)}`])(
  'a history with the digest %s is not packed',
  (odd) => {
    const whole = knownOf([{ at: 1, digest: odd as Digest }], [allTime]);
    expect(whole.packed()).toBe(whole);
  },
);

test('a packed set has exactly its digests, also those that begin in the middle of two', () => {
  const [one, two] = [`${'0'.repeat(32)}${'1'.repeat(32)}`, `${'2'.repeat(32)}${'3'.repeat(32)}`];
  const has = packedSet([`sha256:${one}`, `sha256:${two}`]);
  expect(has(`sha256:${one}`)).toBe(true);
  expect(has(`sha256:${two}`)).toBe(true);
  expect(has(`sha256:${one.slice(32)}${two.slice(0, 32)}`)).toBe(false);
  expect(packedSet([])(`sha256:${one}`)).toBe(false);
});
