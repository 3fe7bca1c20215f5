// A place in a YAML text that moves forward and counts lines and columns as libyaml does: in code points.
import { isBlank, isBlankOrEnd, isBreak, isBreakOrEnd, isCrLf } from './characters.js';

export interface Mark {
  /** UTF-16 offset into the text. */
  readonly offset: number;
  /** Code points from the start of the text. */
  readonly index: number;
  readonly line: number;
  readonly column: number;
}

/** The text is not YAML to libyaml: what is wrong, and at which UTF-16 offset. */
export class YamlSyntaxError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

export class Cursor {
  offset: number;
  line = 0;
  column = 0;
  /** Code points of two units that were passed; they make the index smaller than the offset. */
  private pairs = 0;

  constructor(
    readonly text: string,
    private readonly start: number,
    readonly end: number,
  ) {
    this.offset = start;
  }

  get mark(): Mark {
    const { offset, line, column } = this;
    return { offset, index: offset - this.start - this.pairs, line, column };
  }

  /** The UTF-16 code `ahead` units from here; 0 at the end. */
  code(ahead = 0): number {
    const at = this.offset + ahead;
    return at < this.end ? this.text.charCodeAt(at) : 0;
  }

  is(char: string, ahead = 0): boolean {
    return this.code(ahead) === char.charCodeAt(0);
  }

  /** Passes one character that is no line end. */
  skip(): void {
    const code = this.code();
    const isPair = code >= 0xd800 && code < 0xdc00;
    this.offset += isPair ? 2 : 1;
    this.pairs += Number(isPair);
    this.column += 1;
  }

  /** Passes one character and returns it. */
  read(): string {
    const from = this.offset;
    this.skip();
    return this.text.slice(from, this.offset);
  }

  /** Passes a line end and returns what it is in a value: CR, LF and NEL are `\n`, the Unicode separators stay. */
  readLine(): string {
    const code = this.code();
    this.offset += isCrLf(code, this.code(1)) ? 2 : 1;
    this.column = 0;
    this.line += 1;
    return code === 0x2028 || code === 0x2029 ? String.fromCharCode(code) : '\n';
  }

  skipBlanks(): void {
    while (isBlank(this.code())) this.skip();
  }

  /** Passes a comment up to the end of its line, if one begins here. */
  skipComment(): void {
    if (this.is('#')) while (!isBreakOrEnd(this.code())) this.skip();
  }

  /** `---` or `...` at the start of a line, with white space or the end behind it. */
  atDocumentMarker(): boolean {
    if (this.column !== 0 || !isBlankOrEnd(this.code(3))) return false;
    const three = this.text.slice(this.offset, Math.min(this.offset + 3, this.end));
    return three === '---' || three === '...';
  }

  /** Blanks and line ends between the words of a scalar: how they read in its value. */
  readWhiteSpace(onBlankInIndent: () => void): { readonly text: string; readonly hasBreak: boolean } {
    let blanks = '';
    let first: string | undefined;
    let more = '';
    while (isBlank(this.code()) || isBreak(this.code())) {
      if (isBreak(this.code())) {
        if (first === undefined) first = this.readLine();
        else more += this.readLine();
      } else if (first === undefined) {
        blanks += this.read();
      } else {
        onBlankInIndent();
        this.skip();
      }
    }
    if (first === undefined) return { text: blanks, hasBreak: false };
    return { text: folded(first, more), hasBreak: true };
  }

  fail(message: string, at: Mark = this.mark): never {
    throw new YamlSyntaxError(message, at.offset);
  }
}

/** One line end is a space, and of several the first goes; a Unicode separator is never folded. */
export function folded(first: string, more: string): string {
  if (first !== '\n') return first + more;
  return more === '' ? ' ' : more;
}
