// Follows the maps and lists of a YAML document by its lines alone, without a tree, as long as every line is spelled in a way
// that all readers read alike; anything else is left to the parser.
import { endOfLine, endOfMatch } from '../../model/text/position.js';

const space = 0x20;
/** Blanks or a comment up to the end of the line. */
const tail = String.raw`(?: +#[^\n]*| *)(?:\n|$)`;
const word = String.raw`(?:"[^"\\\n]*"|'[^'\n]*'|[A-Za-z0-9_./][\w./-]*)`;
const blockHeader = new RegExp(`[|>][-+]?${tail}`, 'y');
const empty = new RegExp(String.raw`(?:\[ *\]|\{ *\})${tail}`, 'y');
/** Words on one line. An empty item is an error to some readers. */
const flowList = new RegExp(String.raw`\[ *(?:${word} *(?:, *(?!\])|(?=\])))+\]${tail}`, 'y');
const beginsPlain = /[^\s\-?:,[\]{}#&*!|>'"%@`]|[-:?](?=\S)/y;
/** What ends a text without quotes before the end of its line, or may not be in it. */
const endsPlain = /:(?=\s|$)|\s#|\t/;
const restOfLine = new RegExp(tail, 'y');
/** What a backslash may precede in quotes; of other letters, the parser counts the digits behind them. */
const escaped = /[0abtnvfre "\\/]/;

/** The start of the line behind the value; `undefined` where its lines alone do not say how it is read. */
function passValue(text: string, from: number, column: number): number | undefined {
  const first = text[from];
  if (first === '|' || first === '>') return passBlock(text, from, column);
  if (first === '"' || first === "'") return passQuoted(text, from, first);
  if (first === '[' || first === '{')
    return endOfMatch(empty, text, from) ?? endOfMatch(flowList, text, from);
  return endOfMatch(beginsPlain, text, from) === undefined ? undefined : passPlain(text, from, column);
}

/** The offset of the first character of a line that is no space. */
function passIndent(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === space) at += 1;
  return at;
}

function passBlock(text: string, from: number, column: number): number | undefined {
  let line = endOfMatch(blockHeader, text, from);
  let indent: number | undefined;
  while (line !== undefined && line < text.length) {
    const at = passIndent(text, line);
    const end = endOfLine(text, at);
    // Blanks in front of the first line may make an indentation.
    if (at === end && at > line && indent === undefined) return undefined;
    if (at < end) {
      if (at - line <= column) return line;
      // Where the indentation is not known yet, a tab is an error.
      if (indent === undefined && text[at] === '\t') return undefined;
      indent ??= at - line;
      if (at - line < indent) return undefined;
    }
    line = end + 1;
  }
  return line;
}

function passPlain(text: string, from: number, column: number): number | undefined {
  for (let at = from; ; ) {
    const end = endOfLine(text, at);
    const isCommented = endsPlain.test(text.slice(at, end));
    if (isCommented && !isComment(text.slice(at, end))) return undefined;
    const line = passEmptyLines(text, end + 1);
    at = passIndent(text, line);
    if (at >= text.length || at - line <= column) return line;
    // Behind a comment, the text cannot go on.
    if (isCommented || text[at] === '#' || text[at] === '\t') return undefined;
  }
}

/** True where all that ends the text is a comment. */
function isComment(line: string): boolean {
  const start = line.indexOf(' #');
  return start > 0 && !endsPlain.test(line.slice(0, start).trimEnd());
}

function passEmptyLines(text: string, from: number): number {
  let line = from;
  while (line < text.length) {
    const at = passIndent(text, line);
    if (text[at] !== '\n') return line;
    line = at + 1;
  }
  return line;
}

function passQuoted(text: string, from: number, quote: string): number | undefined {
  for (let at = from + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\' && quote === '"') {
      at += 1;
      if (!escaped.test(text[at] ?? '')) return undefined;
    } else if (char !== quote) continue;
    else if (quote === "'" && text[at + 1] === quote) at += 1;
    else return endOfMatch(restOfLine, text, at + 1);
  }
  return undefined;
}

/** What the lines may say so that nobody needs the document. */
export interface LineRules {
  /**
   * Whether a key may stand on the line that begins at `line`. Its value begins at `value`, unless the line ends there or
   * goes on with a comment.
   */
  allowsKey(text: string, name: string, line: number, value: number | undefined, isAtRoot: boolean): boolean;
  /** Whether a text may be an item of the list below a key. */
  allowsItem(list: string): boolean;
}

