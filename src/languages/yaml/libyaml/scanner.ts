// YAML text → tokens, as libyaml scans: indentation becomes block tokens, and a `:` makes a key of what came before it.

import { isBlank, isBlankOrEnd, isBreak, isWord, space, tab } from './characters.js';
import { Cursor, type Token } from './cursor.js';
import { scanAnchor, scanDirective, scanTag } from './properties.js';
import { scanBlock, scanPlain, scanQuoted } from './scalars.js';

/** What may turn out to be a key: on one line, and not longer than this, in code points. */
const maxKeyLength = 1024;
const maxIndents = 10_000;
const byteOrderMark = 0xfeff;
const indicators = '-?:,[]{}#&*!|>\'"%@`';

interface PossibleKey {
  readonly tokenNumber: number;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** It is at the column of a block mapping's keys, so without a `:` the text is not YAML. */
  readonly isRequired: boolean;
}

function isShort(text: string, start: number, end: number): boolean {
  const units = end - start;
  if (units <= maxKeyLength) return true;
  return units <= 2 * maxKeyLength && [...text.slice(start, end)].length <= maxKeyLength;
}

export class TokenScanner {
  private readonly cursor: Cursor;
  private readonly queue: Token[] = [];
  /** Number of the first token of the queue. */
  private taken = 0;
  private head = 0;
  private indent = -1;
  private readonly indents: number[] = [];
  /** The possible key of each level of brackets, that outside of them first. */
  private readonly keys: (PossibleKey | undefined)[] = [undefined];
  /** The level of each possible key inside of brackets by the number of its token. */
  private readonly levels = new Map<number, number>();
  /** The first token of the queue is the next one: nothing goes before it. */
  private isReady = false;
  private mayBeginKey = true;
  private isDone = false;

  constructor(text: string, start: number, end: number) {
    this.cursor = new Cursor(text, start + Number(text.charCodeAt(start) === byteOrderMark), end);
  }

  /**
   * The next token, which `take` passes.
   * @throws YamlSyntaxError when the text is no YAML up to there
   */
  peek(): Token {
    while (!this.isReady && (this.head === this.queue.length || this.mayBecomeKey())) this.fetch();
    this.isReady = true;
    const token = this.queue[this.head];
    if (token === undefined) throw new Error('The scanner gave no token');
    return token;
  }

  take(): Token {
    const token = this.peek();
    this.isReady = false;
    this.head += 1;
    this.taken += 1;
    if (this.head > maxKeyLength) {
      this.queue.splice(0, this.head);
      this.head = 0;
    }
    return token;
  }

  private get inFlow(): boolean {
    return this.keys.length > 1;
  }

  private mayBecomeKey(): boolean {
    if (this.isDone) return false;
    const isOutside = this.keys[0]?.tokenNumber === this.taken;
    const level = isOutside ? 0 : this.inFlow ? this.levels.get(this.taken) : undefined;
    return level !== undefined && this.isPossible(level);
  }

  /** Forgets a possible key that the scanner has passed. */
  private isPossible(level: number): boolean {
    const key = this.keys[level];
    if (key === undefined) return false;
    const { line, offset, text } = this.cursor;
    if (key.line === line && isShort(text, key.offset, offset)) return true;
    if (key.isRequired) this.cursor.fail('a key is not followed by a colon', key.offset);
    this.forget(level);
    return false;
  }

  private forget(level: number): void {
    const key = this.keys[level];
    if (key !== undefined && level > 0) this.levels.delete(key.tokenNumber);
    this.keys[level] = undefined;
  }

  private saveKey(): void {
    if (!this.mayBeginKey) return;
    const { offset, line, column } = this.cursor;
    const isRequired = !this.inFlow && this.indent === column;
    this.dropKey();
    const tokenNumber = this.nextNumber();
    const level = this.keys.length - 1;
    this.keys[level] = { tokenNumber, offset, line, column, isRequired };
    if (level > 0) this.levels.set(tokenNumber, level);
  }

  private dropKey(): void {
    const last = this.keys.length - 1;
    if (this.keys[last]?.isRequired)
      this.cursor.fail('a key is not followed by a colon', this.keys[last].offset);
    this.forget(last);
  }

  private nextNumber(): number {
    return this.taken + this.queue.length - this.head;
  }

  private pushIndicator(type: Token['type'], length = 1): void {
    const start = this.cursor.offset;
    this.cursor.skip(length);
    this.queue.push({ type, start, end: this.cursor.offset });
  }

  /** Opens a block at a deeper column; `number` is the token that it begins before. */
  private openBlock(
    type: 'block-sequence-start' | 'block-mapping-start',
    { offset, column }: Pick<PossibleKey, 'offset' | 'column'> = this.cursor,
    number?: number,
  ): void {
    if (this.inFlow || this.indent >= column) return;
    if (this.indents.length >= maxIndents) this.cursor.fail('blocks are nested too deeply', offset);
    this.indents.push(this.indent);
    this.indent = column;
    this.insert({ type, start: offset, end: offset }, number);
  }

  private insert(token: Token, number = this.nextNumber()): void {
    const at = this.head + number - this.taken;
    this.queue.push(token);
    this.queue.copyWithin(at + 1, at, this.queue.length - 1);
    this.queue[at] = token;
  }

  private closeBlocks(column: number): void {
    if (this.inFlow) return;
    while (this.indent > column) {
      this.pushIndicator('block-end', 0);
      this.indent = this.indents.pop() ?? -1;
    }
  }

