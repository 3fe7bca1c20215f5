// Scans a checkout that is given as texts.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { scanCheckout } from '../../src/formats/index.js';
import { groupedBy } from '../../src/model/collections.js';
import { compareText } from '../../src/model/text/text.js';
import type { ScanSelection } from '../../src/scan/checkout/index.js';
import { sampleOf } from '../sample.js';

/** The files of a checkout with these texts by their paths. */
export function filesOf(texts: ReadonlyMap<string, string>) {
  return {
    list: async () => [...texts.keys()].sort(),
    read: async (file: string) => ({ text: texts.get(file) ?? '' }),
  };
}

/** The scan of these files; every file of a known format is selected unless the selection says otherwise. */
export function scanTexts(texts: Readonly<Record<string, string>>, selection: Partial<ScanSelection> = {}) {
  return scanCheckout(filesOf(new Map(Object.entries(texts))), { paths: [], exclude: [], ...selection });
}

const root = fileURLToPath(new URL('../fixtures/scan', import.meta.url));

/** Of several formats, those in which a file has other occurrences than without the files that it is read with. */
const readTogether = [
  'compose/dotenv',
  'compose/interpolation',
  'compose/overridden-builds',
  'compose/passed-arguments',
  'compose/unknown-paths',
  'helm-values/chart-decides',
  'terraform/expressions',
  'terraform/module',
];

/**
 * Every file that a fixture scans, in one checkout; by default those of two fixtures of each format: one with a single
 * file, and one with several; and those that are read together. Another `salt` chooses others.
 */
export function fixtureInputs(salt = 0): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((one) => one.isFile() && one.parentPath.includes('input'))
    .map((one) => path.relative(root, path.join(one.parentPath, one.name)).split(path.sep).join('/'));
  const fixtureOf = (file: string) => file.split('/input/')[0] ?? '';
  const fixtures = [...groupedBy(files, fixtureOf)].sort(([a], [b]) => compareText(a, b));
  const kindOf = ([fixture, own]: (typeof fixtures)[number]) => `${fixture.split('/')[0]} ${own.length > 1}`;
  const chosen = new Set([
    ...sampleOf(fixtures, kindOf, 1, salt).map(([fixture]) => fixture),
    ...readTogether,
  ]);
  return new Map(
    files
      .filter((file) => chosen.has(fixtureOf(file)))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}
