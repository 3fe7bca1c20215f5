// YAML files as syntax trees, parsed once; aliases are followed and never expanded.
import { type Alias, isAlias, isNode, type Node, parseAllDocuments } from 'yaml';
import type { Problem, SourceFile, Span } from '../../model/source.js';
import { withoutStacks } from '../../model/stackless.js';
import { coverTemplates, templateEngineOf } from '../syntax/templates.js';
import { type ParsedStream, parseStream } from './libyaml/parser.js';
import { nodesWithSameKey, targetsOf, type UsesOf, usesIn } from './nodes.js';

/** A document with what is needed to read it. */
export interface YamlDocument {
  readonly root: Node | null;
  /** The text that was parsed: the file's, with template directives covered. */
  readonly text: string;
  /** The node itself, or the node that an alias stands for. */
  follow(node: unknown): Node | undefined;
  /**
   * All values that the key of this value may have: a key may come twice, in the branches of a template or because
   * readers disagree which one counts, and a merge may give it another.
   */
  twins(node: Node): readonly Node[];
  /** Says of nodes that each may be the value of one key. */
  addTwins(nodes: readonly Node[]): void;
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
const parsedAsManifest = new WeakMap<SourceFile, YamlFile>();
const leastSteps = 1_000_000;
const stepsPerCharacter = 20;
/** Kubernetes splits at every line that begins so, whatever stands in front, and drops the rest of the line. */
const manifestSeparator = /\n---[^\n]*/g;

/** Parses a file once, whichever scanners ask. Aliases are never expanded, so an alias bomb is only text. */
export function parseYaml(file: SourceFile): YamlFile {
  const known = parsed.get(file) ?? fileOf(file, readStream(file));
  parsed.set(file, known);
  return known;
}

/**
 * Parses a file as Kubernetes' tools do, which split it into documents before they parse them. What only a parser of
 * the whole file sees is there too.
 */
export function parseManifests(file: SourceFile): YamlFile {
  const known = parsedAsManifest.get(file) ?? manifestsOf(file);
  parsedAsManifest.set(file, known);
  return known;
}

interface ReadText {
  /** The text that was parsed, as long as the file's. */
  readonly text: string;
  readonly stream: ParsedStream;
}

/** As a template engine leaves it where one fills the file in, or where it is no YAML before one has. */
function readStream({ path, text }: SourceFile): ReadText {
  const engine = templateEngineOf(path);
  const plain = { text, stream: parseStream(text) };
  if (engine === undefined && plain.stream.error === undefined) return plain;
  const covered = coverTemplates(text, engine);
  if (covered === text) return plain;
  const filled = { text: covered, stream: parseStream(covered) };
  return filled.stream.error !== undefined && plain.stream.error === undefined ? plain : filled;
}

function manifestsOf(file: SourceFile): YamlFile {
  const { text } = file;
  const separators = [...text.matchAll(manifestSeparator)];
  const whole = parseYaml(file);
  const differ = separators.some(([line]) => !/^\n---[ \t\r]*(?:#.*)?$/.test(line));
  if (separators.length === 0 || (!differ && parseStream(text).error === undefined)) return whole;
  const starts = [0, ...separators.map(({ 0: line, index }) => index + line.length)];
  const ends = [...separators.map(({ index }) => index), text.length];
  const streams = starts.map((start, part) => parseStream(text, start, ends[part] ?? text.length));
  const documents = streams.flatMap((stream) => stream.documents);
  const split = fileOf(file, { text, stream: { documents } });
  const isRead = streams.every(({ error }) => error === undefined);
  return { documents: [...split.documents, ...whole.documents], problems: isRead ? [] : whole.problems };
}

function fileOf(file: SourceFile, { text, stream: { documents: read, error } }: ReadText): YamlFile {
  const documents = error === undefined ? read : [...read, ...tolerantly(text)];
  const hasAliases = text.includes('*');
  // Some readers forget anchors at the end of a document and refuse the alias, others do not.
  const targets = hasAliases ? targetsOf(documents) : new Map<Alias, Node>();
  const problem = error && {
    file: file.path,
    message: `The YAML cannot be read: ${error.message}`,
    span: { start: error.offset, end: Math.min(error.offset + 1, text.length) },
  };
  return {
    documents: documents.map((root) => documentOf(root, text, targets)),
    problems: problem === undefined ? [] : [problem],
  };
}

/** What a tolerant parser makes of a file that is no YAML: a problem, but no reason to list less than can be seen. */
function tolerantly(text: string): readonly (Node | null)[] {
  const options = { uniqueKeys: false, logLevel: 'silent', strict: false, prettyErrors: false } as const;
  try {
    const documents = withoutStacks(() => parseAllDocuments(text, options));
    return Array.isArray(documents) ? documents.map(({ contents }) => contents) : [];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [];
  }
}

function documentOf(root: Node | null, text: string, targets: ReadonlyMap<Alias, Node>): YamlDocument {
  let twins: Map<Node, readonly Node[]> | undefined;
  let uses: UsesOf | undefined;
  let left = leastSteps + stepsPerCharacter * text.length;
  const twinsOf = () => {
    twins ??= nodesWithSameKey(root);
    return twins;
  };
  return {
    root,
    text,
    step(count) {
      left -= count;
      if (left < 0) throw new TooManySteps('its aliases and merges repeat too much');
    },
    twins: (node) => twinsOf().get(node) ?? [node],
    addTwins(nodes) {
      const all = [...new Set(nodes.flatMap((node) => twinsOf().get(node) ?? [node]))];
      for (const node of all) twinsOf().set(node, all);
    },
    follow: (node) => (isAlias(node) ? targets.get(node) : isNode(node) ? node : undefined),
    usesOf(span) {
      uses ??= usesIn(targets);
      return uses(span);
    },
  };
}
