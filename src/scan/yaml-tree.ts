// YAML files as syntax trees: documents, look-ups through aliases and merges, and the exact span of a scalar's text.
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseAllDocuments,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import type { Problem, SourceFile, Span } from '../model/source.js';

/** A document with what is needed to read it. */
export interface YamlDocument {
  readonly root: Node | null;
  /** The node itself, or the node that an alias stands for. */
  follow(node: unknown): Node | undefined;
}

export interface YamlFile {
  readonly documents: readonly YamlDocument[];
  readonly problems: readonly Problem[];
}

const parsed = new WeakMap<SourceFile, YamlFile>();
const mostProblems = 5;
const mostMerges = 20;

/** Parses a file once, whichever scanners ask. Aliases are never expanded, so an alias bomb is only text. */
export function parseYaml(file: SourceFile): YamlFile {
  const known = parsed.get(file) ?? parse(file);
  parsed.set(file, known);
  return known;
}

function parse(file: SourceFile): YamlFile {
  const options = { uniqueKeys: false, logLevel: 'silent', strict: false, prettyErrors: false } as const;
  const parsedDocuments = parseAllDocuments(file.text, options);
  const documents = Array.isArray(parsedDocuments) ? parsedDocuments : [];
  const errors = documents.flatMap((document) => document.errors);
  return {
    documents: documents.map((document) => ({
      root: document.contents,
      follow: (node) => (isAlias(node) ? node.resolve(document) : (node as Node | undefined)),
    })),
    problems: errors.slice(0, mostProblems).map(({ message, pos: [start, end] }) => ({
      file: file.path,
      message: `The YAML cannot be read: ${message.split('\n')[0]}`,
      span: { start, end: Math.max(start, end) },
    })),
  };
}

/** The node under a key, through aliases and merge keys (`<<`). */
export function child(document: YamlDocument, node: unknown, key: string, merges = 0): Node | undefined {
  const map = document.follow(node);
  if (!isMap(map) || merges > mostMerges) return undefined;
  const own = map.items.find((pair) => keyOf(pair) === key);
  if (own !== undefined) return document.follow(own.value);
  for (const pair of map.items.filter((candidate) => keyOf(candidate) === '<<')) {
    const merged = document.follow(pair.value);
    for (const source of isSeq(merged) ? merged.items : [merged]) {
      const found = child(document, source, key, merges + 1);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The values of a map or the items of a sequence, aliases followed. */
export function children(document: YamlDocument, node: unknown): readonly Node[] {
  const parent = document.follow(node);
  const values = isMap(parent) ? parent.items.map(({ value }) => value) : isSeq(parent) ? parent.items : [];
  return values.flatMap((value) => document.follow(value) ?? []);
}

/** Every map of the document that stands in the text, outermost first. Aliases are not followed: each map comes once. */
export function mapsOf(document: YamlDocument): readonly YAMLMap[] {
  const found: YAMLMap[] = [];
  const waiting: unknown[] = [document.root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isMap(node)) {
      found.push(node);
      for (const { value } of node.items) waiting.push(value);
    }
    if (isSeq(node)) waiting.push(...node.items);
  }
  return found;
}

function keyOf({ key }: Pair): unknown {
  return isScalar(key) ? key.value : undefined;
}

/** A scalar's text and where it stands, without quotes; `exact` is false where escapes or folding changed it. */
export interface ScalarText {
  readonly value: string;
  readonly span: Span;
  readonly exact: boolean;
}

/** The text of a string scalar, trimmed; `undefined` for anything else and for an empty text. */
export function textOf(file: SourceFile, node: unknown): ScalarText | undefined {
  if (!isScalar(node) || typeof node.value !== 'string' || node.range == null || hasOwnTag(node))
    return undefined;
  const value = node.value.trim();
  if (value === '') return undefined;
  const [start, end] = innerRange(node as Scalar<string>, node.range);
  const offset = file.text.slice(start, end).indexOf(value);
  if (offset < 0) return { value, span: { start, end }, exact: false };
  return { value, span: { start: start + offset, end: start + offset + value.length }, exact: true };
}

/** A tag of the format's own, such as Compose's `!reset`: the text is not the value. */
function hasOwnTag({ tag }: Scalar): boolean {
  return tag?.startsWith('!') === true;
}

/** The span of an unquoted `{{ … }}`, which YAML reads as a map in a map. */
export function templateSpan(file: SourceFile, node: unknown): Span | undefined {
  if (!isMap(node) || node.range == null) return undefined;
  const [start, end] = node.range;
  return file.text.startsWith('{{', start) ? { start, end } : undefined;
}

function innerRange(
  { type }: Scalar,
  [start, end]: readonly [number, number, number],
): readonly [number, number] {
  return type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? [start + 1, end - 1] : [start, end];
}
