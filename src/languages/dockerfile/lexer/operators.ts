// The operators of `${NAME…}`: defaults, alternatives, errors, prefixes, suffixes and replacements.
import { unresolved } from '../../../scan/reasons.js';
import { joined, slice, type Traced, unwritten, type Value } from '../values/values.js';
import { WordError, type WorkBudget } from './lexer-types.js';

const nothing = unwritten('');

/** The fixed parts between stars; `null` is any one character. */
type Segment = readonly (string | null)[];

type Pattern = readonly Segment[];

/**
 * The pattern of a text.
 * @throws WordError for an escape that BuildKit refuses
 */
function patternOf(text: string): Pattern {
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
    } else if (next !== '}' && next !== '/') throw new WordError('a pattern has an invalid escape');
  }
  return segments;
}

/** `${X#pattern}` and `${X%pattern}`, or `##` and `%%` when greedy: a suffix is the prefix of the reversed value, as in BuildKit. */
function trimmed(operator: string, value: Traced, written: string, pay: WorkBudget): Traced {
  const greedy = written.startsWith(operator);
  const pattern = greedy ? written.slice(1) : written;
  const isPrefix = operator === '#';
  const chars = isPrefix ? [...value.text] : [...value.text].reverse();
  const end = endFrom(patternOf(isPrefix ? pattern : reversed(pattern)), chars, 0, greedy, pay);
  const length = chars.slice(0, end ?? 0).join('').length;
  return isPrefix ? slice(value, length) : slice(value, 0, value.text.length - length);
}

/** Where the match that begins at the start ends: as late as possible if greedy, else as early as possible. */
function endFrom(
  segments: Pattern,
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
  for (let left = latest - at; left >= 0; left -= 1) {
    const from = greedy ? at + left : latest - left;
    if (fits(last, chars, from, pay)) return from + last.length;
  }
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

/**
 * `${name/pattern/by}`, or `//` for every match.
 * @throws WordError if BuildKit refuses the pattern
 */
export function replacing(
  value: Traced = nothing,
  pattern: string,
  by: Traced,
  all: boolean,
  pay: WorkBudget,
): Traced {
  const parsed = patternOf(pattern);
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
  return paid(joined([...parts, part(done, chars.length)]), pay);
}

function firstMatch(pattern: Pattern, chars: readonly string[], from: number, pay: WorkBudget) {
  for (let start = from; start <= chars.length; start += 1) {
    const end = endFrom(pattern, chars, start, true, pay);
    if (end !== undefined) return { start, end };
    if (pattern.length > 1 && pattern[0]?.length === 0) return undefined;
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

export interface VariableOperation {
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
export function operated(
  { name, operator, value, word, isOpen }: VariableOperation,
  pay: WorkBudget,
): Traced {
  const isUnset = value === undefined || (operator.length > 1 && value.text === '');
  if (operator.endsWith('-')) return isUnset ? word : value;
  if (operator.endsWith('+')) return isUnset ? nothing : word;
  if (takesPattern(operator)) return paid(trimmed(operator, value ?? nothing, word.text, pay), pay);
  if (!operator.endsWith('?')) throw new WordError(`\`${operator}\` is not an operator of a variable`);
  if (isUnset) throw new WordError(unresolved.mustBeSet(name, word.text), isOpen);
  return value;
}

function paid(result: Traced, pay: WorkBudget): Traced {
  pay(result.text.length);
  return result;
}
