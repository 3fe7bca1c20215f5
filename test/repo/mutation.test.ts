// Mutation testing itself: mutants are valid programs, and the lists of broken rules and of equivalents fit the code.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { emulatorMutants } from '../../scripts/mutation/emulator.mjs';
import { type Mutant, mutantsOf } from '../../scripts/mutation/mutants.mjs';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const applied = (source: string, { start, end, after }: Mutant) =>
  source.slice(0, start) + after + source.slice(end);

it.each([
  'src/checks/verdict.ts',
  'src/history/prove.ts',
  'src/emulator/lists/lists.ts',
  'src/output/escape.ts',
])('every mutant of %s is another program that can be parsed', (file) => {
  const source = read(file);
  const texts = mutantsOf(file, source).map((mutant) => applied(source, mutant));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts).not.toContain(source);
  for (const text of texts) expect(parseSync(file, text).errors).toEqual([]);
});

it('finds each kind of change', () => {
  const source = [
    "import { a } from './a.js';",
    'export function decide(x: number, names: readonly string[], options: { readonly on?: boolean }): string | undefined {',
    "  if (x < 3 && !options.on) throw new Error('not mutated');",
    "  a.warn(names.filter((name) => name !== 'b').length - 1);",
    "  return names.some((name) => /c+/.test(name)) ? (names[0] ?? '') : undefined;",
    '}',
  ].join('\n');
  const changes = mutantsOf('decide.ts', source).map(({ before, after }) => `${before} → ${after}`);
  for (const change of [
    'x < 3 → (x <= 3)',
    'x < 3 → (x >= 3)',
    'x < 3 && !options.on → (x < 3 || !options.on)',
    'x < 3 && !options.on → true',
    '!options.on → (options.on)',
    '3 → 4',
    "'b' → ''",
    "'' → 'mutated'",
    '/c+/ → /(?!)/',
    'some → every',
    "names.filter((name) => name !== 'b') → names",
  ])
    expect(changes).toContain(change);
  expect(changes.join('\n')).not.toMatch(/not mutated|a\.js|readonly/);
  expect(changes).toContain("a.warn(names.filter((name) => name !== 'b').length - 1); → ;");
});

it('every broken rule of the emulator is a text that is there once, and changes it', () => {
  const mutants = emulatorMutants();
  expect(mutants.length).toBeGreaterThanOrEqual(66);
  for (const mutant of mutants) {
    const source = read(mutant.file);
    expect(source.split(mutant.before)).toHaveLength(2);
    expect([mutant.before, parseSync(mutant.file, applied(source, mutant)).errors]).toEqual([
      mutant.before,
      [],
    ]);
  }
  expect(new Set(mutants.map(({ file, line, after }) => `${file} ${line} ${after}`)).size).toBe(
    mutants.length,
  );
});

it('every equivalent is a mutant of today, with its reason', () => {
  const equivalents: readonly (Mutant & { readonly why: string })[] = JSON.parse(
    read('scripts/mutation/equivalents.json'),
  );
  for (const { file, line, before, after, why } of equivalents) {
    const same = mutantsOf(file, read(file)).filter(
      (one) => one.line === line && one.before === before && one.after === after,
    );
    expect([file, line, before, same.length > 0]).toEqual([file, line, before, true]);
    expect(why.length).toBeGreaterThan(20);
  }
});

it('a test of the contract that stands for one broken rule has the name of the rule', () => {
  const rules = emulatorMutants().map(({ rule }) => rule);
  const titles = [...read('test/contract/rules.ts').matchAll(/^ {4}it\('([^']+)'/gm)].map(
    ([, title]) => title,
  );
  expect(titles.length).toBeGreaterThanOrEqual(10);
  for (const title of titles) expect(rules.filter((rule) => rule === title)).toEqual([title]);
});
