// What precedes a node or a document: anchors, aliases, tags and directives.
import { isBlank, isBlankOrEnd, isBreak, isBreakOrEnd, isDigit, isWord } from './characters.js';
import type { Cursor, Mark, Token } from './cursor.js';

const uriMarks = ";/?:@&=+$,.!~*'()[]%";
const maxVersionDigits = 2;

/** Reads `&name` or `*name`. */
export function scanAnchor(cursor: Cursor): Token {
  const start = cursor.mark;
  const type = cursor.is('&') ? 'anchor' : 'alias';
  cursor.skip();
  const value = scanWord(cursor);
  const ends = isBlankOrEnd(cursor.code()) || '?:,]}%@`'.includes(String.fromCharCode(cursor.code()));
  if (value === '' || !ends)
    cursor.fail('the name of an anchor or alias contains an invalid character', start);
  return { type, start, end: cursor.offset, value };
}

/** Reads `!`, `!suffix`, `!!suffix`, `!handle!suffix` or `!<uri>`. */
export function scanTag(cursor: Cursor): Token {
  const start = cursor.mark;
  const { handle, suffix } = cursor.is('<', 1) ? scanVerbatim(cursor, start) : scanShorthand(cursor, start);
  if (!isBlankOrEnd(cursor.code())) cursor.fail('a tag contains an invalid character', start);
  return { type: 'tag', start, end: cursor.offset, value: handle, suffix };
}

interface Tag {
  readonly handle: string;
  readonly suffix: string;
}

function scanVerbatim(cursor: Cursor, start: Mark): Tag {
  cursor.skip();
  cursor.skip();
  const suffix = scanUri(cursor, '', start);
  if (!cursor.is('>')) cursor.fail('a tag in angle brackets is not closed', start);
  cursor.skip();
  return { handle: '', suffix };
}

function scanShorthand(cursor: Cursor, start: Mark): Tag {
  const handle = scanHandle(cursor, start, false);
  if (handle.length > 1 && handle.endsWith('!')) return { handle, suffix: scanUri(cursor, '', start) };
  const suffix = scanUri(cursor, handle, start);
  return suffix === '' ? { handle: '', suffix: '!' } : { handle: '!', suffix };
}

function scanHandle(cursor: Cursor, start: Mark, inDirective: boolean): string {
  if (!cursor.is('!')) cursor.fail('a tag does not begin with an exclamation mark', start);
  const handle = cursor.read() + scanWord(cursor);
  if (cursor.is('!')) return handle + cursor.read();
  if (inDirective && handle !== '!') cursor.fail('a tag handle does not end with an exclamation mark', start);
  return handle;
}

/** `head` is a handle that turned out to be the start of the suffix; what follows its exclamation mark counts. */
function scanUri(cursor: Cursor, head: string, start: Mark): string {
  let uri = head.slice(1);
  let isEmpty = head === '';
  while (
    isWord(cursor.code()) ||
    (cursor.code() !== 0 && uriMarks.includes(String.fromCharCode(cursor.code())))
  ) {
    uri += cursor.is('%') ? scanUriEscape(cursor, start) : cursor.read();
    isEmpty = false;
  }
  if (isEmpty) cursor.fail('a tag is empty', start);
  return uri;
}

function scanUriEscape(cursor: Cursor, start: Mark): string {
  const escaped =
    /^(?:%[\da-fA-F]{2})+/.exec(cursor.text.slice(cursor.offset, cursor.offset + 12))?.[0] ?? '';
  const first = Number.parseInt(escaped.slice(1, 3), 16);
  const octets = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const text = escaped.slice(0, octets * 3);
  try {
    const char = decodeURIComponent(text);
    if (text === '' || text.length < octets * 3) throw new URIError('too short');
    for (let unit = 0; unit < text.length; unit += 1) cursor.skip();
    return char;
  } catch {
    return cursor.fail('a tag contains an escape that is not a character', start);
  }
}

/** Reads `%YAML …` or `%TAG …` with the rest of its line. */
export function scanDirective(cursor: Cursor): Token {
  const start = cursor.mark;
  cursor.skip();
  const name = scanWord(cursor);
  if (name === '' || !isBlankOrEnd(cursor.code())) cursor.fail('a directive has no name', start);
  cursor.skipBlanks();
  const token = name === 'YAML' ? scanVersion(cursor, start) : scanTagDirective(cursor, start, name);
  cursor.skipBlanks();
  cursor.skipComment();
  if (!isBreakOrEnd(cursor.code())) cursor.fail('a directive is followed by other text', start);
  if (isBreak(cursor.code())) cursor.readLine();
  return token;
}

function scanVersion(cursor: Cursor, start: Mark): Token {
  const major = scanNumber(cursor, start);
  if (!cursor.is('.')) cursor.fail('the version in a %YAML directive has no dot', start);
  cursor.skip();
  const value = `${major}.${scanNumber(cursor, start)}`;
  return { type: 'version-directive', start, end: cursor.offset, value };
}

function scanNumber(cursor: Cursor, start: Mark): number {
  let digits = '';
  while (isDigit(cursor.code())) digits += cursor.read();
  if (digits === '' || digits.length > maxVersionDigits)
    cursor.fail('the version in a %YAML directive is not a number', start);
  return Number(digits);
}

function scanTagDirective(cursor: Cursor, start: Mark, name: string): Token {
  if (name !== 'TAG') cursor.fail('a directive is unknown', start);
  const value = scanHandle(cursor, start, true);
  if (!isBlank(cursor.code())) cursor.fail('a tag handle is not followed by white space', start);
  cursor.skipBlanks();
  const suffix = scanUri(cursor, '', start);
  if (!isBlankOrEnd(cursor.code())) cursor.fail('a tag prefix is followed by other text', start);
  return { type: 'tag-directive', start, end: cursor.offset, value, suffix };
}

function scanWord(cursor: Cursor): string {
  const from = cursor.offset;
  while (isWord(cursor.code())) cursor.skip();
  return cursor.text.slice(from, cursor.offset);
}
