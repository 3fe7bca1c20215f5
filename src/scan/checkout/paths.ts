// The paths of a checkout by their folders, so that those of one folder are found without a look at the others.
import type { CheckoutPaths } from '../../model/occurrence.js';
import { compareText } from '../../model/text/text.js';
import { folderOf } from './mentions.js';

export interface OrderedPaths extends CheckoutPaths {
  /** Every path. */
  readonly all: ReadonlySet<string>;
  /** The paths directly in a folder, without a slash at its end; empty for the root of the checkout. */
  inFolder(folder: string): readonly string[];
}

export function orderedPaths(all: ReadonlySet<string>): OrderedPaths {
  const ordered = [...all].toSorted(compareText);
  const folders = new Map<string, string[]>();
  for (const path of ordered) {
    const folder = folderOf(path);
    const known = folders.get(folder);
    if (known === undefined) folders.set(folder, [path]);
    else known.push(path);
  }
  return {
    all,
    has: (path) => all.has(path),
    below: (folder) => ordered.slice(firstFrom(ordered, folder), firstFrom(ordered, `${folder}\uFFFF`)),
    inFolder: (folder) => folders.get(folder) ?? [],
  };
}

/** The index of the first path that is not before the text. */
function firstFrom(ordered: readonly string[], text: string): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareText(ordered[middle] ?? '', text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
