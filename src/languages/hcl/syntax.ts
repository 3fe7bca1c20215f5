// The blocks, attributes and expressions of HCL. What cannot be read is an expression of its own, and what follows it is read.
// https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md
import type { Span } from '../../model/text/source.js';
import { endOfOpened, type HclToken, hclTokens } from './tokens.js';

export interface ObjectItem {
  readonly key: Expression;
  readonly value: Expression;
}

type Shape =
  | { readonly kind: 'value'; readonly value: number | boolean | null }
  /** `exact` is false where escapes make the text differ from the value. A text without interpolations has one part or none. */
  | {
      readonly kind: 'template';
      readonly parts: readonly (string | Expression)[];
      readonly exact: boolean;
      readonly isHeredoc: boolean;
    }
  | { readonly kind: 'tuple'; readonly items: readonly Expression[] }
  | { readonly kind: 'object'; readonly items: readonly ObjectItem[] }
  /** `key`: of an object. */
  | {
      readonly kind: 'for';
      readonly names: readonly string[];
      readonly collection: Expression;
      readonly key?: Expression;
      readonly value: Expression;
      readonly condition?: Expression;
      readonly isGrouped: boolean;
    }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'index'; readonly base: Expression; readonly key: Expression }
  | { readonly kind: 'splat'; readonly base: Expression; readonly each: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'not' | 'minus'; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: string;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'conditional';
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    }
  | { readonly kind: 'unread' };

/** An expression; the span of a text is without its quotes. */
export type Expression = Shape & { readonly span: Span };

export interface Attribute {
  readonly name: string;
  /** Of the name, without quotes. */
  readonly span: Span;
  readonly value: Expression;
}

export interface HclBlock {
  readonly type: string;
  readonly labels: readonly string[];
  readonly body: HclBody;
}

export interface HclBody {
  readonly attributes: readonly Attribute[];
  readonly blocks: readonly HclBlock[];
}

/** The name of what a splat takes from each item. */
export const splatItem = '*';
const maxDepth = 60;
/** Nested interpolations are read once for each level. */
const maxTemplates = 8;
const precedence: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** The body of a file. Never throws. */
export function parseHcl(text: string): HclBody {
  return new Parser(text, hclTokens(text), 0).body(true);
}

/** A part of a text as a template, as a text in quotes holds it or, for `isHeredoc`, as the lines of a heredoc. */
export function parseHclTemplate(text: string, span: Span, isHeredoc: boolean, level = 0): Expression {
  const parts: (string | Expression)[] = [];
  let [literal, exact, at] = ['', true, span.start];
  for (; at < span.end; ) {
    const two = text.slice(at, at + 2);
    const escaped = isHeredoc ? undefined : escapeAt(text, at);
    if ((two === '$$' || two === '%%') && text[at + 2] === '{') {
      literal += `${two[0]}{`;
      exact = false;
      at += 3;
    } else if (two === '${' && level < maxTemplates) {
      const end = Math.min(endOfOpened('{', text, at + 2), span.end);
      const inner = new Parser(text, hclTokens(text, at + 2, end), level + 1).whole({ start: at + 2, end });
      if (literal !== '') parts.push(literal);
      literal = '';
      parts.push(inner);
      at = end + 1;
    } else if (two === '%{' || two === '${') return { kind: 'unread', span };
    else if (escaped !== undefined) {
      literal += escaped.value;
      exact = false;
      at += escaped.length;
    } else {
      const next = nextSpecial(text, at + 1, span.end, isHeredoc);
      literal += text.slice(at, next);
      at = next;
    }
  }
  if (literal !== '') parts.push(literal);
  return { kind: 'template', parts, exact, isHeredoc, span };
}

/** A text of JSON, in which the template has no escapes of its own. */
export function parseJsonTemplate(text: string, span: Span): Expression {
  const found = parseHclTemplate(text, span, true);
  return found.kind === 'template' ? { ...found, isHeredoc: false } : found;
}

function nextSpecial(text: string, from: number, end: number, isHeredoc: boolean): number {
  let at = from;
  while (at < end && !(text[at] === '$' || text[at] === '%' || (text[at] === '\\' && !isHeredoc))) at += 1;
  return at;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };

function escapeAt(text: string, at: number): { readonly value: string; readonly length: number } | undefined {
  if (text[at] !== '\\') return undefined;
  const code = /^\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/.exec(text.slice(at, at + 10));
  if (code !== null) {
    const point = Number.parseInt(code[1] ?? code[2] ?? '', 16);
    return { value: point > 0x10_ff_ff ? '' : String.fromCodePoint(point), length: code[0].length };
  }
  const next = text[at + 1] ?? '';
  return { value: escapes[next] ?? next, length: 2 };
}

class Parser {
  private at = 0;
  private depth = 0;
  /** True inside brackets and parentheses, where line ends mean nothing. */
  private isLoose = false;

  constructor(
    private readonly text: string,
    private readonly tokens: readonly HclToken[],
    private readonly level: number,
  ) {}

