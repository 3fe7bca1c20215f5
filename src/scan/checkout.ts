// The checkout → the files worth reading → their occurrences.
import { pathMatcher } from '../model/glob.js';
import type { Files, ReadFile } from '../model/host.js';
import type { Occurrence } from '../model/occurrence.js';
import type { InlineWaiver } from '../model/policy.js';
import type { Problem, SourceFile } from '../model/source.js';
import { isKnownFormat, scanFile } from './index.js';

export interface ScanSelection {
  /** Globs; empty means every file of a known format. */
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
}

export interface ScannedCheckout {
  /** The files that hold an occurrence or a problem. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly occurrences: readonly Occurrence[];
  readonly problems: readonly Problem[];
  readonly waivers: readonly InlineWaiver[];
  /** How many files were read. */
  readonly scanned: number;
}

const vendored = ['**/node_modules/**', '**/vendor/**', '**/third_party/**'];
const readAtOnce = 16;
const maxFiles = 200_000;

/** True for known formats below `paths` without `exclude`; vendored folders only when `paths` names them. */
export function selector({ paths, exclude }: ScanSelection): (path: string) => boolean {
  const wanted = paths.length === 0 ? () => true : pathMatcher(paths);
  const unwanted = pathMatcher(paths.length === 0 ? [...exclude, ...vendored] : exclude);
  return (path) => isKnownFormat(path) && wanted(path) && !unwanted(path);
}

/** True for folders whose files the selection does not leave out as a whole. */
function folderSelector({ paths, exclude }: ScanSelection): (folder: string) => boolean {
  const unwanted = pathMatcher(paths.length === 0 ? [...exclude, ...vendored] : exclude);
  const wanted = paths.length === 0 ? () => true : pathMatcher(paths);
  return (folder) => {
    const anyFile = `${folder}Dockerfile`;
    return !unwanted(anyFile) && (wanted(anyFile) || paths.some((glob) => glob.startsWith(folder)));
  };
}

/**
 * Scans the checkout. A file that cannot be read is a problem and hides no other; so are files beyond the bound, and
 * a glob of `paths` that names a place where nothing is.
 */
export async function scanCheckout(
  files: Pick<Files, 'list' | 'read'>,
  selection: ScanSelection,
): Promise<ScannedCheckout> {
  const wanted = selector(selection);
  const mayHold = folderSelector(selection);
  const listed = await files.list(wanted);
  const all = listed.filter(wanted);
  const paths = all.slice(0, maxFiles);
  const found: Found = { files: new Map(), occurrences: [], problems: [], waivers: [] };
  if (all.length > maxFiles) {
    const message = `Only the first ${maxFiles} files were scanned: narrow \`paths\` or widen \`exclude\``;
    found.problems.push({ file: '.', message });
  }
  for (const glob of selection.paths.filter((one) => givesNothing(one, all)))
    found.problems.push({ file: glob, message: 'This glob of `paths` gives no file of a known format' });
  for (const folder of listed.filter((path) => path === '' || path.endsWith('/'))) {
    if (!mayHold(folder)) continue;
    const read = await files.read(folder);
    const why = 'unreadable' in read ? read.unreadable : 'it cannot be listed';
    const message = `The folder was not scanned: ${why}. If no image of it is used, add \`${folder}**\` to \`exclude\``;
    found.problems.push({ file: folder || '.', message });
  }
  for (let next = 0; next < paths.length; next += readAtOnce) {
    const batch = paths.slice(next, next + readAtOnce);
    const texts = await Promise.all(batch.map((path) => files.read(path)));
    texts.forEach((read, index) => {
      add(found, batch[index] ?? '', read);
    });
  }
  return { ...found, scanned: paths.length };
}

/** True for a glob that names a place where nothing is. One that begins with `**` may match nothing: it picks, wherever. */
function givesNothing(glob: string, files: readonly string[]): boolean {
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
    const why = read.absent === true ? 'git tracks it, but a sparse checkout left it out' : read.unreadable;
    found.problems.push({ file: path, message: `The file was not scanned: ${why}` });
    return;
  }
  const file = { path, text: read.text };
  const { occurrences, problems, waivers } = scanFile(file);
  if (occurrences.length + problems.length + waivers.length > 0) found.files.set(path, file);
  for (const one of occurrences) found.occurrences.push(one);
  for (const one of problems) found.problems.push(one);
  for (const one of waivers) found.waivers.push(one);
}
