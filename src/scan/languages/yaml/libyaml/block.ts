// Block scalars: `|` and `>`.
import { isBlank, isBreak, isBreakOrEnd, isDigit, space, tab } from './characters.js';
import { type Cursor, folded, type Mark } from './cursor.js';
import type { Token } from './tokens.js';

/** Reads the block scalar whose header begins here, inside a block that is indented by `parentIndent` columns. */
export function scanBlock(cursor: Cursor, parentIndent: number): Token {
  const start = cursor.mark;
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
    cursor.skipTo(cursor.endOfLine());
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

interface Header {
  readonly keep: '+' | '-' | undefined;
  readonly increment: number | undefined;
}

/** The indicators of chomping and indentation in either order, blanks, a comment, and the line end. */
function scanHeader(cursor: Cursor, start: Mark): Header {
  let keep: Header['keep'];
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
  cursor.skipBlanks();
  cursor.skipComment();
  if (!isBreakOrEnd(cursor.code())) cursor.fail('a block scalar begins on the line of its header', start);
  if (isBreak(cursor.code())) cursor.readLine();
  return { keep, increment };
}

/** Passes indentation and empty lines; without a known indentation, that of the deepest line so far is taken. */
function scanEmptyLines(
  cursor: Cursor,
  indent: number | undefined,
  parentIndent: number,
  start: Mark,
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