  /** All tokens as one expression. */
  whole(span: Span): Expression {
    this.isLoose = true;
    const found = this.expression();
    return this.peek() === undefined ? found : { kind: 'unread', span };
  }

  /** Up to the closing brace, or for a file to its end. */
  body(isFile = false): HclBody {
    const attributes: Attribute[] = [];
    const blocks: HclBlock[] = [];
    this.depth += 1;
    for (let token = this.peek(); token !== undefined; token = this.peek()) {
      if (!isFile && this.is('}')) break;
      this.at += 1;
      if (token.kind !== 'word' && token.kind !== 'string') continue;
      if (this.take('=') || this.take(':'))
        attributes.push({ name: token.text, span: token.span, value: this.expression() });
      else {
        const block = this.depth > maxDepth ? undefined : this.block(token.text);
        if (block !== undefined) blocks.push(block);
      }
    }
    this.depth -= 1;
    return { attributes, blocks };
  }

  private block(type: string): HclBlock | undefined {
    const labels: string[] = [];
    for (let token = this.peek(); token?.kind === 'word' || token?.kind === 'string'; token = this.peek()) {
      labels.push(token.text);
      this.at += 1;
    }
    if (!this.is('{')) return undefined;
    return { type, labels, body: this.inBrackets('}', () => this.body(), false) };
  }

  private expression(): Expression {
    const start = this.start();
    if (this.depth > maxDepth) return this.unread(start);
    this.depth += 1;
    const condition = this.binary(0);
    let found = condition;
    if (this.take('?')) {
      const yes = this.expression();
      const no = this.take(':') ? this.expression() : this.unread(this.start());
      found = { kind: 'conditional', condition, yes, no, span: this.from(start) };
    }
    this.depth -= 1;
    return found;
  }

  private binary(level: number): Expression {
    const operators = precedence[level];
    if (operators === undefined) return this.unary();
    const start = this.start();
    let left = this.binary(level + 1);
    for (let token = this.peek(); isSign(token, operators); token = this.peek()) {
      this.at += 1;
      const right = this.binary(level + 1);
      left = { kind: 'binary', operator: token?.text ?? '', left, right, span: this.from(start) };
    }
    return left;
  }

  private unary(): Expression {
    const start = this.start();
    const token = this.peek();
    if (!isSign(token, ['!', '-'])) return this.traversal();
    if (this.depth > maxDepth) return this.unread(start);
    this.at += 1;
    this.depth += 1;
    const of = this.unary();
    this.depth -= 1;
    return { kind: token?.text === '!' ? 'not' : 'minus', of, span: this.from(start) };
  }

  private traversal(): Expression {
    const start = this.start();
    let base = this.term();
    for (let count = 0; count < maxDepth; count += 1) {
      const [sign, next] = [this.peek(), this.tokens[this.at + 1]];
      if (isSign(sign, ['.']) && isSign(next, ['*'])) {
        this.at += 2;
        base = this.splat(base, start, false);
      } else if (isSign(sign, ['[']) && isSign(next, ['*']) && isSign(this.tokens[this.at + 2], [']'])) {
        this.at += 3;
        base = this.splat(base, start, true);
      } else {
        const indexed = this.index(base, start, true, true);
        if (indexed === undefined) break;
        base = indexed;
      }
    }
    return base;
  }

  /** `.name`, `.0` or `[key]` behind an expression. */
  private index(base: Expression, start: number, hasNumbers: boolean, hasKeys: boolean) {
    const [sign, next] = [this.peek(), this.tokens[this.at + 1]];
    const isName = next?.kind === 'word' || (hasNumbers && next?.kind === 'number');
    if (isSign(sign, ['.']) && isName) this.at += 2;
    else if (!(hasKeys && isSign(sign, ['[']))) return undefined;
    const key = isSign(sign, ['.']) && next ? hclText(next) : this.inBrackets(']', () => this.expression());
    return { kind: 'index', base, key, span: this.from(start) } as const;
  }

  /** What follows `[*]` is taken from each item; of what follows `.*`, only names are. */
  private splat(base: Expression, start: number, isFull: boolean): Expression {
    let each: Expression = { kind: 'name', name: splatItem, span: base.span };
    for (let count = 0; count < maxDepth; count += 1) {
      const indexed = this.index(each, start, false, isFull);
      if (indexed === undefined) break;
      each = indexed;
    }
    return { kind: 'splat', base, each, span: this.from(start) };
  }

  private term(): Expression {
    const token = this.peek();
    const start = this.start();
    if (token === undefined) return this.unread(start);
    if (token.kind === 'string' || token.kind === 'heredoc') {
      this.at += 1;
      return parseHclTemplate(this.text, token.span, token.kind === 'heredoc', this.level);
    }
    if (token.kind === 'number') {
      this.at += 1;
      return { kind: 'value', value: Number(token.text), span: token.span };
    }
    if (token.kind === 'word') return this.word(token);
    if (token.text === '(') return this.inBrackets(')', () => this.expression());
    if (token.text === '[') return this.inBrackets(']', () => this.tuple(start));
    return token.text === '{' ? this.object(start) : this.unread(start);
  }

