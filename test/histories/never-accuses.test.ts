// No source but a complete one accuses a pin, whatever its window, page size, order and faults; and what it says is true.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proveJoined } from '../../src/history/joined.js';
import type { TimeView } from '../../src/history/pin-state.js';
import type { SourceReading } from '../../src/history/source.js';
import { Failure } from '../../src/model/failure.js';
import type { HttpResponse, Transport } from '../../src/model/http.js';
import type { Digest } from '../../src/model/image.js';
import { dayMs, digest } from '../build.js';
import { amount } from '../sample.js';
import { runs } from '../seed.js';
import { ask, sourcesOf } from './build.js';
import { quayServer } from './quay-server.js';

const name = 'quay.io/acme/app:1';
/** Times are whole seconds, and so are the ends of the rows before. */
const secondsMs = 2000;
const start = Date.parse('2026-01-01T00:00:00Z');
const letters = ['a', 'b', 'c'] as const;
const stranger = 'f';

type Step =
  | { readonly do: 'push'; readonly letter: string; readonly after: number; readonly reversion: boolean }
  | { readonly do: 'remove'; readonly forever: boolean; readonly after: number }
  | { readonly do: 'collect'; readonly after: number };

const after = fc.oneof(
  fc.integer({ min: 0, max: 3000 }),
  fc.integer({ min: 0, max: 2 * dayMs }),
  fc.integer({ min: 0, max: 40 * dayMs }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('push' as const),
      letter: fc.constantFrom(...letters),
      after,
      reversion: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), forever: fc.boolean(), after }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('collect' as const), after }) },
);

interface Move {
  readonly at: number;
  /** Absent: the tag was deleted. */
  readonly digest?: Digest;
}

const scenario = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
  rest: after,
  expirationS: fc.constantFrom(0, 3600, 86_400, 1_209_600, 2_419_200),
  maxLimit: fc.integer({ min: 1, max: 5 }),
  witnessDelays: fc.array(fc.option(fc.integer({ min: 0, max: 3 * dayMs }), { nil: undefined }), {
    maxLength: 14,
  }),
  observedAt: fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 8 }),
  minAgeDays: fc.constantFrom(0, 0, 3, 30),
  asOfDaysAgo: fc.constantFrom(undefined, undefined, 1, 20),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

/** Plays the scenario: the registry's rows, and what has truly happened. */
function play({ steps, rest, expirationS, maxLimit }: Scenario) {
  const server = quayServer(start, { expirationS, maxLimit });
  const moves: Move[] = [];
  for (const one of steps) {
    server.now += one.after;
    if (one.do === 'push') {
      server.push('1', digest(one.letter), { reversion: one.reversion });
      moves.push({ at: server.now, digest: digest(one.letter) });
    } else if (one.do === 'remove') {
      server.remove('1', { forever: one.forever });
      moves.push({ at: server.now });
    } else server.collectGarbage();
  }
  server.now += rest;
  return { server, moves };
}

/** What a third party and a ledger have seen: part of the truth, late or at any time. */
function sightings({ witnessDelays, observedAt }: Scenario, moves: readonly Move[], now: number) {
  const witness = moves.flatMap(({ at, digest: held }, index) => {
    const delay = witnessDelays[index];
    return held === undefined || delay === undefined || at + delay > now
      ? []
      : [{ at: at + delay, digest: held }];
  });
  const observed = observedAt.flatMap((part) => {
    const at = Math.floor(start + (part / 1000) * (now - start));
    const held = moves.findLast((move) => move.at <= at)?.digest;
    return held === undefined ? [] : [{ at, digest: held }];
  });
  const reading = (strength: 'witness' | 'observed', records: typeof witness): SourceReading => ({
    source: { id: strength, title: `the ${strength}`, strength },
    answer: { readAt: now, records },
  });
  return [reading('witness', witness), reading('observed', observed)];
}

