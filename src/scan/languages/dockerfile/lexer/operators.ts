// The operators of `${NAME…}`: defaults, alternatives, errors, prefixes, suffixes and replacements.
import { unresolved } from '../../../reasons.js';
import { joined, slice, type Traced, unwritten, type Value } from '../values/values.js';
import { WordError, type WorkBudget } from './lexer-types.js';

/** The fixed parts between stars; `null` is any one character. */
type Segment = readonly (string | null)[];

interface Pattern {
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
function trimPrefix(value: Traced, pattern: string, greedy: boolean, pay: WorkBudget): Traced | undefined {
  const parsed = patternOf(pattern);
  if (parsed === undefined) return undefined;
  const chars = [...value.text];
  const end = endFrom(parsed, chars, 0, greedy, pay);
  return end === undefined ? value : slice(value, chars.slice(0, end).join('').length);
}

/** `${X%pattern}`, or `%%` when greedy: the prefix of the reversed value, as in BuildKit. */
function withoutSuffix(value: Traced, pattern: string, greedy: boolean, pay: WorkBudget): Traced | undefined {
  const parsed = patternOf(reversed(pattern));
  if (parsed === undefined) return undefined;
  const chars = [...value.text].reverse();
  const end = endFrom(parsed, chars, 0, greedy, pay);
  return end === undefined ? value : slice(value, 0, value.text.length - chars.slice(0, end).join('').length);
}

/** Where the match that begins at the start ends: as late as possible if greedy, else as early as possible. */
function endFrom(
  { segments }: Pattern,
  chars: readonly string[],
  start: number,
  greedy: boolean,
  pay: WorkBudget,
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

function fits(segment: Segment, chars: readonly string[], start: number, pay: WorkBudget): boolean {
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

/** The value with the first match replaced, or every match; `undefined` for a pattern that BuildKit refuses. */
export function replaced(
  value: Traced,
  pattern: string,
  by: Traced,
  all: boolean,
  pay: WorkBudget,
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

function firstMatch(pattern: Pattern, chars: readonly string[], from: number, pay: WorkBudget) {
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

const nothing = unwritten('');

/** Whether text may follow the operator; an operator of one colon and any character is refused only later. */
export function isOperator(operator: string): boolean {
  return /^(?:[-+?#%]|:[^#%])$/.test(operator);
}

/** `#` and `%` take patterns, in which escapes count. */
export function takesPattern(operator: string): boolean {
  return operator === '#' || operator === '%';
}

/** An operator that gives something else on other platforms if the variable is set for each platform. */
export function branchesOn(operator: string, value: Value): boolean {
  return value.automatic !== undefined && (value.text === '' || !/[-?]/.test(operator));
}

export interface Operation {
  readonly name: string;
  readonly operator: string;
  readonly value: Value | undefined;
  readonly word: Traced;
  /** The variable is an argument without a default, or made of one. */
  readonly isOpen: boolean;
}

/**
 * `${name<operator>word}`.
 * @throws WordError if BuildKit refuses it
 */
export function operated({ name, operator, value, word, isOpen }: Operation, pay: WorkBudget): Traced {
  const isUnset = value === undefined || (operator.length > 1 && value.text === '');
  if (operator.endsWith('-')) return isUnset ? word : value;
  if (operator.endsWith('+')) return isUnset ? nothing : word;
  if (takesPattern(operator)) return trimmed(operator, value ?? nothing, word.text, pay);
  if (!operator.endsWith('?')) throw new WordError(`\`${operator}\` is not an operator of a variable`);
  if (isUnset) throw new WordError(unresolved.mustBeSet(name, word.text), isOpen);
  return value;
}

function trimmed(operator: string, value: Traced, pattern: string, pay: WorkBudget): Traced {
  const greedy = pattern.startsWith(operator);
  const trim = operator === '#' ? trimPrefix : withoutSuffix;
  return matched(trim(value, greedy ? pattern.slice(1) : pattern, greedy, pay), pay);
}

/**
 * `${name/pattern/by}`, or `//` for every match.
 * @throws WordError if BuildKit refuses the pattern
 */
export function replacing(
  value: Traced | undefined,
  pattern: string,
  by: Traced,
  all: boolean,
  pay: WorkBudget,
): Traced {
  return matched(replaced(value ?? nothing, pattern, by, all, pay), pay);
}

function matched(result: Traced | undefined, pay: WorkBudget): Traced {
  if (result === undefined) throw new WordError('a pattern has an invalid escape');
  pay(result.text.length);
  return result;
}
