// Scans a checkout: selects the files of known formats, reads them and collects their occurrences.

import { addToGroup, append, compact } from '../../model/collections.js';
import { pathMatcher } from '../../model/globs/glob.js';
import { distinctByJson } from '../../model/json.js';
import type { InlineWaiver } from '../../model/judgement/policy.js';
import type { Occurrence } from '../../model/occurrence.js';
import type { CommitFiles } from '../../model/run/host.js';
import type { Surface } from '../../model/run/surface.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { compareText } from '../../model/text/text.js';
import { localizer, ownImageRefuser } from '../between/local-images.js';
import { renameRefuser } from '../between/renamed-images.js';
import { replacementRefuser } from '../between/replacement-index.js';
import { sourcedRefuser } from '../between/sourced-values.js';
import { testDataFinder } from '../between/test-data.js';
import { readRefuser } from '../between/value-reads.js';
import { inForm, withTagsInComments } from '../digest-alone.js';
import { opaqueAt } from '../occurrence.js';
import { agreedOccurrences, distinctOccurrences } from '../overlaps.js';
import type { FileLinks, Formats } from '../ports.js';
import { unscanned } from '../reasons.js';
import type { ScanMachine } from './job-scanner.js';
import { orderedPaths } from './mentions.js';
import { isAmbiguous, isRead, maxOthers } from './other-files.js';
import { type ReadFiles, readCheckout } from './rounds.js';
import { type SeenNames, seenNames } from './seen-names.js';

interface Context {
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly mirrors: Readonly<Record<string, string>>;
}

interface InCheckout {
  /** Gives an occurrence as the other files make it, and what they add to it. */
  readonly inContext: (one: Occurrence) => readonly Occurrence[];
  readonly isTestData: (path: string) => boolean;
}

/** @param holding the files of the occurrences and problems */
function contextOf(
  holding: readonly string[],
  links: readonly FileLinks[],
  { files, mirrors }: Context,
): InCheckout {
  const paths = new Set(holding);
  for (const { path } of links) paths.add(path);
  const testDataOf = testDataFinder(paths, links);
  const used = links.filter(({ path }) => testDataOf(path) === undefined);
  const ownOf = (some: readonly FileLinks[]) => {
    const builds = some.flatMap((one) => one.builds);
    const [localize, refuseOwn] = [localizer(builds, mirrors), ownImageRefuser(builds)];
    return (one: Occurrence) => refuseOwn(localize(one));
  };
  const markOwn = ownOf(used);
  const markOwnInTestData = used.length === links.length ? markOwn : ownOf(links);
  const refuseReplaced = replacementRefuser(
    used.flatMap(({ replacements }) => replacements),
    files,
  );
  const refuseRenamed = renameRefuser(links);
  const refuseRead = readRefuser(links, files);
  const refuseSourced = sourcedRefuser(links, files);
  const refuse = (one: Occurrence) => refuseSourced(refuseRead(refuseRenamed(refuseReplaced(one))));
  return {
    isTestData: (path) => testDataOf(path) !== undefined,
    inContext: (one) => {
      const testData = testDataOf(one.at.file);
      return testData === undefined
        ? refuse(markOwn(one))
        : refuse(markOwnInTestData(one)).map((found) => ({ ...found, testData }));
    },
  };
}

/** What could not be read in test data, which nothing uses, is listed as references there are: it does not block. */
function inTestData({ message, span = { start: 0, end: 0 } }: Problem, file: SourceFile): Occurrence {
  return opaqueAt(file, span, 'invalid', message);
}

