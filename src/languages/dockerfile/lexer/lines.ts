// Physical lines → logical lines, as BuildKit joins them, with the source offset of every character.
import { lastAtOrBefore } from '../../../model/text/position.js';
import { type Range, skipSpace } from './characters.js';

/** One instruction in one line. Continuations, comments and blank lines inside it are gone. */
export interface LogicalLine {
  readonly text: string;
  /** The offset in the Dockerfile of the character at the index. */
  offset(index: number): number;
}

export type Escape = '\\' | '`';

/** BuildKit's line buffer: a longer line is refused, counted in bytes without its line feed. */
export const maxLineBytes = 65_535;

/** Hands out lines one after the other: logical ones, or physical ones for the body of a heredoc. */
export class Lines {
  /** Where the first line begins that is longer than BuildKit reads. */
  tooLong: number | undefined;

  constructor(
    private readonly text: string,
    private readonly token: Escape,
    /** Where the next line begins. */
    public position = text.startsWith('\uFEFF') ? 1 : 0,
  ) {}

  /** The next line without its line end; only a line feed ends a line. */
  physical(): Range | undefined {
    const { text, position: start } = this;
    if (start >= text.length) return undefined;
    const newline = text.indexOf('\n', start);
    let end = newline < 0 ? text.length : newline;
    this.position = end + 1;
    if (isTooLong(text, start, end)) this.tooLong ??= start;
    while (end > start && text[end - 1] === '\r') end -= 1;
    return { start, end };
  }

  /** The next instruction; `undefined` at the end of the text. */
  logical(): LogicalLine | undefined {
    for (let first = this.physical(); first !== undefined; first = this.physical()) {
      const start = skipSpace(this.text, first.start, first.end);
      if (this.text[start] === '#' && start < first.end) continue;
      const end = this.continuedAt({ start, end: first.end });
      if (end !== undefined) return lineOf(this.text, this.joined({ start, end }));
      if (start < first.end) return lineOf(this.text, [{ start, end: first.end }]);
    }
    return undefined;
  }

  private joined(first: Range): readonly Range[] {
    const pieces = [first];
    for (let more = this.physical(); more !== undefined; more = this.physical()) {
      const word = skipSpace(this.text, more.start, more.end);
      if (word === more.end || this.text[word] === '#') continue;
      const end = this.continuedAt(more);
      pieces.push({ start: more.start, end: end ?? more.end });
      if (end === undefined) break;
    }
    return pieces;
  }

  /** Where the line's text ends if it continues in the next one: before a single escape, which only blanks follow. */
  private continuedAt({ start, end }: Range): number | undefined {
    let last = end - 1;
    while (last >= start && (this.text[last] === ' ' || this.text[last] === '\t')) last -= 1;
    if (last < start || this.text[last] !== this.token) return undefined;
    return last > start && this.text[last - 1] === this.token ? undefined : last;
  }
}

function isTooLong(text: string, start: number, end: number): boolean {
  const isShort = (end - start) * 3 <= maxLineBytes;
  return !isShort && Buffer.byteLength(text.slice(start, end)) > maxLineBytes;
}

function lineOf(text: string, pieces: readonly Range[]): LogicalLine {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined)
    return { text: text.slice(only.start, only.end), offset: (index) => only.start + index };
  const begins: number[] = [];
  let joined = '';
  for (const piece of pieces) {
    begins.push(joined.length);
    joined += text.slice(piece.start, piece.end);
  }
  return {
    text: joined,
    offset(index) {
      const piece = lastAtOrBefore(begins, index);
      return (pieces[piece]?.start ?? 0) + index - (begins[piece] ?? 0);
    },
  };
}