  private word({ text, span }: HclToken): Expression {
    this.at += 1;
    const start = span.start;
    if (text === 'true' || text === 'false') return { kind: 'value', value: text === 'true', span };
    if (text === 'null') return { kind: 'value', value: null, span };
    if (isSign(this.tokens[this.at], [':']) && isSign(this.tokens[this.at + 1], [':']))
      return this.unread(start);
    if (!this.is('(')) return { kind: 'name', name: text, span };
    const args = this.inBrackets(')', () => this.list(')'));
    return { kind: 'call', name: text, args, span: this.from(start) };
  }

  private list(closing: string): readonly Expression[] {
    const items: Expression[] = [];
    while (this.peek() !== undefined && !this.is(closing)) {
      items.push(this.expression());
      if (!this.take(',') && !this.take('...')) break;
    }
    return items;
  }

  private tuple(start: number): Expression {
    if (this.isFor()) return this.forExpression(start, undefined);
    const items = this.list(']');
    return { kind: 'tuple', items, span: this.from(start) };
  }

  private object(start: number): Expression {
    const found = this.inBrackets('}', () => {
      this.isLoose = this.isFor();
      return this.isLoose ? this.forExpression(start, 'object') : this.items(start);
    });
    return { ...found, span: this.from(start) };
  }

  private items(start: number): Expression {
    const items: ObjectItem[] = [];
    for (let token = this.peek(); token !== undefined && !this.is('}'); token = this.peek()) {
      const before = this.at;
      if (token.kind === 'newline' || isSign(token, [','])) {
        this.at += 1;
        continue;
      }
      const isName = token.kind === 'word' && isSign(this.tokens[this.at + 1], ['=', ':']);
      if (isName) this.at += 1;
      const key = isName ? hclText(token) : this.expression();
      if (this.take('=') || this.take(':')) items.push({ key, value: this.expression() });
      if (this.at === before) this.at += 1;
    }
    return { kind: 'object', items, span: this.from(start) };
  }

  private isFor(): boolean {
    const token = this.peek();
    return token?.kind === 'word' && token.text === 'for' && this.tokens[this.at + 1]?.kind === 'word';
  }

  private forExpression(start: number, isObject: 'object' | undefined): Expression {
    this.at += 1;
    const names: string[] = [];
    do {
      const name = this.peek();
      if (name?.kind !== 'word') return this.unread(start);
      names.push(name.text);
      this.at += 1;
    } while (this.take(','));
    if (this.peek()?.text !== 'in') return this.unread(start);
    this.at += 1;
    const collection = this.expression();
    if (!this.take(':')) return this.unread(start);
    const first = this.expression();
    const second = isObject && this.take('=>') ? this.expression() : undefined;
    const isGrouped = this.take('...');
    const hasCondition = this.peek()?.text === 'if';
    if (hasCondition) this.at += 1;
    const condition = hasCondition ? this.expression() : undefined;
    return {
      kind: 'for',
      names,
      collection,
      ...(second === undefined ? { value: first } : { key: first, value: second }),
      ...(condition && { condition }),
      isGrouped,
      span: this.from(start),
    };
  }

  /** A closing bracket that is missing counts as there. */
  private inBrackets<T>(closing: string, read: () => T, isLoose = true): T {
    const wasLoose = this.isLoose;
    this.at += 1;
    this.isLoose = isLoose;
    const found = read();
    this.take(closing);
    this.isLoose = wasLoose;
    return found;
  }

  /** The next token; blank lines are passed over where they mean nothing. */
  private peek(): HclToken | undefined {
    if (this.isLoose) while (this.tokens[this.at]?.kind === 'newline') this.at += 1;
    return this.tokens[this.at];
  }

  private is(sign: string): boolean {
    return isSign(this.peek(), [sign]);
  }

  private take(sign: string): boolean {
    if (!this.is(sign)) return false;
    this.at += 1;
    return true;
  }

  private start(): number {
    return this.peek()?.span.start ?? this.tokens.at(-1)?.span.end ?? 0;
  }

  /** From an offset to the end of the last token that was read, with its quote. */
  private from(start: number): Span {
    const last = this.tokens[this.at - 1];
    const end = last === undefined ? start : last.span.end + (last.kind === 'string' ? 1 : 0);
    return { start, end: Math.max(start, end) };
  }

  private unread(start: number): Expression {
    return { kind: 'unread', span: this.from(start) };
  }
}

function hclText({ text, span }: HclToken): Expression {
  return { kind: 'template', parts: [text], exact: true, isHeredoc: false, span };
}

function isSign(token: HclToken | undefined, signs: readonly string[]): boolean {
  return token?.kind === 'sign' && signs.includes(token.text);
}
