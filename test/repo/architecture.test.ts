// The pages about the code agree with it: the picture of the folders, and the files and types of the walkthrough.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../../scripts/imports.mjs';
import { withPicture } from '../../scripts/picture.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('the picture of the architecture is drawn from the imports: if not, run `npm run picture`', () => {
  const page = read('docs/architecture.md');
  expect(page).toBe(withPicture(page));
});

describe.each([
  ['From a reference to an annotation', 25, 7],
  ['From a finding to a file', 12, 2],
] as const)('the walkthrough: %s', (title, maxFiles, maxTypes) => {
  const [, section = ''] = read('docs/walkthrough.md').split(`\n## ${title}\n`);
  const [text = ''] = section.split('\n## ');
  const rows = text.split('\n').filter((line) => /^\| \d+ \|/.test(line));
  const files = rows.map((row) => /\]\(\.\.\/src\/([^)]+)\)/.exec(row)?.[1] ?? '');
  const types = [...text.matchAll(/\[`(\w+)`\]\(\.\.\/src\/([^)]+)\)/g)].map(
    ([, name = '', file = '']) => [name, file] as const,
  );

  it('numbers its files from 1, each once, and each exists', () => {
    expect(files.length).toBeGreaterThan(3);
    expect(rows.map((row) => /\d+/.exec(row)?.[0])).toEqual(rows.map((_, index) => String(index + 1)));
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((file) => !existsSync(path.join(root, 'src', file)))).toEqual([]);
  });

  it('reaches each file from one before it', () => {
    const targets = (file: string) => importsOf(file).map(({ target }) => target);
    const reached = (at: number) =>
      files
        .slice(0, at)
        .flatMap(targets)
        .includes(files[at] ?? '');
    expect(files.filter((_, at) => at > 0 && !reached(at))).toEqual([]);
  });

  it('names types that their files define', () => {
    expect(types.length).toBeGreaterThan(0);
    const isDefined = ([name, file]: (typeof types)[number]) =>
      existsSync(path.join(root, 'src', file)) &&
      new RegExp(`^export (?:type|interface|class) ${name}\\b`, 'm').test(read(`src/${file}`));
    expect(types.filter((type) => !isDefined(type)).map(String)).toEqual([]);
  });

  it(`needs at most ${maxFiles} files and ${maxTypes} types`, () => {
    expect(files.length).toBeLessThanOrEqual(maxFiles);
    expect(new Set(types.map(([name]) => name)).size).toBeLessThanOrEqual(maxTypes);
  });
});
