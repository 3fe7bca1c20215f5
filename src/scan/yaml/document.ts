// YAML files as syntax trees, parsed once; aliases are followed and never expanded.
import { type Alias, isAlias, isNode, type Node, parseAllDocuments } from 'yaml';
import type { Problem, SourceFile, Span } from '../../model/source.js';
import { withoutStacks } from '../../model/stackless.js';
import { coverTemplates } from '../syntax/templates.js';
import { nodesWithSameKey, targetsOf, type UsesOf, usesIn } from './nodes.js';

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
const maxProblems = 5;
const leastSteps = 1_000_000;
const stepsPerCharacter = 20;

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
    const parsedDocuments = withoutStacks(() => parseAllDocuments(text, options));
    const documents = Array.isArray(parsedDocuments) ? parsedDocuments : [];
    const errors = documents.flatMap((document) => document.errors);
    return {
      documents: documents.map(({ contents }) => documentOf(contents, text, hasAliases)),
      problems: errors.slice(0, maxProblems).map(({ message, pos: [start, end] }) => ({
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
      twins ??= nodesWithSameKey(root);
      return twins.get(node) ?? [node];
    },
    follow: (node) => (isAlias(node) ? targets().get(node) : isNode(node) ? node : undefined),
    usesOf(span) {
      uses ??= usesIn(targets());
      return uses(span);
    },
  };
}
