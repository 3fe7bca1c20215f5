// Reads the companions of files: those that set their values, or say how these are used.
import type { Files, ReadFile } from '../../model/host.js';
import type { ChartUse } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { chartFiles } from '../formats/helm/chart.js';
import { companionsOf } from '../readers.js';
import { unscanned } from '../reasons.js';
import { folderOf, type OrderedPaths } from './mentions.js';

/** In characters. More than the longest chart has, and little next to what a scan of a large checkout keeps. */
const maxLength = 16 * 1024 * 1024;

/** A file, or why it cannot be read. */
type RecentFile =
  | SourceFile
  | { readonly path: string; readonly why: Extract<ReadFile, { unreadable: string }> };

interface Entry {
  readonly file: Promise<RecentFile>;
  length: number;
}

/** Returns a function that reads a file once, as long as it is among the last ones. */
export function recentTexts(read: Files['read']): (path: string) => Promise<RecentFile> {
  const entries = new Map<string, Entry>();
  let length = 0;
  const remember = (path: string, entry: Entry, added: number) => {
    if (entries.get(path) !== entry) return;
    entry.length = added;
    length += added;
    for (const [oldest, { length: freed }] of entries) {
      if (length <= maxLength || oldest === path) break;
      entries.delete(oldest);
      length -= freed;
    }
  };
  return (path) => {
    const known = entries.get(path);
    if (known !== undefined) {
      // The last ones are at the end.
      entries.delete(path);
      entries.set(path, known);
      return known.file;
    }
    const file = read(path).then(
      (answer): RecentFile => ('unreadable' in answer ? { path, why: answer } : { path, text: answer.text }),
    );
    const entry: Entry = { file, length: 0 };
    entries.set(path, entry);
    void file.then(
      (one) => remember(path, entry, 'text' in one ? one.text.length : 0),
      () => undefined,
    );
    return file;
  };
}

export interface CheckoutFiles {
  read: Files['read'];
  /** Every file of the checkout, whatever its format. */
  readonly paths: OrderedPaths;
  /** Whether the selection allows that a file is scanned, and that the values in it are used. */
  isSelected(path: string): boolean;
  isExcluded(path: string): boolean;
  readonly mirrors: Readonly<Record<string, string>>;
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

/** A companion is read once for the files that have it one after the other. */
export function companionReader({ read, paths, isExcluded }: CheckoutFiles): CompanionReader {
  const readOne = recentTexts(read);
  return async (path, mentionedAs, uses) => {
    const own = companionsOf(path, () => paths.inFolder(folderOf(path)), paths, mentionedAs);
    const ofCharts = uses.flatMap(({ folder }) => chartFiles(`${folder}Chart.yaml`, paths));
    const names = [...own, ...ofCharts, ...uses.map(({ folder }) => `${folder}Chart.yaml`)].filter(
      (name) => name !== path && paths.has(name) && !isExcluded(name),
    );
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
