// The time of every scanner grows in proportion to the text: the worst known tokens, 16 KB against eight times as much.
import { expect, it } from 'vitest';
import { cases, type WorstCase, worstFile } from '../../bench/worst-cases.mjs';
import { scanFile, scanners } from '../../src/scan/index.js';
import { sampleOf } from '../sample.js';

const small = 1 << 14;
const factor = 8;
/** Linear is 8, a square 64. Times below ten milliseconds are noise. */
const bound = 24;
const leastMs = 10;

function cpuMs(worst: WorstCase, size: number): number {
  const file = worstFile(worst, size);
  const before = process.cpuUsage();
  scanFile(file);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const scannerOf = ({ name }: WorstCase) => name.split(',')[0] ?? '';

it('every scanner has worst cases', () => {
  const named = new Set(cases.map(scannerOf));
  expect([...named].sort()).toEqual(scanners.map(({ id }) => id).sort());
});

it.each(sampleOf(cases, scannerOf, 3))('$name: $token', (worst) => {
  let ratio = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && ratio >= bound; attempt += 1)
    ratio = cpuMs(worst, factor * small) / Math.max(cpuMs(worst, small), leastMs);
  expect(ratio).toBeLessThan(bound);
});
