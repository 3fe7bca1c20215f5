// What is said of a tag is true of its life, whichever sources say it, and whether they answer.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amount } from '../sample.js';
import { runs } from '../seed.js';
import { faults, pinned, runSources, untruthsOf, untruthsOfRun } from './judge.js';
import { anyLife } from './lives.js';

const numRuns = runs(amount(100, 4000));
const timeout = amount(60_000, 3_600_000);

it(
  'each source, and every pair of them, says of random lives what was so, and another source takes nothing away',
  () =>
    fc.assert(
      fc.asyncProperty(anyLife, async (life) => expect(await untruthsOf(life)).toEqual([])),
      { numRuns },
    ),
  timeout,
);

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
      fc.asyncProperty(anyLife, run, async (life, one) => expect(await untruthsOfRun(life, one)).toEqual([])),
      { numRuns },
    ),
  timeout,
);
