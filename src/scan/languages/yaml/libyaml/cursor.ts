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

const surrogate = /[\ud800-\udbff]/;

let lastText = '';
let lastHasPairs = false;

/** The documents of a text are often parsed one after the other, each with a cursor of its own. */
function hasPairs(text: string): boolean {
  if (text !== lastText) [lastText, lastHasPairs] = [text, surrogate.test(text)];
  return lastHasPairs;
}

export class Cursor {
  offset: number;
  line = 0;
  column = 0;
  /** Code points of two units that were passed; they make the index smaller than the offset. */
  private pairs = 0;
  private readonly mayHavePairs: boolean;
  private lastMark: Mark | undefined;

  constructor(
    readonly text: string,
    private readonly start: number,
    readonly end: number,
  ) {
    this.offset = start;
    this.mayHavePairs = hasPairs(text);
  }

  /** This place. The same one is asked for by the key, the block and the token that begin here. */
  get mark(): Mark {
    const { offset, lastMark } = this;
    if (lastMark?.offset === offset) return lastMark;
    const mark = { offset, index: this.index, line: this.line, column: this.column };
    this.lastMark = mark;
    return mark;
  }

  /** Code points from the start of the text. */
  get index(): number {
    return this.offset - this.start - this.pairs;
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

  /** Passes the characters up to an offset, none of which is a line end. */
  skipTo(offset: number): void {
    let pairs = 0;
    for (let at = this.mayHavePairs ? this.offset : offset; at < offset; at += 1) {
      const code = this.text.charCodeAt(at);
      if (code >= 0xd800 && code < 0xdc00) pairs += 1;
    }
    this.column += offset - this.offset - pairs;
    this.pairs += pairs;
    this.offset = offset;
  }

  /** The offset of the next line end, or of the end of the text. */
  endOfLine(): number {
    let at = this.offset;
    while (at < this.end && !isBreakOrEnd(this.text.charCodeAt(at))) at += 1;
    return at;
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
    if (this.is('#')) this.skipTo(this.endOfLine());
  }

  /** `---` or `...` at the start of a line, with white space or the end behind it. */
  atDocumentMarker(): boolean {
    if (this.column !== 0 || !isBlankOrEnd(this.code(3))) return false;
    if (!this.is('-') && !this.is('.')) return false;
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

export type ScalarStyle = 'plain' | 'single-quoted' | 'double-quoted' | 'literal' | 'folded';

export interface Token {
  readonly type:
    | 'stream-end'
    | 'version-directive'
    | 'tag-directive'
    | 'document-start'
    | 'document-end'
    | 'block-sequence-start'
    | 'block-mapping-start'
    | 'block-end'
    | 'flow-sequence-start'
    | 'flow-sequence-end'
    | 'flow-mapping-start'
    | 'flow-mapping-end'
    | 'block-entry'
    | 'flow-entry'
    | 'key'
    | 'value'
    | 'alias'
    | 'anchor'
    | 'tag'
    | 'scalar';
  readonly start: Mark;
  /** UTF-16 offset behind the token. */
  readonly end: number;
  /** Of a scalar its value, of an anchor or alias its name, of a tag or tag directive its handle. */
  readonly value?: string;
  /** Of a tag its suffix, of a tag directive its prefix. */
  readonly suffix?: string;
  readonly style?: ScalarStyle;
}
