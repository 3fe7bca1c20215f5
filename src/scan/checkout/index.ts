// Scans a checkout: selects the files of known formats, reads them and collects their occurrences.

import { append } from '../../model/append.js';
import { pathMatcher } from '../../model/glob.js';
import { addToGroup } from '../../model/groups.js';
import type { Files } from '../../model/host.js';
import { distinctByJson } from '../../model/json.js';
import type { ImageOccurrence, Occurrence } from '../../model/occurrence.js';
import type { InlineWaiver } from '../../model/policy.js';
import type { Problem, SourceFile } from '../../model/source.js';
import type { Surface } from '../../model/surface.js';
import { compareText } from '../../model/text.js';
import { localizer } from '../between/local-images.js';
import { renameRefuser } from '../between/renamed-images.js';
import { type IndexedCommand, indexOf, maxCompared, minWordLength } from '../between/replacement-index.js';
import type { Replacement } from '../between/replacements.js';
import { testDataFinder } from '../between/test-data.js';
import { agreedOccurrences, distinctOccurrences } from '../overlaps.js';
import { refused } from '../pin-place.js';
import { isKnownFormat, isReadAlike } from '../readers.js';
import { notPinnable, unscanned } from '../reasons.js';
import type { FileClues } from './file-clues.js';
import type { ScanMachine } from './job-scanner.js';
import { orderedPaths } from './paths.js';
import { type ReadFiles, readCheckout } from './rounds.js';

const maxLineLength = 2000;

/** What is found for one file or name; `too-many`: more commands than can be compared with each reference. */
type Found<T> = T | 'too-many';

/** Of the commands that look for a name, the first of each kind. */
interface Searching {
  readonly anywhere: IndexedCommand | undefined;
  /** `kustomize edit` changes kustomizations only. */
  readonly inKustomizations: IndexedCommand | undefined;
}

/** Returns a function that refuses to pin what one of the commands replaces, and what too many of them may replace. */
export function replacementRefuser(
  replacements: readonly Replacement[],
  files: ReadonlyMap<string, SourceFile>,
): (one: Occurrence) => Occurrence {
  const index = indexOf(replacements);
  const byName = new Map<string, Found<Searching>>();
  // References come file by file.
  let last: { file: string; naming: Found<readonly IndexedCommand[]> } | undefined;

  function namingOf(file: string): Found<readonly IndexedCommand[]> {
    if (last?.file !== file) last = { file, naming: index.naming(file) ?? 'too-many' };
    return last.naming;
  }

  function searchingFor(raw: string): Found<Searching> {
    const searching = byName.get(raw) ?? searchedIn(raw);
    byName.set(raw, searching);
    return searching;
  }

  function searchedIn(raw: string): Found<Searching> {
    const name = nameIn(raw);
    if (name.repository.length < minWordLength) return { anywhere: undefined, inKustomizations: undefined };
    const starts = index.containing(name.repository);
    if (starts === undefined) return 'too-many';
    const found = starts
      .filter(({ text }) => hasTag(text.slice(name.repository.length), name.rest))
      .map(({ indexed }) => indexed)
      .sort((a, b) => a.order - b.order);
    const isKustomize = ({ command }: IndexedCommand) => command.program === 'kustomize';
    return { anywhere: found.find((one) => !isKustomize(one)), inKustomizations: found.find(isKustomize) };
  }

  return (one) => {
    if (one.kind !== 'image' || one.pin.kind === 'refused' || index.size === 0) return one;
    const { file } = one.at;
    const [naming, searching] = [namingOf(file), searchingFor(one.raw)];
    const by =
      (naming === 'too-many' ? undefined : touching(naming, one, files)) ??
      (searching === 'too-many' ? undefined : editing(searching, file));
    if (by !== undefined) return { ...one, pin: refused(notPinnable.replacedBy(by.file, by.line)) };
    const isUnknown = naming === 'too-many' || searching === 'too-many';
    return isUnknown ? { ...one, pin: refused(notPinnable.tooManyReplacements(maxCompared)) } : one;
  };
}

