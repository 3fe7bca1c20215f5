// A position in a word, and the pieces that are taken from there.
import { slice, type Traced } from './values.js';

export class LexerCursor {
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
