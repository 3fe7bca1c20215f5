// Whatever uses an image is seen: of what bash, make, Kustomize and Terraform use in generated texts, nothing is missing in silence.
import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, runs, seed } from '../../sample.js';
import { anyJob, anyMakefile, anyScript, type Numbered, singles, type Text } from './grammar.js';
import { classesOf, imagesByMark, type Judged, judge } from './judge.js';
import { canRecord, recorded } from './recorder.js';
import {
  anyExpression,
  anyTree,
  canEvaluate,
  canRender,
  evaluated,
  expressions,
  rendered,
  trees,
} from './rendered.js';

const numRuns = runs(1000, 30);
/** Every entry where everything runs, else those that the seed chooses. */
const some = <T>(entries: readonly T[]) => entries.filter((_, index) => (index + seed) % amount(16, 1) === 0);
const timeout = 60_000 + 200 * numRuns;
const batch = 200;

/** Judges texts, many of them in one process of the judge. */
async function judged(
  texts: readonly Numbered[],
  ask: (texts: readonly Text[]) => readonly string[],
): Promise<readonly Judged[]> {
  const all = texts.map((text, index) => text(10 + index * 10));
  const results: Judged[] = [];
  for (let from = 0; from < all.length; from += batch) {
    const next = all.slice(from, from + batch);
    const used = imagesByMark(ask(next));
    for (const text of next) results.push(await judge(text, used));
  }
  return results;
}

const sample = (texts: fc.Arbitrary<Numbered>) => fc.sample(texts, { seed, numRuns });
const byRunning = (texts: readonly Text[]) => recorded(texts.map((text) => text.judged));

/** The share of the images that is missing today, where it is more than none. A number here only goes down. */
const missing: Readonly<Record<string, number>> = {
  scripts: 0.003,
  makefiles: 0.002,
};

/** Says what is missing by its smallest text; TAGPROOF_REACH names a file for everything that was judged. */
function expectReach(title: string, results: readonly Judged[]): void {
  const { TAGPROOF_REACH: file } = process.env;
  if (file !== undefined) writeFileSync(`${file}-${title}.json`, JSON.stringify(results));
  const verdicts = results.flatMap((one) => one.verdicts);
  expect(verdicts.length).toBeGreaterThan(results.length / 2);
  const share = verdicts.filter(({ said }) => said === 'nothing').length / verdicts.length;
  if (share > (missing[title] ?? 0)) expect(classesOf(verdicts).slice(0, 5)).toEqual([]);
}

describe.skipIf(!canRecord)('commands (skipped without bash and make)', () => {
  it('each alone', async () => expectReach('singles', await judged(some(singles()), byRunning)), timeout);
  it('of scripts', async () => expectReach('scripts', await judged(sample(anyScript), byRunning)), timeout);
  it('of jobs', async () => expectReach('jobs', await judged(sample(anyJob), byRunning)), timeout);
  it(
    'of Makefiles',
    async () => expectReach('makefiles', await judged(sample(anyMakefile), byRunning)),
    timeout,
  );
});

describe.skipIf(!canEvaluate)('expressions (skipped without terraform)', () => {
  const texts = () => [...expressions(), ...sample(anyExpression)];
  it('of Terraform', async () => expectReach('terraform', await judged(texts(), evaluated)), timeout);
});

describe.skipIf(!canRender)('kustomizations (skipped without kubectl)', () => {
  const texts = () => [...trees(), ...sample(anyTree)];
  it('of any folders', async () => expectReach('kustomizations', await judged(texts(), rendered)), timeout);
});
