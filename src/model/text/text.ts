// Text that several stages write the same way: order, counts, digests, addresses, and foreign text made harmless or hidden.
import type { Digest } from '../images/image.js';

/** Orders texts by their UTF-16 code units, whatever the locale: negative, zero or positive, for `sort`. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** `2018`, `12,000`: the same in every channel. */
export function numberText(count: number): string {
  return count < 10_000 ? String(count) : count.toLocaleString('en-US');
}

/** `1 digest`, `2 digests`, `3 repositories`. */
export function plural(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${numberText(count)} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ie` : noun}s`;
}

/** `sha256:` and the first 12 hex digits. */
export function shortDigest(digest: Digest | string): string {
  return digest.slice(0, 'sha256:'.length + 12);
}

/** Foreign text on one line: cut to `maxLength` UTF-16 units, with control characters and line ends as spaces. */
export function onOneLine(text: string, maxLength = 500): string {
  return text
    .slice(0, maxLength)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim();
}

export function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** A path as a relative URI reference with percent-encoded segments. Lone surrogates cannot be encoded and are replaced. */
export function uriOf(file: string): string {
  return file
    .replace(/\p{Cs}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

/**
 * Spells out control, invisible and broken characters, so that a name cannot move, colour or reorder anything.
 */
export function plain(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

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
