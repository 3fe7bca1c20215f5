// Finds the literals and bare names of an HCL file, each with the blocks and keys around it, and the images among them. It evaluates
// nothing but defaults of variables.
// https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md

import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile, Span } from '../../../model/text/source.js';
import { occurrenceAt, opaqueAt } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import { expand } from './variables.js';

interface HclToken {
  readonly kind: 'string' | 'heredoc' | 'word' | 'sign' | 'newline';
  /** Of a string without its quotes, of a heredoc only its lines, of a line end `\n`. */
  readonly text: string;
  readonly span: Span;
}

const word = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const sign = /==|!=|>=|<=|&&|\|\||=>|[^\s]/y;

/** The tokens of a text. Never throws: what is not closed ends with its line or with the text. */
function hclTokens(text: string): readonly HclToken[] {
  const tokens: HclToken[] = [];
  const push = (kind: HclToken['kind'], start: number, end: number) =>
    tokens.push({ kind, text: kind === 'newline' ? '\n' : text.slice(start, end), span: { start, end } });
  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? '';
    const two = text.slice(at, at + 2);
    if (char === '\n') {
      push('newline', at, at + 1);
      at += 1;
    } else if (char === '#' || two === '//') at = indexOrEnd(text, '\n', at);
    else if (two === '/*') at = indexOrEnd(text, '*/', at + 2) + 2;
    else if (char === '"') {
      const end = endOfString(text, at + 1);
      push('string', at + 1, end);
      at = text[end] === '"' ? end + 1 : end;
    } else if (two === '<<') at = readHeredoc(text, at, push);
    else if (/\s/.test(char)) at += 1;
    else {
      word.lastIndex = at;
      sign.lastIndex = at;
      const found = word.exec(text)?.[0];
      const end = at + (found ?? sign.exec(text)?.[0] ?? ' ').length;
      push(found === undefined ? 'sign' : 'word', at, end);
      at = end;
    }
  }
  return tokens;
}

/** The offset of the closing quote, or of the line's end. Templates (`${ … }`, `%{ … }`) may hold strings of their own. */
function endOfString(text: string, start: number): number {
  const open: ('"' | '{')[] = ['"'];
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\n') return at;
    if (open.at(-1) === '"') {
      if (char === '\\' && text[at + 1] !== '\n') at += 1;
      else if (char === '"') open.pop();
      else if ((char === '$' || char === '%') && text[at + 1] === '{') {
        open.push('{');
        at += 1;
      }
    } else if (char === '"' || char === '{') open.push(char);
    else if (char === '}') open.pop();
    if (open.length === 0) return at;
  }
  return text.length;
}

/** Pushes the lines of the heredoc that begins at the offset; returns the end of its closing line. */
function readHeredoc(
  text: string,
  at: number,
  push: (kind: 'heredoc' | 'sign', start: number, end: number) => void,
): number {
  const open = /^<<[-~]?(?<label>\w+)[ \t]*\r?\n/.exec(text.slice(at, at + 200));
  const label = open?.groups?.label;
  if (open === null || label === undefined) {
    push('sign', at, at + 2);
    return at + 2;
  }
  const start = at + open[0].length;
  for (let line = start; line < text.length; line = indexOrEnd(text, '\n', line) + 1) {
    const end = indexOrEnd(text, '\n', line);
    if (text.slice(line, end).trim() !== label) continue;
    push('heredoc', start, line);
    return end;
  }
  push('heredoc', start, text.length);
  return text.length;
}

function indexOrEnd(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at < 0 ? text.length : at;
}

export interface HclValue {
  readonly kind: 'string' | 'heredoc' | 'name';
  /** Blocks and keys around it, outermost first: `['resource docker_image app', 'name']`. A computed key is empty. */
  readonly path: readonly string[];
  readonly text: string;
  /** Without quotes; of a heredoc, its lines. */
  readonly span: Span;
  /** False where escapes make the text differ from the value. */
  readonly exact: boolean;
}

