// Reads and scans the files of a checkout, with their companions, and then the files that they mention.

import { compact } from '../model/compact.js';
import type { Files, ReadFile } from '../model/host.js';
import { memoizeAsync } from '../model/memoize.js';
import type { Mention, Occurrence, PassedArguments, ScanContext } from '../model/occurrence.js';
import type { InlineWaiver } from '../model/policy.js';
import type { Problem, SourceFile } from '../model/source.js';
import { Builds } from './builds.js';
import { checkoutPaths } from './checkout-paths.js';
import { cluesOf, type FileClues } from './clues.js';
import { companionsOf, isKnownFormat, scanFile } from './index.js';
import { inlineWaivers } from './inline-waivers.js';
import { folderOf } from './mentions.js';
import { unscanned } from './reasons.js';

const readConcurrency = 16;
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
export interface FileResult {
  /** The file and its companions, as far as something was found in them. */
  readonly sources: readonly SourceFile[];
  readonly occurrences: readonly Occurrence[];
  readonly problems: readonly Problem[];
  readonly waivers: readonly InlineWaiver[];
  readonly mentions: readonly Mention[];
  readonly clues?: FileClues;
  readonly passes: readonly PassedArguments[];
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

/** Scans the files, and then the existing files that they mention. Never throws for what a checkout contains. */
export async function readCheckout(files: CheckoutFiles, paths: readonly string[]): Promise<ReadFiles> {
  const results = new Map<string, FileResult>();
  const scanned = new Set<string>();
  const clues = new Map<string, FileClues>();
  const mentionedAs = new Map<string, Set<string>>();
  const readCompanions = companionReader(files);
  const builds = new Builds();
  let mentions = 0;
  for (let waiting = paths; waiting.length > 0; ) {
    const mentioned = new Set<string>();
    for (let next = 0; next < waiting.length; next += readConcurrency) {
      const batch = waiting.slice(next, next + readConcurrency);
      const read = await Promise.all(
        batch.map((path) =>
          resultOf(
            files,
            path,
            { mentionedAs: mentionedAs.get(path), builds: builds.of(path) },
            readCompanions,
          ),
        ),
      );
      read.forEach((result, index) => {
        const path = batch[index] ?? '';
        scanned.add(path);
        if (result.clues !== undefined) clues.set(path, result.clues);
        if (result.isEmpty) results.delete(path);
        else results.set(path, result);
        for (const { path, as } of result.mentions) {
          const known = mentionedAs.get(path) ?? new Set();
          if (!files.all.has(path) || known.has(as) || isKnownFormat(path, as) || !files.isSelected(path))
            continue;
          mentions += 1;
          if (mentions > maxMentions) continue;
          mentionedAs.set(path, known.add(as));
          mentioned.add(path);
        }
        for (const { path, args } of result.passes) {
          const isRead = isKnownFormat(path, 'dockerfile') || mentionedAs.get(path)?.has('dockerfile');
          if (isRead && files.all.has(path) && files.isSelected(path) && builds.add(path, args))
            mentioned.add(path);
        }
      });
    }
    waiting = [...mentioned].sort();
  }
  const tooMany = { file: '.', message: unscanned.tooManyMentions(maxMentions) };
  return {
    results: [...results.values()],
    problems: mentions > maxMentions ? [tooMany] : [],
    clues: [...clues.values()],
    scanned: scanned.size,
  };
}

interface Known extends ScanContext {
  readonly mentionedAs: ReadonlySet<string> | undefined;
}

async function resultOf(
  { read, mirrors }: CheckoutFiles,
  path: string,
  { mentionedAs, builds = [] }: Known,
  readCompanions: CompanionReader,
): Promise<FileResult> {
  const [answer, companions] = await Promise.all([read(path), readCompanions(path, mentionedAs)]);
  if ('unreadable' in answer) return unread(path, whyUnread(answer));
  const file = { path, text: answer.text };
  const found = scanFile(file, { ...compact({ mentionedAs }), ...companions, builds, mirrors });
  const { occurrences, mentions, passes } = found;
  const holding = new Set(occurrences.map(({ at }) => at.file));
  const used = companions.companions.filter((one) => holding.has(one.path));
  const inCompanions = used.map((one) => inlineWaivers(one, '#'));
  const problems = [
    ...found.problems,
    ...companions.problems,
    ...inCompanions.flatMap((one) => one.problems),
  ];
  const waivers = [...found.waivers, ...inCompanions.flatMap((one) => one.waivers)];
  const isEmpty = occurrences.length + problems.length + waivers.length === 0;
  const passing = builds.flat().flatMap((one) => (holding.has(one.file.path) ? one.file : []));
  const sources = [file, ...used, ...new Set(passing)];
  const clues = cluesOf(file, found);
  return { sources, occurrences, problems, waivers, mentions, passes, isEmpty, ...compact({ clues }) };
}

interface Companions {
  readonly companions: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

type CompanionReader = (path: string, mentionedAs: ReadonlySet<string> | undefined) => Promise<Companions>;

/** Each companion is read once, also where it is one of many files. */
function companionReader({ read, all, isExcluded }: CheckoutFiles): CompanionReader {
  let folders: ReadonlyMap<string, readonly string[]> | undefined;
  const checkout = checkoutPaths(all);
  const readOne = memoizeAsync(async (path: string) => {
    const answer = await read(path);
    return 'unreadable' in answer ? unread(path, whyUnread(answer)) : { path, text: answer.text };
  });
  return async (path, mentionedAs) => {
    const siblings = () => {
      folders ??= byFolder(all);
      return folders.get(folderOf(path)) ?? [];
    };
    const names = companionsOf(path, siblings, checkout, mentionedAs).filter(
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
  return { sources: [], occurrences: [], problems, waivers: [], mentions: [], passes: [], isEmpty: false };
}

function whyUnread(answer: Extract<ReadFile, { unreadable: string }>): string {
  return unscanned.file(answer.absent === true ? unscanned.sparse : answer.unreadable);
}
