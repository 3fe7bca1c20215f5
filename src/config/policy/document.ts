// Parses the YAML of a policy file into plain data and the positions of everything in it.
import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type Tags } from 'yaml';
import { withoutStacks } from '../../model/stackless.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { issueAt, type PolicyIssue } from './issue.js';

export type DocumentPath = readonly PropertyKey[];

export interface PolicyYaml {
  /** Maps, lists, strings, booleans and null. What looks like a number stays the string as written. */
  readonly data: unknown;
  /** The position of the value at a path; if there is none, of the nearest value around it. */
  place(path: DocumentPath): Span;
  /** The position of the key at the end of a path. */
  key(path: DocumentPath): Span;
}

const maxBytes = 1024 * 1024;
const maxAliases = 100;
const maxDepth = 20;
/** Lists and keys that start on one line nest, and parsing them takes quadratic time. */
const maxIndicatorsInLine = 100;

/** Parses YAML 1.2 within limits of size, depth and aliases. Keys must be strings, and unique in their map. */
export function parsePolicyYaml(
  source: SourceFile,
): PolicyYaml | { readonly issues: readonly PolicyIssue[] } {
  const { text } = source;
  const wrong = (message: string, span = { start: 0, end: 0 }) => issueAt(source, span, message);
  if (Buffer.byteLength(text) > maxBytes)
    return { issues: [wrong(`The file is larger than ${maxBytes} bytes.`)] };
  const tooDeep = 'The YAML is nested too deeply.';
  const lines = text.split(/\r\n|\n|\r/);
  if (
    lines.some((line) => (line.match(/[?-][ \t]/g) ?? []).length > maxIndicatorsInLine) ||
    bracketDepth(text) > maxIndicatorsInLine
  )
    return { issues: [wrong(tooDeep)] };
  const document = parsed(text);
  if (document === undefined) return { issues: [wrong(tooDeep)] };
  const syntax = [...document.errors, ...document.warnings].map(({ message, pos: [start, end] }) =>
    wrong(`The YAML cannot be read: ${message.split('\n')[0]}.`, spanFrom(start, end)),
  );
  if (syntax.length > 0) return { issues: syntax };
  const follow = (node: unknown) => (isAlias(node) ? node.resolve(document) : (node as Node | undefined));
  const structure = structureOf(document.contents, text);
  if (structure.length > 0) return { issues: structure.map(({ span, message }) => wrong(message, span)) };
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: maxAliases });
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { issues: [wrong(`The aliases cannot be followed: ${error.message.split('\n')[0]}.`)] };
  }
  return { data, ...placesIn(document.contents, follow, text) };
}

/** Nesting depth of brackets, ignoring quotes: each level is expensive to parse. */
function bracketDepth(text: string): number {
  let depth = 0;
  let maxDepth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + ('[{'.includes(bracket) ? 1 : -1));
    maxDepth = Math.max(maxDepth, depth);
  }
  return maxDepth;
}

function parsed(text: string) {
  try {
    return withoutStacks(() =>
      parseDocument(text, {
        customTags: withoutNumbers,
        prettyErrors: false,
        uniqueKeys: false,
        logLevel: 'error',
      }),
    );
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function withoutNumbers(tags: Tags): Tags {
  return tags.filter((tag) => typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag));
}

/** Issues that the plain data cannot show: duplicate keys, keys that are not strings, and depth. */
function structureOf(root: Node | null, text: string): readonly { span: Span; message: string }[] {
  const found: { span: Span; message: string }[] = [];
  const waiting: { node: unknown; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    if (depth > maxDepth) {
      return [{ span: spanOf(node, text), message: 'The YAML is nested too deeply.' }];
    }
    if (isSeq(node)) for (const item of node.items) waiting.push({ node: item, depth: depth + 1 });
    if (!isMap(node)) continue;
    const seen = new Set<unknown>();
    for (const { key, value } of node.items) {
      const name = keyText(key);
      const span = spanOf(key, text);
      if (name === undefined) found.push({ span, message: 'A key must be a string.' });
      else if (name === '__proto__') found.push({ span, message: '`__proto__` is not a key of the policy.' });
      else if (seen.has(name))
        found.push({ span, message: `\`${shownValue(name)}\` is defined twice in one map.` });
      seen.add(name);
      waiting.push({ node: value, depth: depth + 1 });
    }
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

function placesIn(root: Node | null, follow: (node: unknown) => Node | undefined, text: string) {
  const indexes = new WeakMap<object, ReadonlyMap<unknown, Pair>>();
  const pairs = (node: unknown) => {
    if (!isMap(node)) return undefined;
    const index = indexes.get(node) ?? new Map(node.items.map((pair) => [keyText(pair.key), pair]));
    indexes.set(node, index);
    return index;
  };
  const walk = (path: DocumentPath): { readonly node: unknown; readonly pair?: Pair } => {
    let node: unknown = follow(root);
    let pair: Pair | undefined;
    for (const part of path) {
      pair = pairs(node)?.get(part);
      const child = isSeq(node) ? follow(node.items[Number(part)]) : follow(pair?.value);
      if (child === undefined || child === null) return { node: pair?.key ?? node, ...(pair && { pair }) };
      node = child;
    }
    return { node, ...(pair && { pair }) };
  };
  return {
    place: (path: DocumentPath) => spanOf(walk(path).node, text),
    key: (path: DocumentPath) => {
      const { node, pair } = walk(path);
      return spanOf(pair?.key ?? node, text);
    },
  };
}

function keyText(key: unknown): string | undefined {
  return isScalar(key) && typeof key.value === 'string' ? key.value : undefined;
}

function spanOf(node: unknown, text: string): Span {
  const range = (node as Node | null | undefined)?.range;
  return range == null ? spanFrom(0, 0) : spanFrom(range[0], Math.min(range[1], text.length));
}

function spanFrom(start: number, end: number): Span {
  return { start, end: Math.max(start, end) };
}

/** At most 100 characters of text from the file. */
export function shownValue(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}

/** What a document gives as one value or as a list; empty if it gives neither. */
export function many<T>(value: T | readonly T[] | undefined): readonly T[] {
  return value === undefined ? [] : ([value].flat() as readonly T[]);
}
