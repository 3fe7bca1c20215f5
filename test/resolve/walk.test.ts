// The reader against a reference that has loaded everything: the facts agree, and the requests are counted.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allTime } from '../../src/history/coverage.js';
import { type History, historyOf } from '../../src/history/history.js';
import { IntervalIndex, intervalsOf, orderRecords, type TagInterval } from '../../src/history/intervals.js';
import {
  currentAt,
  cutoffOf,
  proveDigest,
  provenCurrent,
  provenLast,
  readPlanFor,
  type TimeView,
} from '../../src/history/prove.js';
import { readHistory } from '../../src/history/reader.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord, Instant } from '../../src/model/judgement/fact.js';
import { runs } from '../sample.js';
import { digest, type Service, serve, spaced } from './walk-service.js';

const never = digest(999_999);

async function read(
  records: readonly HistoryRecord[],
  digests: readonly Digest[],
  view: TimeView,
  service: Partial<Service> & { limit: number },
) {
  const served = serve(records, service);
  const known = await readHistory({
    request: served.ask,
    limit: service.limit,
    now: view.now,
    ...readPlanFor(digests, view),
  });
  return { known, requests: served.windows.length, windows: served.windows };
}

/** ⌈N / limit⌉ + 1 */
const allowed = (count: number, limit: number) => Math.ceil(count / limit) + 1;

const history = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 60 }), digest: fc.integer({ min: 0, max: 9 }) }), {
    maxLength: 60,
    size: 'max',
  })
  .map((records) => records.map(({ at, digest: index }) => ({ at, digest: digest(index) })));
/** Long against the limit and steady enough for jumps, with digests that repeat and return. */
const steady = fc
  .array(fc.record({ wait: fc.integer({ min: 0, max: 12 }), digest: fc.integer({ min: 0, max: 2 }) }), {
    maxLength: 120,
    size: 'max',
  })
  .map((list) => {
    let at = 0;
    return list.map(({ wait, digest: index }) => {
      at += wait;
      return { at, digest: digest(index) };
    });
  });
const view: fc.Arbitrary<TimeView> = fc.record(
  {
    now: fc.integer({ min: -10, max: 800 }),
    asOf: fc.oneof(fc.integer({ min: -5, max: 70 }), fc.integer({ min: 0, max: 700 })),
    minAgeMs: fc.integer({ min: 0, max: 30 }),
  },
  { requiredKeys: ['now'] },
);
const service = fc.record({
  limit: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(1000)),
  countsStart: fc.boolean(),
  seed: fc.integer(),
});

describe('against the whole history', () => {
  const digests = Array.from({ length: 11 }, (_, index) => digest(index));

  test('a proof is that of the reference, or lacks only timestamps over the limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(history, steady), view, service, async (records, seen, served) => {
        const { known } = await read(records, digests, seen, served);
        const whole = intervalsOf(records);
        const crowded = crowdedAt(records, served.limit);
        const distinct = new Set(records.map(({ at, digest: of }) => `${at} ${of}`));
        if (known.gaps.length === 0) expect(known.count).toBe(distinct.size);
        const asOf = seen.asOf ?? Number.POSITIVE_INFINITY;
        const current = provenCurrent(known, seen);
        if (current.status === 'known')
          expect(current.intervals.map(begun)).toEqual(currentAt(whole, seen).map(begun));
        else expect(crowded.some((at) => at <= cutoffOf(seen))).toBe(true);
        const then = indexOf(records.filter(({ at }) => at <= asOf));
        for (const one of digests) {
          const last = provenLast(known, one, asOf);
          if (last === undefined || !('missing' in last)) expect(last).toEqual(then.lastOf(one));
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  test('every pin gets the fact of the whole history, or only timestamps over the limit were not read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(history, steady),
        fc.subarray(digests),
        view,
        service,
        async (records, pins, seen, served) => {
          const { known } = await read(records, pins, seen, served);
          const crowded = crowdedAt(records, served.limit);
          for (const pin of [undefined, ...pins]) {
            const fact = proveDigest(pin, known, seen);
            const expected = proveDigest(pin, completely(records), seen);
            if (fact.status !== 'unknown') expect(fact).toEqual(expected);
            else if (expected.status !== 'unknown')
              expect(known.gaps.filter(({ from }) => !crowded.includes(from))).toEqual([]);
          }
        },
      ),
      { numRuns: runs(2000) },
    );
  });
});

