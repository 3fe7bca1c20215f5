// "Did you mean": the known word that is fewest edits away.

/** As many letters of a word say which one is meant. */
const minBegun = 3;

/**
 * The word that begins so, or the nearest word, if it is near enough to be a slip of the keyboard. Two neighbouring letters in the wrong order are
 * one edit (optimal string alignment distance).
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > 64) return undefined;
  const begun = known.find(
    (candidate) => word.length >= minBegun && candidate.startsWith(word.toLowerCase()),
  );
  if (begun !== undefined) return begun;
  const ranked = known.map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate) }));
  const best = ranked.sort((a, b) => a.distance - b.distance)[0];
  return best !== undefined && best.distance <= Math.max(1, word.length / 3) ? best.candidate : undefined;
}

/** ` Did you mean …?`, or nothing. */
export function suggestion(word: string, known: readonly string[]): string {
  const best = nearest(word, known);
  return best === undefined ? '' : ` Did you mean \`${best}\`?`;
}

function distance(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : substitution;
      row.push(Math.min(substitution, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
