// A document of a YAML file as the grammars see it. Aliases are followed and never expanded.
import { type Alias, isAlias, isNode, type Node } from 'yaml';
import type { Problem, Span } from '../../model/source.js';
import { unscanned } from '../reasons.js';
import type { UsesOf } from './nodes.js';
import { SameKeys } from './same-keys.js';

/** A parsed document, with what the grammars need to look things up in it. */
export interface YamlDocument {
  readonly root: Node | null;
  /** The text that was parsed: the file's text with template directives covered. */
  readonly text: string;
  /** The node itself, or the node that an alias refers to. */
  follow(node: unknown): Node | undefined;
  /**
   * All values that the key of this value may have: a key may occur twice, in the branches of a template or because
   * readers disagree which one counts, and a merge may add another.
   */
  sameKey(node: Node): readonly Node[];
  /** Records that the key of the first node may have one of the others as its value. */
  addSameKey(nodes: readonly Node[]): void;
  /** The spans of the aliases whose anchored node contains the span. */
  usesOf(span: Span): readonly Span[];
  /** Counts steps of reading. @throws TooManySteps where aliases repeat more of the file than its length allows */
  step(count: number): void;
}

/** Aliases and merge keys repeat too much of a document; the message completes "The YAML cannot be read: …". */
export class TooManySteps extends Error {}

export interface YamlFile {
  readonly documents: readonly YamlDocument[];
  readonly problems: readonly Problem[];
}

const minSteps = 1_000_000;
const stepsPerCharacter = 20;
/** A few seconds of work, however long the file is. */
const maxSteps = 10_000_000;

/** All documents of a file share the steps, so that many of them take no more than one. */
export function stepsFor(text: string): YamlDocument['step'] {
  let left = Math.min(maxSteps, minSteps + stepsPerCharacter * text.length);
  return (count) => {
    left -= count;
    if (left < 0) throw new TooManySteps(unscanned.tooManyNodes);
  };
}

/** A document with its root; all documents of a file share the other arguments. */
export function documentOf(
  root: Node | null,
  text: string,
  targets: ReadonlyMap<Alias, Node>,
  usesOf: UsesOf,
  step: YamlDocument['step'],
): YamlDocument {
  const sameKeys = new SameKeys(root, step);
  return {
    root,
    text,
    step,
    sameKey: (node) => sameKeys.of(node),
    addSameKey: (nodes) => sameKeys.add(nodes),
    follow: (node) => (isAlias(node) ? targets.get(node) : isNode(node) ? node : undefined),
    usesOf,
  };
}
