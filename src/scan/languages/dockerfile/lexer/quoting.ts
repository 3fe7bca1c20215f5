// The part of the shell lexer that reads a word's characters: plain text, quotes and escapes.

import { joined, slice, type Traced } from '../values/values.js';
import { isSpace } from './characters.js';
import { LimitError, type Rules, WordError, type WorkBudget } from './lexer-types.js';

/** The unfinished word. Nested expansions share it and reset it, as in BuildKit. */
interface Unfinished {
  text: string;
}

/** Splits at white space, except for characters that are added raw. */
export class Words {
  private readonly words: string[] = [];
  private isIn = false;

  constructor(private readonly unfinished: Unfinished) {
    unfinished.text = '';
  }

  add(text: string): void {
    if (!/\s|\u0085/.test(text)) {
      if (text !== '') this.addRaw(text);
      return;
    }
    for (const char of text) {
      if (!isSpace(char)) this.addRaw(char);
      else if (this.isIn && this.unfinished.text !== '') {
        this.push();
        this.isIn = false;
      }
    }
  }

  addRaw(text: string): void {
    this.unfinished.text += text;
    this.isIn = true;
  }

  end(): readonly string[] {
    if (this.unfinished.text !== '') this.push();
    return this.words;
  }

  private push(): void {
    this.words.push(this.unfinished.text);
    this.unfinished.text = '';
  }
}

class LexerCursor {
  private position: number;

  /** Go's scanner skips a byte order mark at the start of every text. */
  constructor(private readonly word: Traced) {
    this.position = word.text.startsWith('\uFEFF') ? 1 : 0;
  }

  peek(): string | undefined {
    return this.word.text[this.position];
  }

  take(length: number): Traced {
    const taken = slice(this.word, this.position, this.position + length);
    this.position += length;
    return taken;
  }

  /** Takes what the sticky pattern matches here, which may be nothing. */
  run(pattern: RegExp): Traced {
    pattern.lastIndex = this.position;
    return this.take(pattern.exec(this.word.text)?.[0].length ?? 0);
  }
}

const maxDepth = 200;
const plain = { outside: /[^$<'"\\`}/]+/y, single: /[^']+/y, double: /[^$"\\`]+/y };

export abstract class QuotedText {
  protected readonly cursor: LexerCursor;
  private depth = 0;
  private isRaw: boolean;
  private readonly unfinished: Unfinished = { text: '' };

  constructor(
    word: Traced,
    protected readonly rules: Rules,
    protected readonly pay: WorkBudget,
  ) {
    this.cursor = new LexerCursor(word);
    this.isRaw = rules.rawEscapes === true;
  }

  /** Reads a variable, at its dollar sign. */
  protected abstract variable(): Traced;

  /** Reads up to the character, or to the end of the word. */
  protected until(stop: string | undefined, isRaw: boolean): { value: Traced; words: readonly string[] } {
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
}
