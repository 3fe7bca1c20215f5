// BuildKit's shell lexer: expands the variables of one word, and knows the place that every character came from.
import {
  combined,
  joined,
  slice,
  type Traced,
  type Unsure,
  unwritten,
  type Value,
} from '../values/values.js';
import { goSpace } from './characters.js';
import {
  type LexedWord,
  type LexingRules,
  LimitError,
  type Lookup,
  WordError,
  type WorkBudget,
} from './lexer-types.js';
import { branchesOn, isOperator, operated, replacing, takesPattern } from './operators.js';

const variableName = /\p{Nd}+|[@*#?\-$!]|[\p{L}\p{Nd}_]+/uy;
const plain = { outside: /[^$<'"\\`}/]+/y, single: /[^']+/y, double: /[^$"\\`]+/y };
/** `<<` keeps the white space behind it in the word. */
const angle = /<<[\t\r ]*|</y;
const nothing = unwritten('');
const maxDepth = 200;

/**
 * Expands a word.
 * @throws WordError if BuildKit refuses the word; LimitError if it is nested too deeply or `pay` throws it.
 */
export function lex(word: Traced, rules: LexingRules, lookup: Lookup, pay: WorkBudget): LexedWord {
  return new Lexer(word, rules, lookup, pay).all();
}

class Lexer {
  private unsure: Unsure = {};
  private hasPatterns = false;
  /** Go's scanner skips a byte order mark at the start of every text. */
  private position: number;
  private depth = 0;
  private isRaw = false;
  /** The word that has not ended yet. Nested expansions share it and reset it, as in BuildKit. */
  private unfinished = '';

  constructor(
    private readonly word: Traced,
    private readonly rules: LexingRules,
    private readonly lookup: Lookup,
    private readonly pay: WorkBudget,
  ) {
    this.position = word.text.startsWith('\uFEFF') ? 1 : 0;
  }

  all(): LexedWord {
    const { value, words } = this.until(undefined, this.rules.rawEscapes === true);
    return { ...value, ...this.unsure, words, hasPatterns: this.hasPatterns };
  }

  private peek(): string | undefined {
    return this.word.text[this.position];
  }

  private take(length: number): Traced {
    const taken = slice(this.word, this.position, this.position + length);
    this.position += length;
    return taken;
  }

  /** Takes what the sticky pattern matches here, which may be nothing. */
  private run(pattern: RegExp): Traced {
    pattern.lastIndex = this.position;
    return this.take(pattern.exec(this.word.text)?.[0].length ?? 0);
  }

  /** Reads up to the character, or to the end of the word. */
  private until(stop: string | undefined, isRaw: boolean): { value: Traced; words: readonly string[] } {
    this.depth += 1;
    if (this.depth > maxDepth) throw new LimitError('variables are nested too deeply');
    const outer = this.isRaw;
    this.isRaw = isRaw;
    this.unfinished = '';
    const parts: Traced[] = [];
    const words: string[] = [];
    for (let char = this.peek(); char !== undefined && char !== stop; char = this.peek())
      parts.push(this.part(char, words));
    if (stop !== undefined && this.peek() === undefined)
      throw new WordError(`a closing \`${stop}\` is missing`);
    this.take(1);
    this.isRaw = outer;
    this.depth -= 1;
    const value = joined(parts);
    this.pay(value.text.length);
    this.endWord(words);
    return { value, words };
  }

  private part(char: string, words: string[]): Traced {
    if (char === '"' || char === "'" || char === '<') {
      const value = char === '<' ? this.run(angle) : char === '"' ? this.double() : this.single();
      this.unfinished += value.text;
      return value;
    }
    if (char === this.rules.escape) return this.escaped();
    const run = this.run(plain.outside);
    const value = char === '$' ? this.variable() : run.text === '' ? this.take(1) : run;
    const [first = '', ...more] = value.text.split(goSpace);
    this.unfinished += first;
    for (const text of more) {
      this.endWord(words);
      this.unfinished = text;
    }
    return value;
  }

  private endWord(words: string[]): void {
    if (this.unfinished !== '') words.push(this.unfinished);
    this.unfinished = '';
  }

  private escaped(): Traced {
    const [sign, char] = [this.take(1), this.take(1)];
    const value = this.isRaw ? joined([sign, char]) : char;
    this.unfinished += value.text;
    return value;
  }

  private single(): Traced {
    return this.quoted("'", () => this.run(plain.single));
  }

  private double(): Traced {
    return this.quoted('"', () => {
      if (this.peek() === '$') return this.variable();
      const run = this.run(plain.double);
      if (run.text !== '') return run;
      const one = this.take(1);
      if (one.text !== this.rules.escape) return one;
      const next = this.peek() ?? '';
      const shown = next === '"' || next === '$' || next === one.text ? this.take(1) : one;
      return this.isRaw ? joined([one, shown]) : shown;
    });
  }

  private quoted(quote: string, read: () => Traced): Traced {
    const parts = [this.take(1)];
    while (this.peek() !== quote) {
      if (this.peek() === undefined) throw new WordError(`a closing \`${quote}\` is missing`);
      parts.push(read());
    }
    parts.push(this.take(1));
    return joined(this.rules.rawQuotes ? parts : parts.slice(1, -1));
  }

  /** Reads a variable, at its dollar sign. */
  private variable(): Traced {
    const dollar = this.take(1);
    if (this.peek() !== '{') {
      const name = this.run(variableName).text;
      return name === '' ? dollar : this.shown(this.lookedUp(name), `$${name}`);
    }
    this.take(1);
    if ('{}:'.includes(this.peek() ?? '')) throw new WordError('a variable has no name');
    const name = this.run(variableName).text;
    const value = this.lookedUp(name);
    const operator = this.take(1).text;
    if (operator === '') throw new WordError('a closing `}` is missing');
    if (operator === '}') return this.shown(value, `\${${name}}`);
    if (operator === '/') return this.replacement(name, value);
    return this.modified(name, operator === ':' ? `:${this.take(1).text}` : operator, value);
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
    const isAll = this.run(/\/?/y).text !== '';
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
