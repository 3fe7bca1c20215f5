// Hides parts of a text, such as the secrets that are in it.

/** Part of a text: its first character, and the one after its last. */
export type TextRange = readonly [start: number, end: number];

/** Where a text that is not empty is, also where it overlaps with itself: what is left of the second one would be seen. */
export function occurrencesOf(what: string, text: string): TextRange[] {
  const found: TextRange[] = [];
  for (let at = text.indexOf(what); at >= 0; at = text.indexOf(what, at + 1))
    found.push([at, at + what.length]);
  return found;
}

/** The text with `***` for each of the ranges, or for several of which each overlaps with the next. */
export function withHidden(text: string, ranges: readonly TextRange[]): string {
  let result = '';
  let done = 0;
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    if (end <= done) continue;
    result += start >= done ? `${text.slice(done, start)}***` : '';
    done = end;
  }
  return result + text.slice(done);
}
