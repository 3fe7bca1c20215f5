// A pin changes nothing but the digests of images: generated repositories are rendered with and without, by independent programs.
import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../../sample.js';
import { runs, seed } from '../../seed.js';
import { casesOf } from './cases.js';
import { type Judged, judge } from './judge.js';
import { renderers } from './renderers.js';

const perReader = runs(amount(2, 40));

async function judgedOf(
  kind: string,
  render: (typeof renderers)[number]['render'],
): Promise<readonly Judged[]> {
  const results: Judged[] = [];
  for (const { cases } of casesOf(kind)) {
    const some = fc.sample(cases, { seed: seed + results.length, numRuns: perReader });
    for (let from = 0; from < some.length; from += 6)
      results.push(...(await Promise.all(some.slice(from, from + 6).map((one) => judge(one, render)))));
  }
  return results;
}

for (const { kind, needs, isHere, render } of renderers) {
  if (!isHere) console.error(`SKIPPED: ${needs} is not installed, so no pins of ${kind} were judged`);
  describe.skipIf(!isHere)(kind, () => {
    it('x', async () => {
      const results = await judgedOf(kind, render);
      writeFileSync(`/tmp/J/${kind}.json`, JSON.stringify(results));
      expect(results.length).toBeGreaterThan(0);
    }, 600_000);
  });
}
