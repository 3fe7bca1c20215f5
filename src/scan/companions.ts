// Reads the companions of files: those that set their values, or say how these are used.
import type { Files, ReadFile } from '../model/host.js';
import type { ChartUse } from '../model/occurrence.js';
import type { Problem, SourceFile } from '../model/source.js';
import type { OrderedPaths } from './checkout-paths.js';
import { chartFiles } from './helm/chart.js';
import { folderOf } from './mentions.js';
import { companionsOf } from './readers.js';
import { unscanned } from './reasons.js';
import { recentTexts } from './recent-texts.js';

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
