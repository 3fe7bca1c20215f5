// What precedes a node or a document: anchors, aliases, tags and directives.
import { isBlank, isBlankOrEnd } from './characters.js';
import type { Cursor, Token } from './cursor.js';

const word = /[\w-]*/y;
const tagHandle = /![\w-]*!?/y;
const uri = /[\w;/?:@&=+$,.!~*'()[\]%-]*/y;
const digits = /\d*/y;
const maxVersionDigits = 2;

/** Reads `&name` or `*name`. */
export function scanAnchor(cursor: Cursor): Token {
  const start = cursor.offset;
  const type = cursor.is('&') ? 'anchor' : 'alias';
  cursor.skip();
  const value = cursor.take(word);
  const ends = isBlankOrEnd(cursor.code()) || '?:,]}%@`'.includes(String.fromCharCode(cursor.code()));
  if (value === '' || !ends)
    cursor.fail('the name of an anchor or alias contains an invalid character', start);
  return { type, start, end: cursor.offset, value };
}

/** Reads `!`, `!suffix`, `!!suffix`, `!handle!suffix` or `!<uri>`. */
export function scanTag(cursor: Cursor): Token {
  const start = cursor.offset;
  const [value, suffix] = cursor.is('<', 1) ? ['', scanVerbatim(cursor)] : scanShorthand(cursor);
  if (!isBlankOrEnd(cursor.code())) cursor.fail('a tag contains an invalid character', start);
  return { type: 'tag', start, end: cursor.offset, value, suffix };
}

function scanVerbatim(cursor: Cursor): string {
  const start = cursor.offset;
  cursor.skip(2);
  const suffix = scanUri(cursor, '', start);
  if (!cursor.is('>')) cursor.fail('a tag in angle brackets is not closed', start);
  cursor.skip();
  return suffix;
}

/** The handle and the suffix. */
function scanShorthand(cursor: Cursor): readonly [string, string] {
  const start = cursor.offset;
  const handle = cursor.take(tagHandle);
  if (handle.length > 1 && handle.endsWith('!')) return [handle, scanUri(cursor, '', start)];
  const suffix = scanUri(cursor, handle, start);
  return suffix === '' ? ['', '!'] : ['!', suffix];
}

/** `head` is a handle that turned out to be the start of the suffix; what follows its exclamation mark counts. */
function scanUri(cursor: Cursor, head: string, start: number): string {
  const written = cursor.take(uri);
  if (head + written === '') cursor.fail('a tag is empty', start);
  try {
    return head.slice(1) + decodeURIComponent(written);
  } catch {
    return cursor.fail('a tag contains an escape that is not a character', start);
  }
}

/** Reads `%YAML …` or `%TAG …` with the rest of its line. */
export function scanDirective(cursor: Cursor): Token {
  const start = cursor.offset;
  cursor.skip();
  const name = cursor.take(word);
  if (name === '' || !isBlankOrEnd(cursor.code())) cursor.fail('a directive has no name', start);
  cursor.skipBlanks();
  const token = name === 'YAML' ? scanVersion(cursor, start) : scanTagDirective(cursor, start, name);
  cursor.endLine('a directive is followed by other text', start);
  return token;
}

function scanVersion(cursor: Cursor, start: number): Token {
  const major = scanNumber(cursor, start);
  if (!cursor.is('.')) cursor.fail('the version in a %YAML directive has no dot', start);
  cursor.skip();
  const value = `${major}.${scanNumber(cursor, start)}`;
  return { type: 'version-directive', start, end: cursor.offset, value };
}

function scanNumber(cursor: Cursor, start: number): number {
  const written = cursor.take(digits);
  if (written === '' || written.length > maxVersionDigits)
    cursor.fail('the version in a %YAML directive is not a number', start);
  return Number(written);
}

function scanTagDirective(cursor: Cursor, start: number, name: string): Token {
  if (name !== 'TAG') cursor.fail('a directive is unknown', start);
  const value = cursor.take(tagHandle);
  if (value === '') cursor.fail('a tag does not begin with an exclamation mark', start);
  if (!value.endsWith('!')) cursor.fail('a tag handle does not end with an exclamation mark', start);
  if (!isBlank(cursor.code())) cursor.fail('a tag handle is not followed by white space', start);
  cursor.skipBlanks();
  const suffix = scanUri(cursor, '', start);
  if (!isBlankOrEnd(cursor.code())) cursor.fail('a tag prefix is followed by other text', start);
  return { type: 'tag-directive', start, end: cursor.offset, value, suffix };
}
