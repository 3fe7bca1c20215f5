// The texts that expressions of a Jsonnet program stand for, as far as the program tells: literals, sums and formats of them,
// branches of `if`, and fields and local variables that are set once.
// https://jsonnet.org/ref/spec.html
import { addToGroup } from '../../model/collections.js';
import type { CodeToken } from './literals.js';

type Tokens = readonly CodeToken[];

interface JsonnetField {
  readonly name: string;
  /** The names of the fields around it. */
  readonly outer: readonly string[];
  readonly value: Tokens;
}

const maxDepth = 16;
const maxTexts = 64;
const maxTokens = 200;
/** Fields around a field that count: more than programs of people nest. */
const maxOuter = 64;

/** Fields and local variables, with their values up to the sign that ends them. Longer values are left out. */
export function jsonnetFields(tokens: Tokens): readonly JsonnetField[] {
  const found: JsonnetField[] = [];
  const outer: string[] = [];
  let field = '';
  tokens.forEach((token, index) => {
    if (token.kind === 'sign' && /[{[(]/.test(token.text)) {
      outer.push(token.text === '{' ? field : '');
      field = '';
    } else if (token.kind === 'sign' && /[}\])]/.test(token.text)) field = outer.pop() ?? '';
    else if (token.kind === 'sign' && /[,;]/.test(token.text)) field = '';
    else {
      const lead = token.kind === 'sign' ? 0 : leadOf(tokens, index);
      if (lead === 0) return;
      field = token.text;
      const around =
        tokens[index - 1]?.text === 'local' ? [] : outer.slice(-maxOuter).filter((name) => name !== '');
      found.push({ name: field, outer: around, value: upToEnd(tokens, index + lead) });
    }
  });
  return found;
}

/** How many tokens `name:`, `name::`, `name+:` and `name =` have; none where the token names no field. */
function leadOf(tokens: Tokens, index: number): number {
  const signs = [1, 2, 3, 4]
    .map((offset) => tokens[index + offset])
    .map((one) => (one?.kind === 'sign' ? one.text : ''));
  const plus = signs[0] === '+' && signs[1] === ':' ? 1 : 0;
  if (signs[0] === '=' && signs[1] !== '=') return 2;
  const colons = signs.slice(plus).findIndex((sign) => sign !== ':');
  return colons <= 0 ? 0 : 1 + plus + colons;
}

/** The tokens up to the comma, semicolon or bracket that ends an expression. */
export function upToEnd(tokens: Tokens, from: number): Tokens {
  let depth = 0;
  for (let at = from; at < tokens.length && at - from < maxTokens; at += 1) {
    const { kind, text } = tokens[at] ?? { kind: 'word', text: '' };
    if (kind !== 'sign') continue;
    if (depth === 0 && /[,;}\])]/.test(text)) return tokens.slice(from, at);
    if (/[{[(]/.test(text)) depth += 1;
    if (/[}\])]/.test(text)) depth -= 1;
  }
  return [];
}

export class JsonnetValues {
  private readonly byPath = new Map<string, Tokens[]>();
  private readonly steps = { left: 20_000 };

  constructor(fields: readonly JsonnetField[]) {
    for (const { name, outer, value } of fields) {
      addToGroup(this.byPath, [...outer, name].join('.'), value);
    }
  }

  /** The texts; `undefined` where the program does not tell them. `outer` are the names of the fields around. */
  textsOf(tokens: Tokens, outer: readonly string[], depth = 0): readonly string[] | undefined {
    this.steps.left -= tokens.length;
    if (depth > maxDepth || this.steps.left < 0) return undefined;
    const inner = (part: Tokens) => this.textsOf(part, outer, depth + 1);
    const [first] = tokens;
    if (first?.text === 'if' && first.kind === 'word') {
      const [, yes = [], no = []] = splitBy(tokens, /^(?:then|else)$/);
      const branches = [inner(yes), inner(no)];
      return branches.includes(undefined) ? undefined : branches.flatMap((one) => one ?? []);
    }
    const parts = splitBy(tokens, /^\+$/);
    if (parts.length > 1) return joined(parts.map(inner));
    const [pattern = [], args] = splitBy(tokens, /^%$/);
    if (args !== undefined) return this.formatted(inner(pattern), args, inner);
    if (first?.text === 'std.format') {
      const [text = [], values = []] = splitBy(tokens.slice(2, -1), /^,$/);
      return this.formatted(inner(text), values, inner);
    }
    if (first?.text === '(') return inner(tokens.slice(1, -1));
    if (tokens.length !== 1 || first === undefined) return undefined;
    if (first.kind === 'text') return first.exact && first.quotes !== '|||' ? [first.text] : undefined;
    return first.kind === 'word' ? this.named(first.text, outer, depth) : undefined;
  }

  /** What is set several times may be overridden by any of these. */
  private named(name: string, outer: readonly string[], depth: number): readonly string[] | undefined {
    const path = name.startsWith('self.')
      ? [...outer, name.slice('self.'.length)].join('.')
      : name.replace(/^\$\./, '');
    const [value, ...more] = this.byPath.get(path) ?? [];
    if (value === undefined || more.length > 0) return undefined;
    return this.textsOf(value, path.split('.').slice(0, -1), depth + 1);
  }

  private formatted(
    patterns: readonly string[] | undefined,
    args: Tokens,
    textsOf: (tokens: Tokens) => readonly string[] | undefined,
  ): readonly string[] | undefined {
    const [pattern, ...others] = patterns ?? [];
    if (pattern === undefined || others.length > 0) return undefined;
    const isList = /^[[{]$/.test(args[0]?.text ?? '');
    const items = isList ? splitBy(args.slice(1, -1), /^,$/).filter(({ length }) => length > 0) : [args];
    const isNamed = args[0]?.text === '{';
    const values = items.map((item) => textsOf(isNamed ? item.slice(leadOf(item, 0)) : item));
    const parts: (readonly string[] | undefined)[] = [];
    let next = 0;
    for (const part of pattern.split(/(%(?:\(\w+\))?[sd]|%.)/)) {
      const name = /^%\((\w+)\)/.exec(part)?.[1];
      const at = name === undefined ? next : items.findIndex((item) => item[0]?.text === name);
      const isValue = /^%(?:\(\w+\))?[sd]$/.test(part);
      if (isValue) next += 1;
      parts.push(isValue ? values[at] : part === '%%' ? ['%'] : part.startsWith('%') ? undefined : [part]);
    }
    return joined(parts);
  }
}

/** Every combination of the texts of the parts. */
function joined(parts: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  let all: readonly string[] = [''];
  for (const texts of parts) {
    if (texts === undefined || all.length * texts.length > maxTexts) return undefined;
    all = all.flatMap((before) => texts.map((text) => before + text));
  }
  return all;
}

/** The tokens between those outside of brackets that a pattern matches. */
function splitBy(tokens: Tokens, separator: RegExp): readonly Tokens[] {
  const parts: CodeToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === 'sign' && /[}\])]/.test(token.text)) depth -= 1;
    if (depth === 0 && token.kind !== 'text' && separator.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
    if (token.kind === 'sign' && /[{[(]/.test(token.text)) depth += 1;
  }
  return parts;
}