function viewOf({ minAgeDays, asOfDaysAgo }: Scenario, now: number): TimeView {
  return {
    now,
    minAgeMs: minAgeDays * dayMs,
    ...(asOfDaysAgo === undefined ? {} : { asOf: now - asOfDaysAgo * dayMs }),
  };
}

const pins = [...letters, stranger].map(digest);

async function judged(one: Scenario, disturb: (send: Transport) => Transport) {
  const { server, moves } = play(one);
  const { now } = server;
  const current = moves.at(-1)?.digest;
  if (current === undefined) return undefined;
  const view = viewOf(one, now);
  const send = disturb(async (request) => server.answer(request));
  const [source] = sourcesOf(name, { send, now: () => now });
  if (source === undefined) throw new Error('Quay has a source');
  const quay = await ask(source, name, current, pins, view);
  const readings = [quay, ...sightings(one, moves, now)];
  return { readings, moves, current, view, now };
}

interface Stay {
  readonly digest: Digest;
  readonly from: number;
  readonly to: number;
}

/** One stay for pushes of one digest in a row; a deletion in between is no other digest. */
function joinedStays(stays: readonly Stay[]): readonly Stay[] {
  const joined: Stay[] = [];
  for (const stay of stays) {
    const last = joined.at(-1);
    if (last?.digest === stay.digest) joined[joined.length - 1] = { ...last, to: stay.to };
    else joined.push(stay);
  }
  return joined;
}

/** How long the tag had each digest. What lasted for less than a second may be invisible in whole seconds. */
function staysOf(moves: readonly Move[], now: number): readonly Stay[] {
  const all = moves.flatMap(({ at, digest: held }, index) =>
    held === undefined ? [] : [{ digest: held, from: at, to: moves[index + 1]?.at ?? now }],
  );
  const long = joinedStays(all).filter(
    ({ from, to }, index, { length }) => to - from >= 1000 || index === length - 1,
  );
  return joinedStays(long);
}

function lastStay(moves: readonly Move[], now: number, pin: Digest): Stay | undefined {
  return staysOf(moves, now).findLast(({ digest: held }) => held === pin);
}

const count = runs(amount(500, 100_000));
const timeout = amount(60_000, 3_600_000);

describe('sources that are not complete', () => {
  it(
    'never accuse, never contradict the truth, and bound the times of a pin',
    async () => {
      const seen = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(scenario, fc.subarray([0, 1, 2]), async (one, chosen) => {
          const found = await judged(one, (send) => send);
          if (found === undefined) return;
          const { readings, moves, current, view, now } = found;
          const some = readings.filter((_, index) => chosen.includes(index));
          for (const pin of [undefined, ...pins]) {
            const { fact, contradiction, judge } = proveJoined(pin, current, some, view);
            const key = `${judge?.source.strength ?? 'none'} ${fact.status}`;
            seen.set(key, (seen.get(key) ?? 0) + 1);
            expect(fact.status).not.toBe('not-in-history');
            expect(contradiction).toBeUndefined();
            if (pin === undefined || fact.status === 'unknown') continue;
            expect(moves.some(({ digest: held }) => held === pin)).toBe(true);
            const isPlain = view.asOf === undefined && view.minAgeMs === 0;
            if (isPlain) expect(fact.status).toBe(pin === current ? 'current' : 'superseded');
            if (!isPlain || judge?.source.strength !== 'windowed') continue;
            if (fact.status === 'current') {
              const since = staysOf(moves, now).at(-1)?.from;
              expect(fact.pinnedSince).toBeGreaterThanOrEqual((since ?? 0) - secondsMs);
            }
            if (fact.status === 'superseded') {
              expect(fact.supersededAt).toBeLessThanOrEqual(now);
              expect(fact.supersededAt).toBeGreaterThanOrEqual(
                (lastStay(moves, now, pin)?.to ?? 0) - secondsMs,
              );
            }
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
            const { fact } = proveJoined(pin, current, readings, view);
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
            const { fact } = proveJoined(pin, digest('a'), readings, view);
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
