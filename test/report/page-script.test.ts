// The parts of the page's script that need no browser: the address, the export, and what is shown in which group.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { pageScriptFile } from '../../scripts/page-script.mjs';
import { pageScript } from '../../src/output/html/gen/page-script.js';
import { readAddress, writeAddress } from '../../src/output/html/page/address.js';
import { csvOf } from '../../src/output/html/page/csv.js';
import {
  chosenFindings,
  foundText,
  groupingOf,
  groupsOf,
  type PageFinding,
  rangeText,
} from '../../src/output/html/page/grouping.js';

it('is in the page as the build bundles it', async () => {
  const generated = fileURLToPath(new URL('../../src/output/html/gen/page-script.ts', import.meta.url));
  expect(readFileSync(generated, 'utf8'), 'run `npm run build`').toBe(await pageScriptFile());
  expect(pageScript).toMatch(/^'use strict';\n/);
  expect(pageScript).not.toMatch(/<\/script|<!--|\bimport\b|\beval\b|innerHTML|insertAdjacentHTML/);
});

describe('the address', () => {
  const name = fc.stringMatching(/^[\w.-]{1,40}$/);
  const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
  const address = fc.record({
    section: fc.stringMatching(/^[\w-]{0,20}$/),
    choices: fc.array(fc.tuple(name, value), { maxLength: 8 }).map((pairs) => new Map(pairs)),
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(address, (one) => {
        const read = readAddress(writeAddress(one));
        expect(read.section).toBe(one.section);
        expect([...read.choices].sort()).toEqual([...one.choices].sort());
      }),
    );
  });

  it('is the same for the same choices in any order', () => {
    const choices = [
      ['severity', 'error'],
      ['by', 'file'],
    ] as const;
    const written = '#findings?by=file&severity=error';
    expect(writeAddress({ section: 'findings', choices: new Map(choices) })).toBe(written);
    expect(writeAddress({ section: 'findings', choices: new Map(choices.toReversed()) })).toBe(written);
    expect(writeAddress({ section: 'lag', choices: new Map([['by', '']]) })).toBe('#lag');
  });

  it('reads anything, and keeps no more than it can use', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const { section, choices } = readAddress(`#${text}`);
        expect(section).toMatch(/^[\w-]{0,60}$/);
        expect([...choices.values()].every((one) => one.length > 0 && one.length <= 300)).toBe(true);
      }),
    );
    const long = Array.from({ length: 100 }, (_, index) => `n${index}=${'x'.repeat(1000)}`).join('&');
    const { choices } = readAddress(`#findings?${long}`);
    expect([choices.size, choices.get('n0')?.length]).toEqual([40, 300]);
    expect(readAddress('').choices.size).toBe(0);
  });
});

describe('the export', () => {
  it('is read back cell by cell, and no cell starts a formula', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('=1+1', ' =1', '\t=1', '\u202e=1', '＝1', '-2', '@x', '+1', '"a",b', 'a\r\nb', '\n=1'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        const text = csvOf(rows);
        expect(text.startsWith('\uFEFF')).toBe(true);
        const read = readCsv(text.slice(1));
        expect(read.map((row) => row.map((one) => one.replace(/^'/, '')))).toEqual(
          rows.map((row) => row.map((one) => one.replace(/^'/, ''))),
        );
        for (const one of read.flat()) expect(one).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u);
      }),
    );
  });

  it('leaves usual cells as they are', () => {
    expect(csvOf([['a/b:1', 'x "y"', '3']])).toBe('\uFEFF"a/b:1","x ""y""","3"\r\n');
  });
});

/** RFC 4180, for files in which every cell is quoted. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, inside = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    row.push(inside.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('what is shown', () => {
  const finding = (image: string, file: string, labels: Record<string, string> = {}): PageFinding => ({
    labels,
    image,
    check: labels.check ?? 'unpinned',
    file,
    text: () => `${image} ${file}`.toLowerCase(),
  });
  const all = [
    finding('acme/node:22', 'a/Dockerfile', {
      severity: 'error',
      check: 'stale-digest',
      team: '@acme/a @acme/b',
    }),
    finding('acme/nginx:1', 'b/Dockerfile', { severity: 'warning', team: '@acme/b' }),
    finding('acme/node:22', 'b/Dockerfile', { severity: 'error' }),
  ];
  const shown = (choices: Record<string, string>) =>
    chosenFindings(all, new Map(Object.entries(choices))).map((one) => all.indexOf(one));

  it('matches every filter and every word', () => {
    expect(shown({})).toEqual([0, 1, 2]);
    expect(shown({ severity: 'error' })).toEqual([0, 2]);
    expect(shown({ severity: 'error', text: 'NODE b/' })).toEqual([2]);
    expect(shown({ team: '@acme/b' })).toEqual([0, 1]);
    expect(shown({ team: '@acme' })).toEqual([]);
    expect(shown({ severity: 'err' })).toEqual([]);
    expect(shown({ unheard: 'of' })).toEqual([]);
    expect(shown({ 'reference.status': 'current', by: 'file' })).toEqual([0, 1, 2]);
  });

  it('has each finding in one group, in the order of the page', () => {
    const by = (grouping: 'image' | 'file' | 'check') =>
      groupsOf(all, grouping).map(({ key, findings }) => [key, findings.map((one) => all.indexOf(one))]);
    expect(by('image')).toEqual([
      ['acme/node:22', [0, 2]],
      ['acme/nginx:1', [1]],
    ]);
    expect(by('file')).toEqual([
      ['a/Dockerfile', [0]],
      ['b/Dockerfile', [1, 2]],
    ]);
    expect(by('check').map(([key]) => key)).toEqual(['stale-digest', 'unpinned']);
    expect(['file', 'check', '', 'colour'].map((one) => groupingOf(new Map([['by', one]])))).toEqual([
      'file',
      'check',
      'image',
      'image',
    ]);
  });

  it('is counted in words', () => {
    expect(foundText(2018, 2018, ', 3 of them waived', 75)).toBe(
      '2018 findings, 3 of them waived, on 75 cards',
    );
    expect(foundText(1, 2018, '', 1)).toBe('1 of 2018 findings, on 1 card');
    expect(foundText(0, 7, '', 0)).toBe('No findings match (7 in total)');
    expect(rangeText(0, 50, 75, 'rows', '')).toBe('Showing 1–50 of 75 rows');
    expect(rangeText(0, 0, 0, 'rows', ' (9 in total)')).toBe('No rows match (9 in total)');
  });
});