function joinResults(
  { results, links, seen, read }: ReadFiles,
  problems: readonly Problem[],
  mirrors: Readonly<Record<string, string>>,
  pinForm: ScanSelection['pinForm'],
): ScannedCheckout {
  const files = new Map<string, SourceFile>();
  const found = new Map<string, Occurrence[]>();
  const [allProblems, waivers]: [Problem[], InlineWaiver[]] = [[...problems], []];
  for (const { sources = [], ...scan } of results) {
    for (const file of sources) files.set(file.path, file);
    // What a place has is decided by the occurrences of its file alone.
    for (const one of scan.occurrences) addToGroup(found, one.at.file, one);
    append(allProblems, scan.problems);
    append(waivers, scan.waivers);
  }
  const holding = [...found.keys(), ...allProblems.map(({ file }) => file)];
  const { inContext, isTestData } = contextOf(holding, links, { files, mirrors });
  const blocking = distinctByJson(allProblems).filter((problem) => {
    const file = files.get(problem.file);
    if (file === undefined || !isTestData(problem.file)) return true;
    const isListed = found
      .get(file.path)
      ?.some(({ kind, at }) => kind === 'opaque' && at.span.start === problem.span?.start);
    if (isListed !== true) addToGroup(found, file.path, inTestData(problem, file));
    return false;
  });
  const occurrences: Occurrence[] = [];
  for (const path of [...found.keys()].toSorted(compareText)) {
    const distinct = distinctOccurrences(agreedOccurrences(found.get(path) ?? []));
    const file = files.get(path);
    const tagged = file === undefined ? distinct : withTagsInComments(file, distinct);
    for (const one of tagged.flatMap(inContext).sort((a, b) => a.at.span.start - b.at.span.start))
      occurrences.push(inForm(one, pinForm));
  }
  const allSeen = [...seen.values()].flat();
  const builds = links.flatMap((one) => one.builds);
  return {
    files,
    occurrences,
    problems: blocking,
    waivers: distinctByJson(waivers),
    scanned: read.size,
    ...compact({ seen: seenNames(allSeen, occurrences, builds) }),
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
  /** Whether a digest is written behind the tag, which is the default, or alone where a comment can keep the tag. */
  readonly pinForm?: 'tag-and-digest' | 'digest';
}

export interface ScannedCheckout {
  /** The files with an occurrence, a problem or a waiver. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly occurrences: readonly Occurrence[];
  readonly problems: readonly Problem[];
  readonly waivers: readonly InlineWaiver[];
  readonly scanned: number;
  /** Image names that no scanner reads; absent if there is none. */
  readonly seen?: SeenNames;
  /** Without any reference to an image: how many there are in the files that `exclude` leaves out, and how many problems. */
  readonly excluded?: number;
  /** Files of known formats in vendored folders that nothing names, if there are any. */
  readonly vendored?: number;
}

const isVendored = pathMatcher(['**/node_modules/**', '**/vendor/**', '**/third_party/**']);
const maxFiles = 200_000;

/** What the selection says about files of any format: one that another file mentions may have any name, and be in a vendored folder. */
function selectorsOf({ paths, exclude }: ScanSelection) {
  const isWanted = paths.length === 0 ? () => true : pathMatcher(paths);
  const isExcluded = pathMatcher(exclude);
  const isNamed = (path: string) => isWanted(path) && !isExcluded(path);
  const isSelected = (path: string) => isNamed(path) && (paths.length > 0 || !isVendored(path));
  return { isExcluded, isWanted, isNamed, isSelected };
}

/** Returns a function that tells whether the selection may include files of a folder. */
function folderSelector(selection: ScanSelection): (folder: string) => boolean {
  const { isExcluded, isWanted } = selectorsOf(selection);
  return (folder) => {
    const anyFile = `${folder}Dockerfile`;
    if (isExcluded(anyFile)) return false;
    return selection.paths.length === 0
      ? !isVendored(anyFile)
      : isWanted(anyFile) || selection.paths.some((glob) => glob.startsWith(folder));
  };
}

/**
 * Scans the checkout, with the files that scanned files mention under any name. A file that cannot be read is a problem and hides no other file. Files beyond the maximum are a
 * problem too, and so is a glob of `paths` that names a location without files. Never throws for what a checkout contains.
 */
export async function scanCheckoutBy(
  formats: Formats,
  files: CommitFiles,
  selection: ScanSelection,
  machine?: ScanMachine,
): Promise<ScannedCheckout> {
  const selectors = selectorsOf(selection);
  const mayBeSelected = folderSelector(selection);
  const all = new Set<string>();
  const claimed = new Set<string>();
  const unclaimed = new Set<string>();
  const skipped = new Set<string>();
  const wanted = (path: string): boolean => {
    all.add(path);
    if (claimed.has(path) || unclaimed.has(path)) return true;
    const isKnown = formats.isKnown(path);
    if (selectors.isSelected(path)) {
      if (isKnown) claimed.add(path);
      if (isKnown && !isAmbiguous(path)) return true;
      if (!path.endsWith('/') && isRead(path, files.isRemote === true) && unclaimed.size < maxOthers)
        unclaimed.add(path);
    } else if (isKnown && selectors.isNamed(path)) skipped.add(path);
    return claimed.has(path) || unclaimed.has(path);
  };
  const listed = await files.list(wanted, formats.isReadAlike);
  const selected = listed.filter(wanted);
  const known = selected.filter((path) => claimed.has(path));
  const paths = known.slice(0, maxFiles);
  const problems: Problem[] = [];
  const { surface = 'workflow', registries: mirrors = {} } = selection;
  if (known.length > maxFiles || selected.length > maxFiles)
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
    {
      read: (...asked) => files.read(...asked),
      paths: orderedPaths(all, files.realPath?.bind(files)),
      mirrors,
      formats,
      ...selectors,
    },
    paths,
    machine,
    selected.filter((path) => unclaimed.has(path)),
  );
  const joined = joinResults(read, [...problems, ...read.problems], mirrors, selection.pinForm);
  const left = [...skipped].filter((path) => !read.read.has(path)).length;
  const found = left === 0 ? joined : { ...joined, vendored: left };
  const isEmpty = found.problems.length === 0 && !found.occurrences.some(isReference);
  if (!isEmpty || selection.exclude.length === 0) return found;
  const whole = await scanCheckoutBy(
    formats,
    files,
    { ...selection, exclude: [] },
    { ...machine, onlyReferences: true },
  );
  return { ...found, excluded: whole.occurrences.filter(isReference).length + whole.problems.length };
}

function isReference({ kind }: Occurrence): boolean {
  return kind !== 'local';
}

/** A glob that starts with `**` is a filter and may match nothing; any other glob names a location and must match. */
function isEmptyLocation(glob: string, files: readonly string[]): boolean {
  return !glob.startsWith('**') && !files.some(pathMatcher([glob]));
}
