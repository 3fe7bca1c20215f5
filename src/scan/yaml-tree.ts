// YAML files as syntax trees: documents, and look-ups through aliases and merges.
import {
  type Alias,
  isAlias,
  isMap,
  isNode,
  isSeq,
  type Node,
  type Pair,
  parseAllDocuments,
  type YAMLMap,
} from 'yaml';
import type { Problem, SourceFile, Span } from '../model/source.js';
import { coverTemplates } from './templates.js';
import { keyOf, nodesOf, targetsOf, twinsOf } from './yaml-nodes.js';
import { type UsesOf, usesIn } from './yaml-uses.js';

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
  /** Counts steps of reading; throws `TooManySteps` where aliases multiply the document beyond what its length allows. */
  step(count: number): void;
}

/** Aliases and merges make more of a document than stands in it. */
export class TooManySteps extends Error {}

export interface YamlFile {
  readonly documents: readonly YamlDocument[];
  readonly problems: readonly Problem[];
}

const parsed = new WeakMap<SourceFile, YamlFile>();
const mostProblems = 5;
const leastSteps = 1_000_000;
const stepsPerCharacter = 20;
const deepestMerge = 500;

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
  let uses: UsesOf | undefined;
  let left = leastSteps + stepsPerCharacter * text.length;
  return {
    root,
    text,
    step(count) {
      left -= count;
      if (left < 0) throw new TooManySteps('its aliases and merges repeat too much');
    },
    twins: (node) => {
      twins ??= twinsOf(root);
      return twins.get(node) ?? [node];
    },
    follow: (node) => (isAlias(node) ? targets().get(node) : isNode(node) ? node : undefined),
    usesOf(span) {
      uses ??= usesIn(targets());
      return uses(span);
    },
  };
}

interface MapIndex {
  readonly own: ReadonlyMap<unknown, Pair>;
  readonly merges: readonly Pair[];
}

const indexes = new WeakMap<YAMLMap, MapIndex>();

/** The first pair of each key, and the merge keys. */
function indexOf(map: YAMLMap): MapIndex {
  const known = indexes.get(map);
  if (known !== undefined) return known;
  const own = new Map([...map.items].reverse().map((pair) => [keyOf(pair), pair]));
  const index = { own, merges: map.items.filter((pair) => keyOf(pair) === '<<') };
  indexes.set(map, index);
  return index;
}

/** The node under a key, through aliases and merge keys (`<<`). */
export function child(
  document: YamlDocument,
  node: unknown,
  key: string,
  seen = new Set<unknown>(),
): Node | undefined {
  const map = document.follow(node);
  document.step(1);
  if (!isMap(map) || seen.has(map)) return undefined;
  if (seen.size > deepestMerge) throw new TooManySteps('it merges too many maps');
  seen.add(map);
  const { own, merges } = indexOf(map);
  const pair = own.get(key);
  if (pair !== undefined) return document.follow(pair.value);
  for (const { value } of merges) {
    const merged = document.follow(value);
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
  document.step(values.length);
  return values.flatMap((value) => document.follow(value) ?? []);
}

/** The text keys of a map with their values, aliases followed. */
export function entries(document: YamlDocument, node: unknown): readonly (readonly [string, Node])[] {
  const map = document.follow(node);
  if (!isMap(map)) return [];
  document.step(map.items.length);
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
