// Every format that holds references: texts out of the fixtures, spoiled with what its worst cases are made of.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { scanners } from '../../src/formats/registry.js';
import type { Target } from './targets.js';

const longest = 20_000;

/** Reads fixtures and worst cases below the current folder, which is the repository. */
export async function formatTargets(): Promise<readonly Omit<Target, 'growing'>[]> {
  const { scannerOf, worstCases }: typeof import('../../bench/worst-cases.mjs') = await import(
    pathToFileURL(path.resolve('bench/worst-cases.mjs')).href
  );
  const cases = worstCases(scanners.map(({ id }) => id));
  return scanners.map(({ id, title }) => {
    const own = cases.filter((worst) => scannerOf(worst) === id);
    const [{ path: file = '' } = {}] = own;
    const heads = own.map(({ head }) => head);
    const pieces = own.flatMap(({ token }) => token);
    const tokens = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.once));
    return {
      name: title,
      grammar: { right: examplesOf(id), pieces: [...new Set([...heads, ...tokens, ...images])], json: false },
      read: (text: string) => scanned(file, text),
    };
  });
}

const images = ['node:20', 'r.test/a/b:1@sha256:', 'a'.repeat(64), ':', '@', '  ', '\n- ', '\uFEFF'];

function examplesOf(id: string): readonly string[] {
  const folder = path.resolve('test/fixtures/scan', id);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.parentPath.includes(`${path.sep}input`),
  );
  return files
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .filter((text) => text.length <= longest);
}

/** Whatever the text is, it contains what is found, and the pin is next to it. */
function scanned(file: string, text: string): void {
  for (const one of scanFile({ path: file, text }).occurrences) {
    const { start, end } = one.at.span;
    if (one.parts === undefined && text.slice(start, end) !== one.raw)
      throw new Error(`${start}-${end} is not what was found: ${one.raw}`);
    if (one.kind === 'image' && one.pin.kind === 'place' && one.pin.span.end > text.length)
      throw new Error(`the pin of ${one.raw} is beyond the text`);
  }
}
