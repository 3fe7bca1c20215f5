// A Quay, a third party and a ledger that have seen the same random life of a tag, and what is true of it.
import fc from 'fast-check';
import type { TimeView } from '../../src/history/prove.js';
import type { SourceReading } from '../../src/history/source.js';
import type { Transport } from '../../src/model/run/http.js';
import { dayMs, digest } from '../build.js';
import { ask, sourcesOf } from './build.js';
import { quayServer } from './quay-server.js';
import type { Move } from './true-life.js';

const name = 'quay.io/acme/app:1';
/** Times are whole seconds, and so are the ends of the rows before. */
export const secondsMs = 2000;
export const start = Date.parse('2026-01-01T00:00:00Z');
export const letters = ['a', 'b', 'c'] as const;
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

export const scenario = fc.record({
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
export type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

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
  const written = moves.flatMap(({ at, digest: held }, index) => {
    const delay = witnessDelays[index];
    // In whole seconds, a shorter time may have no row, and nobody who looks now and then sees it.
    const isShort = (moves[index + 1]?.at ?? now) - at < 1000;
    return held === undefined || delay === undefined || isShort || at + delay > now
      ? []
      : [{ at: at + delay, digest: held }];
  });
  // Who writes down late writes what is newer meanwhile: nothing older follows it.
  const witness = written.filter((one, index) => written.slice(index + 1).every(({ at }) => at > one.at));
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

export const pins = [...letters, stranger].map(digest);

export async function judged(one: Scenario, disturb: (send: Transport) => Transport) {
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
