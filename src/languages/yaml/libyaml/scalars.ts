// Scalars: in quotes, plain, and in blocks.
import { isBlank, isBlankOrEnd, isBreak, isBreakOrEnd, isDigit, space, tab } from './characters.js';
import { type Cursor, folded, type Token } from './cursor.js';

const escapes: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  '\t': '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1b',
  ' ': ' ',
  '"': '"',
  "'": "'",
  '\\': '\\',
  // JSON writes it; libyaml takes it since 0.1.5.
  '/': '/',
  N: '\x85',
  _: '\xa0',
  L: '\u2028',
  P: '\u2029',
};
const hexDigits: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

const singleQuote = 0x27;
const doubleQuote = 0x22;
const backslash = 0x5c;

/** Reads a scalar in the quotes that begin here. */
export function scanQuoted(cursor: Cursor): Token {
  const start = cursor.offset;
  const isSingle = cursor.is("'");
  const quote = isSingle ? "'" : '"';
  cursor.skip();
  const value: string[] = [];
  for (;;) {
    if (cursor.atDocumentMarker()) cursor.fail('a quoted scalar is still open at a document marker', start);
    if (cursor.code() === 0) cursor.fail('a quoted scalar is not closed', start);
    if (isSingle) scanSingle(cursor, value);
    const brokeLine = !isSingle && scanDouble(cursor, value, start);
    if (!brokeLine && cursor.is(quote)) break;
    value.push(whiteSpace(cursor, brokeLine));
  }
  cursor.skip();
  const style = isSingle ? 'single-quoted' : 'double-quoted';
  return { type: 'scalar', start, end: cursor.offset, value: value.join(''), style };
}

/** Behind an escaped line end, blanks are indentation and further line ends stay as they are. */
function whiteSpace(cursor: Cursor, brokeLine: boolean): string {
  if (!brokeLine) return cursor.readWhiteSpace(() => undefined).text;
  let lines = '';
  for (;;) {
    cursor.skipBlanks();
    if (!isBreak(cursor.code())) return lines;
    lines += cursor.readLine();
  }
}

function scanSingle(cursor: Cursor, value: string[]): void {
  while (!isBlankOrEnd(cursor.code())) {
    if (cursor.is("'")) {
      if (!cursor.is("'", 1)) return;
      cursor.skip();
    }
    value.push(readRun(cursor, singleQuote));
  }
}

/** Passes one character and all behind it up to white space, a backslash or the quote. */
function readRun(cursor: Cursor, quote: number): string {
  const { text, offset, end } = cursor;
  let at = offset + 1;
  for (; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote || code === backslash || isBlankOrEnd(code)) break;
  }
  cursor.offset = at;
  return text.slice(offset, at);
}

/** True when it ends behind an escaped line end. */
function scanDouble(cursor: Cursor, value: string[], start: number): boolean {
  while (!isBlankOrEnd(cursor.code()) && !cursor.is('"')) {
    if (!cursor.is('\\')) {
      value.push(readRun(cursor, doubleQuote));
    } else if (isBreak(cursor.code(1))) {
      cursor.skip();
      cursor.readLine();
      return true;
    } else {
      value.push(scanEscape(cursor, start));
    }
  }
  return false;
}

function scanEscape(cursor: Cursor, start: number): string {
  const name = String.fromCharCode(cursor.code(1));
  const length = hexDigits[name] ?? 0;
  const simple = escapes[name];
  if (cursor.code(1) === 0 || (simple === undefined && length === 0))
    return cursor.fail('a quoted scalar contains an unknown escape', start);
  cursor.skip(2);
  if (simple !== undefined) return simple;
  const digits = cursor.text.slice(cursor.offset, Math.min(cursor.offset + length, cursor.end));
  const code = /^[\da-f]+$/i.test(digits) && digits.length === length ? Number.parseInt(digits, 16) : -1;
  if (code < 0 || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
    return cursor.fail('a quoted scalar contains an escape that is not a character', start);
  cursor.skip(length);
  return String.fromCodePoint(code);
}

interface ScannedPlain {
  readonly token: Token;
  /** The scalar ended at a line end, so a key may begin there. */
  readonly endsAtLineEnd: boolean;
}

/** Reads a scalar without quotes; `indent` is the column of the block around it, `inFlow` whether brackets are open. */
export function scanPlain(cursor: Cursor, indent: number, inFlow: boolean): ScannedPlain {
  const start = cursor.offset;
  const value: string[] = [];
  let end = cursor.offset;
  let gap = '';
  let hasBreak = false;
  while (!cursor.atDocumentMarker() && !cursor.is('#')) {
    const from = cursor.offset;
    cursor.offset = endOfWords(cursor, inFlow);
    if (cursor.offset > from) {
      value.push(gap, cursor.text.slice(from, cursor.offset));
      end = cursor.offset;
      gap = '';
      hasBreak = false;
    }
    if (!isBlank(cursor.code()) && !isBreak(cursor.code())) break;
    const between = cursor.readWhiteSpace(() => {
      if (cursor.code() === tab && cursor.column < indent + 1)
        cursor.fail('a tab is used for indentation', start);
    });
    gap = between.text;
    hasBreak = between.hasBreak;
    if (!inFlow && cursor.column < indent + 1) break;
  }
  const token = { type: 'scalar', start, end, value: value.join(''), style: 'plain' } as const;
  return { token, endsAtLineEnd: hasBreak };
}

const colon = 0x3a;
const hash = 0x23;
/** What ends a word in brackets: `,?[]{}`. */
const flowIndicators: ReadonlySet<number> = new Set([0x2c, 0x3f, 0x5b, 0x5d, 0x7b, 0x7d]);

/** The offset behind the last word of the line: before a colon with white space behind it, a comment, or a bracket. */
function endOfWords({ text, offset, end }: Cursor, inFlow: boolean): number {
  let last = offset;
  for (let at = offset; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) continue;
    if (isBreakOrEnd(code) || (inFlow && flowIndicators.has(code))) return last;
    if (code === colon && (at + 1 >= end || isBlankOrEnd(text.charCodeAt(at + 1)))) return last;
    if (code === hash && last < at) return last;
    last = at + 1;
  }
  return last;
}

