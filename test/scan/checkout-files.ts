// Scans a checkout that is given as texts.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { scanCheckout } from '../../src/formats/index.js';
import type { ScanSelection } from '../../src/scan/checkout/index.js';

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

/** Every file that a fixture scans, in one checkout. */
export function fixtureInputs(): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile() && one.parentPath.includes('input'));
  return new Map(
    files.map((one) => {
      const file = path.join(one.parentPath, one.name);
      return [path.relative(root, file).split(path.sep).join('/'), readFileSync(file, 'utf8')];
    }),
  );
}