const indexOf = (records: readonly HistoryRecord[]) => new IntervalIndex(intervalsOf(records));
const begun = ({ digest: of, since, tied }: TagInterval) => ({ of, since, tied });

function completely(records: readonly HistoryRecord[]): History {
  return historyOf(orderRecords(records));
}

function crowdedAt(records: readonly HistoryRecord[], limit: number): Instant[] {
  const counts = new Map<Instant, number>();
  for (const { at } of records) counts.set(at, (counts.get(at) ?? 0) + 1);
  return [...counts].flatMap(([at, count]) => (count >= limit ? [at] : []));
}

describe('requests', () => {
  const pace = fc.oneof(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 3000 }));
  const paced = fc.array(pace, { maxLength: 150, size: 'max' }).map((paces) => {
    let at = 0;
    return paces.map((wait, index) => {
      at += wait;
      return { at, digest: digest(index) };
    });
  });
  const several = fc.record({
    limit: fc.integer({ min: 2, max: 40 }),
    countsStart: fc.boolean(),
    seed: fc.integer(),
  });

  test('oldest to newest they are as few as can prove anything', async () => {
    await fc.assert(
      fc.asyncProperty(paced, several, async (records, served) => {
        const { ask: request, windows } = serve(records, served);
        const { gaps } = await readHistory({
          ...{ request, limit: served.limit, now: 0, focus: allTime },
          isDone: () => false,
        });
        const count = records.length;
        expect(gaps).toEqual([]);
        expect(windows.length).toBe(Math.max(1, Math.ceil(count / (served.limit - 1))));
        if (count <= served.limit * (served.limit - 1)) {
          expect(windows.length).toBeLessThanOrEqual(allowed(count, served.limit));
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  test('are at most one more for any question', async () => {
    const question = fc.record({
      pin: fc.integer({ min: 0, max: 200 }),
      late: fc.integer({ min: 0, max: 9999 }),
    });
    await fc.assert(
      fc.asyncProperty(paced, several, question, view, async (records, served, { pin, late }, seen) => {
        const now = (records.at(-1)?.at ?? 0) + late;
        const { requests } = await read(records, [digest(pin)], { ...seen, now }, served);
        const fewest = Math.max(1, Math.ceil(records.length / (served.limit - 1)));
        expect(requests).toBeLessThanOrEqual(fewest + 1);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('end for any records, without a repeated request', async () => {
    await fc.assert(
      fc.asyncProperty(history, service, async (records, served) => {
        const { windows } = await read(records, [never], { now: 100 }, served);
        const moments = new Set(records.map(({ at }) => at)).size;
        expect(windows.length).toBeLessThanOrEqual(moments + 3);
        expect(new Set(windows.map(({ start }) => start)).size).toBe(windows.length);
      }),
      { numRuns: runs(1000) },
    );
  });

  const now = 5000 * 60_000;
  test.each([
    ['0 records, none of them the pin', 0, never, 1],
    ['1 record, none of them the pin', 1, never, 1],
    ['999 records, none of them the pin', 999, never, 1],
    ['1000 records, none of them the pin', 1000, never, 2],
    ['1001 records, none of them the pin', 1001, never, 2],
    ['5000 records, none of them the pin', 5000, never, 6],
    ['5000 records, a recent pin', 5000, digest(4800), 3],
    ['5000 records, the oldest pin', 5000, digest(0), 6],
    ['5000 records, a pin in the middle', 5000, digest(3000), 6],
  ])('%s', async (_, count, pin, max) => {
    for (const countsStart of [true, false]) {
      const { known, requests } = await read(
        spaced(count, 60_000),
        [pin],
        { now },
        { limit: 1000, countsStart },
      );
      expect(proveDigest(pin, known, { now })).toEqual(
        proveDigest(pin, completely(spaced(count, 60_000)), { now }),
      );
      expect(requests).toBeLessThanOrEqual(max);
      expect(requests).toBeLessThanOrEqual(allowed(count, 1000));
    }
  });

  test('are few for a recent pin of a history that is very long', async () => {
    const list = spaced(50_000, 60_000);
    const { known, requests } = await read(
      list,
      [digest(49_500)],
      { now: list.length * 60_000 },
      { limit: 1000 },
    );
    expect(proveDigest(digest(49_500), known, { now: list.length * 60_000 })).toMatchObject({ behind: 499 });
    expect(requests).toBeLessThanOrEqual(6);
  });

  test('do not follow a tag into the silence after its last record', async () => {
    const list = spaced(5000, 60_000);
    const { requests } = await read(list, [never], { now: 500_000 * 60_000 }, { limit: 1000 });
    expect(requests).toBe(6);
  });

  test('go on to the newest records first where the tag has come to move faster', async () => {
    const fast = spaced(2500, 30_000).map(({ at }, index) => ({
      at: at + 3e8,
      digest: digest(8000 + index),
    }));
    const list = [...spaced(5000, 60_000), ...fast];
    const seen = { now: 3e8 + 2500 * 30_000 };
    const { known, requests } = await read(list, [digest(10_400)], seen, { limit: 1000 });
    expect(proveDigest(digest(10_400), known, seen)).toMatchObject({ behind: 99 });
    expect(requests).toBe(4);
  });

  test('read nothing after the time of interest for an unpinned reference', async () => {
    const list = spaced(20_000, 60_000);
    const seen = { now: 20_000 * 60_000, asOf: 4500 * 60_000 };
    const { known, requests } = await read(list, [], seen, { limit: 1000 });
    expect(proveDigest(undefined, known, seen)).toMatchObject({ currentDigest: digest(4499) });
    expect(requests).toBeLessThanOrEqual(allowed(4500, 1000));
  });

  test('read all of it for a pin, because the tag may have moved to it after that time', async () => {
    const list = spaced(20_000, 60_000);
    const seen = { now: 20_000 * 60_000, asOf: 4500 * 60_000 };
    for (const pin of [never, digest(0), digest(2000), digest(19_900)]) {
      const { known, requests } = await read(list, [pin], seen, { limit: 1000 });
      expect(proveDigest(pin, known, seen)).toEqual(proveDigest(pin, completely(list), seen));
      expect(requests).toBeLessThanOrEqual(allowed(20_000, 1000));
    }
  });

  test('are used near the time of interest', async () => {
    const list = spaced(20_000, 60_000);
    const seen = { now: 20_000 * 60_000, asOf: 9000 * 60_000 };
    const { known, requests } = await read(list, [], seen, { limit: 1000 });
    expect(proveDigest(undefined, known, seen)).toMatchObject({ currentDigest: digest(8999) });
    expect(requests).toBe(3);
  });

  test('are spent near the newest digest that is old enough', async () => {
    const list = spaced(20_000, 60_000);
    const seen = { now: 20_000 * 60_000, minAgeMs: 600 * 60_000 };
    const { known, requests } = await read(list, [digest(19_300)], seen, { limit: 1000 });
    expect(proveDigest(digest(19_300), known, seen)).toMatchObject({
      status: 'superseded',
      behind: 99,
      currentDigest: digest(19_399),
    });
    expect(requests).toBe(5);
  });
});

describe('a history', () => {
  const crowd = (at: Instant, count: number) =>
    Array.from({ length: count }, (_, index) => ({ at, digest: digest(5000 + index) }));

  test('with more records in a millisecond than a response holds is unknown only there', async () => {
    for (const countsStart of [true, false]) {
      const list = [...spaced(20, 10), ...crowd(105, 12)];
      const seen = { now: 300 };
      const { known, requests } = await read(list, [never, digest(15)], seen, { limit: 10, countsStart });
      expect(provenLast(known, never)).toEqual({
        status: 'unknown',
        missing: [{ from: 105, to: 106 }],
      });
      expect(proveDigest(digest(15), known, seen)).toMatchObject({ status: 'superseded', behind: 4 });
      expect(provenCurrent(known, seen)).toMatchObject({
        status: 'known',
        intervals: [{ digest: digest(19) }],
      });
      expect(requests).toBeLessThanOrEqual(allowed(list.length, 10) + 2);
    }
  });

  test('that ends in such a millisecond has no known current digest', async () => {
    const seen = { now: 300 };
    const { known } = await read([...spaced(3, 10), ...crowd(40, 10)], [digest(1)], seen, { limit: 10 });
    expect(provenCurrent(known, seen)).toEqual({ status: 'unknown', missing: [{ from: 40, to: 41 }] });
    expect(provenLast(known, digest(1), 30)).toMatchObject({ until: 30 });
  });

  test('with records dated in the future is read to its end', async () => {
    const list = spaced(2500, 60_000);
    const seen = { now: 100 };
    const { known } = await read(list, [digest(7)], seen, { limit: 1000 });
    expect(provenCurrent(known, seen)).toMatchObject({ intervals: [{ digest: digest(2499) }] });
    expect(provenCurrent(known, { ...seen, asOf: seen.now })).toEqual({ status: 'known', intervals: [] });
    expect(provenLast(known, digest(7), seen.now)).toBeUndefined();
  });

  test('that was silent for years is read across the gap', async () => {
    const late = spaced(1500, 60_000).map(({ at }, index) => ({
      at: at + 1e11,
      digest: digest(8000 + index),
    }));
    const list = [...spaced(1500, 60_000), ...late];
    const seen = { now: 1e11 + 1500 * 60_000 };
    const { known, requests } = await read(list, [digest(3), never], seen, { limit: 1000 });
    expect(proveDigest(digest(3), known, seen)).toMatchObject({ behind: 2996 });
    expect(provenLast(known, never)).toBeUndefined();
    expect(requests).toBeLessThanOrEqual(allowed(3000, 1000));
  });

  test('whose first known record may repeat an older one is read further back', async () => {
    const list = spaced(3000, 60_000).map(({ at, digest: of }, index) => ({
      at,
      digest: index < 2100 ? of : never,
    }));
    const seen = { now: 3000 * 60_000 };
    const { known } = await read(list, [never], seen, { limit: 1000 });
    expect(provenLast(known, never)).toEqual({ digest: never, since: 2101 * 60_000, tied: false });
  });

  test('of a service that does not heed the window stays unknown', async () => {
    const list = spaced(30, 10);
    let requests = 0;
    const known = await readHistory({
      request: async () => {
        requests += 1;
        return list.slice(0, 10);
      },
      ...{ limit: 10, now: 300, ...readPlanFor([never], { now: 300 }) },
    });
    expect(requests).toBeLessThanOrEqual(3);
    expect(provenLast(known, never)).toMatchObject({ status: 'unknown' });
    expect(provenLast(known, digest(5), 80)).toMatchObject({ until: expect.any(Number) });
  });

  test('whose windows lack a record that is in them stays unknown', async () => {
    const { ask } = serve(spaced(30, 10), { limit: 10 });
    const known = await readHistory({
      request: ({ start }) => ask(start === undefined ? {} : { start: start + 5 }),
      ...{ limit: 10, now: 300, ...readPlanFor([never], { now: 300 }) },
    });
    expect(provenLast(known, never)).toMatchObject({
      status: 'unknown',
      missing: [{ from: 100 }],
    });
  });
});
