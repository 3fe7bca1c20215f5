// The arguments of an instruction: JSON lists, words with quotes, words between white space, and heredocs, whose bodies follow
// the line.
import { parseJson } from '../../../model/json.js';
import type { InstructionHead } from '../flags.js';
import { isSpace, type Range, skipSpace, wordsIn } from './characters.js';
import { lex } from './lexer.js';
import { WordError, type WorkBudget } from './lexer-types.js';
import type { Escape, Lines } from './lines.js';

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

interface Heredoc {
  readonly name: string;
  /** `<<-`: tabs before the name do not keep it from ending the heredoc. */
  readonly chomps: boolean;
}

/** Heredocs always use a backslash, whatever the `escape` directive says. */
const rules = { escape: '\\', keepsUnset: true };
const unset = () => undefined;

/**
 * The heredocs whose bodies follow the line, in order.
 * @throws WordError if BuildKit refuses one of them; LimitError
 */
export function heredocsOf(line: string, pay: WorkBudget): readonly Heredoc[] {
  if (!line.includes('<<')) return [];
  return wordsOf(line, pay).flatMap((word) => heredocOf(word, pay) ?? []);
}

/** Whether the word is a heredoc, which cannot be a destination. */
export function isHeredoc(word: string, pay: WorkBudget): boolean {
  try {
    return heredocOf(word, pay) !== undefined;
  } catch (error) {
    if (error instanceof WordError) return false;
    throw error;
  }
}

/** A line that cannot be lexed, such as one with an apostrophe, has no heredocs. */
function wordsOf(line: string, pay: WorkBudget): readonly string[] {
  try {
    return lex({ text: line, at: [] }, { ...rules, rawQuotes: true, rawEscapes: true }, unset, pay).words;
  } catch (error) {
    if (error instanceof WordError) return [];
    throw error;
  }
}

function heredocOf(word: string, pay: WorkBudget): Heredoc | undefined {
  const { chomp, rest = '' } = /^[0-9]*<<(?<chomp>-?)[\t\n\f\r ]*(?<rest>[^<]*)$/.exec(word)?.groups ?? {};
  if (rest === '') return undefined;
  const { words } = lex({ text: rest, at: [] }, rules, unset, pay);
  const [name] = words;
  if (name === undefined || words.length > 1) return undefined;
  const raw = lex({ text: rest, at: [] }, { ...rules, rawQuotes: true }, unset, pay).words;
  if (raw.length !== 1) throw new WordError('the name of a heredoc is ambiguous');
  return { name, chomps: chomp === '-' };
}

/** Moves behind the line that ends the heredoc; false if there is none. */
export function skipHeredoc(text: string, lines: Lines, { name, chomps }: Heredoc): boolean {
  for (let line = lines.physical(); line !== undefined; line = lines.physical()) {
    let { start } = line;
    while (chomps && text[start] === '\t' && start < line.end) start += 1;
    if (line.end - start === name.length && text.startsWith(name, start)) return true;
  }
  return false;
}
