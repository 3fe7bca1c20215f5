// `${X/pattern/replacement}`, with the quirks of Go's replacements.
import type { Pay } from './lexer-types.js';
import { endFrom, type Pattern, patternOf } from './patterns.js';
import { joined, slice, type Traced, unwritten } from './values.js';

/** The value with the first match replaced, or every match; `undefined` for a pattern that BuildKit refuses. */
export function replaced(
  value: Traced,
  pattern: string,
  by: Traced,
  all: boolean,
  pay: Pay,
): Traced | undefined {
  const parsed = patternOf(pattern);
  if (parsed === undefined) return undefined;
  const chars = [...value.text];
  const index = [0];
  for (const char of chars) index.push((index.at(-1) ?? 0) + char.length);
  const part = (start: number, end: number) => slice(value, index[start] ?? 0, index[end]);
  const parts: Traced[] = [];
  let done = 0;
  for (let from = 0; from <= chars.length; ) {
    const match = firstMatch(parsed, chars, from, pay);
    if (match === undefined) break;
    parts.push(part(done, match.start));
    if (match.end > done || match.start === 0 || !all)
      parts.push(all ? filledIn(by, part(match.start, match.end)) : by);
    done = match.end;
    if (!all) break;
    from = Math.max(from + 1, match.end);
  }
  return joined([...parts, part(done, chars.length)]);
}

function firstMatch(pattern: Pattern, chars: readonly string[], from: number, pay: Pay) {
  for (let start = from; start <= chars.length; start += 1) {
    const end = endFrom(pattern, chars, start, true, pay);
    if (end !== undefined) return { start, end };
    if (pattern.segments.length > 1 && pattern.segments[0]?.length === 0) return undefined;
  }
  return undefined;
}

/** Go expands `$0`, `${0}` and `$$` in a replacement of all matches, and drops every other name. */
function filledIn(by: Traced, match: Traced): Traced {
  if (!by.text.includes('$')) return by;
  const parts: Traced[] = [];
  let done = 0;
  for (const { 0: all, index, groups } of by.text.matchAll(
    /\$(?:(?<dollar>\$)|\{(?<braced>[\p{L}\p{Nd}_]+)\}|(?<bare>[\p{L}\p{Nd}_]+))/gu,
  )) {
    const name = groups?.braced ?? groups?.bare;
    parts.push(slice(by, done, index));
    parts.push(
      groups?.dollar !== undefined ? unwritten('$') : /^0+$/.test(name ?? '') ? match : unwritten(''),
    );
    done = index + all.length;
  }
  return joined([...parts, slice(by, done)]);
}
