// Offsets → lines and columns, and where a line or a match ends.
import type { Place, SourceFile, Span } from './source.js';

export interface Position {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/**
 * Gives the position of spans of one text: 1-based, columns in UTF-16 units, the end column after the last
 * character. Lines end at LF, CRLF or CR; a byte order mark takes no column.
 */
export function positionsOf(text: string): (span: Span) => Position {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
  const at = (offset: number) => {
    const line = lastAtOrBefore(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  return ({ start, end }) => {
    const from = at(start);
    const to = at(end);
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  };
}

/** The index of the last of these rising numbers that is not greater; 0 if all are. */
export function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** `file:line:column` of a place; the file alone when its text is not among the sources. */
export function whereIs({ file, span }: Place, sources: readonly SourceFile[]): string {
  const source = sources.find(({ path }) => path === file);
  if (source === undefined) return file;
  const { line, column } = positionsOf(source.text)(span);
  return `${file}:${line}:${column}`;
}

/** The offset of the next line feed, or of the end of the text. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** The offset behind what a sticky pattern matches at an offset; `undefined` where it does not match there. */
export function endOfMatch(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