const maxDepth = 16;
const maxNameLength = 1000;

/** A key of a block or an object, with its own name last in the path. */
export interface HclKey {
  readonly path: readonly string[];
  /** Without quotes. */
  readonly span: Span;
}

/** Every literal and every bare name that is a value, in the order of the text. A path keeps only its innermost names. */
export function hclValues(text: string): readonly HclValue[] {
  return readHcl(text).values;
}

/** The values of a file, and its keys. A key whose value is another expression has no value. */
export function readHcl(text: string): {
  readonly values: readonly HclValue[];
  readonly keys: readonly HclKey[];
} {
  const tokens = hclTokens(text);
  const nesting = new Nesting();
  const values: HclValue[] = [];
  const keys: HclKey[] = [];
  tokens.forEach((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isIndex = isSign(before, '[') && endsOperand(tokens[index - 2]);
    if (token.kind === 'sign' || token.kind === 'newline') nesting.readSign(token);
    else if (nesting.holdsKeys && isKey(token, before, next)) {
      nesting.startAttribute(token.text);
      keys.push({ path: nesting.path ?? [], span: token.span });
    } else if (nesting.path === undefined) nesting.addToHeader(token.text);
    else if (nesting.holdsKeys && startsBlock(token, before, next)) nesting.startBlock(token.text);
    else if (!isIndex && isValue(token, before, next)) values.push(literalOf(token, nesting.path));
  });
  return { values, keys };
}

/** The blocks, objects and brackets around a token, and the attribute that is being read. */
class Nesting {
  /** What is open, each with the key whose value continues after it closes. */
  private readonly open: { readonly bracket: string; readonly key: string | undefined }[] = [];
  private readonly names: string[] = [];
  /** The words of a block before its brace. */
  private header: string[] = [];
  private key: string | undefined;

  /** False inside brackets and parentheses, where line ends mean nothing. */
  get holdsKeys(): boolean {
    return (this.open.at(-1)?.bracket ?? '{') === '{';
  }

  /** The names around a value; `undefined` outside of attributes. */
  get path(): readonly string[] | undefined {
    return this.key === undefined ? undefined : [...this.names.slice(-maxDepth), this.key];
  }

  readSign({ text }: HclToken): void {
    if (text === '{') this.openBrace();
    else if (text === '[' || text === '(') this.open.push({ bracket: text, key: this.key });
    else if (text === '}') this.closeBrace();
    else if (text === ']' || text === ')') {
      const opening = text === ']' ? '[' : '(';
      if (this.open.at(-1)?.bracket === opening) this.key = this.open.pop()?.key;
    } else if (!this.holdsKeys) return;
    else if (text === '\n' || text === ',') this.key = undefined;
    else if (text === '=' || text === '=>') this.key ??= '';
    else return;
    this.header = [];
  }

  startAttribute(key: string): void {
    this.header = [];
    this.key = key.slice(0, maxNameLength);
  }

  startBlock(type: string): void {
    this.header = [type];
    this.key = undefined;
  }

  addToHeader(text: string): void {
    this.header.push(text);
  }

  private openBrace(): void {
    this.names.push(this.header.join(' ').slice(0, maxNameLength) || (this.key ?? ''));
    this.open.push({ bracket: '{', key: this.key });
    this.key = undefined;
  }

  /** Also closes brackets that were left open inside the braces. */
  private closeBrace(): void {
    while (!this.holdsKeys) this.open.pop();
    this.names.pop();
    this.key = this.open.pop()?.key;
  }
}

function literalOf({ kind, text, span }: HclToken, path: readonly string[]): HclValue {
  const exact = kind !== 'string' || !text.includes('\\');
  return { kind: kind === 'string' || kind === 'heredoc' ? kind : 'name', path, text, span, exact };
}

