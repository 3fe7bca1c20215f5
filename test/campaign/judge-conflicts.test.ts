// The judge of conflicting pins under faults: true of the files, and said in place of something graver that a fault hides.
import { expect, it } from 'vitest';
import type { Report } from '../../src/report/schema/schema.js';
import { digest } from '../build.js';
import type { Ended } from './judge.js';
import { againstClean } from './judge-findings.js';
import { sceneOf } from './run-once.js';

type Reference = Report['references'][number];
type Status = NonNullable<Reference['fact']>['status'];

const { world } = sceneOf(1);
const place = (line: number) => ({ file: 'Dockerfile', line, column: 6, endLine: line, endColumn: 9 });
const reference = (line: number, hex: string, status: Status, tag = '1'): Reference => ({
  kind: 'image',
  ...place(line),
  raw: '',
  registry: 'r.example.com',
  repository: 'app',
  tag,
  digest: digest(hex),
  fact: { status },
});
const conflictAt = (line: number) =>
  ({ check: 'conflicting-pins', severity: 'warning', ...place(line), message: '' }) as const;

/** What is said of a run with these references and findings, if these are the truth. */
function harms(
  shown: readonly Reference[],
  findings: Report['findings'],
  truth: readonly Reference[],
): readonly string[] {
  const endedWith = (references: readonly Reference[], found: Report['findings']): Ended =>
    ({
      report: { verdict: 'incomplete', references, findings: found, incomplete: [] },
      hung: false,
      skewed: false,
    }) as unknown as Ended;
  return againstClean(world, endedWith(shown, findings), endedWith(truth, [])).map(({ what }) => what);
}

const hidden = [reference(1, 'a', 'unknown'), reference(2, 'b', 'unknown')];

it('is no false finding where the truth of one of the two pins is graver', () => {
  for (const graver of ['not-in-history', 'missing'] as const) {
    const truth = [reference(1, 'a', graver), reference(2, 'b', 'current')];
    for (const line of [1, 2]) expect(harms(hidden, [conflictAt(line)], truth)).toEqual([]);
  }
});

it('is one where both pins are the tag’s, or are pins of two tags, or of one digest', () => {
  const fine = [reference(1, 'a', 'superseded'), reference(2, 'b', 'current')];
  expect(harms(hidden, [conflictAt(1)], fine)).toEqual([expect.stringContaining('conflicting-pins')]);
  const graver = [reference(1, 'a', 'not-in-history'), reference(2, 'b', 'current')];
  const others = [reference(1, 'a', 'unknown'), reference(2, 'b', 'unknown', '2')];
  expect(harms(others, [conflictAt(1)], graver)).toHaveLength(1);
  const same = [reference(1, 'a', 'unknown'), reference(2, 'a', 'unknown')];
  expect(harms(same, [conflictAt(1)], graver)).toHaveLength(1);
});

it('is one at a third pin that conflicts with a good one as well, and where the place now has another digest', () => {
  const truth = [reference(1, 'a', 'missing'), reference(2, 'b', 'current'), reference(3, 'c', 'superseded')];
  const shown = [...hidden, reference(3, 'c', 'unknown')];
  expect(harms(shown, [conflictAt(1)], truth)).toEqual([]);
  expect(harms(shown, [conflictAt(3)], truth)).toHaveLength(1);
  const moved = [reference(1, 'd', 'unknown'), reference(2, 'b', 'unknown')];
  expect(harms(moved, [conflictAt(1)], truth)).toHaveLength(1);
});

it('excuses no other check at the same place', () => {
  const truth = [reference(1, 'a', 'missing'), reference(2, 'b', 'current')];
  const stale = { ...conflictAt(1), check: 'stale-digest' };
  expect(harms(hidden, [stale], truth)).toEqual([expect.stringContaining('stale-digest')]);
});
