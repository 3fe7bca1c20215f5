// The arguments of an instruction: JSON lists, words with quotes, and words between white space.

import { parseJson } from '../../../../model/json.js';
import type { InstructionHead } from '../flags.js';
import { isSpace, type Range, skipSpace, wordsIn } from '../lexer/characters.js';
import type { Escape } from '../lexer/lines.js';

/** A JSON list of strings; `mixed` for a list of anything else, which BuildKit refuses; `undefined` for other text. */
export function jsonList({ text, rest }: InstructionHead): readonly string[] | 'mixed' | undefined {
  const start = skipSpace(text, rest.start, rest.end);
  if (text[start] !== '[' || start === rest.end) return undefined;
  const list = parseJson(text.slice(start, rest.end));
  if (!Array.isArray(list)) return undefined;
  if (list.every((one) => typeof one === 'string')) return list;
  return hasInfinity(list) ? undefined : 'mixed';
}

/** Go refuses numbers beyond a double as JSON, where JavaScript reads them as infinite. */
function hasInfinity(list: readonly unknown[]): boolean {
  const left: unknown[] = [...list];
  for (let one = left.pop(); left.length > 0 || one !== undefined; one = left.pop()) {
    if (one === Number.POSITIVE_INFINITY || one === Number.NEGATIVE_INFINITY) return true;
    if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) left.push(inner);
  }
  return false;
}

/** The arguments between white space. */
export function plainArguments({ text, rest }: InstructionHead): readonly Range[] {
  return wordsIn(text, rest);
}

/** The words of ARG, ENV and LABEL: quotes keep white space together, and stay in the word like escapes. */
export function quotedArguments({ text, rest }: InstructionHead, token: Escape): readonly Range[] {
  const words: Range[] = [];
  let start = -1;
  let quote = '';
  let end = rest.end;
  for (let at = rest.start; at < rest.end; at += 1) {
    const char = text[at] ?? '';
    if (quote === '' && isSpace(char)) {
      if (start >= 0) words.push({ start, end: at });
      start = -1;
      continue;
    }
    if (start < 0) start = at;
    if (quote === char) quote = '';
    else if (quote === '' && (char === '"' || char === "'")) quote = char;
    else if (char === token && quote !== "'") {
      at += 1;
      if (at === rest.end) end -= 1;
    }
  }
  if (start >= 0 && start < end) words.push({ start, end });
  return words;
}
