// Every folder below fixtures/scan is a case: `input`, what is found in it, and the same files pinned.
// UPDATE_FIXTURES=1 writes what the code gives; read the difference before you commit it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formats, scanCheckout } from '../../src/formats/index.js';
import { locator } from '../../src/report/texts.js';
import type { ScannedCheckout } from '../../src/scan/checkout/index.js';
import { pinOccurrences } from './pinning.js';

const root = fileURLToPath(new URL('../fixtures/scan', import.meta.url));
const cases = readdirSync(root).flatMap((format) =>
  readdirSync(path.join(root, format)).map((name) => `${format}/${name}`),
);

function filesOf(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
}

/** One line for each occurrence, problem and waiver: place, text, what it is, and where its digest goes. */
function describeScan(scan: ScannedCheckout, file: string, text: string): readonly string[] {
  const locate = locator(new Map([[file, { path: file, text }]]));
  const ofFile = scan.occurrences.filter(({ at }) => at.file === file);
  const found = ofFile.map((one) => {
    const { line, column } = locate(one.at);
    expect(text.slice(one.at.span.start, one.at.span.end)).toBe(one.raw);
    if (one.kind === 'opaque') return `${line}:${column} ${one.raw} → opaque, ${one.why}: ${one.detail}`;
    const { registry, repository, tag = '(no tag)', digest } = one.image;
    if (one.kind === 'local')
      return `${line}:${column} ${one.raw} → local ${registry} ${repository} ${tag}, built by ${one.builtBy.file}:${one.builtBy.line}`;
    const pin =
      one.pin.kind === 'refused' ? `, no place: ${one.pin.why}` : digest === undefined ? '' : ', pinned';
    return `${line}:${column} ${one.raw} → ${registry} ${repository} ${tag}${pin}`;
  });
  const problems = scan.problems
    .filter((problem) => problem.file === file)
    .map(({ message, span }) => {
      const place = span === undefined ? '' : `${locate({ file, span }).line}: `;
      return `problem ${place}${message}`;
    });
  const waivers = scan.waivers
    .filter(({ at }) => at.file === file)
    .map(
      ({ at, check, covers, reason }) =>
        `${locate(at).line}: waives ${check} in line ${locate(covers).line}: ${reason}`,
    );
  return [...found, ...problems, ...waivers];
}

const vendored = /(?:^|\/)(?:node_modules|vendor|third_party)\//;

describe.each(cases)('%s', (name) => {
  const folder = path.join(root, name);
  const inputs = filesOf(path.join(folder, 'input'));
  const read = (file: string) => readFileSync(path.join(folder, 'input', file), 'utf8');

  const everything = { paths: [], exclude: [] };
  const files = { list: async () => inputs, read: async (file: string) => ({ text: read(file) }) };

  it('finds what is expected, at its exact place', async () => {
    const scan = await scanCheckout(files, everything);
    const holding = new Set([
      ...scan.occurrences.map(({ at }) => at.file),
      ...scan.problems.map(({ file }) => file),
      ...scan.waivers.map(({ at }) => at.file),
    ]);
    const isSelected = (file: string) => formats.isKnown(file) && !vendored.test(file);
    const described = inputs.filter((file) => isSelected(file) || holding.has(file));
    const found = Object.fromEntries(described.map((file) => [file, describeScan(scan, file, read(file))]));
    const target = path.join(folder, 'expected.json');
    if (process.env.UPDATE_FIXTURES) writeFileSync(target, `${JSON.stringify(found, null, 2)}\n`);
    expect(found).toEqual(JSON.parse(readFileSync(target, 'utf8')));
  });

  it('pins to the expected bytes', async () => {
    const { occurrences } = await scanCheckout(files, everything);
    for (const file of inputs) {
      const target = path.join(folder, 'pinned', file);
      const ofFile = occurrences.filter(({ at }) => at.file === file);
      const pinned = pinOccurrences(read(file), ofFile);
      if (process.env.UPDATE_FIXTURES && pinned !== read(file)) {
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, pinned);
      }
      const expected = existsSync(target) ? readFileSync(target, 'utf8') : read(file);
      expect(pinned).toBe(expected);
    }
  });
});
