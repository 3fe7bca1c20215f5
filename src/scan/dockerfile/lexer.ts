// BuildKit's shell lexer: quotes, escapes and variables of one word, with the place that every character came from.
import { type Pay, replaced, withoutPrefix, withoutSuffix } from './patterns.js';
import { combined, joined, slice, type Traced, type Unsure, unwritten, type Value } from './values.js';
import { type Unfinished, Words } from './words.js';

/** BuildKit cannot expand the word. `isUnset`: only because a variable has no value. */
export class WordError extends Error {
  constructor(
    message: string,
    readonly isUnset = false,
  ) {
    super(message);
  }
}

/** The file needs more work than any Dockerfile is worth. */
export class LimitError extends Error {}

export interface Rules {
  readonly escape: string;
  /** Quotes stay in the result. */
  readonly rawQuotes?: boolean;
  /** Escapes stay in the result. */
  readonly rawEscapes?: boolean;
  /** Variables without a value stay in the result. */
  readonly keepsUnset?: boolean;
}

export interface Lexed extends Value {
  /** The result split at white space outside quotes. */
  readonly words: readonly string[];
}

/** The value of a variable, or `undefined`. One that is `unset` counts as not set but tells what that depends on. */
export type Lookup = (name: string) => (Value & { readonly unset?: boolean }) | undefined;

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
  private position: number;
  private depth = 0;
  private unsure: Unsure = {};
  private isRaw: boolean;
  private readonly unfinished: Unfinished = { text: '' };

  constructor(
    private readonly word: Traced,
    private readonly rules: Rules,
    private readonly lookup: Lookup,
    private readonly pay: Pay,
  ) {
    this.position = word.text.startsWith('\uFEFF') ? 1 : 0;
    this.isRaw = rules.rawEscapes === true;
  }

  all(): Lexed {
    const { value, words } = this.until(undefined, this.isRaw);
    return { ...value, ...this.unsure, words };
  }

  private peek(): string | undefined {
    return this.word.text[this.position];
  }

  private take(length: number): Traced {
    const taken = slice(this.word, this.position, this.position + length);
    this.position += length;
    return taken;
  }

  /** Takes what the pattern matches here. */
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
    const parts: Traced[] = [];
    const words = new Words(this.unfinished);
    for (let char = this.peek(); char !== undefined && char !== stop; char = this.peek())
      parts.push(this.part(char, words));
    if (stop !== undefined && this.peek() === undefined) throw new WordError(`\`${stop}\` is missing`);
    this.position += 1;
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
    const run = this.run(plain.outside);
    const value = char === '$' ? this.variable() : run.text === '' ? this.take(1) : run;
    words.add(value.text);
    return value;
  }

  private escaped(words: Words): Traced {
    const parts = this.isRaw ? [this.take(1), this.take(1)] : [this.take(1), this.take(1)].slice(1);
    for (const { text } of parts) if (text !== '') words.addRaw(text);
    return joined(parts);
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

  /** `<<` keeps the white space behind it in the word. */
  private angle(): Traced {
    return this.run(/<<[\t\r ]*|</y);
  }

  private variable(): Traced {
    const dollar = this.take(1);
    if (this.peek() !== '{') {
      const name = this.name();
      return name === '' ? dollar : this.shown(this.valueOf(name), `$${name}`);
    }
    this.take(1);
    if ('{}:'.includes(this.peek() ?? '')) throw new WordError('a variable has no name');
    const name = this.name();
    const value = this.valueOf(name);
    const operator = this.take(1).text;
    if (operator === '}') return this.shown(value, `\${${name}}`);
    if (operator === '/') return this.replacement(name, value);
    return this.modified(name, operator === ':' ? `:${this.take(1).text}` : operator, value);
  }

  private shown(value: Value | undefined, written: string): Traced {
    return value ?? (this.rules.keepsUnset ? unwritten(written) : nothing);
  }

  private modified(name: string, operator: string, value: Value | undefined): Traced {
    const trims = operator === '#' || operator === '%';
    if (!/^(?:[-+?#%]|:[^#%])$/.test(operator))
      throw new WordError(`\`${operator}\` is not an operator of a variable`);
    const word = this.until('}', trims).value;
    if (value === undefined && this.rules.keepsUnset) return unwritten(`\${${name}${operator}${word.text}}`);
    const text = value?.text ?? '';
    const isUnset = value === undefined || (operator.length > 1 && text === '');
    if (value?.automatic !== undefined && (text === '' || !/[-?]/.test(operator))) this.branch();
    if (operator.endsWith('-')) return isUnset ? word : value;
    if (operator.endsWith('+')) return isUnset ? nothing : word;
    if (trims) return this.trimmed(operator, value ?? nothing, word.text);
    if (!operator.endsWith('?')) throw new WordError(`\`${operator}\` is not an operator of a variable`);
    if (isUnset) throw new WordError(`${name.slice(0, 40)} must have a value`, true);
    return value;
  }

  private trimmed(operator: string, value: Traced, pattern: string): Traced {
    const greedy = pattern.startsWith(operator);
    const trim = operator === '#' ? withoutPrefix : withoutSuffix;
    return this.matched(trim(value, greedy ? pattern.slice(1) : pattern, greedy, this.pay));
  }

  private replacement(name: string, value: Value | undefined): Traced {
    const slash = this.run(/\/?/y).text;
    const pattern = this.until('/', true).value.text;
    const by = this.until('}', true).value;
    if (value === undefined && this.rules.keepsUnset) return unwritten(`\${${name}/${pattern}/${by.text}}`);
    if (value?.automatic !== undefined) this.branch();
    return this.matched(replaced(value ?? nothing, pattern, by, slash !== '', this.pay));
  }

  private matched(result: Traced | undefined): Traced {
    if (result === undefined) throw new WordError('a pattern has an invalid escape');
    this.pay(result.text.length);
    return result;
  }

  private branch(): void {
    this.unsure = { ...this.unsure, branches: true };
  }

  private name(): string {
    return this.run(variableName).text;
  }

  private valueOf(name: string): Value | undefined {
    const value = this.lookup(name);
    if (value === undefined) return undefined;
    this.unsure = combined(this.unsure, value);
    this.pay(value.text.length);
    return value.unset ? undefined : value;
  }
}
