// The strings of an HCL file, each with the keys and blocks around it. Enough to find images; not an evaluator.
// https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md
import type { Span } from '../../model/source.js';

export interface HclValue {
  readonly kind: 'string' | 'heredoc' | 'name';
  /** Blocks and keys around it, outermost first: `['resource docker_image app', 'name']`. */
  readonly path: readonly string[];
  readonly text: string;
  /** Without quotes; of a heredoc, its lines. */
  readonly span: Span;
  /** False where escapes make the text differ from the value. */
  readonly exact: boolean;
}

interface Token {
  readonly kind: 'string' | 'heredoc' | 'word' | 'sign' | 'newline';
  readonly text: string;
  readonly span: Span;
}

/** Every literal and every bare name that is a value, in the order of the text. Deeper nesting than `deepest` is not followed. */
export function hclValues(text: string): readonly HclValue[] {
  const tokens = tokensOf(text);
  const values: HclValue[] = [];
  const around: string[] = [];
  let header: string[] = [];
  let key: string | undefined;
  tokens.forEach(({ kind, text: own, span }, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isIndex = before?.text === '[' && /^(?:word|string)$|^\]$/.test(kindOrSign(tokens[index - 2]));
    const isKey =
      (kind === 'word' || kind === 'string') &&
      (next?.text === '=' || next?.text === ':') &&
      before?.text !== '?';
    if (own === '{' && kind === 'sign') {
      around.push(header.length > 0 ? header.join(' ') : (key ?? ''));
      [header, key] = [[], undefined];
    } else if (own === '}' && kind === 'sign') {
      around.pop();
      [header, key] = [[], undefined];
    } else if (
      isKey &&
      (before === undefined || /^[{\n,(]$/.test(before.text) || before.kind === 'newline')
    ) {
      [header, key] = [[], own];
    } else if (kind === 'newline') header = [];
    else if (key === undefined && (kind === 'word' || kind === 'string')) header.push(own);
    else if (key !== undefined && !isIndex && isValue(kind, before, next)) {
      const exact = kind !== 'string' || !own.includes('\\');
      values.push({
        kind: kind === 'word' ? 'name' : kind,
        path: [...around.slice(-maxDepth), key],
        text: own,
        span,
        exact,
      });
    }
  });
  return values;
}

const maxDepth = 16;

function kindOrSign(token: Token | undefined): string {
  return token?.kind === 'sign' ? token.text : (token?.kind ?? '');
}

function isValue(
  kind: Token['kind'],
  before: Token | undefined,
  next: Token | undefined,
): kind is 'string' | 'heredoc' | 'word' {
  if (kind !== 'string' && kind !== 'heredoc' && kind !== 'word') return false;
  if (kind === 'word')
    return /^[=:]$/.test(before?.text ?? '') && (next === undefined || /^[\n},[]$/.test(next.text));
  return ![before?.text, next?.text].some((sign) => sign === '==' || sign === '!=');
}

const word = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const sign = /==|!=|>=|<=|&&|\|\||=>|[^\s]/y;

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const push = (kind: Token['kind'], start: number, end: number) =>
    tokens.push({ kind, text: kind === 'newline' ? '\n' : text.slice(start, end), span: { start, end } });
  for (let at = 0; at < text.length; ) {
    const char = text[at];
    const two = text.slice(at, at + 2);
    if (char === '\n') {
      push('newline', at, at + 1);
      at += 1;
    } else if (char === '#' || two === '//') at = endOr(text, '\n', at);
    else if (two === '/*') at = endOr(text, '*/', at + 2) + 2;
    else if (char === '"') {
      const end = endOfString(text, at + 1);
      push('string', at + 1, end);
      at = end + 1;
    } else if (two === '<<') at = heredoc(text, at, push);
    else if (/\s/.test(char ?? '')) at += 1;
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

/** The offset of the closing quote; quotes inside `${ … }` do not close. */
function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\n') return at;
    if (char === '\\') at += 1;
    else if (char === '$' && text[at + 1] === '{') depth += 1;
    else if (char === '}' && depth > 0) depth -= 1;
    else if (char === '"' && depth === 0) return at;
  }
  return text.length;
}

function heredoc(
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
  for (let line = start; line < text.length; line = endOr(text, '\n', line) + 1) {
    if (text.slice(line, endOr(text, '\n', line)).trim() !== label) continue;
    push('heredoc', start, line);
    return endOr(text, '\n', line);
  }
  push('heredoc', start, text.length);
  return text.length;
}

function endOr(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at < 0 ? text.length : at;
}
