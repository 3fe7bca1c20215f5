// The patch of a run's fixes: git applies it, and gives exactly the text that `pin` writes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { JudgedFinding } from '../../src/model/judgement/finding.js';
import { patchOfFixes } from '../../src/pin/patch.js';
import { digest } from '../build.js';
import { amount } from '../sample.js';

const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-patch-'));
execFileSync('git', ['init', '-q', folder]);
afterAll(() => rmSync(folder, { recursive: true }));

const name = 'FROM node:20';
const pinned = `@${digest('a')}`;

/** The findings that pin every `FROM node:20` of the files. */
function findingsIn(texts: Readonly<Record<string, string>>): readonly JudgedFinding[] {
  return Object.entries(texts).flatMap(([file, text]) =>
    [...text.matchAll(new RegExp(name, 'g'))].map(({ index }): JudgedFinding => {
      const end = index + name.length;
      const edit = { file, span: { start: end, end }, expect: '', replacement: pinned, digest: digest('a') };
      return {
        check: 'unpinned',
        severity: 'error',
        message: '',
        at: { file, span: { start: index + 5, end } },
        fix: edit,
        waived: undefined,
      };
    }),
  );
}

function filesOf(texts: Readonly<Record<string, string>>) {
  return new Map(Object.entries(texts).map(([file, text]) => [file, { path: file, text }]));
}

/** What git makes of the files. */
function applied(texts: Readonly<Record<string, string>>, patch: string): Readonly<Record<string, string>> {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  execFileSync('git', ['apply', '--unidiff-zero', '--whitespace=nowarn'], { cwd: folder, input: patch });
  return Object.fromEntries(
    Object.keys(texts).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

const line = fc.constantFrom(name, `${name} AS build`, '', 'RUN x', '  # ä', 'COPY . .\t', '\u{c}');
const end = fc.constantFrom('\n', '\n', '\r\n', '\r');
const text = fc
  .tuple(fc.array(fc.tuple(line, end), { maxLength: 40 }), line, fc.boolean())
  .map(([lines, last, marked]) => `${marked ? '\uFEFF' : ''}${lines.flat().join('')}${last}`);
const file = fc.constantFrom(
  'Dockerfile',
  'a b/Dockerfile',
  'ü/Dockerfile',
  'a"b\\c/Dockerfile',
  'tab\there/D',
);

describe('the patch of the fixes', () => {
  it('gives with `git apply` what the edits give, whatever the lines, their ends and the names of the files are', () => {
    fc.assert(
      fc.property(fc.dictionary(file, text, { maxKeys: 3, noNullPrototype: true }), (texts) => {
        const findings = findingsIn(texts);
        const patch = patchOfFixes(findings, filesOf(texts));
        expect(patch === undefined).toBe(findings.length === 0);
        if (patch === undefined) return;
        const wanted = Object.entries(texts).map(([one, before]) => [
          one,
          before.replaceAll(name, `${name}${pinned}`),
        ]);
        expect(applied(texts, patch)).toEqual(Object.fromEntries(wanted));
      }),
      { numRuns: amount(40, 2000) },
    );
  });

  it('has no fix that a waiver accepts, and leaves out a file that is too long', () => {
    const texts = { Dockerfile: `${name}\n`, other: `${name} ${'x'.repeat(200_000)}\n` };
    const [first, second] = findingsIn(texts);
    if (first === undefined || second === undefined) throw new Error('no findings');
    const patch = patchOfFixes([first, second], filesOf(texts));
    expect(patch).toContain('+++ b/Dockerfile');
    expect(patch).not.toContain('other');
    const waived = { reason: '', at: first.at ?? { file: '', span: { start: 0, end: 0 } } };
    expect(patchOfFixes([{ ...first, waived } as JudgedFinding], filesOf(texts))).toBeUndefined();
  });
});