/** Reads the block scalar whose header begins here, inside a block that is indented by `parentIndent` columns. */
export function scanBlock(cursor: Cursor, parentIndent: number): Token {
  const start = cursor.offset;
  const isLiteral = cursor.is('|');
  cursor.skip();
  const { keep, increment } = scanHeader(cursor, start);
  const base = Math.max(parentIndent, 0);
  const known = increment === undefined ? undefined : base + increment;
  const lead = scanEmptyLines(cursor, known, parentIndent, start);
  const { indent } = lead;
  const value: string[] = [];
  let { lines: empty, end } = lead;
  let lineEnd = '';
  let wasBlank = false;
  while (cursor.column === indent && cursor.code() !== 0) {
    const startsBlank = isBlank(cursor.code());
    const folds = !isLiteral && !wasBlank && !startsBlank && lineEnd === '\n';
    value.push(folds ? folded(lineEnd, empty) : lineEnd + empty);
    wasBlank = startsBlank;
    const from = cursor.offset;
    cursor.offset = cursor.endOfLine();
    value.push(cursor.text.slice(from, cursor.offset));
    end = cursor.offset;
    lineEnd = isBreak(cursor.code()) ? cursor.readLine() : '';
    ({ lines: empty, end } = scanEmptyLines(cursor, indent, parentIndent, start));
  }
  if (keep !== '-') value.push(lineEnd);
  if (keep === '+') value.push(empty);
  return {
    type: 'scalar',
    start,
    end,
    value: value.join(''),
    style: isLiteral ? 'literal' : 'folded',
  };
}

interface BlockHeader {
  readonly keep: '+' | '-' | undefined;
  readonly increment: number | undefined;
}

/** The indicators of chomping and indentation in either order, blanks, a comment, and the line end. */
function scanHeader(cursor: Cursor, start: number): BlockHeader {
  let keep: BlockHeader['keep'];
  let increment: number | undefined;
  for (let part = 0; part < 2; part += 1) {
    if (keep === undefined && (cursor.is('+') || cursor.is('-'))) {
      keep = cursor.is('+') ? '+' : '-';
      cursor.skip();
    } else if (increment === undefined && isDigit(cursor.code())) {
      increment = cursor.code() - 0x30;
      if (increment === 0) cursor.fail('the indentation indicator of a block scalar is 0', start);
      cursor.skip();
    }
  }
  cursor.endLine('a block scalar begins on the line of its header', start);
  return { keep, increment };
}

/** Passes indentation and empty lines; without a known indentation, that of the deepest line so far is taken. */
function scanEmptyLines(
  cursor: Cursor,
  indent: number | undefined,
  parentIndent: number,
  start: number,
): { readonly lines: string; readonly indent: number; readonly end: number } {
  let lines = '';
  let end = cursor.offset;
  let deepest = 0;
  const inIndent = () => indent === undefined || cursor.column < indent;
  for (;;) {
    while (inIndent() && cursor.code() === space) cursor.skip();
    deepest = Math.max(deepest, cursor.column);
    if (inIndent() && cursor.code() === tab) cursor.fail('a tab is used to indent a block scalar', start);
    if (!isBreak(cursor.code())) break;
    lines += cursor.readLine();
    end = cursor.offset;
  }
  return { lines, indent: indent ?? Math.max(deepest, parentIndent + 1, 1), end };
}
