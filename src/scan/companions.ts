// Reads the companions of files: those that set their values, or say how these are used.
import type { Files, ReadFile } from '../model/host.js';
import { memoizeAsync } from '../model/memoize.js';
import type { ChartUse } from '../model/occurrence.js';
import type { Problem, SourceFile } from '../model/source.js';
import { checkoutPaths } from './checkout-paths.js';
import { chartFiles } from './helm/chart.js';
import { folderOf } from './mentions.js';
import { companionsOf } from './readers.js';
import { unscanned } from './reasons.js';

export interface CheckoutFiles {
  read: Files['read'];
  /** Every file of the checkout, whatever its format. */
  readonly all: ReadonlySet<string>;
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

/** Each companion is read once, also where it is one of many files. */
export function companionReader({ read, all, isExcluded }: CheckoutFiles): CompanionReader {
  let folders: ReadonlyMap<string, readonly string[]> | undefined;
  const checkout = checkoutPaths(all);
  const readOne = memoizeAsync(async (path: string): Promise<SourceFile | Problem> => {
    const answer = await read(path);
    return 'unreadable' in answer ? { file: path, message: whyUnread(answer) } : { path, text: answer.text };
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
      problems: answers.flatMap((one) => ('text' in one ? [] : [one])),
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

/** Completes what a problem says about a file that cannot be read. */
export function whyUnread(answer: Extract<ReadFile, { unreadable: string }>): string {
  return unscanned.file(answer.absent === true ? unscanned.sparse : answer.unreadable);
}
