// `scan` as a person and a hook see it: places, totals, and under --pinned only what is to be done.
import { describe, expect, it } from 'vitest';
import { scan } from '../../src/cli/commands/scan.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { contextOf } from './context.js';

const pinned = `FROM alpine:3@sha256:${'a'.repeat(64)}\n`;
const files = { Dockerfile: pinned, 'a/Dockerfile': 'ARG BASE\nFROM nginx:1\nFROM $BASE\n' };

async function run(folder: Readonly<Record<string, string>>, switches: readonly string[] = []) {
  const { context, written } = contextOf({ operands: [temporaryFolder(folder)], switches });
  return { code: await scan(context), out: written.out.join('\n'), err: written.err.join('\n') };
}

const next =
  'Next: `tagproof verify` asks the registries about these images, and says what is wrong and what to do first.';

it('lists every image once with its places, each reason once, and the next step last', async () => {
  const unresolved = 'ARG BASE\nFROM nginx:1\nFROM $BASE\n';
  const { code, out } = await run({ ...files, 'b/Dockerfile': unresolved, 'empty.yaml': 'a: b\n' });
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    ...['Pinned (1)', `  docker.io/library/alpine:3@sha256:${'a'.repeat(64)}`, '    Dockerfile:1:6', ''],
    ...['Unresolved: variable `BASE` has no default value (2)', '  $BASE'],
    ...['    a/Dockerfile:3:6', '    b/Dockerfile:3:6', ''],
    ...['Not pinned (2)', '  docker.io/library/nginx:1', '    a/Dockerfile:2:6', '    b/Dockerfile:2:6', ''],
    '5 references in 3 of 4 files: 1 pinned, 2 not pinned, 2 unresolved',
    next,
  ]);
});

it('cuts no name, no tag and no place, however narrow the terminal is', async () => {
  const folder = 'services/checkout/deploy/overlays/production';
  const image = `registry.example.com/platform/payments/checkout-worker:2.14`;
  const root = temporaryFolder({ [`${folder}/Dockerfile`]: `FROM ${image}@sha256:${'a'.repeat(64)}\n` });
  const { context, written } = contextOf({ operands: [root] });
  expect(await scan({ ...context, width: 40 })).toBe(0);
  const lines = written.out.join('\n').split('\n');
  expect(lines).toContain(`  ${image}@sha256:${'a'.repeat(12)}`);
  expect(lines).toContain(`    ${folder}/Dockerfile:1:6`);
});

describe('under --pinned', () => {
  it('lists what is not pinned, and says what helps', async () => {
    const { code, out, err } = await run(files, ['pinned']);
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, 3)).toEqual([
      'Not pinned (1)',
      '  docker.io/library/nginx:1',
      '    a/Dockerfile:2:6',
    ]);
    expect(out).not.toContain('alpine');
    expect(err).toBe('1 can be pinned: `tagproof pin` writes the digests.');
    expect(await run({ Dockerfile: pinned }, ['pinned'])).toEqual({
      code: 0,
      out: '1 reference in 1 of 1 file: 1 pinned, 0 not pinned, 0 unresolved',
      err: 'Every image that can be pinned is pinned.',
    });
  });

  const policy = (text: string) => ({ ...files, '.github/tagproof.yml': text });
  it.each([
    ['a check that is off', policy('checks: {unpinned: off}\n')],
    ['a severity that does not fail', policy('checks: {unpinned: warning}\n')],
    ['a file that is excluded', policy("exclude: ['a/**']\n")],
    ['a waiver', policy("waivers:\n  - check: unpinned\n    paths: ['a/**']\n    reason: why not\n")],
    ['a comment', { ...files, 'a/Dockerfile': '# tagproof: ignore[unpinned] why not\nFROM nginx:1\n' }],
  ])('fails no more than the gate would: %s', async (_, folder) => {
    expect((await run(folder, ['pinned'])).code).toBe(0);
  });

  it('does not fail for what cannot be pinned where it is, and says why once', async () => {
    const pipeline = (name: string) =>
      `resources:\n  - name: ${name}\n    type: registry-image\n    source: {repository: nginx, tag: '1'}\njobs:\n  - name: a\n    plan: [{get: ${name}}]\n`;
    const { code, out, err } = await run({ 'a.yml': pipeline('a'), 'b.yml': pipeline('b') }, ['pinned']);
    expect(code).toBe(0);
    expect(out.match(/^Cannot be pinned here: .* \(2\)$/gm)).toHaveLength(1);
    expect(err).toMatch(/^2 cannot be pinned where they are/);
  });

  it('reports a mistake in the policy', async () => {
    const { code, err } = await run(policy('fail-on: never\n'), ['pinned']);
    expect(code).toBe(2);
    expect(err).toContain('fail-on');
  });
});

it('says where a file cannot be read, and is not silent about it under --pinned', async () => {
  const broken = { 'pod.yaml': 'apiVersion: v1\nkind: Pod\nspec:\n  containers: [\n   - image: x\n' };
  for (const switches of [[], ['pinned']]) {
    const { code, out } = await run(broken, switches);
    expect(code).toBe(3);
    expect(out).toMatch(/^not read {2}pod\.yaml:\d+:\d+ {2}The YAML cannot be read/m);
    expect(out).toMatch(/, \d+ problems?$/m);
  }
});
