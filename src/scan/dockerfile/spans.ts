// Ranges of the Dockerfile parser (lines and characters) → spans of the text.
import type { Span } from '../../model/source.js';

export interface Range {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

export type Spans = (range: Range) => Span;

export function spansIn(text: string): Spans {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((end) => end.index + end[0].length)];
  return ({ start, end }) => ({
    start: (starts[start.line] ?? text.length) + start.character,
    end: (starts[end.line] ?? text.length) + end.character,
  });
}

/** Without a pair of quotes around it, unless nothing would be left. */
export function unquoted(text: string, { start, end }: Span): Span {
  const quote = text[start];
  const quoted = end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote;
  return quoted ? { start: start + 1, end: end - 1 } : { start, end };
}
