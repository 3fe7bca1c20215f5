// Scans a checkout that is given as texts.
import { type ScanSelection, scanCheckout } from '../../src/scan/checkout/index.js';

/** The scan of these files; every file of a known format is selected unless the selection says otherwise. */
export function scanTexts(texts: Readonly<Record<string, string>>, selection: Partial<ScanSelection> = {}) {
  const files = {
    list: async () => Object.keys(texts).sort(),
    read: async (path: string) => ({ text: texts[path] ?? '' }),
  };
  return scanCheckout(files, { paths: [], exclude: [], ...selection });
}
