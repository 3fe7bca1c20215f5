// No source but a complete one accuses a pin, whatever its window, page size, order and faults.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceReading } from '../../src/history/source.js';
import { Failure } from '../../src/model/failure.js';
import type { HttpResponse, Transport } from '../../src/model/run/http.js';
import { dayMs, digest } from '../build.js';
import { amount } from '../sample.js';
import { runs } from '../seed.js';
import { proveTogether } from './build.js';
import { judged, letters, pins, scenario, secondsMs, start } from './quay-life.js';
import { expectFacts } from './within-strength.js';

const count = runs(amount(500, 20_000));
const timeout = amount(60_000, 3_600_000);

describe('sources that are not complete', () => {
  it(
    'never accuse, never contradict the truth, and date it to the second, whatever was pushed, deleted and forgotten',
    async () => {
      const seen = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(scenario, fc.subarray([0, 1, 2]), async (one, chosen) => {
          const found = await judged(one, (send) => send);
          if (found === undefined) return;
          const some = found.readings.filter((_, index) => chosen.includes(index));
          const exactnessOf = ({ strength }: SourceReading['source']) => ({
            toleranceMs: secondsMs,
            delayMs: strength === 'witness' ? 3 * dayMs : 0,
          });
          for (const { judge, fact } of expectFacts(some, { ...found, pins }, exactnessOf)) {
            const key = `${judge?.source.strength ?? 'none'} ${fact.status}`;
            seen.set(key, (seen.get(key) ?? 0) + 1);
          }
        }),
        { numRuns: count },
      );
      for (const key of [
        'windowed current',
        'windowed superseded',
        'witness superseded',
        'observed superseded',
      ])
        expect(seen.get(key), key).toBeGreaterThan(0);
    },
    timeout,
  );

  it(
    'never accuse when answers fail, are cut, shuffled, repeated or false',
    async () => {
      const fault = fc.constantFrom(
        'none',
        'error',
        'cut',
        'garbage',
        'shuffled',
        'dropped',
        'future',
        'endless',
      );
      await fc.assert(
        fc.asyncProperty(scenario, fc.array(fault, { minLength: 1, maxLength: 4 }), async (one, faults) => {
          let request = 0;
          const disturb =
            (send: Transport): Transport =>
            async (sent) =>
              broken(await send(sent), faults[request++ % faults.length] ?? 'none');
          const found = await judged(one, disturb);
          if (found === undefined) return;
          const { readings, current, view } = found;
          for (const pin of pins) {
            const { fact } = proveTogether(pin, current, readings, view);
            expect(fact.status).not.toBe('not-in-history');
          }
        }),
        { numRuns: count },
      );
    },
    timeout,
  );

  it(
    'never accuse whatever answer a source makes up',
    () => {
      const time = fc.oneof(
        fc.integer({ min: start, max: start + 90 * dayMs }),
        fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN, 0),
      );
      const record = fc.record({ at: time, digest: fc.constantFrom(...letters.map(digest)) });
      const interval = fc.record({ from: time, to: time });
      const reading = fc
        .record({
          strength: fc.constantFrom('windowed', 'witness', 'observed', 'timestamps'),
          records: fc.array(record, { maxLength: 6 }),
          known: fc.array(interval, { maxLength: 3 }),
          pushes: fc.array(
            fc.record({ at: time, digest: record.map((one) => one.digest), isFirst: fc.boolean() }),
            {
              maxLength: 2,
            },
          ),
        })
        .map(
          ({ strength, ...answer }): SourceReading => ({
            source: { id: strength, title: strength, strength },
            answer: { readAt: start + 90 * dayMs, ...answer },
          }),
        );
      fc.assert(
        fc.property(fc.array(reading, { maxLength: 4 }), fc.constantFrom(0, 7, 100), (readings, days) => {
          const view = { now: start + 90 * dayMs, minAgeMs: days * dayMs };
          for (const pin of pins) {
            const { fact } = proveTogether(pin, digest('a'), readings, view);
            expect(fact.status).not.toBe('not-in-history');
          }
        }),
        { numRuns: count },
      );
    },
    timeout,
  );
});

function broken(response: HttpResponse, fault: string): HttpResponse {
  if (fault === 'none' || response.status !== 200) return response;
  if (fault === 'error') return { ...response, status: 503, body: '' };
  if (fault === 'garbage') return { ...response, body: '<html>' };
  if (fault === 'cut') throw new Failure('bad-answer', 'cut');
  const page = JSON.parse(response.body) as { tags?: Record<string, unknown>[]; has_additional: boolean };
  if (page.tags === undefined) return response;
  const rows = page.tags;
  const edit = (tags: unknown[], more = {}) => ({
    ...response,
    body: JSON.stringify({ ...page, tags, ...more }),
  });
  if (fault === 'shuffled') return edit(rows.toReversed());
  if (fault === 'dropped') return edit(rows.slice(1));
  if (fault === 'endless') return edit(rows, { has_additional: true });
  return edit(rows.map((row) => ({ ...row, start_ts: 4_000_000_000 })));
}
