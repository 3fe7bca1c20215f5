// Scans a checkout: selects the files of known formats, reads them and collects their occurrences.
import { pathMatcher } from '../model/glob.js';
import type { Files, ReadFile } from '../model/host.js';
import type { Occurrence } from '../model/occurrence.js';
import type { InlineWaiver } from '../model/policy.js';
import type { Problem, SourceFile } from '../model/source.js';
import type { Surface } from '../model/surface.js';
import { isKnownFormat, scanFile } from './index.js';
import { unscanned } from './reasons.js';

export interface ScanSelection {
  /** Globs; empty means every file of a known format. */
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
  /** How messages name the settings; by default as the inputs of a workflow. */
  readonly surface?: Surface;
}

export interface ScannedCheckout {
  /** The files with an occurrence, a problem or a waiver. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly occurrences: readonly Occurrence[];
  readonly problems: readonly Problem[];
  readonly waivers: readonly InlineWaiver[];
  /** How many files were read. */
  readonly scanned: number;
}

const vendored = ['**/node_modules/**', '**/vendor/**', '**/third_party/**'];
const readConcurrency = 16;
const maxFiles = 200_000;

/** Returns a function that selects files of known formats in `paths` but not in `exclude`. Without `paths`, vendored folders are left out. */
export function selector({ paths, exclude }: ScanSelection): (path: string) => boolean {
  const isWanted = paths.length === 0 ? () => true : pathMatcher(paths);
  const isExcluded = pathMatcher(paths.length === 0 ? [...exclude, ...vendored] : exclude);
  return (path) => isKnownFormat(path) && isWanted(path) && !isExcluded(path);
}

/** Returns a function that tells whether the selection may include files of a folder. */
function folderSelector({ paths, exclude }: ScanSelection): (folder: string) => boolean {
  const isExcluded = pathMatcher(paths.length === 0 ? [...exclude, ...vendored] : exclude);
  const isWanted = paths.length === 0 ? () => true : pathMatcher(paths);
  return (folder) => {
    const anyFile = `${folder}Dockerfile`;
    return !isExcluded(anyFile) && (isWanted(anyFile) || paths.some((glob) => glob.startsWith(folder)));
  };
}

/**
 * Scans the checkout. A file that cannot be read is a problem and hides no other file. Files beyond the maximum are a
 * problem too, and so is a glob of `paths` that names a location without files. Never throws for what a checkout contains.
 */
export async function scanCheckout(
  files: Pick<Files, 'list' | 'read'>,
  selection: ScanSelection,
): Promise<ScannedCheckout> {
  const wanted = selector(selection);
  const mayBeSelected = folderSelector(selection);
  const listed = await files.list(wanted);
  const all = listed.filter(wanted);
  const paths = all.slice(0, maxFiles);
  const found: Found = { files: new Map(), occurrences: [], problems: [], waivers: [] };
  const { surface = 'workflow' } = selection;
  if (all.length > maxFiles)
    found.problems.push({ file: '.', message: unscanned.tooManyFiles(maxFiles, surface) });
  for (const glob of selection.paths.filter((one) => isEmptyLocation(one, all)))
    found.problems.push({ file: glob, message: unscanned.emptyGlob(surface) });
  for (const folder of listed.filter((path) => path === '' || path.endsWith('/'))) {
    if (!mayBeSelected(folder)) continue;
    const read = await files.read(folder);
    const why = 'unreadable' in read ? read.unreadable : unscanned.notListed;
    found.problems.push({ file: folder || '.', message: unscanned.folder(why, folder, surface) });
  }
  for (let next = 0; next < paths.length; next += readConcurrency) {
    const batch = paths.slice(next, next + readConcurrency);
    const texts = await Promise.all(batch.map((path) => files.read(path)));
    texts.forEach((read, index) => {
      add(found, batch[index] ?? '', read);
    });
  }
  return { ...found, scanned: paths.length };
}

/** A glob that starts with `**` is a filter and may match nothing; any other glob names a location and must match. */
function isEmptyLocation(glob: string, files: readonly string[]): boolean {
  return !glob.startsWith('**') && !files.some(pathMatcher([glob]));
}

interface Found {
  readonly files: Map<string, SourceFile>;
  readonly occurrences: Occurrence[];
  readonly problems: Problem[];
  readonly waivers: InlineWaiver[];
}

function add(found: Found, path: string, read: ReadFile): void {
  if ('unreadable' in read) {
    const why = read.absent === true ? unscanned.sparse : read.unreadable;
    found.problems.push({ file: path, message: unscanned.file(why) });
    return;
  }
  const file = { path, text: read.text };
  const { occurrences, problems, waivers } = scanFile(file);
  if (occurrences.length + problems.length + waivers.length > 0) found.files.set(path, file);
  for (const one of occurrences) found.occurrences.push(one);
  for (const one of problems) found.problems.push(one);
  for (const one of waivers) found.waivers.push(one);
}
