// The walk against a reference that has loaded everything: the answers agree, and the requests are counted.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HistoryRecord, Instant } from '../../src/model/fact.js';
import type { Digest } from '../../src/model/image.js';
import { timelineOf, upTo } from '../../src/resolve/timeline.js';
import { currentAt, horizonOf, standingOf, type View } from '../../src/resolve/timeline-standing.js';
import { walkHistory } from '../../src/resolve/walk.js';
import { currentIn, goalOf, standingIn } from '../../src/resolve/walk-answer.js';
import { digest, type Service, serve, spaced } from './walk-service.js';

const never = digest(999_999);

async function walk(
  records: readonly HistoryRecord[],
  digests: readonly Digest[],
  view: View,
  service: Partial<Service> & { limit: number },
) {
  const served = serve(records, service);
  const known = await walkHistory({
    ask: served.ask,
    limit: service.limit,
    now: view.now,
    ...goalOf(digests, view),
  });
  return { known, requests: served.windows.length, windows: served.windows };
}

/** ⌈N / limit⌉ + 1 */
const allowed = (count: number, limit: number) => Math.ceil(count / limit) + 1;

const history = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 60 }), digest: fc.integer({ min: 0, max: 9 }) }), {
    maxLength: 60,
  })
  .map((records) => records.map(({ at, digest: index }) => ({ at, digest: digest(index) })));
const view: fc.Arbitrary<View> = fc.record(
  {
    now: fc.integer({ min: -10, max: 200 }),
    asOf: fc.integer({ min: -5, max: 70 }),
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

  test('an answer is the reference answer, or unknown because a time stamp is over the limit', async () => {
    await fc.assert(
      fc.asyncProperty(history, view, service, async (records, seen, served) => {
        const { known } = await walk(records, digests, seen, served);
        const whole = timelineOf(records);
        const crowded = crowdedAt(records, served.limit);
        const asOf = seen.asOf ?? Number.POSITIVE_INFINITY;
        const current = currentIn(known, seen);
        if (current.status === 'known') expect(current.reigns).toEqual(currentAt(whole, seen));
        else expect(crowded.some((at) => at <= horizonOf(seen))).toBe(true);
        for (const one of digests) {
          const standing = standingIn(known, one, seen);
          if (standing.status !== 'unknown') expect(standing).toEqual(standingOf(upTo(whole, asOf), one));
          else expect(standing.missing.every(({ from }) => crowded.includes(from))).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

function crowdedAt(records: readonly HistoryRecord[], limit: number): Instant[] {
  const counts = new Map<Instant, number>();
  for (const { at } of records) counts.set(at, (counts.get(at) ?? 0) + 1);
  return [...counts].flatMap(([at, count]) => (count >= limit ? [at] : []));
}

describe('requests', () => {
  test.each([
    [0, 1],
    [1, 1],
    [999, 1],
    [1000, 2],
    [1001, 2],
    [5000, 6],
  ])('%i records cost at most %i to prove that a digest never was the tag', async (count, most) => {
    const records = spaced(count, 60_000);
    for (const countsStart of [true, false]) {
      const { known, requests } = await walk(
        records,
        [never],
        { now: count * 60_000 },
        { limit: 1000, countsStart },
      );
      expect(known.gaps).toEqual([]);
      expect(known.records).toBe(count);
      expect(requests).toBeLessThanOrEqual(most);
      expect(requests).toBeLessThanOrEqual(allowed(count, 1000));
    }
  });

  test('a recent pin of 5000 records costs three', async () => {
    const records = spaced(5000, 60_000);
    const { known, requests } = await walk(
      records,
      [digest(4800)],
      { now: 5000 * 60_000 },
      { limit: 1000, countsStart: true },
    );
    expect(standingIn(known, digest(4800), { now: 0 })).toMatchObject({ status: 'superseded', behind: 199 });
    expect(requests).toBe(3);
  });
});
