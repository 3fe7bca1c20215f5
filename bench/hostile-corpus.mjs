// The worst known texts for each scanner as files of up to 32 KB, which are short enough to be scanned by the main thread.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scanners } from '../lib/scan/scanners.js';
import { worstCases, worstFile } from './worst-cases.mjs';

const kilobyte = 1024;
const sizes = [8, 31];
const largest = 32 * kilobyte;

/** Writes each text in each size into a folder of its own. @returns how many files there are */
export function writeHostile(folder) {
  const cases = worstCases(scanners.map(({ id }) => id));
  const files = sizes.flatMap((size) => cases.map((one) => worstFile(one, size * kilobyte)));
  const small = files.filter(({ text }) => text.length <= largest);
  for (const [index, { path: name, text }] of small.entries()) {
    const file = path.join(folder, `case-${index}`, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { files: small.length };
}
