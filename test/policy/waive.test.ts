// The command `waive` on a real folder.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { waive } from '../../src/cli/commands/waive.js';
import { policySchemaLine } from '../../src/model/run/project.js';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function run(
  flags: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
  json = false,
) {
  const root = mkdtempSync(path.join(tmpdir(), 'waive-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const code = await waive({
    invocation: {
      command: 'waive',
      operands: [root],
      flags: new Map(Object.entries(flags)),
      switches: new Set(),
      json,
      noColour: true,
      help: false,
    },
    environment: {},
    out: print,
    err: print,
    colour: false,
  });
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  return { code, printed, read };
}

it('makes the file when it is missing', async () => {
  const { code, read } = await run({ check: 'unpinned', path: 'a/**\nb/**', reason: 'why not' });
  expect(code).toBe(0);
  expect(read('.github/tagproof.yml')).toBe(
    policySchemaLine +
      'waivers:\n  - check: unpinned\n    paths:\n      - a/**\n      - b/**\n    reason: why not\n',
  );
});

it('writes no waiver that has ended', async () => {
  const { code, printed, read } = await run({ check: 'unpinned', reason: 'r', expires: '2020-01-31' });
  expect(code).toBe(2);
  expect(printed.join('')).toContain('`--expires` is `2020-01-31`, which is in the past.');
  expect(() => read('.github/tagproof.yml')).toThrow();
});

it('adds to the file that is there', async () => {
  const before = '# ours\nmax-age:   3d # short\n';
  const { code, read, printed } = await run(
    { advisory: 'CVE-1', reason: 'r', config: 'p.yml' },
    { 'p.yml': before },
    true,
  );
  expect(code).toBe(0);
  expect(read('p.yml')).toBe(`${before}waivers:\n  - advisory: CVE-1\n    reason: r\n`);
  expect(JSON.parse(printed.join(''))).toEqual({ file: 'p.yml', waiver: { advisory: 'CVE-1', reason: 'r' } });
});

it('reports every mistake by its flag, and writes nothing', async () => {
  const { code, printed, read } = await run(
    { check: 'unpined', expires: 'soon', path: '../x', config: 'p.yml' },
    { 'p.yml': 'mode: x\n' },
  );
  expect(code).toBe(2);
  expect(printed.join('\n').split('\n')).toEqual([
    expect.stringContaining('p.yml:1:7: `mode` is `x`'),
    expect.stringMatching(/^`--reason` is missing/),
    expect.stringMatching(/^`--check` is `unpined`.*Did you mean `unpinned`\?$/),
    expect.stringMatching(/^`--path` is `\.\.\/x`/),
    expect.stringMatching(/^`--expires` is `soon`/),
    expect.stringMatching(/^\[configuration\]/),
  ]);
  expect(read('p.yml')).toBe('mode: x\n');
  expect((await run({ reason: 'r' })).printed[0]).toMatch(
    /^The waiver must be limited to something: set `--check`, `--image`, `--tag`, `--path`, `--artifact` or `--advisory`\.$/m,
  );
});
