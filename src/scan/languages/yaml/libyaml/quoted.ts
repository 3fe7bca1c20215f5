// Scalars in quotes.
import { isBlankOrEnd, isBreak } from './characters.js';
import type { Cursor, Mark } from './cursor.js';
import type { Token } from './tokens.js';

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
  const start = cursor.mark;
  const isSingle = cursor.is("'");
  const quote = isSingle ? "'" : '"';
  cursor.skip();
  const value: string[] = [];
  for (;;) {
    if (cursor.atDocumentMarker()) cursor.fail('a quoted scalar is still open at a document marker', start);
    if (cursor.code() === 0) cursor.fail('a quoted scalar is not closed', start);
    const brokeLine = isSingle ? scanSingle(cursor, value) : scanDouble(cursor, value, start);
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

function scanSingle(cursor: Cursor, value: string[]): false {
  while (!isBlankOrEnd(cursor.code())) {
    if (cursor.is("'")) {
      if (!cursor.is("'", 1)) return false;
      cursor.skip();
    }
    value.push(readRun(cursor, singleQuote));
  }
  return false;
}

/** Passes one character and all behind it up to white space, a backslash or the quote. */
function readRun(cursor: Cursor, quote: number): string {
  const { text, offset, end } = cursor;
  let at = offset + 1;
  for (; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote || code === backslash || isBlankOrEnd(code)) break;
  }
  cursor.skipTo(at);
  return text.slice(offset, at);
}

/** True when it ends behind an escaped line end. */
function scanDouble(cursor: Cursor, value: string[], start: Mark): boolean {
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

function scanEscape(cursor: Cursor, start: Mark): string {
  const name = String.fromCharCode(cursor.code(1));
  const length = hexDigits[name] ?? 0;
  const simple = escapes[name];
  if (cursor.code(1) === 0 || (simple === undefined && length === 0))
    return cursor.fail('a quoted scalar contains an unknown escape', start);
  cursor.skip();
  cursor.skip();
  if (simple !== undefined) return simple;
  const digits = cursor.text.slice(cursor.offset, Math.min(cursor.offset + length, cursor.end));
  const code = /^[\da-f]+$/i.test(digits) && digits.length === length ? Number.parseInt(digits, 16) : -1;
  if (code < 0 || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
    return cursor.fail('a quoted scalar contains an escape that is not a character', start);
  for (let digit = 0; digit < length; digit += 1) cursor.skip();
  return String.fromCodePoint(code);
}
