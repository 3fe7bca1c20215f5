// Sorts what is missing in silence by the entry of the grammar that explains it, each class with its smallest text.
import type { Verdict } from './judge.js';

interface MissingClass {
  readonly entry: string;
  readonly count: number;
  readonly image: string;
  readonly files: Readonly<Record<string, string>>;
}

const sizeOf = ({ text }: Verdict) => Object.values(text.files).join('').length;

/** How often each entry occurs in the pieces. */
function countsOf(verdicts: readonly Verdict[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of verdicts.flatMap(({ piece }) => [...new Set(piece.made)])) {
    counts.set(entry, (counts.get(entry) ?? 0) + 1);
  }
  return counts;
}

/** The entry that most often is missing where it occurs explains its texts; then the next one explains those left. */
export function classesOf(verdicts: readonly Verdict[]): readonly MissingClass[] {
  const heard = countsOf(verdicts.filter(({ said }) => said !== 'nothing'));
  const classes: MissingClass[] = [];
  let left = verdicts.filter(({ said }) => said === 'nothing');
  while (left.length > 0) {
    const missed = countsOf(left);
    const shareOf = (entry: string) => {
      const count = missed.get(entry) ?? 0;
      return count / (count + (heard.get(entry) ?? 0) + 0.5);
    };
    const [entry = ''] = [...missed.keys()].sort((a, b) => shareOf(b) - shareOf(a));
    const own = left.filter(({ piece }) => piece.made.includes(entry)).sort((a, b) => sizeOf(a) - sizeOf(b));
    const [smallest] = own;
    if (smallest === undefined) break;
    classes.push({ entry, count: own.length, image: smallest.image, files: smallest.text.files });
    left = left.filter(({ piece }) => !piece.made.includes(entry));
  }
  return classes.sort((a, b) => b.count - a.count);
}
