// No text from outside makes a reader throw anything but a Failure, and none makes it slow.
import { describe, expect, it } from 'vitest';
import { amount, runs, seed } from '../sample.js';
import { formatTargets } from './formats.js';
import { fuzz, grow } from './fuzz.js';
import { targets } from './targets.js';

describe.each(targets.map((target) => [target.name, target] as const))('%s', (_, target) => {
  it('is read or refused for any text', { timeout: 600_000 }, async () => {
    const { failures, slowestMs } = await fuzz(target, runs(400, 40), seed);
    expect(failures).toEqual([]);
    expect(slowestMs).toBeLessThan(10_000);
  });

  it('takes time in proportion to its size', { timeout: 600_000 }, async () => {
    for (const { what, ms, ratio, error } of await grow(target, amount(32, 64) * 1024)) {
      expect(error, what).toBeUndefined();
      // Proportional is 4; what takes next to no time is not measured.
      if (ms > 200) expect(ratio, `${what}: ${ms} ms`).toBeLessThan(12);
      expect(ms, what).toBeLessThan(60_000);
    }
  });
});

// How their time grows: test/scan/worst.test.ts.
describe.each((await formatTargets()).map((target) => [target.name, target] as const))('%s', (_, target) => {
  it('finds only what is in the text', { timeout: 600_000 }, async () => {
    const { failures, slowestMs } = await fuzz(target, runs(100, 15), seed);
    expect(failures).toEqual([]);
    expect(slowestMs).toBeLessThan(10_000);
  });
});
