// Heredocs of instructions, whose bodies follow the line.
// https://docs.docker.com/reference/dockerfile/#here-documents
import { lex } from './lexer.js';
import { WordError, type WorkBudget } from './lexer-types.js';
import type { Lines } from './lines.js';

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
