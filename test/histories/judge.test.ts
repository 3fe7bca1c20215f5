// What is said of a tag is true of its life, whichever sources say it, and whether they answer.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fact } from '../../src/model/judgement/fact.js';
import { dayMs, digest } from '../build.js';
import { amount, runs } from '../sample.js';
import { faults, pinned, runSources, untruthsOf, untruthsOfRun } from './judge.js';
import { anyLife } from './lives.js';
import { TrueLife, untruthIn } from './truth.js';
import { now, type World } from './world.js';

const numRuns = runs(2000, 30);
const timeout = amount(60_000, 7_200_000);

it(
  'each source, and every pair of them, says of random lives what was so, and another source takes nothing away',
  () =>
    fc.assert(
      fc.asyncProperty(anyLife, async (life) => {
        expect(await untruthsOf(life)).toEqual([]);
      }),
      { numRuns },
    ),
  timeout,
);

/** From a to b twenty days ago, and to c ten days ago. */
const world: World = {
  repository: 'acme/app',
  events: ([30, 20, 10] as const).map((days, index) => ({
    at: now - days * dayMs,
    tag: '1',
    digest: digest('abc'.charAt(index)),
  })),
  now,
  retentionMs: 0,
};
const [c, ago] = [digest('c'), (days: number) => now - days * dayMs];
const target = { currentDigest: c, currentSince: ago(10) };
const left = {
  status: 'superseded',
  pinnedSince: ago(30),
  supersededAt: ago(20),
  behind: 2,
  ...target,
} as const;
const lies: readonly (readonly [lie: string, pin: string, fact: Fact])[] = [
  ['a stranger is current', 'f', { status: 'current', ...target }],
  ['a stranger was replaced', 'f', { ...left, supersededBy: digest('b'), lagMs: 20 * dayMs }],
  ['an accusation', 'a', { status: 'not-in-history', records: 2, historySince: ago(20), ...target }],
  [
    'replaced too early',
    'a',
    { ...left, supersededAt: ago(25), supersededBy: digest('b'), lagMs: 25 * dayMs },
  ],
  [
    'a bound that is too early',
    'a',
    { ...left, basis: 'witness', supersededAt: ago(25), supersededBy: digest('b'), lagMs: 25 * dayMs },
  ],
  ['another lag', 'a', { ...left, supersededBy: digest('b'), lagMs: 21 * dayMs }],
  ['another successor', 'a', { ...left, supersededBy: c, lagMs: 20 * dayMs }],
  ['the present is not current', 'c', { status: 'not-current', ...target }],
  ['absent for too long', 'b', { status: 'not-current', notSince: ago(15), ...target }],
  ['a target of another day', 'a', { status: 'unpinned', currentDigest: digest('a') }],
  ['a tenure that is too long', 'c', { status: 'current', pinnedSince: ago(12), ...target }],
  ['a platform of another index', '1', { status: 'one-platform', indexDigest: digest('f'), ...target }],
];

it.each(lies)('the judge sees %s', (_, pin, fact) => {
  const view = { now };
  const life = new TrueLife(world, '1', now);
  expect(untruthIn({ fact, pin: digest(pin), current: c, view, life, records: [] })).toBeDefined();
});

it('the judge sees that an age is not that of the tag', () => {
  const fact: Fact = { status: 'unpinned', currentDigest: c, basis: 'timestamps' };
  const view = { now, minAgeMs: 15 * dayMs };
  const claim = { fact, pin: undefined, current: c, view, life: new TrueLife(world, '1', now), records: [] };
  expect(untruthIn(claim)).toBeDefined();
});

it('the judge sees no lie in the truth', () => {
  const life = new TrueLife(world, '1', now);
  const fact = { ...left, supersededBy: digest('b'), lagMs: 20 * dayMs };
  const claim = { fact, pin: digest('a'), current: c, view: { now }, life, records: [] };
  expect(untruthIn(claim)).toBeUndefined();
});

const source = fc.nat(runSources.length - 1);
const run = fc.record({
  sources: fc.tuple(source, source),
  isDown: fc.constantFrom([true, false] as const, [false, true] as const, [true, true] as const),
  fault: fc.constantFrom(...Object.keys(faults)),
  hasLedger: fc.boolean(),
  pin: fc.nat(pinned.length - 1),
  failOn: fc.constantFrom('error' as const, 'warning' as const, 'notice' as const),
  maxAgeDays: fc.constantFrom(0, 3, 14),
});

it(
  'a run says what was so, passes nothing that never was the tag’s, and no silence of a source makes its verdict better',
  () =>
    fc.assert(
      fc.asyncProperty(anyLife, run, async (life, one) => {
        expect(await untruthsOfRun(life, one)).toEqual([]);
      }),
      { numRuns },
    ),
  timeout,
);
