// Parses YAML files to syntax trees, each file once. Aliases are followed and never expanded.
import { type Alias, isAlias, isNode, type Node, parseAllDocuments } from 'yaml';
import type { Problem, SourceFile, Span } from '../../model/source.js';
import { withoutStacks } from '../../model/stackless.js';
import { unscanned } from '../reasons.js';
import { coverTemplates } from '../syntax/templates.js';
import { nodesWithSameKey, targetsOf, type UsesOf, usesIn } from './nodes.js';

/** A parsed document, with what the grammars need to look things up in it. */
export interface YamlDocument {
  readonly root: Node | null;
  /** The text that was parsed: the file's text with template directives covered. */
  readonly text: string;
  /** The node itself, or the node that an alias stands for. */
  follow(node: unknown): Node | undefined;
  /** All values of the node's key in its map: a key may occur twice, in the branches of a template. */
  sameKey(node: Node): readonly Node[];
  /** The spans of the aliases whose anchored node contains the span. */
  usesOf(span: Span): readonly Span[];
  /**
   * Counts steps of reading.
   * @throws TooManySteps where aliases repeat more of the document than its length allows
   */
  step(count: number): void;
}

/** Aliases and merge keys repeat too much of a document; the message completes "The YAML cannot be read: …". */
export class TooManySteps extends Error {}

export interface YamlFile {
  readonly documents: readonly YamlDocument[];
  readonly problems: readonly Problem[];
}

const parsed = new WeakMap<SourceFile, YamlFile>();
const maxProblems = 5;
const minSteps = 1_000_000;
const stepsPerCharacter = 20;

/** Parses a file once for all scanners. Aliases are not expanded, so an alias bomb costs no more than its text. */
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
    const parsedDocuments = withoutStacks(() => parseAllDocuments(text, options));
    const documents = Array.isArray(parsedDocuments) ? parsedDocuments : [];
    const errors = documents.flatMap((document) => document.errors);
    return {
      documents: documents.map(({ contents }) => documentOf(contents, text, hasAliases)),
      problems: errors.slice(0, maxProblems).map(({ message, pos: [start, end] }) => ({
        file: file.path,
        message: unscanned.yaml(message.split('\n')[0] ?? ''),
        span: { start, end: Math.max(start, end) },
      })),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { documents: [], problems: [{ file: file.path, message: unscanned.yaml(unscanned.tooDeep) }] };
  }
}

function documentOf(root: Node | null, text: string, hasAliases: boolean): YamlDocument {
  let aliases: ReadonlyMap<Alias, Node> | undefined;
  const targets = () => {
    aliases ??= hasAliases ? targetsOf(root) : new Map();
    return aliases;
  };
  let sameKey: ReadonlyMap<Node, readonly Node[]> | undefined;
  let uses: UsesOf | undefined;
  let left = minSteps + stepsPerCharacter * text.length;
  return {
    root,
    text,
    step(count) {
      left -= count;
      if (left < 0) throw new TooManySteps(unscanned.tooManyNodes);
    },
    sameKey: (node) => {
      sameKey ??= nodesWithSameKey(root);
      return sameKey.get(node) ?? [node];
    },
    follow: (node) => (isAlias(node) ? targets().get(node) : isNode(node) ? node : undefined),
    usesOf(span) {
      uses ??= usesIn(targets());
      return uses(span);
    },
  };
}
