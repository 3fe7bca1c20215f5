// The recipes of CONTRIBUTING.md: each has the whole file that somebody adds, which compiles and passes the linter.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
const kinds = [
  ...['a check', 'a format', 'a history source', 'a signature format', 'a channel', 'a CI system'],
  'an input',
];
/** The blocks whose fence names the file that they are. */
const files = [...text.matchAll(/^```ts (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', body = '']) => ({
  file,
  body,
}));

it('CONTRIBUTING.md can be read in a few minutes', () => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_000);
});

it.each(kinds)('there is a recipe for %s', (kind) => {
  expect(text).toContain(`\n## Add ${kind}\n`);
});

describe('the files of the recipes', () => {
  // Inside of the repository, so that packages are found; `rootDirs` lays the files over those of src.
  mkdirSync(path.join(root, 'lib'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'lib/recipes-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('compile together with the code', () => {
    expect(files.length).toBeGreaterThanOrEqual(kinds.length - 1);
    for (const { file, body } of files) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), body);
    }
    const compilerOptions = { noEmit: true, rootDir: root, rootDirs: [root, folder] };
    const settings = { extends: path.join(root, 'tsconfig.json'), compilerOptions, include: ['src'] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  it.each(files)('pass the linter: $file', ({ file, body }) => {
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const checked = execFileSync(process.execPath, [biome, 'check', '--write', `--stdin-file-path=${file}`], {
      cwd: root,
      input: body,
      encoding: 'utf8',
    });
    expect(checked).toBe(body);
  });
});