/** The first of the commands for which everything that it looks for, as far as it is literal, is on a line of the reference. */
function touching(
  naming: readonly IndexedCommand[],
  one: ImageOccurrence,
  files: ReadonlyMap<string, SourceFile>,
): Replacement | undefined {
  if (naming.length === 0) return undefined;
  const lines = linesOf(one, files.get(one.at.file)?.text ?? '');
  return naming.find(
    ({ command, words }) =>
      command.keys.some((key) => new RegExp(`\\b${key}\\b`).test(lines)) ||
      words.some((all) => all.length > 0 && all.every((word) => lines.includes(word))),
  )?.command;
}

function editing({ anywhere, inKustomizations }: Searching, file: string): Replacement | undefined {
  const isKustomization = /(?:^|\/)kustomization\.ya?ml$|(?:^|\/)Kustomization$/.test(file);
  return (anywhere ?? (isKustomization ? inKustomizations : undefined))?.command;
}

/** The name as written, up to its digest: the repository, and the rest with the tag. */
function nameIn(raw: string): { readonly repository: string; readonly rest: string } {
  const name = raw.split('@')[0] ?? '';
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  const repository = colon < 0 ? name : name.slice(0, colon);
  return { repository, rest: name.slice(repository.length) };
}

/** True for what follows the repository in a pattern, if the tag is the same up to where the pattern matches anything. */
function hasTag(following: string, rest: string): boolean {
  const [tag = ''] = /^[\w.:-]*/.exec(following) ?? [];
  return rest.startsWith(tag.replace(/\.$/, ''));
}

/** The line of the reference, and that of its digest where it is another one. */
function linesOf({ at, pin }: ImageOccurrence, text: string): string {
  const lineAt = (offset: number) => {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const end = text.indexOf('\n', offset);
    return text.slice(start, Math.min(end < 0 ? text.length : end, start + maxLineLength));
  };
  return `${lineAt(at.span.start)}\n${pin.kind === 'place' ? lineAt(pin.span.start) : ''}`;
}

interface Context {
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly mirrors: Readonly<Record<string, string>>;
}

/** Returns a function that gives each occurrence as the other files make it. `holding` are the files of the occurrences. */
export function contextOf(
  holding: readonly string[],
  clues: readonly FileClues[],
  { files, mirrors }: Context,
): (one: Occurrence) => Occurrence {
  const paths = new Set(holding);
  for (const { path } of clues) paths.add(path);
  const testDataOf = testDataFinder(paths, clues);
  const used = clues.filter(({ path }) => testDataOf(path) === undefined);
  const localizerOf = (some: readonly FileClues[]) =>
    localizer(
      some.flatMap(({ builds }) => builds),
      mirrors,
    );
  const localize = localizerOf(used);
  const localizeTestData = used.length === clues.length ? localize : localizerOf(clues);
  const refuseReplaced = replacementRefuser(
    used.flatMap(({ replacements }) => replacements),
    files,
  );
  const refuseRenamed = renameRefuser(clues);
  const refuse = (one: Occurrence) => refuseRenamed(refuseReplaced(one));
  return (one) => {
    const testData = testDataOf(one.at.file);
    return testData === undefined ? refuse(localize(one)) : { ...refuse(localizeTestData(one)), testData };
  };
}

function joinResults(
  { results, clues, scanned }: ReadFiles,
  problems: readonly Problem[],
  mirrors: Readonly<Record<string, string>>,
): ScannedCheckout {
  const files = new Map<string, SourceFile>();
  const found = new Map<string, Occurrence[]>();
  const [allProblems, waivers]: [Problem[], InlineWaiver[]] = [[...problems], []];
  for (const { scan, sources } of results) {
    for (const file of sources) files.set(file.path, file);
    // What a place has is decided by the occurrences of its file alone.
    for (const one of scan.occurrences) addToGroup(found, one.at.file, one);
    append(allProblems, scan.problems);
    append(waivers, scan.waivers);
  }
  const inContext = contextOf([...found.keys()], clues, { files, mirrors });
  const occurrences: Occurrence[] = [];
  for (const path of [...found.keys()].toSorted(compareText)) {
    const distinct = distinctOccurrences(agreedOccurrences(found.get(path) ?? []));
    for (const one of [...distinct].sort((a, b) => a.at.span.start - b.at.span.start))
      occurrences.push(inContext(one));
  }
  return {
    files,
    occurrences,
    problems: distinctByJson(allProblems),
    waivers: distinctByJson(waivers),
    scanned,
  };
}