/** A key at the start of a line, a body or an item, or directly behind a value on the same line. */
function isKey({ kind }: HclToken, before: HclToken | undefined, next: HclToken | undefined): boolean {
  if (kind === 'heredoc') return false;
  const isFirst = before === undefined || before.kind === 'newline' || isSign(before, '{', ',');
  return (isFirst && isSign(next, '=', ':')) || (endsOperand(before) && isSign(next, '='));
}

/** The type of a block behind a value on the same line, as in `{ name = "a" set { … } }`: no operator joins the two. */
function startsBlock({ kind }: HclToken, before: HclToken | undefined, next: HclToken | undefined): boolean {
  return kind === 'word' && endsOperand(before) && (isSign(next, '{') || next?.kind === 'string');
}

function isValue({ kind }: HclToken, before: HclToken | undefined, next: HclToken | undefined): boolean {
  if (kind === 'word')
    return (
      isSign(before, '=', ':') &&
      (next === undefined || next.kind === 'newline' || isSign(next, '}', ',', '['))
    );
  return !isSign(before, '==', '!=') && !isSign(next, '==', '!=');
}

function endsOperand(token: HclToken | undefined): boolean {
  return (
    token !== undefined && (token.kind === 'sign' ? isSign(token, '}', ']', ')') : token.kind !== 'newline')
  );
}

function isSign(token: HclToken | undefined, ...signs: readonly string[]): boolean {
  return token?.kind === 'sign' && signs.includes(token.text);
}

/** The defaults of `variable "name" { default = … }` under their names, and the values of `locals` under `local.name`. */
export function hclDefaults(values: readonly HclValue[]): ReadonlyMap<string, HclValue> {
  return new Map(
    values.flatMap((value) => {
      const [block, key, ...more] = value.path;
      if (value.kind !== 'string' || more.length > 0 || key === undefined) return [];
      const name = /^variable (?<name>[\w-]+)$/.exec(block ?? '')?.groups?.name;
      if (name !== undefined && key === 'default') return [[name, value]];
      return block === 'locals' ? [[`local.${key}`, value]] : [];
    }),
  );
}

/** The occurrence of a name with its variables expanded. A name that is one variable is reported at its default. */
export function hclOccurrence(
  file: SourceFile,
  value: HclValue,
  defaults: ReadonlyMap<string, HclValue>,
): Occurrence {
  const { span, exact } = value;
  const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
  const whole = /^\$\{(?:var\.)?(?<name>(?:local\.)?[\w-]+)\}$/.exec(text)?.groups?.name;
  const declared = whole === undefined ? undefined : defaults.get(whole);
  if (declared !== undefined && declared.text !== '' && !declared.text.includes('$'))
    return { ...occurrenceAt(file, declared.span, declared.text, declared.exact), uses: [span] };
  if (!text.includes('${')) return occurrenceAt(file, span, text, exact);
  const shell = shellText(text);
  const expansion = expand(shell, (name) => defaults.get(name)?.text);
  if (expansion.kind === 'unknown') {
    const name = /\$\{(?<name>[^{}]*[.[(?][^{}]*)\}/.exec(shell)?.groups?.name;
    const detail = name === undefined ? expansion.detail : unresolved.notDefinedHere(name);
    return opaqueAt(file, span, 'variable', detail);
  }
  return occurrenceAt(file, span, expansion.value, exact);
}

/** The text of a value with its variables expanded; `undefined` where one has no default. */
export function hclTextOf(value: HclValue, defaults: ReadonlyMap<string, HclValue>): string | undefined {
  const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
  const expansion = expand(shellText(text), (name) => defaults.get(name)?.text);
  return expansion.kind === 'value' ? expansion.value : undefined;
}

function shellText(text: string): string {
  return text.replace(/\$\{var\.(\w+)\}/g, '$${$1}');
}

/** The value without its first characters, such as a scheme. */
export function hclWithoutPrefix(value: HclValue, length: number): HclValue {
  return {
    ...value,
    text: value.text.slice(length),
    span: { start: value.span.start + length, end: value.span.end },
  };
}
