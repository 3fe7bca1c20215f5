// YAML files as syntax trees: documents, and look-ups through aliases and merges.
import {
  type Alias,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseAllDocuments,
  type YAMLMap,
} from 'yaml';
import type { Problem, SourceFile, Span } from '../model/source.js';
import { coverTemplates } from './templates.js';

/** A document with what is needed to read it. */
export interface YamlDocument {
  readonly root: Node | null;
  /** The text that was parsed: the file's, with template directives covered. */
  readonly text: string;
  /** The node itself, or the node that an alias stands for. */
  follow(node: unknown): Node | undefined;
  /** All values of the key that the node is a value of, for a key may come twice: in the branches of a template. */
  twins(node: Node): readonly Node[];
  /** Where the aliases stand whose anchor holds the span. */
  usesOf(span: Span): readonly Span[];
}

export interface YamlFile {
  readonly documents: readonly YamlDocument[];
  readonly problems: readonly Problem[];
}

const parsed = new WeakMap<SourceFile, YamlFile>();
const mostProblems = 5;

/** Parses a file once, whichever scanners ask. Aliases are never expanded, so an alias bomb is only text. */
export function parseYaml(file: SourceFile): YamlFile {
  const known = parsed.get(file) ?? parse(file);
  parsed.set(file, known);
  return known;
}

function parse(file: SourceFile): YamlFile {
  const options = { uniqueKeys: false, logLevel: 'silent', strict: false, prettyErrors: false } as const;
  const text = coverTemplates(file.text);
  const hasAliases = text.includes('*');
  try {
    const parsedDocuments = parseAllDocuments(text, options);
    const documents = Array.isArray(parsedDocuments) ? parsedDocuments : [];
    const errors = documents.flatMap((document) => document.errors);
    return {
      documents: documents.map(({ contents }) => documentOf(contents, text, hasAliases)),
      problems: errors.slice(0, mostProblems).map(({ message, pos: [start, end] }) => ({
        file: file.path,
        message: `The YAML cannot be read: ${message.split('\n')[0]}`,
        span: { start, end: Math.max(start, end) },
      })),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = 'The YAML cannot be read: it is nested too deeply';
    return { documents: [], problems: [{ file: file.path, message }] };
  }
}

function documentOf(root: Node | null, text: string, hasAliases: boolean): YamlDocument {
  let aliases: ReadonlyMap<Alias, Node> | undefined;
  const targets = () => {
    aliases ??= hasAliases ? targetsOf(root) : new Map();
    return aliases;
  };
  let twins: ReadonlyMap<Node, readonly Node[]> | undefined;
  return {
    root,
    text,
    twins: (node) => {
      twins ??= twinsOf(root);
      return twins.get(node) ?? [node];
    },
    follow: (node) => (isAlias(node) ? targets().get(node) : isNode(node) ? node : undefined),
    usesOf: ({ start, end }) =>
      [...targets()].flatMap(([alias, { range }]) =>
        range != null && range[0] <= start && end <= range[1] && alias.range != null
          ? [{ start: alias.range[0], end: alias.range[1] }]
          : [],
      ),
  };
}

/** What each alias stands for: the last node before it that has its anchor. One walk, so that a thousand aliases cost no more. */
function targetsOf(root: Node | null): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  for (const node of nodesOf(root)) {
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target !== undefined) targets.set(node, target);
    } else if ('anchor' in node && typeof node.anchor === 'string') anchors.set(node.anchor, node);
  }
  return targets;
}

function twinsOf(root: Node | null): ReadonlyMap<Node, readonly Node[]> {
  const twins = new Map<Node, readonly Node[]>();
  for (const node of nodesOf(root)) {
    if (!isMap(node)) continue;
    const keys = new Map<unknown, Node[]>();
    for (const pair of node.items) {
      if (!isNode(pair.value)) continue;
      const known = keys.get(keyOf(pair));
      if (known === undefined) keys.set(keyOf(pair), [pair.value]);
      else known.push(pair.value);
    }
    for (const values of keys.values())
      if (values.length > 1) for (const value of values) twins.set(value, values);
  }
  return twins;
}

/** Every node in the order of the text. */
function* nodesOf(root: Node | null): Generator<Node> {
  const waiting: unknown[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isNode(node)) continue;
    yield node;
    const inner = isMap(node)
      ? node.items.flatMap(({ key, value }) => [key, value])
      : isSeq(node)
        ? node.items
        : [];
    for (let last = inner.length - 1; last >= 0; last -= 1) waiting.push(inner[last] ?? null);
  }
}

/** The node under a key, through aliases and merge keys (`<<`). */
export function child(
  document: YamlDocument,
  node: unknown,
  key: string,
  seen = new Set<unknown>(),
): Node | undefined {
  const map = document.follow(node);
  if (!isMap(map) || seen.has(map)) return undefined;
  seen.add(map);
  const own = map.items.find((pair) => keyOf(pair) === key);
  if (own !== undefined) return document.follow(own.value);
  for (const pair of map.items.filter((candidate) => keyOf(candidate) === '<<')) {
    const merged = document.follow(pair.value);
    for (const source of isSeq(merged) ? merged.items : [merged]) {
      const found = child(document, source, key, seen);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The values of a map or the items of a sequence, aliases followed. */
export function children(document: YamlDocument, node: unknown): readonly Node[] {
  const parent = document.follow(node);
  if (parent === undefined) return [];
  const values = document
    .twins(parent)
    .flatMap((one) => (isMap(one) ? one.items.map(({ value }) => value) : isSeq(one) ? one.items : []));
  return values.flatMap((value) => document.follow(value) ?? []);
}

/** The text keys of a map with their values, aliases followed. */
export function entries(document: YamlDocument, node: unknown): readonly (readonly [string, Node])[] {
  const map = document.follow(node);
  if (!isMap(map)) return [];
  return map.items.flatMap((pair) => {
    const key = keyOf(pair);
    const value = document.follow(pair.value);
    return typeof key === 'string' && value !== undefined ? [[key, value] as const] : [];
  });
}

/** Every map of the document that stands in the text, in its order. Aliases are not followed: each map comes once. */
export function mapsOf({ root }: YamlDocument, below: Node | null = root): readonly YAMLMap[] {
  return [...nodesOf(below)].filter((node) => isMap(node));
}

function keyOf({ key }: Pair): unknown {
  return isScalar(key) ? key.value : undefined;
}
