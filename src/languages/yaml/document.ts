// A document of a YAML file as the grammars see it. Aliases are followed and never expanded.
import { type Alias, isAlias, isMap, isNode, type Node } from 'yaml';
import type { Problem, Span } from '../../model/text/source.js';
import { unscanned } from '../../scan/reasons.js';
import { keyTextOf, nodesOf, type UsesOf } from './nodes.js';

export class SameKeys {
  /** Values of keys that occur several times in one map, each with all of them. */
  private groups: ReadonlyMap<Node, readonly Node[]> | undefined;
  /** What else a merge may give instead of the first value that was found. */
  private readonly merged = new Map<Node, Set<Node>>();

  constructor(
    private readonly root: Node | null,
    private readonly step: (count: number) => void,
  ) {}

  /** Records that a key has the first of these values for one reader, and one of the others for another. */
  add([first, ...others]: readonly Node[]): void {
    if (first === undefined) return;
    const known = this.merged.get(first) ?? new Set();
    this.merged.set(first, known);
    for (const other of others) if (other !== first) known.add(other);
  }

  /**
   * The values that may stand where this one was found. What many maps merge is not a value of each of them because of the
   * others, so this is looked up in one direction.
   */
  of(node: Node): readonly Node[] {
    this.groups ??= groupsIn(this.root);
    const group = this.groups.get(node);
    if (!this.merged.has(node) && (group === undefined || this.merged.size === 0)) return group ?? [node];
    const found = new Set(group ?? [node]);
    const done = new Set([group]);
    for (const one of found) {
      const same = this.groups.get(one);
      if (!done.has(same)) for (const other of same ?? []) found.add(other);
      done.add(same);
      const others = this.merged.get(one);
      this.step(1 + (others?.size ?? 0));
      for (const other of others ?? []) found.add(other);
    }
    return [...found];
  }
}

/** For each value whose key occurs several times in its map: all values of that key. */
function groupsIn(root: Node | null): ReadonlyMap<Node, readonly Node[]> {
  const found = new Map<Node, readonly Node[]>();
  const distinct = new Set<unknown>();
  for (const node of nodesOf(root)) {
    if (!isMap(node) || node.items.length < 2) continue;
    // Hardly any map has a key twice.
    distinct.clear();
    for (const pair of node.items) distinct.add(keyTextOf(pair));
    if (distinct.size === node.items.length) continue;
    const keys = new Map<unknown, Node[]>();
    for (const pair of node.items) {
      if (!isNode(pair.value)) continue;
      const known = keys.get(keyTextOf(pair));
      if (known === undefined) keys.set(keyTextOf(pair), [pair.value]);
      else known.push(pair.value);
    }
    for (const values of keys.values())
      if (values.length > 1) for (const value of values) found.set(value, values);
  }
  return found;
}

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
