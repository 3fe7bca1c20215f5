// Every date and count that a source states is true of the tag, within the bounds that its strength declares.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceReading } from '../../src/history/source.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import { dayMs, digest } from '../build.js';
import { amount } from '../sample.js';
import { runs } from '../seed.js';
import { hasBounds, type Move } from './true-life.js';
import { expectFacts } from './within-strength.js';

const count = runs(amount(1000, 20_000));
const timeout = amount(60_000, 3_600_000);
const hourMs = 3_600_000;
const now = Date.parse('2026-11-22T00:00:00Z');
const letters = ['a', 'b', 'c'] as const;
const witnessDelayMs = 3 * dayMs;

/** A tag that moves at whole hours, and comes back to digests that it had before. */
const life: fc.Arbitrary<readonly Move[]> = fc
  .array(fc.record({ letter: fc.constantFrom(...letters), hours: fc.integer({ min: 2, max: 300 }) }), {
    minLength: 1,
    maxLength: 10,
  })
  .map((stays) => {
    let at = now - hourMs;
    const moves = stays.map(({ letter, hours }) => {
      at -= hours * hourMs;
      return { at, digest: digest(letter) };
    });
    return moves.reverse();
  });

function heldAt(moves: readonly Move[], at: number): Digest | undefined {
  return moves.findLast((move) => move.at <= at)?.digest;
}

/** What is not a move is a push of the digest that the tag has already. */
function recordAt(moves: readonly Move[], at: number): readonly HistoryRecord[] {
  const held = heldAt(moves, at);
  return held === undefined ? [] : [{ at, digest: held }];
}

const part = fc.integer({ min: 0, max: 1000 });

/** A history of which only some periods are known, and perhaps some moves outside of them; it may have been read earlier. */
const window = fc.record({
  cuts: fc.array(part, { maxLength: 6 }),
  isOpen: fc.boolean(),
  readDaysAgo: fc.constantFrom(0, 0, 0, 0.5, 3, 20),
  others: fc.array(fc.boolean(), { maxLength: 10 }),
});

function windowed(
  { cuts, isOpen, readDaysAgo, others }: typeof window extends fc.Arbitrary<infer T> ? T : never,
  moves: readonly Move[],
): SourceReading {
  const readAt = now - readDaysAgo * dayMs;
  const first = moves[0]?.at ?? now;
  const instants = cuts
    .map((cut) => Math.floor(first + (cut / 1000) * (readAt - first)))
    .sort((a, b) => a - b);
  const ends = isOpen && instants.length % 2 === 1 ? [...instants, Number.POSITIVE_INFINITY] : instants;
  const known = ends.flatMap((from, index) => {
    const to = ends[index + 1];
    return index % 2 === 1 || to === undefined || from >= to || from > readAt ? [] : [{ from, to }];
  });
  const inside = ({ at }: Move) => known.some(({ from, to }) => from <= at && at < to);
  const records = moves.flatMap(({ at, digest: held }, index) =>
    held !== undefined && at <= readAt && (inside({ at }) || others[index] === true)
      ? [{ at, digest: held }]
      : [],
  );
  return {
    source: { id: 'windowed', title: 'the window', strength: 'windowed' },
    answer: { readAt, known, records: [...records, ...known.flatMap(({ from }) => recordAt(moves, from))] },
  };
}

/** A job that looks at the tag now and then, and writes down what it saw within three days, one after the other. */
function witness(looks: readonly (readonly [number, number])[], moves: readonly Move[]): SourceReading {
  const first = moves[0]?.at ?? now;
  const times = looks
    .map(([look]) => Math.floor(first + (look / 1000) * (now - first)))
    .sort((a, b) => a - b);
  let written = Number.NEGATIVE_INFINITY;
  const records = times.flatMap((at, index) => {
    written = Math.max(written + 1, at + ((looks[index]?.[1] ?? 0) / 1000) * (witnessDelayMs - hourMs));
    const held = heldAt(moves, at);
    return held === undefined || written > now || written - at > witnessDelayMs
      ? []
      : [{ at: Math.floor(written), digest: held }];
  });
  return { source: { id: 'w', title: 'the witness', strength: 'witness' }, answer: { readAt: now, records } };
}

function ledger(looks: readonly number[], moves: readonly Move[]): SourceReading {
  const first = moves[0]?.at ?? now;
  const records = looks.flatMap((look) => recordAt(moves, Math.floor(first + (look / 1000) * (now - first))));
  return { source: { id: 'l', title: 'the ledger', strength: 'observed' }, answer: { readAt: now, records } };
}

const known = fc.record({
  life,
  window,
  looks: fc.array(fc.tuple(part, part), { maxLength: 8 }),
  observed: fc.array(part, { maxLength: 6 }),
  chosen: fc.subarray([0, 1, 2], { minLength: 1 }),
  minAgeDays: fc.constantFrom(0, 0, 0, 3, 20),
  asOfDaysAgo: fc.constantFrom(undefined, undefined, undefined, 1, 15),
});

describe('dates and counts', () => {
  it(
    'of any windows, sightings and ages are true, or bounds that say so',
    () => {
      const seen = new Map<string, number>();
      fc.assert(
        fc.property(known, (one) => {
          const current = one.life.at(-1)?.digest ?? digest('a');
          const all = [
            windowed(one.window, one.life),
            witness(one.looks, one.life),
            ledger(one.observed, one.life),
          ];
          const readings = one.chosen.flatMap((index) => all[index] ?? []);
          const asOf = one.asOfDaysAgo === undefined ? {} : { asOf: now - one.asOfDaysAgo * dayMs };
          const view = { now, minAgeMs: one.minAgeDays * dayMs, ...asOf };
          const pins = [...letters, 'f'].map(digest);
          const exactnessOf = ({ strength }: SourceReading['source']) => ({
            toleranceMs: 1,
            delayMs: strength === 'witness' ? witnessDelayMs : 0,
          });
          const asked = { moves: one.life, current, pins, view };
          for (const { fact, judge } of expectFacts(readings, asked, exactnessOf)) {
            const key = `${judge?.source.strength} ${fact.status} ${hasBounds(fact) ? 'bound' : 'exact'}`;
            seen.set(key, (seen.get(key) ?? 0) + 1);
          }
        }),
        { numRuns: count },
      );
      for (const key of [
        'windowed current exact',
        'windowed superseded exact',
        'windowed superseded bound',
        'witness superseded bound',
        'observed superseded bound',
      ])
        expect(seen.get(key), key).toBeGreaterThan(0);
    },
    timeout,
  );
});
