// The paths of a checkout, ordered so that those below a folder are found without a look at the others.
import type { CheckoutPaths } from '../model/occurrence.js';
import { compareText } from '../model/text.js';

/** The paths are sorted when the first folder is asked for. */
export function checkoutPaths(all: ReadonlySet<string>): CheckoutPaths {
  let ordered: readonly string[] | undefined;
  return {
    has: (path) => all.has(path),
    below(folder) {
      ordered ??= [...all].sort(compareText);
      return ordered.slice(firstFrom(ordered, folder), firstFrom(ordered, `${folder}\uFFFF`));
    },
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
