// Reads and scans the files of a checkout, with their companions, and then the files that they mention.
import type { Files, ReadFile } from '../model/host.js';
import { memoizeAsync } from '../model/memoize.js';
import type { ChartUse } from '../model/occurrence.js';
import type { Problem, SourceFile } from '../model/source.js';
import { Builds } from './builds.js';
import { ChartUses } from './chart-uses.js';
import { checkoutPaths } from './checkout-paths.js';
import type { FileClues } from './clues.js';
import type { FileFindings, FileJob } from './file-findings.js';
import { chartFiles } from './helm/chart.js';
import { ImageFields } from './image-fields.js';
import { companionsOf, isKnownFormat } from './index.js';
import { inLanes, type JobScanner, jobScanner, type ScanMachine } from './job-scanner.js';
import { folderOf, MentionedGlobs } from './mentions.js';
import { PassedParameters } from './passed-parameters.js';
import { unscanned } from './reasons.js';

/** More than any project names; each of them is read once for a format, so mentions in circles end. */
const maxMentions = 10_000;

export interface CheckoutFiles {
  read: Files['read'];
  /** Every file of the checkout, whatever its format. */
  readonly all: ReadonlySet<string>;
  /** Whether the selection allows that a file is scanned, and that the values in it are used. */
  isSelected(path: string): boolean;
  isExcluded(path: string): boolean;
  readonly mirrors: Readonly<Record<string, string>>;
}

/** What was found in one file and its companions. */
export interface FileResult extends FileFindings {
  /** The file and its companions, as far as something was found in them. */
  readonly sources: readonly SourceFile[];
  /** True where nothing was found, so that only the mentions and the passed arguments matter. */
  readonly isEmpty: boolean;
}

export interface ReadFiles {
  readonly results: readonly FileResult[];
  readonly problems: readonly Problem[];
  readonly clues: readonly FileClues[];
  /** How many files were read. */
  readonly scanned: number;
}

/** One file in one round, with what the rounds before said about it. */
interface Turn {
  readonly path: string;
  readonly mentionedAs: ReadonlySet<string>;
  readonly builds: FileJob['builds'];
  readonly uses: readonly ChartUse[];
  readonly imageParameters: FileJob['imageParameters'];
  readonly imageFields: FileJob['imageFields'];
}

/**
 * Scans the files, and then the existing files that they mention. Results do not depend on which file is done first. Once
 * the run is stopped, what is not scanned yet is a problem. Never throws for what a checkout contains.
 */
export async function readCheckout(
  files: CheckoutFiles,
  paths: readonly string[],
  machine: ScanMachine = {},
): Promise<ReadFiles> {
  const results = new Map<string, FileResult>();
  const scanned = new Set<string>();
  const clues = new Map<string, FileClues>();
  const mentionedAs = new Map<string, ReadonlySet<string>>();
  const problems: Problem[] = [];
  const readCompanions = companionReader(files);
  const scan = jobScanner(machine);
  const builds = new Builds();
  const charts = new ChartUses(files.all);
  const parameters = new PassedParameters();
  const fields = new ImageFields();
  const globs = new MentionedGlobs(files.all);
  let mentions = 0;
  for (let waiting = paths; waiting.length > 0; ) {
    const mentioned = new Set<string>();
    const turns = waiting.map((path) => ({
      path,
      mentionedAs: mentionedAs.get(path) ?? new Set<string>(),
      builds: builds.of(path),
      uses: charts.of(path),
      imageParameters: parameters.of(path),
      imageFields: fields.of(path),
    }));
    const read = await inLanes(turns, machine.stop, (turn) => resultOf(files, turn, readCompanions, scan));
    for (const [index, path] of waiting.entries()) {
      const result = read.get(index);
      if (result === undefined) continue;
      scanned.add(path);
      if (result.clues !== undefined) clues.set(path, result.clues);
      if (result.isEmpty) results.delete(path);
      else results.set(path, result);
      for (const { path, as } of result.mentions.flatMap((one) => globs.of(one))) {
        const known = mentionedAs.get(path) ?? new Set();
        if (!files.all.has(path) || known.has(as) || isKnownFormat(path, as) || !files.isSelected(path))
          continue;
        mentions += 1;
        if (mentions > maxMentions) continue;
        mentionedAs.set(path, new Set([...known, as]));
        mentioned.add(path);
      }
      parameters.add(path, result);
      fields.add(path, result);
      for (const use of result.charts)
        if (charts.add(use) && files.isSelected(use.path)) mentioned.add(use.path);
      for (const { path, args } of result.passes) {
        const isRead = isKnownFormat(path, 'dockerfile') || mentionedAs.get(path)?.has('dockerfile');
        if (isRead && files.all.has(path) && files.isSelected(path) && builds.add(path, args))
          mentioned.add(path);
      }
    }
    for (const path of [...parameters.changed(), ...fields.changed()])
      if (scanned.has(path)) mentioned.add(path);
    if (read.size < waiting.length) {
      const left = waiting.length - read.size + mentioned.size;
      problems.push({ file: '.', message: unscanned.stopped(left) });
      break;
    }
    waiting = [...mentioned].sort();
  }
  if (mentions > maxMentions || globs.isTooMuch)
    problems.push({ file: '.', message: unscanned.tooManyMentions(maxMentions) });
  return { results: [...results.values()], problems, clues: [...clues.values()], scanned: scanned.size };
}

