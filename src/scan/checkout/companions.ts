// Reads the companions of files: those that set their values, or say how these are used.

import type { ChartUse } from '../../model/occurrence.js';
import type { Files, ReadFile } from '../../model/run/host.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import type { Formats } from '../ports.js';
import { unscanned } from '../reasons.js';
import { folderOf, type OrderedPaths } from './mentions.js';

/** In characters. More than the longest chart has, and little next to what a scan of a large checkout keeps. */
const maxLength = 16 * 1024 * 1024;

type RecentFile =
  | SourceFile
  | { readonly path: string; readonly why: Extract<ReadFile, { unreadable: string }> };

/** Returns a function that reads a file once, for all that have it as a companion, until too much was read to keep it. */
export function recentTexts(read: Files['read']): (path: string) => Promise<RecentFile> {
  const known = new Map<string, Promise<RecentFile>>();
  let length = 0;
  const readOne = async (path: string): Promise<RecentFile> => {
    const answer = await read(path);
    if ('unreadable' in answer) return { path, why: answer };
    length += answer.text.length;
    if (length > maxLength) {
      known.clear();
      length = 0;
    }
    return { path, text: answer.text };
  };
  return (path) => {
    const file = known.get(path) ?? readOne(path);
    known.set(path, file);
    return file;
  };
}

export interface CheckoutFiles {
  read: Files['read'];
  readonly paths: OrderedPaths;
  /** Whether the selection allows that a file is scanned, and that the values in it are used. */
  isSelected(path: string): boolean;
  /** The same for a file that another file names: it may be in a folder that is left out by default. */
  isNamed(path: string): boolean;
  isExcluded(path: string): boolean;
  readonly mirrors: Readonly<Record<string, string>>;
  readonly formats: Formats;
}

interface Companions {
  readonly companions: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

/** Reads the companions of a file, and those that the charts which use it have. */
export type CompanionReader = (
  path: string,
  mentionedAs: ReadonlySet<string>,
  uses: readonly ChartUse[],
) => Promise<Companions>;

export function companionReader({ read, paths, isExcluded, formats }: CheckoutFiles): CompanionReader {
  const readOne = recentTexts(read);
  return async (path, mentionedAs, uses) => {
    const siblings = () => paths.inFolder(folderOf(path));
    const names = formats
      .companionsOf(path, siblings, paths, mentionedAs, uses)
      .filter((name) => name !== path && paths.has(name) && !isExcluded(name));
    const answers = await Promise.all([...new Set(names)].map((name) => readOne(name)));
    return {
      companions: answers.flatMap((one) => ('text' in one ? [one] : [])),
      problems: answers.flatMap((one) =>
        'text' in one ? [] : [{ file: one.path, message: whyUnread(one.why) }],
      ),
    };
  };
}

/** Completes what a problem says about a file that cannot be read. */
export function whyUnread(answer: Extract<ReadFile, { unreadable: string }>): string {
  return unscanned.file(answer.absent === true ? unscanned.sparse : answer.unreadable);
}
