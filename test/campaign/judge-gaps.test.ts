// The judge of what a change may leave unverified: a gap is existing only where nothing that the change touches needs it.
import { expect, it } from 'vitest';
import type { Report } from '../../src/report/schema/schema.js';
import { digest } from '../build.js';
import type { Change } from './change.js';
import type { Ended } from './judge.js';
import { judgeGaps, judgeOldGaps } from './judge-gaps.js';
import { layOut, type Placed } from './layout.js';
import { platformHost } from './references.js';
import type { World } from './world.js';

type Gap = Report['incomplete'][number];

const name = `${platformHost}/acme/app`;
const old: Placed = { reference: `${name}:1@${digest('a')}`, file: 'Dockerfile' };
const added: Placed = { reference: `${name}:2@${digest('b')}`, file: 'k8s/app.yml' };

/** A change from `before` to `after`; `policy`: that of the base. */
function worldOf(before: readonly Placed[], after: readonly Placed[], inputs = {}, policy = ''): World {
  const files = { '.github/tagproof.yml': policy };
  const fork = { ...files, ...layOut(before) };
  const head = { ...files, ...layOut(after) };
  const job = { system: 'gitlab', event: 'merged_result', checkout: 'merge', git: 'full', named: 'fork' };
  const change = { ...job, fork, main: fork, head, placed: { before, after } } as unknown as Change;
  return { change, checkout: head, inputs, pulled: [] } as unknown as World;
}

function judged(world: World, gaps: readonly Gap[], exitCode = '0'): readonly string[] {
  const references = (world.change?.placed.after ?? []).map(({ reference, file }) => {
    const [tag, pin] = reference.slice(name.length + 1).split('@');
    const fact = { status: 'unknown', cause: 'timeout', message: '' };
    return { kind: 'image', registry: platformHost, repository: 'acme/app', tag, digest: pin, file, fact };
  });
  const report = { verdict: 'incomplete', findings: [], incomplete: gaps, references };
  const trace = { outputs: { verdict: 'incomplete', 'exit-code': exitCode } };
  return judgeGaps(world, { report, trace, hung: false } as unknown as Ended).map(({ harm }) => harm);
}

const gap = (subject: string, cause = 'timeout'): Gap => ({ cause, subject, message: '' });
const existing = (...all: Parameters<typeof gap>): Gap => ({ ...gap(...all), existing: true });

it('what the change does not touch may be existing, and the run green', () => {
  const world = worldOf([old], [old]);
  expect(judged(world, [existing(`${name}:1`)])).toEqual([]);
  expect(judged(world, [existing('sign-in', 'sign-in')])).toEqual([]);
  expect(judged(world, [existing('Dockerfile', 'unreadable-file')])).toEqual([]);
});

it('a reference that the change adds, moves or repeats needs its gap', () => {
  const all = [worldOf([old], [old, added]), worldOf([], [added]), worldOf([added], [added, added])];
  for (const world of all) {
    expect(judged(world, [existing(`${name}:2`)])).toEqual(['wrong pass']);
    expect(judged(world, [existing('acme/app')])).toEqual(['wrong pass']);
    expect(judged(world, [existing('sign-in', 'sign-in')])).toEqual(['wrong pass']);
    expect(judged(world, [gap(`${name}:2`)], '3')).toEqual([]);
  }
  const edited = worldOf([old], [{ ...old, reference: `${name}:1@${digest('c')}` }]);
  expect(judged(edited, [existing(`${name}:1`)])).toEqual(['wrong pass']);
});

it('a file that the change edits needs its gap, and one that it renames does not', () => {
  const edited = worldOf([old], [old, { ...added, file: 'Dockerfile' }]);
  expect(judged(edited, [existing('Dockerfile', 'unreadable-file')])).toEqual(['wrong pass']);
  const renamed = worldOf([{ ...added, file: 'old/app.yml' }], [added]);
  expect(judged(renamed, [existing('k8s/app.yml', 'unreadable-file')])).toEqual([]);
});

it.each(['policy-unread', 'clock', 'stopped', 'no-base'])('%s is never existing', (cause) => {
  expect(judged(worldOf([old], [old]), [existing('x', cause)])).toContain('wrong pass');
});

it('nothing is existing where all counts', () => {
  for (const inputs of [{ 'new-only': 'false' }, { mode: 'audit' }])
    expect(judged(worldOf([old], [old], inputs), [existing(`${name}:1`)], '3')).toEqual(['wrong pass']);
  const world = worldOf([old], [old], {}, 'new-only: false\n');
  expect(judged(world, [existing(`${name}:1`)], '3')).toEqual(['wrong pass']);
});

it('the exit code is that of the gaps, and of what the run was asked for', () => {
  const [world, strict] = [worldOf([old], [old]), worldOf([old], [old], { 'on-incomplete': 'strict' })];
  const warn = worldOf([old], [old], {}, 'on-incomplete: warn\n');
  const [its, counting] = [[existing(`${name}:1`)], [existing(`${name}:1`), gap('run')]];
  expect(judged(world, counting, '0')).toEqual(['wrong pass']);
  expect(judged(strict, its, '0')).toEqual(['wrong pass']);
  expect(judged(strict, its, '3')).toEqual([]);
  expect(judged(world, its, '3')).toEqual(['false finding']);
  expect(judged(warn, counting, '0')).toEqual([]);
  expect(judged(warn, [gap('run', 'stopped')], '0')).toEqual(['wrong pass']);
});

it('a gap that the base does not have is none of its own', () => {
  const world = worldOf([old], [old]);
  const report = (...incomplete: readonly Gap[]) => ({ incomplete }) as unknown as Report;
  const now = report(existing('Dockerfile', 'unreadable-file'));
  expect(judgeOldGaps(world, now, report(gap('Dockerfile', 'unreadable-file')))).toEqual([]);
  expect(judgeOldGaps(world, now, report()).map(({ harm }) => harm)).toEqual(['wrong pass']);
});