async function resultOf(
  { read, mirrors }: CheckoutFiles,
  { path, mentionedAs, builds, uses, imageParameters, imageFields }: Turn,
  readCompanions: CompanionReader,
  scan: JobScanner,
): Promise<FileResult> {
  const [answer, companions] = await Promise.all([read(path), readCompanions(path, mentionedAs, uses)]);
  if ('unreadable' in answer) return unread(path, whyUnread(answer));
  const file = { path, text: answer.text };
  const charts = uses.filter(({ readsFile }) => readsFile).map(({ folder }) => folder);
  const found = await scan({
    file,
    companions: companions.companions,
    mentionedAs,
    builds,
    charts,
    imageParameters,
    imageFields,
    mirrors,
  });
  if ('failed' in found) return unread(path, found.failed);
  const problems = [...found.problems, ...companions.problems];
  const isEmpty = found.occurrences.length + problems.length + found.waivers.length === 0;
  if (isEmpty) return { ...found, problems, sources: [], isEmpty };
  const holding = new Set(found.occurrences.map(({ at }) => at.file));
  const used = companions.companions.filter((one) => holding.has(one.path));
  const passing = builds.flat().flatMap((one) => (holding.has(one.file.path) ? one.file : []));
  // Of the file that was scanned, much is remembered for as long as it exists, such as its parsed documents.
  const source = { path, text: answer.text };
  return { ...found, problems, sources: [source, ...used, ...new Set(passing)], isEmpty };
}

interface Companions {
  readonly companions: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

type CompanionReader = (
  path: string,
  mentionedAs: ReadonlySet<string>,
  uses: readonly ChartUse[],
) => Promise<Companions>;

/** Each companion is read once, also where it is one of many files. */
function companionReader({ read, all, isExcluded }: CheckoutFiles): CompanionReader {
  let folders: ReadonlyMap<string, readonly string[]> | undefined;
  const checkout = checkoutPaths(all);
  const readOne = memoizeAsync(async (path: string) => {
    const answer = await read(path);
    return 'unreadable' in answer ? unread(path, whyUnread(answer)) : { path, text: answer.text };
  });
  return async (path, mentionedAs, uses) => {
    const siblings = () => {
      folders ??= byFolder(all);
      return folders.get(folderOf(path)) ?? [];
    };
    const own = companionsOf(path, siblings, checkout, mentionedAs);
    const ofCharts = uses.flatMap(({ folder }) => chartFiles(`${folder}Chart.yaml`, checkout));
    const names = [...own, ...ofCharts, ...uses.map(({ folder }) => `${folder}Chart.yaml`)].filter(
      (name) => name !== path && all.has(name) && !isExcluded(name),
    );
    const answers = await Promise.all([...new Set(names)].map((name) => readOne(name)));
    return {
      companions: answers.flatMap((one) => ('text' in one ? [one] : [])),
      problems: answers.flatMap((one) => ('text' in one ? [] : one.problems)),
    };
  };
}

function byFolder(all: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const path of all) {
    const folder = folderOf(path);
    const known = folders.get(folder);
    if (known === undefined) folders.set(folder, [path]);
    else known.push(path);
  }
  return folders;
}

function unread(path: string, message: string): FileResult {
  const problems = [{ file: path, message }];
  const nothing = { sources: [], occurrences: [], waivers: [], mentions: [], passes: [], charts: [] };
  return { ...nothing, imageParameters: [], passedTo: [], imageFields: [], problems, isEmpty: false };
}

function whyUnread(answer: Extract<ReadFile, { unreadable: string }>): string {
  return unscanned.file(answer.absent === true ? unscanned.sparse : answer.unreadable);
}
