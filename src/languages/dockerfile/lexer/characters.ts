// Character classes as Go has them, because BuildKit is written in Go and JavaScript's `\s` and `toLowerCase` differ.

/** `unicode.IsSpace`: unlike `\s` it includes NEL and excludes the byte order mark. */
export const goSpace = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

/** White space between the words of an instruction: `[\t\v\f\r ]`. */
const separator = /[\t\v\f\r ]/;

export function isSpace(char: string | undefined): boolean {
  return char !== undefined && goSpace.test(char);
}

/** The index of the first character in the range that is not white space, or the end of the range. */
export function skipSpace(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isSpace(text[at])) at += 1;
  return at;
}

/** The end of the range without trailing white space. */
export function trimmedEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(text[at - 1])) at -= 1;
  return at;
}

/** Half-open range of indexes. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The words of a range, split at the white space that separates arguments; every other character is part of a word. */
export function wordsIn(text: string, { start, end }: Range): readonly Range[] {
  const words: Range[] = [];
  for (let at = start; at < end; ) {
    const from = at;
    while (at < end && !separator.test(text[at] ?? '')) at += 1;
    words.push({ start: from, end: at });
    while (at < end && separator.test(text[at] ?? '')) at += 1;
  }
  return words;
}

/** `strings.ToLower`, which maps a dotted capital I to a plain `i`. */
export function lower(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase();
}

/** `strings.EqualFold(text, "as")`: the long s folds to `s`. */
export function isAs(text: string): boolean {
  return /^a[sſ]$/i.test(text);
}
