// The words that a lexed text consists of, as BuildKit's lexer collects them.
import { isSpace } from './characters.js';

/** The unfinished word. Nested expansions share it and reset it, as in BuildKit. */
export interface Unfinished {
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
