// Shell patterns of `${X#…}`, `${X%…}` and `${X/…/…}`, matched as BuildKit's regular expressions do, in bounded time.
import type { Pay } from './lexer-types.js';
import { slice, type Traced } from './values.js';

/** The fixed parts between stars; `null` is any one character. */
type Segment = readonly (string | null)[];

export interface Pattern {
  readonly segments: readonly Segment[];
}

/** The pattern, or `undefined` for an escape that BuildKit refuses. */
export function patternOf(text: string): Pattern | undefined {
  const segments: (string | null)[][] = [[]];
  const chars = [...text.replace(/^\uFEFF/, '')];
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at] ?? '';
    const next = chars[at + 1];
    if (char === '*') segments.push([]);
    else if (char === '?') segments.at(-1)?.push(null);
    else if (char !== '\\') segments.at(-1)?.push(char);
    else if (next === '*' || next === '?' || next === '\\') {
      segments.at(-1)?.push(next);
      at += 1;
    } else if (next !== '}' && next !== '/') return undefined;
  }
  return { segments };
}

/** `${X#pattern}`, or `##` when greedy. */
export function trimPrefix(value: Traced, pattern: string, greedy: boolean, pay: Pay): Traced | undefined {
  const parsed = patternOf(pattern);
  if (parsed === undefined) return undefined;
  const chars = [...value.text];
  const end = endFrom(parsed, chars, 0, greedy, pay);
  return end === undefined ? value : slice(value, chars.slice(0, end).join('').length);
}

/** `${X%pattern}`, or `%%` when greedy: the prefix of the reversed value, as in BuildKit. */
export function withoutSuffix(value: Traced, pattern: string, greedy: boolean, pay: Pay): Traced | undefined {
  const parsed = patternOf(reversed(pattern));
  if (parsed === undefined) return undefined;
  const chars = [...value.text].reverse();
  const end = endFrom(parsed, chars, 0, greedy, pay);
  return end === undefined ? value : slice(value, 0, value.text.length - chars.slice(0, end).join('').length);
}

/** Where the match that begins at the start ends: as late as possible if greedy, else as early as possible. */
export function endFrom(
  { segments }: Pattern,
  chars: readonly string[],
  start: number,
  greedy: boolean,
  pay: Pay,
): number | undefined {
  const [first = [], ...more] = segments;
  if (!fits(first, chars, start, pay)) return undefined;
  let at = start + first.length;
  const last = more.pop();
  for (const segment of more) {
    while (at + segment.length <= chars.length && !fits(segment, chars, at, pay)) at += 1;
    if (at + segment.length > chars.length) return undefined;
    at += segment.length;
  }
  if (last === undefined) return at;
  const latest = chars.length - last.length;
  if (greedy) {
    for (let from = latest; from >= at; from -= 1)
      if (fits(last, chars, from, pay)) return from + last.length;
    return undefined;
  }
  for (let from = at; from <= latest; from += 1) if (fits(last, chars, from, pay)) return from + last.length;
  return undefined;
}

function fits(segment: Segment, chars: readonly string[], start: number, pay: Pay): boolean {
  if (start + segment.length > chars.length) return false;
  for (let at = 0; at < segment.length; at += 1) {
    pay(1);
    const one = segment[at];
    if (one !== null && one !== chars[start + at]) return false;
  }
  pay(1);
  return true;
}

function reversed(pattern: string): string {
  const chars = [...pattern];
  const out: string[] = [];
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at] ?? '';
    const isEscape = char === '\\' && at < chars.length - 1;
    out.push(isEscape ? `${char}${chars[at + 1]}` : char);
    if (isEscape) at += 1;
  }
  return out.reverse().join('');
}