/** Also with the character that covers what a template writes. */
const plainKey = /[\w$\ue000][\w.$/\ue000-]*:(?: +|(?=\n)|$)/y;
const quotedKey = /(?:"[\w.$/-]+"|'[\w.$/-]+'):(?: +|(?=\n)|$)/y;
/** Other line ends, control characters, and what some readers refuse. */
const unusual = /[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
/** The parser refuses deeper ones, and longer keys. */
const [maxDepth, maxKeyLength] = [50, 200];

/** True for a document whose root is a map, where the rules allow every key and every item of a list. */
export function areLinesAllowed(text: string, rules: LineRules): boolean {
  return !unusual.test(text) && new BlockLines(text, rules).areRead();
}

/** A map or a list that is not at its end. */
interface OpenBlock {
  readonly column: number;
  readonly isList: boolean;
  /** The key whose value it is, or that of the list around it. */
  readonly key: string;
}

class BlockLines {
  private at = 0;
  private readonly levels: OpenBlock[] = [];
  /** The key of the line before, where its value begins on the next line. */
  private open: string | undefined;

  constructor(
    private readonly text: string,
    private readonly rules: LineRules,
  ) {}

  areRead(): boolean {
    const { text } = this;
    while (this.at < text.length) {
      const from = passIndent(text, this.at);
      if (from === text.length || text[from] === '\n' || text[from] === '#')
        this.at = endOfLine(text, from) + 1;
      else if (!this.isRead(this.at, from)) return false;
    }
    return true;
  }

  private isRead(line: number, from: number): boolean {
    const { text } = this;
    let at = from;
    while (text[at] === '-' && text[at + 1] === ' ') {
      if (!this.enter(at - line, true, at === from)) return false;
      at = passIndent(text, at + 1);
    }
    const isQuoted = text[at] === '"' || text[at] === "'";
    const value = endOfMatch(isQuoted ? quotedKey : plainKey, text, at);
    if (value === undefined) return at !== from && this.isItemRead(at);
    const colon = text.indexOf(':', at);
    const name = isQuoted ? text.slice(at + 1, colon - 1) : text.slice(at, colon);
    return this.isKeyRead(line, at, name, value, at === from);
  }

  private isKeyRead(line: number, at: number, name: string, value: number, isFirst: boolean): boolean {
    const { text } = this;
    const column = at - line;
    if (name.length > maxKeyLength || !this.enter(column, false, isFirst)) return false;
    const isOpen = value === text.length || text[value] === '\n' || text[value] === '#';
    const isAtRoot = this.levels.length === 1;
    if (!this.rules.allowsKey(text, name, line, isOpen ? undefined : value, isAtRoot)) return false;
    this.open = isOpen ? name : undefined;
    if (!isOpen) return this.pass(value, column);
    this.at = endOfLine(text, value) + 1;
    return true;
  }

  private isItemRead(at: number): boolean {
    const list = this.levels.at(-1);
    return list !== undefined && this.rules.allowsItem(list.key) && this.pass(at, list.column);
  }

  /** Whether a map or a list goes on at this column, or begins there. Behind a dash, one always begins. */
  private enter(column: number, isList: boolean, isFirst: boolean): boolean {
    const { levels, open } = this;
    this.open = undefined;
    const last = levels.at(-1);
    if (!isFirst) return this.begin({ column, isList, key: last?.key ?? '' });
    if (last === undefined) return column === 0 && !isList && this.begin({ column, isList, key: '' });
    const isBelow = isList ? column >= last.column : column > last.column;
    if (open !== undefined && isBelow) return this.begin({ column, isList, key: open });
    return this.leave(column, isList);
  }

  private begin(level: OpenBlock): boolean {
    this.levels.push(level);
    return this.levels.length <= maxDepth;
  }

  /** Ends what is further to the right, and a list at the column of the key that it belongs to. */
  private leave(column: number, isList: boolean): boolean {
    const { levels } = this;
    while ((levels.at(-1)?.column ?? 0) > column) levels.pop();
    if (!isList && levels.at(-1)?.isList) levels.pop();
    const last = levels.at(-1);
    return last?.column === column && last.isList === isList;
  }

  private pass(from: number, column: number): boolean {
    const next = passValue(this.text, from, column);
    this.at = next ?? this.at;
    return next !== undefined;
  }
}