export interface ScanSelection {
  /** Globs; empty means every file of a known format. */
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
  /** How messages name the settings; by default as the inputs of a workflow. */
  readonly surface?: Surface;
  /** Registry mirrors: a prefix of image names → the prefix that it mirrors. */
  readonly registries?: Readonly<Record<string, string>>;
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
const maxFiles = 200_000;

/** Returns a function that selects files of known formats in `paths` but not in `exclude`. Without `paths`, vendored folders are left out. */
export function selector(selection: ScanSelection): (path: string) => boolean {
  const { isSelected } = selectorsOf(selection);
  return (path) => isKnownFormat(path) && isSelected(path);
}

/** The same for files of any format: one that another file mentions may have any name. */
function selectorsOf({ paths, exclude }: ScanSelection) {
  const isWanted = paths.length === 0 ? () => true : pathMatcher(paths);
  const isExcluded = pathMatcher(paths.length === 0 ? [...exclude, ...vendored] : exclude);
  return { isExcluded, isWanted, isSelected: (path: string) => isWanted(path) && !isExcluded(path) };
}

/** Returns a function that tells whether the selection may include files of a folder. */
function folderSelector(selection: ScanSelection): (folder: string) => boolean {
  const { isExcluded, isWanted } = selectorsOf(selection);
  return (folder) => {
    const anyFile = `${folder}Dockerfile`;
    return (
      !isExcluded(anyFile) && (isWanted(anyFile) || selection.paths.some((glob) => glob.startsWith(folder)))
    );
  };
}

/**
 * Scans the checkout, with the files that scanned files mention under any name. A file that cannot be read is a problem and hides no other file. Files beyond the maximum are a
 * problem too, and so is a glob of `paths` that names a location without files. Never throws for what a checkout contains.
 */
export async function scanCheckout(
  files: Pick<Files, 'list' | 'read'>,
  selection: ScanSelection,
  machine?: ScanMachine,
): Promise<ScannedCheckout> {
  const wanted = selector(selection);
  const mayBeSelected = folderSelector(selection);
  const all = new Set<string>();
  const listed = await files.list((path) => {
    all.add(path);
    return wanted(path);
  }, isReadAlike);
  const known = listed.filter((path) => {
    all.add(path);
    return wanted(path);
  });
  const paths = known.slice(0, maxFiles);
  const problems: Problem[] = [];
  const { surface = 'workflow', registries: mirrors = {} } = selection;
  if (known.length > maxFiles)
    problems.push({ file: '.', message: unscanned.tooManyFiles(maxFiles, surface) });
  for (const glob of selection.paths)
    if (isEmptyLocation(glob, known)) problems.push({ file: glob, message: unscanned.emptyGlob(surface) });
  for (const folder of listed.filter((path) => path === '' || path.endsWith('/'))) {
    if (folder !== '' && !mayBeSelected(folder)) continue;
    const read = await files.read(folder);
    const why = 'unreadable' in read ? read.unreadable : unscanned.notListed;
    const message = folder === '' ? unscanned.root(why) : unscanned.folder(why, folder, surface);
    problems.push({ file: folder || '.', message });
  }
  const read = await readCheckout(
    { read: (path) => files.read(path), paths: orderedPaths(all), mirrors, ...selectorsOf(selection) },
    paths,
    machine,
  );
  return joinResults(read, [...problems, ...read.problems], mirrors);
}

/** A glob that starts with `**` is a filter and may match nothing; any other glob names a location and must match. */
function isEmptyLocation(glob: string, files: readonly string[]): boolean {
  return !glob.startsWith('**') && !files.some(pathMatcher([glob]));
}
