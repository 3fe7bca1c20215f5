// A fingerprint of the code that scans files, which says whether another process would find the same.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoizeAsync } from '../model/memoize.js';

/** A bundled program has everything that scans in the first one. Without a bundle, each of them has its part. */
const folders = ['worker', 'scan', 'model'];

/** That of this program; `undefined` if the code cannot be read. */
export const scanCode = memoizeAsync(() =>
  scanCodeIn(path.join(path.dirname(fileURLToPath(import.meta.url)), '..')),
);

/** That of the program in a folder. */
export async function scanCodeIn(program: string): Promise<string | undefined> {
  try {
    const hash = createHash('sha256').update(process.version);
    for (const folder of folders) {
      for (const file of await filesIn(path.join(program, folder), folder !== folders[0])) {
        const text = await readFile(file);
        hash.update(`${path.relative(program, file)} ${text.length}\n`).update(text);
      }
    }
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

async function filesIn(folder: string, mayBeAbsent: boolean): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  } catch (error) {
    if (mayBeAbsent && (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
