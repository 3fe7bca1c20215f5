// Scalars without quotes.
import { isBlank, isBlankOrEnd, isBreak, tab } from './characters.js';
import type { Cursor } from './cursor.js';
import type { Token } from './tokens.js';

export interface ScannedPlain {
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
    while (!isBlankOrEnd(cursor.code()) && !endsPlain(cursor, inFlow)) cursor.skip();
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

function endsPlain(cursor: Cursor, inFlow: boolean): boolean {
  if (cursor.is(':') && isBlankOrEnd(cursor.code(1))) return true;
  return inFlow && ',?[]{}'.includes(String.fromCharCode(cursor.code()));
}
