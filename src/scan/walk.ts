// The checkout → the files worth reading → their occurrences.
import picomatch from 'picomatch';
import type { Files } from '../model/host.js';
import type { Occurrence } from '../model/occurrence.js';
import type { Problem, SourceFile } from '../model/source.js';
import { isKnownFormat, scanFile } from './index.js';

export interface Selection {
  /** Globs; empty means every file of a known format. */
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
}

export interface ScannedCheckout {
  /** The files that hold an occurrence or a problem. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly occurrences: readonly Occurrence[];
  readonly problems: readonly Problem[];
  /** How many files were read. */
  readonly scanned: number;
}

const vendored = ['**/node_modules/**', '**/vendor/**', '**/third_party/**'];
const readAtOnce = 16;

/** Known formats below `paths` without `exclude`; vendored folders only when `paths` names them. */
export function selectFiles(all: readonly string[], { paths, exclude }: Selection): readonly string[] {
  const options = { dot: true };
  const wanted = paths.length === 0 ? () => true : picomatch([...paths], options);
  const unwanted = picomatch(paths.length === 0 ? [...exclude, ...vendored] : [...exclude], options);
  return all.filter((path) => isKnownFormat(path) && wanted(path) && !unwanted(path));
}

/** Scans the checkout. A file that cannot be read is a problem and hides no other. */
export async function scanCheckout(
  files: Pick<Files, 'list' | 'read'>,
  selection: Selection,
): Promise<ScannedCheckout> {
  const paths = selectFiles(await files.list(), selection);
  const sources = new Map<string, SourceFile>();
  const occurrences: Occurrence[] = [];
  const problems: Problem[] = [];
  for (let next = 0; next < paths.length; next += readAtOnce) {
    const batch = paths.slice(next, next + readAtOnce);
    const texts = await Promise.all(batch.map((path) => files.read(path)));
    texts.forEach((read, index) => {
      const path = batch[index] ?? '';
      if ('unreadable' in read) {
        problems.push({ file: path, message: `The file was not scanned: ${read.unreadable}` });
        return;
      }
      const file = { path, text: read.text };
      const scan = scanFile(file);
      if (scan.occurrences.length + scan.problems.length > 0) sources.set(path, file);
      occurrences.push(...scan.occurrences);
      problems.push(...scan.problems);
    });
  }
  return { files: sources, occurrences, problems, scanned: paths.length };
}
