// BuildKit's shell lexer: expands the variables of one word, and knows the place that every character came from; and heredocs.
// https://docs.docker.com/reference/dockerfile/#here-documents
import { combined, type Traced, type Unsure, unwritten, type Value } from '../values/values.js';
import { type Lexed, type Lookup, type Rules, WordError, type WorkBudget } from './lexer-types.js';
import type { Lines } from './lines.js';
import { branchesOn, isOperator, operated, replacing, takesPattern } from './operators.js';
import { QuotedText } from './quoting.js';

const variableName = /\p{Nd}+|[@*#?\-$!]|[\p{L}\p{Nd}_]+/uy;
const nothing = unwritten('');

/**
 * Expands a word.
 * @throws WordError if BuildKit refuses the word; LimitError if it is nested too deeply or `pay` throws it.
 */
export function lex(word: Traced, rules: Rules, lookup: Lookup, pay: WorkBudget): Lexed {
  return new Lexer(word, rules, lookup, pay).all();
}

class Lexer extends QuotedText {
  private unsure: Unsure = {};
  private hasPatterns = false;

  constructor(
    word: Traced,
    rules: Rules,
    private readonly lookup: Lookup,
    pay: WorkBudget,
  ) {
    super(word, rules, pay);
  }

  all(): Lexed {
    const { value, words } = this.until(undefined, this.rules.rawEscapes === true);
    return { ...value, ...this.unsure, words, hasPatterns: this.hasPatterns };
  }

  protected override variable(): Traced {
    const dollar = this.cursor.take(1);
    if (this.cursor.peek() !== '{') {
      const name = this.cursor.run(variableName).text;
      return name === '' ? dollar : this.shown(this.lookedUp(name), `$${name}`);
    }
    this.cursor.take(1);
    if ('{}:'.includes(this.cursor.peek() ?? '')) throw new WordError('a variable has no name');
    const name = this.cursor.run(variableName).text;
    const value = this.lookedUp(name);
    const operator = this.cursor.take(1).text;
    if (operator === '') throw new WordError('a closing `}` is missing');
    if (operator === '}') return this.shown(value, `\${${name}}`);
    if (operator === '/') return this.replacement(name, value);
    return this.modified(name, operator === ':' ? `:${this.cursor.take(1).text}` : operator, value);
  }

  private shown(value: Value | undefined, written: string): Traced {
    return value ?? (this.rules.keepsUnset ? unwritten(written) : nothing);
  }

  private modified(name: string, operator: string, value: Value | undefined): Traced {
    if (!isOperator(operator)) throw new WordError(`\`${operator}\` is not an operator of a variable`);
    const word = this.until('}', takesPattern(operator)).value;
    this.hasPatterns ||= takesPattern(operator);
    if (value === undefined && this.rules.keepsUnset) return unwritten(`\${${name}${operator}${word.text}}`);
    if (value !== undefined && branchesOn(operator, value)) this.branch();
    const isOpen = this.lookup(name)?.parameter !== undefined;
    return operated({ name, operator, value, word, isOpen }, this.pay);
  }

  private replacement(name: string, value: Value | undefined): Traced {
    const isAll = this.cursor.run(/\/?/y).text !== '';
    const pattern = this.until('/', true).value.text;
    const by = this.until('}', true).value;
    this.hasPatterns = true;
    if (value === undefined && this.rules.keepsUnset) return unwritten(`\${${name}/${pattern}/${by.text}}`);
    if (value?.automatic !== undefined) this.branch();
    return replacing(value, pattern, by, isAll, this.pay);
  }

  private branch(): void {
    this.unsure = { ...this.unsure, branches: true };
  }

  private lookedUp(name: string): Value | undefined {
    const value = this.lookup(name);
    if (value === undefined) return undefined;
    this.unsure = combined(this.unsure, value);
    this.pay(value.text.length);
    return value.unset ? undefined : value;
  }
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
