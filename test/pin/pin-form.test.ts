// Whole runs with `pin-form: digest`: what pin writes is proved by the tag's history, and nothing is written twice.
import { beforeEach, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { dayMs } from '../build.js';
import { runInProcess } from '../e2e/in-process.js';

let emulator: Emulator;
let host: string;
const daysAgo = (days: number) => digestAt(emulator.state, 'acme/python', '3.12', Date.now() - days * dayMs);
const inputs = { mode: 'pin', forecast: 'false', 'pin-form': 'digest' };

beforeEach(async () => {
  emulator = await createEmulator();
  host = new URL(emulator.address.registryUrl).host;
});

const files = (name: string) => ({
  'task.yaml': `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - name: a\n      image: ${name}\n`,
});

it('writes the digest in place of the tag, and proves it by the tag in the comment', async () => {
  const name = `${host}/acme/python`;
  const { report } = await runInProcess(emulator, files(`${name}:3.12`), inputs);
  expect(report.edits.map(({ after }) => after.trim())).toEqual([`image: ${name}@${daysAgo(0)} # 3.12`]);
  const [reference] = report.references;
  expect(reference).toMatchObject({ tag: '3.12', digest: daysAgo(0), fact: { status: 'current' } });
  expect(report.coverage?.besideTag).toBeUndefined();
  for (const form of ['digest', 'tag-and-digest']) {
    const again = await runInProcess(emulator, files(`${name}@${daysAgo(0)} # 3.12`), {
      ...inputs,
      'pin-form': form,
    });
    expect(again.report.edits).toEqual([]);
    expect(again.report.verdict).toBe('pass');
  }
});

it('updates an old digest and leaves its comment, and moves a pin with a tag to the form', async () => {
  const name = `${host}/acme/python`;
  for (const written of [`${name}@${daysAgo(60)} # 3.12`, `${name}:3.12@${daysAgo(60)}`]) {
    const { report } = await runInProcess(emulator, files(written), inputs);
    expect(report.edits.map(({ after }) => after.trim())).toEqual([`image: ${name}@${daysAgo(0)} # 3.12`]);
  }
});

it('reports a digest that never was the tag in the comment', async () => {
  const { report } = await runInProcess(
    emulator,
    files(`${host}/acme/python@sha256:${'0'.repeat(64)} # 3.12`),
    {},
  );
  expect(report.findings.map(({ check }) => check)).toContain('digest-not-in-history');
});

it('counts the references whose tag no comment can keep', async () => {
  const checkout = { Dockerfile: `FROM ${host}/acme/python:3.12\n` };
  const { report } = await runInProcess(emulator, checkout, inputs);
  expect(report.edits[0]?.after).toBe(`FROM ${host}/acme/python:3.12@${daysAgo(0)}`);
  expect(report.coverage?.besideTag).toBe(1);
  const { report: usual } = await runInProcess(emulator, checkout, {
    ...inputs,
    'pin-form': 'tag-and-digest',
  });
  expect(usual.coverage?.besideTag).toBeUndefined();
});
