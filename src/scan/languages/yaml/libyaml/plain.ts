// Scalars without quotes.
import { isBlank, isBlankOrEnd, isBreak, isBreakOrEnd, tab } from './characters.js';
import type { Cursor } from './cursor.js';
import type { Token } from './tokens.js';

interface ScannedPlain {
  readonly token: Token;
  /** The scalar ended at a line end, so a key may begin there. */
  readonly endsAtLineEnd: boolean;
}

/** Reads a scalar without quotes; `indent` is the column of the block around it, `inFlow` whether brackets are open. */
export function scanPlain(cursor: Cursor, indent: number, inFlow: boolean): ScannedPlain {
  const start = cursor.mark;
  const value: string[] = [];
  let end = cursor.offset;
  let gap = '';
  let hasBreak = false;
  while (!cursor.atDocumentMarker() && !cursor.is('#')) {
    const from = cursor.offset;
    cursor.skipTo(endOfWords(cursor, inFlow));
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
