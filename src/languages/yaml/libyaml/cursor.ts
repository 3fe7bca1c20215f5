// A place in a YAML text that moves forward and counts lines as libyaml does, and the tokens that are read there.
import { isBlank, isBlankOrEnd, isBreak, isBreakOrEnd } from './characters.js';

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
  line = 0;
  private lineStart: number;

  constructor(
    readonly text: string,
    /** UTF-16 offset into the text. */
    public offset: number,
    readonly end: number,
  ) {
    this.lineStart = offset;
  }

  /** In UTF-16 units: libyaml compares the columns of places that only blanks and indicators precede on their lines. */
  get column(): number {
    return this.offset - this.lineStart;
  }

  /** The UTF-16 code `ahead` units from here; 0 at the end. */
  code(ahead = 0): number {
    const at = this.offset + ahead;
    return at < this.end ? this.text.charCodeAt(at) : 0;
  }

  is(char: string, ahead = 0): boolean {
    return this.code(ahead) === char.charCodeAt(0);
  }

  /** Passes units that are no line end. */
  skip(count = 1): void {
    this.offset += count;
  }

  /** Passes what the sticky pattern, which matches no line end, matches here, and returns it. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const length = pattern.exec(this.text)?.[0].length ?? 0;
    const from = this.offset;
    this.offset = Math.min(from + length, this.end);
    return this.text.slice(from, this.offset);
  }

  /** The offset of the next line end, or of the end of the text. */
  endOfLine(): number {
    let at = this.offset;
    while (at < this.end && !isBreakOrEnd(this.text.charCodeAt(at))) at += 1;
    return at;
  }

  /** Passes a line end and returns what it is in a value: CR, LF and NEL are `\n`, the Unicode separators stay. */
  readLine(): string {
    const code = this.code();
    this.offset += code === 0x0d && this.code(1) === 0x0a ? 2 : 1;
    this.lineStart = this.offset;
    this.line += 1;
    return code === 0x2028 || code === 0x2029 ? String.fromCharCode(code) : '\n';
  }

  skipBlanks(): void {
    while (isBlank(this.code())) this.offset += 1;
  }

  /** Passes a comment up to the end of its line, if one begins here. */
  skipComment(): void {
    if (this.is('#')) this.offset = this.endOfLine();
  }

  /** Passes blanks, a comment and the line end, before which nothing else may be. */
  endLine(message: string, start: number): void {
    this.skipBlanks();
    this.skipComment();
    if (!isBreakOrEnd(this.code())) this.fail(message, start);
    if (isBreak(this.code())) this.readLine();
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
    const from = this.offset;
    this.skipBlanks();
    if (!isBreak(this.code())) return { text: this.text.slice(from, this.offset), hasBreak: false };
    const first = this.readLine();
    let more = '';
    for (;;)
      if (isBreak(this.code())) more += this.readLine();
      else if (isBlank(this.code())) {
        onBlankInIndent();
        this.offset += 1;
      } else return { text: folded(first, more), hasBreak: true };
  }

  fail(message: string, at = this.offset): never {
    throw new YamlSyntaxError(message, at);
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
  /** UTF-16 offsets of the token and behind it. */
  readonly start: number;
  readonly end: number;
  /** Of a scalar its value, of an anchor or alias its name, of a tag or tag directive its handle. */
  readonly value?: string;
  /** Of a tag its suffix, of a tag directive its prefix. */
  readonly suffix?: string;
  readonly style?: ScalarStyle;
}