  private fetch(): void {
    const { cursor } = this;
    this.passWhiteSpace();
    this.closeBlocks(cursor.column);
    if (cursor.code() === 0) this.fetchEnd();
    else if (cursor.column === 0 && cursor.is('%'))
      this.fetchOutside(() => this.queue.push(scanDirective(cursor)));
    else if (cursor.atDocumentMarker())
      this.fetchOutside(() => this.pushIndicator(cursor.is('-') ? 'document-start' : 'document-end', 3));
    else if (isWord(cursor.code()) && !cursor.is('-')) this.fetchPlain();
    else this.fetchInside(String.fromCharCode(cursor.code()));
  }

  private passWhiteSpace(): void {
    const { cursor } = this;
    for (;;) {
      if (cursor.column === 0 && cursor.code() === byteOrderMark) cursor.skip();
      const tabsToo = this.inFlow || !this.mayBeginKey;
      while (cursor.code() === space || (tabsToo && cursor.code() === tab)) cursor.skip();
      cursor.skipComment();
      if (!isBreak(cursor.code())) return;
      cursor.readLine();
      if (!this.inFlow) this.mayBeginKey = true;
    }
  }

  private fetchEnd(): void {
    this.fetchOutside(() => this.pushIndicator('stream-end', 0));
    this.isDone = true;
  }

  private fetchOutside(push: () => void): void {
    this.closeBlocks(-1);
    this.dropKey();
    this.mayBeginKey = false;
    push();
  }

  private fetchInside(char: string): void {
    const { cursor, inFlow } = this;
    const standsAlone = isBlankOrEnd(cursor.code(1));
    if (char === '[' || char === '{') this.fetchFlowStart(char);
    else if (char === ']' || char === '}') this.fetchFlowEnd(char);
    else if (char === ',') this.fetchEntry('flow-entry');
    else if (char === '-' && standsAlone) this.fetchBlockEntry();
    else if (char === '?' && (inFlow || standsAlone)) this.fetchKey();
    else if (char === ':' && (inFlow || standsAlone)) this.fetchValue();
    else if (char === '*' || char === '&') this.fetchPart(() => scanAnchor(cursor));
    else if (char === '!') this.fetchPart(() => scanTag(cursor));
    else if ((char === '|' || char === '>') && !inFlow) this.fetchBlockScalar();
    else if (char === "'" || char === '"') this.fetchPart(() => scanQuoted(cursor));
    else if (this.beginsPlain(char, standsAlone)) this.fetchPlain();
    else cursor.fail(`${JSON.stringify(char)} cannot begin a value`);
  }

  private beginsPlain(char: string, standsAlone: boolean): boolean {
    const { cursor, inFlow } = this;
    if (char === '-') return !isBlank(cursor.code(1));
    if (!inFlow && (char === '?' || char === ':')) return !standsAlone;
    return !isBlankOrEnd(cursor.code()) && !indicators.includes(char);
  }

  private fetchFlowStart(char: '[' | '{'): void {
    this.saveKey();
    if (this.keys.length > maxIndents) this.cursor.fail('brackets are nested too deeply');
    this.keys.push(undefined);
    this.mayBeginKey = true;
    this.pushIndicator(char === '[' ? 'flow-sequence-start' : 'flow-mapping-start');
  }

  private fetchFlowEnd(char: ']' | '}'): void {
    this.dropKey();
    if (this.inFlow) this.keys.pop();
    this.mayBeginKey = false;
    this.pushIndicator(char === ']' ? 'flow-sequence-end' : 'flow-mapping-end');
  }

  private fetchEntry(type: 'flow-entry' | 'block-entry'): void {
    this.dropKey();
    this.mayBeginKey = true;
    this.pushIndicator(type);
  }

  private fetchBlockEntry(): void {
    if (!this.inFlow && !this.mayBeginKey) this.cursor.fail('a list item is not allowed here');
    this.openBlock('block-sequence-start');
    this.fetchEntry('block-entry');
  }

  private fetchKey(): void {
    if (!this.inFlow && !this.mayBeginKey) this.cursor.fail('a key is not allowed here');
    this.openBlock('block-mapping-start');
    this.dropKey();
    this.mayBeginKey = !this.inFlow;
    this.pushIndicator('key');
  }

  private fetchValue(): void {
    const level = this.keys.length - 1;
    const key = this.isPossible(level) ? this.keys[level] : undefined;
    if (key !== undefined) {
      this.insert({ type: 'key', start: key.offset, end: key.offset }, key.tokenNumber);
      this.openBlock('block-mapping-start', key, key.tokenNumber);
      this.forget(level);
      this.mayBeginKey = false;
    } else {
      if (!this.inFlow && !this.mayBeginKey) this.cursor.fail('a value is not allowed here');
      this.openBlock('block-mapping-start');
      this.mayBeginKey = !this.inFlow;
    }
    this.pushIndicator('value');
  }

  private fetchPart(scan: () => Token): void {
    this.saveKey();
    this.mayBeginKey = false;
    this.queue.push(scan());
  }

  private fetchBlockScalar(): void {
    this.dropKey();
    this.mayBeginKey = true;
    this.queue.push(scanBlock(this.cursor, this.indent));
  }

  private fetchPlain(): void {
    this.saveKey();
    this.mayBeginKey = false;
    const { token, endsAtLineEnd } = scanPlain(this.cursor, this.indent, this.inFlow);
    this.queue.push(token);
    if (endsAtLineEnd) this.mayBeginKey = true;
  }
}
