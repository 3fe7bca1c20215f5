// `scan` as a person and a hook see it: places, totals, and under --pinned only what is to be done.
import { expect, it } from 'vitest';
import { scan } from '../../src/cli/commands/scan.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { contextOf } from './context.js';

const pinned = `FROM alpine:3@sha256:${'a'.repeat(64)}\n`;
const files = { Dockerfile: pinned, 'a/Dockerfile': 'ARG BASE\nFROM nginx:1\nFROM $BASE\n' };

async function run(folder: Readonly<Record<string, string>>, switches: readonly string[] = []) {
  const { context, written } = contextOf({ operands: [temporaryFolder(folder)], switches });
  return { code: await scan(context), out: written.out.join('\n'), err: written.err.join('\n') };
}

it('lists every reference, and counts the files that hold one', async () => {
  const { code, out } = await run({ ...files, 'empty.yaml': 'a: b\n' });
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.split(/ {2,}/).slice(0, 3))).toEqual([
    ['Dockerfile:1:6', 'docker.io/library/alpine:3', `sha256:${'a'.repeat(64)}`],
    ['a/Dockerfile:2:6', 'docker.io/library/nginx:1', 'not pinned'],
    ['a/Dockerfile:3:6', '$BASE', 'unresolved: variable `BASE` has no default value'],
    ['3 references in 2 of 3 files: 1 pinned, 1 not pinned, 1 unresolved'],
  ]);
});

it('keeps line and tag of each reference in 80 columns', async () => {
  const folder = 'services/checkout/deploy/overlays/production';
  const image = `registry.example.com/platform/payments/checkout-worker:2.14`;
  const root = temporaryFolder({ [`${folder}/Dockerfile`]: `FROM ${image}@sha256:${'a'.repeat(64)}\n` });
  const { context, written } = contextOf({ operands: [root] });
  expect(await scan({ ...context, width: 80 })).toBe(0);
  const [row = ''] = written.out.join('\n').split('\n');
  expect(row.length).toBeLessThanOrEqual(80);
  expect(row).toMatch(/^….*\/Dockerfile:1:6 +….*checkout-worker:2\.14 +sha256:a{12}$/);
});

it('says how to read the reasons that a terminal has no room for', async () => {
  const printed = async (text: string, width?: number) => {
    const { context, written } = contextOf({ operands: [temporaryFolder({ 'a/Dockerfile': text })] });
    await scan({ ...context, ...(width === undefined ? {} : { width }) });
    return written.out.join('\n');
  };
  const hint = 'Add `| cat` to the command';
  const opaque = 'FROM $A_VARIABLE_WITH_A_LONG_NAME\n';
  expect(await printed(opaque, 60)).toContain(hint);
  expect(await printed(opaque, 200)).not.toContain(hint);
  expect(await printed(opaque)).not.toContain(hint);
  // A digest is short in a terminal, never cut, and whole in a pipe.
  expect(await printed(pinned, 60)).toMatch(/ sha256:a{12}$/m);
  expect(await printed(pinned, 60)).not.toContain(hint);
  expect(await printed(pinned)).toMatch(/ sha256:a{64}$/m);
});

it('lists under --pinned what is not, and says what helps', async () => {
  const { code, out, err } = await run(files, ['pinned']);
  expect(code).toBe(1);
  expect(out.split('\n')).toHaveLength(2);
  expect(out).toContain('a/Dockerfile:2:6');
  expect(err).toContain('tagproof pin');
  expect(await run({ Dockerfile: pinned }, ['pinned'])).toEqual({
    code: 0,
    out: '1 reference in 1 of 1 file: 1 pinned, 0 not pinned, 0 unresolved',
    err: '',
  });
});

it('says where a file cannot be read, and is not silent about it under --pinned', async () => {
  const broken = { 'pod.yaml': 'apiVersion: v1\nkind: Pod\nspec:\n  containers: [\n   - image: x\n' };
  for (const switches of [[], ['pinned']]) {
    const { code, out } = await run(broken, switches);
    expect(code).toBe(3);
    expect(out).toMatch(/^not read {2}pod\.yaml:\d+:\d+ {2}The YAML cannot be read/m);
    expect(out).toMatch(/, \d+ problems?$/);
  }
});
