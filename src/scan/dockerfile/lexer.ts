// BuildKit's shell lexer: quotes, escapes and variables of one word, with the place that every character came from.
import { LexerCursor } from './cursor.js';
import { type Lexed, LimitError, type Lookup, type Pay, type Rules, WordError } from './lexer-types.js';
import { branchesOn, isOperator, operated, replacing, takesPattern } from './operators.js';
import { combined, joined, type Traced, type Unsure, unwritten, type Value } from './values.js';
import { type Unfinished, Words } from './words.js';

const maxDepth = 200;
const variableName = /\p{Nd}+|[@*#?\-$!]|[\p{L}\p{Nd}_]+/uy;
const plain = { outside: /[^$<'"\\`}/]+/y, single: /[^']+/y, double: /[^$"\\`]+/y };
const nothing = unwritten('');

/**
 * Expands a word.
 * @throws WordError if BuildKit refuses the word; LimitError if it is nested too deeply or `pay` throws it.
 */
export function lex(word: Traced, rules: Rules, lookup: Lookup, pay: Pay): Lexed {
  return new Lexer(word, rules, lookup, pay).all();
}

class Lexer {
  private readonly cursor: LexerCursor;
  private depth = 0;
  private unsure: Unsure = {};
  private isRaw: boolean;
  private hasPatterns = false;
  private readonly unfinished: Unfinished = { text: '' };

  constructor(
    word: Traced,
    private readonly rules: Rules,
    private readonly lookup: Lookup,
    private readonly pay: Pay,
  ) {
    this.cursor = new LexerCursor(word);
    this.isRaw = rules.rawEscapes === true;
  }

  all(): Lexed {
    const { value, words } = this.until(undefined, this.isRaw);
    return { ...value, ...this.unsure, words, hasPatterns: this.hasPatterns };
  }

  /** Reads up to the character, or to the end of the word. */
  private until(stop: string | undefined, isRaw: boolean): { value: Traced; words: readonly string[] } {
    this.depth += 1;
    if (this.depth > maxDepth) throw new LimitError('variables are nested too deeply');
    const outer = this.isRaw;
    this.isRaw = isRaw;
    const parts: Traced[] = [];
    const words = new Words(this.unfinished);
    for (let char = this.cursor.peek(); char !== undefined && char !== stop; char = this.cursor.peek())
      parts.push(this.part(char, words));
    if (stop !== undefined && this.cursor.peek() === undefined)
      throw new WordError(`a closing \`${stop}\` is missing`);
    this.cursor.take(1);
    this.isRaw = outer;
    this.depth -= 1;
    const value = joined(parts);
    this.pay(value.text.length);
    return { value, words: words.end() };
  }

  private part(char: string, words: Words): Traced {
    if (char === '"' || char === "'" || char === '<') {
      const value = char === '<' ? this.angle() : char === '"' ? this.double() : this.single();
      words.addRaw(value.text);
      return value;
    }
    if (char === this.rules.escape) return this.escaped(words);
    const run = this.cursor.run(plain.outside);
    const value = char === '$' ? this.variable() : run.text === '' ? this.cursor.take(1) : run;
    words.add(value.text);
    return value;
  }

  private escaped(words: Words): Traced {
    const parts = this.isRaw
      ? [this.cursor.take(1), this.cursor.take(1)]
      : [this.cursor.take(1), this.cursor.take(1)].slice(1);
    for (const { text } of parts) if (text !== '') words.addRaw(text);
    return joined(parts);
  }

  private single(): Traced {
    return this.quoted("'", () => this.cursor.run(plain.single));
  }

  private double(): Traced {
    return this.quoted('"', () => {
      if (this.cursor.peek() === '$') return this.variable();
      const run = this.cursor.run(plain.double);
      if (run.text !== '') return run;
      const one = this.cursor.take(1);
      if (one.text !== this.rules.escape) return one;
      const next = this.cursor.peek() ?? '';
      const shown = next === '"' || next === '$' || next === one.text ? this.cursor.take(1) : one;
      return this.isRaw ? joined([one, shown]) : shown;
    });
  }

  private quoted(quote: string, read: () => Traced): Traced {
    const parts = [this.cursor.take(1)];
    while (this.cursor.peek() !== quote) {
      if (this.cursor.peek() === undefined) throw new WordError(`a closing \`${quote}\` is missing`);
      parts.push(read());
    }
    parts.push(this.cursor.take(1));
    return joined(this.rules.rawQuotes ? parts : parts.slice(1, -1));
  }

  /** `<<` keeps the white space behind it in the word. */
  private angle(): Traced {
    return this.cursor.run(/<<[\t\r ]*|</y);
  }

  private variable(): Traced {
    const dollar = this.cursor.take(1);
    if (this.cursor.peek() !== '{') {
      const name = this.cursor.run(variableName).text;
      return name === '' ? dollar : this.shown(this.valueOf(name), `$${name}`);
    }
    this.cursor.take(1);
    if ('{}:'.includes(this.cursor.peek() ?? '')) throw new WordError('a variable has no name');
    const name = this.cursor.run(variableName).text;
    const value = this.valueOf(name);
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
    return operated(name, operator, value, word, this.pay);
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

  private valueOf(name: string): Value | undefined {
    const value = this.lookup(name);
    if (value === undefined) return undefined;
    this.unsure = combined(this.unsure, value);
    this.pay(value.text.length);
    return value.unset ? undefined : value;
  }
}
