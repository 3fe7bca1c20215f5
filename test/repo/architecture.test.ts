// The pages about the code agree with it: the guide for contributors, the picture, and the tour of the code.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles, unitOf } from '../../scripts/imports.mjs';
import { withPicture } from '../../scripts/picture.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const contributing = read('CONTRIBUTING.md');

it('the guide for contributors says what each folder and loose file of src is responsible for', () => {
  const units = [...new Set(sourceFiles().map(unitOf))].filter((unit) => unit !== 'run.ts');
  expect(units.filter((unit) => !contributing.includes(`\n| \`src/${unit}\``))).toEqual([]);
});

it('the guide for contributors names only folders that exist', () => {
  const named = [...contributing.matchAll(/^\| `(src\/[\w./-]+)`/gm)].map(([, folder = '']) => folder);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
});

it('docs/dependencies.md says why each dependency is there, and names no other', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const [table = ''] = read('docs/dependencies.md').split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const wanted = Object.keys({ ...dependencies, ...devDependencies });
  expect(named.toSorted()).toEqual(wanted.filter((name) => !name.startsWith('@types/')).toSorted());
});

it('the picture of the architecture is drawn from the imports: if not, run `npm run picture`', () => {
  const page = read('docs/architecture.md');
  expect(page).toBe(withPicture(page));
});

describe.each([
  ['From a reference to an annotation', 25, 7],
  ['From a finding to a file', 12, 2],
] as const)('the tour of the code: %s', (title, maxFiles, maxTypes) => {
  const [, section = ''] = read('docs/code-tour.md').split(`\n## ${title}\n`);
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

  it('lists files that import each other', () => {
    const imported = new Map(
      files.map((file) => [file, new Set(importsOf(file).map(({ target }) => target))] as const),
    );
    const touches = (one: string, other: string) =>
      imported.get(one)?.has(other) === true || imported.get(other)?.has(one) === true;
    const lone = (file: string) => !files.some((other) => other !== file && touches(file, other));
    expect(files.filter(lone)).toEqual([]);
  });

  it('names types that their files define', () => {
    expect(types.length).toBeGreaterThan(0);
    const isDefined = ([name, file]: (typeof types)[number]) =>
      existsSync(path.join(root, 'src', file)) &&
      new RegExp(`^export (?:type|interface|class) ${name}\\b`, 'm').test(read(`src/${file}`));
    expect(types.filter((type) => !isDefined(type)).map(String)).toEqual([]);
  });

  // A type that extends another one of the walk is a later stage of it, not another shape.
  it(`needs at most ${maxFiles} files and ${maxTypes} shapes`, () => {
    expect(files.length).toBeLessThanOrEqual(maxFiles);
    const names = new Set(types.map(([name]) => name));
    const bases = types.filter(([name, file]) => {
      const [, base = ''] = new RegExp(`interface ${name} extends (\\w+)`).exec(read(`src/${file}`)) ?? [];
      return !names.has(base);
    });
    expect(new Set(bases.map(([name]) => name)).size).toBeLessThanOrEqual(maxTypes);
  });
});
