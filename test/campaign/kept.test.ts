// A campaign that was interrupted goes on with the seeds that are left.
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keptIn } from '../../scripts/campaign-kept.mjs';
import type { Outcome } from './campaign.js';

const folder = mkdtempSync(join(tmpdir(), 'tagproof-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const outcome = (seed: number, found: Outcome['found'] = []): Outcome => ({
  seed,
  verdict: 'pass',
  event: 'push',
  requests: 1,
  faulty: false,
  hostile: false,
  pulled: 0,
  kinds: [],
  found,
});
const harm = [{ harm: 'crash', what: 'x' }] as const;

it('has the outcomes of the seeds that did no harm, also after a line was cut off', () => {
  const file = join(folder, 'outcomes.jsonl');
  const kept = keptIn(file);
  expect(kept.outcomes([1, 2])).toEqual([]);
  for (const one of [outcome(2), outcome(1), outcome(3, harm), outcome(9)]) kept.add(one);
  appendFileSync(file, '\n{"seed":4,"verd');
  kept.add(outcome(5));
  expect(keptIn(file).outcomes([1, 2, 3, 4, 5])).toEqual([outcome(1), outcome(2), outcome(5)]);
  kept.add(outcome(3));
  expect(keptIn(file).outcomes([3])).toEqual([outcome(3)]);
});

it('keeps nothing without a file', () => {
  const kept = keptIn(undefined);
  kept.add(outcome(1));
  expect(kept.outcomes([1])).toEqual([]);
});
