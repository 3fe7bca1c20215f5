// The time of every scanner grows in proportion to the text: the worst known tokens, 16 KB against eight times as much.
import { expect, it } from 'vitest';
import { fixtureCases, scannerOf, type WorstCase, worstCases, worstFile } from '../../bench/worst-cases.mjs';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { scanners } from '../../src/formats/registry.js';
import { cpuMs } from '../cpu.js';
import { runsAll, sampleOf } from '../sample.js';

const small = 1 << 14;
const factor = 8;
/** Linear is 8, a square 64. Times below ten milliseconds are noise. */
const bound = 24;
const leastMs = 10;

function scanMs(worst: WorstCase, size: number): number {
  const file = worstFile(worst, size);
  const before = cpuMs();
  scanFile(file);
  return cpuMs() - before;
}

const ids = scanners.map(({ id }) => id);
const cases = worstCases(ids);

it('every scanner has worst cases', () => {
  expect([...new Set(cases.map(scannerOf))].sort()).toEqual([...ids].sort());
});

/** Repeated whole, as a scanner without cases of its own gets them. */
const repeated = ids.flatMap(fixtureCases).filter(({ head, token }) => head === token);
const fromFixtures = sampleOf(repeated, scannerOf, 1).slice(0, runsAll ? undefined : 6);
it.each([...sampleOf(cases, scannerOf, 1), ...fromFixtures])('$name: $token', (worst) => {
  let ratio = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && ratio >= bound; attempt += 1) {
    const ms = scanMs(worst, factor * small);
    // The small text counts as `leastMs` at least, so that it need not be scanned when the large one is fast.
    ratio = ms < bound * leastMs ? ms / leastMs : ms / Math.max(scanMs(worst, small), leastMs);
  }
  expect(ratio).toBeLessThan(bound);
});
