// Indexes of a YAML tree's nodes: in the order of the text and by alias.
import { type Alias, isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Span } from '../../model/text/source.js';

/** The target of each alias: the last node before it with its anchor. One walk, so that many aliases cost no more than one. */
export function targetsOf(roots: readonly (Node | null)[]): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  for (const node of roots.flatMap((root) => nodesOf(root))) {
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target !== undefined) targets.set(node, target);
    } else if ('anchor' in node && typeof node.anchor === 'string') anchors.set(node.anchor, node);
  }
  return targets;
}

/** Gives each pair whose key is an alias the scalar that the alias refers to, which is the key that every reader sees. */
export function followKeys(roots: readonly (Node | null)[], targets: ReadonlyMap<Alias, Node>): void {
  if (targets.size === 0) return;
  for (const node of roots.flatMap((root) => nodesOf(root))) {
    if (!isMap(node)) continue;
    for (const pair of node.items) {
      const target = isAlias(pair.key) ? targets.get(pair.key) : undefined;
      if (isScalar(target)) pair.key = target;
    }
  }
}

/** Every node in the order of the text. */
export function nodesOf(root: Node | null): readonly Node[] {
  const found: Node[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!isNode(node)) continue;
    found.push(node);
    if (isMap(node))
      for (let last = node.items.length - 1; last >= 0; last -= 1)
        waiting.push(node.items[last]?.value, node.items[last]?.key);
    else if (isSeq(node))
      for (let last = node.items.length - 1; last >= 0; last -= 1) waiting.push(node.items[last]);
  }
  return found;
}

/** The text or number of a pair's key; `undefined` where the key is not a scalar. */
export function keyTextOf({ key }: Pair): unknown {
  return isScalar(key) ? key.value : undefined;
}

export type UsesOf = (span: Span) => readonly Span[];

interface Anchored extends Span {
  readonly aliases: Span[];
  /** The innermost anchored node around it. */
  outer: Anchored | undefined;
}

/** Returns a function that gives the aliases whose anchored node contains a span, in the order of the text. */
export function usesIn(targets: ReadonlyMap<Alias, Node>): UsesOf {
  const anchored = anchoredIn(targets);
  const known = new Map<Anchored, readonly Span[]>();
  return ({ start, end }) => {
    let inner = lastFrom(anchored, start);
    while (inner !== undefined && end > inner.end) inner = inner.outer;
    if (inner === undefined) return [];
    const uses = known.get(inner) ?? usesAround(inner);
    known.set(inner, uses);
    return uses;
  };
}

/** The aliases of an anchored node and of those around it, in the order of the text. */
function usesAround(inner: Anchored): readonly Span[] {
  const found: Span[] = [];
  for (let one: Anchored | undefined = inner; one !== undefined; one = one.outer)
    for (const alias of one.aliases) found.push(alias);
  return found.sort((a, b) => a.start - b.start);
}

function anchoredIn(targets: ReadonlyMap<Alias, Node>): readonly Anchored[] {
  const byNode = new Map<Node, Anchored>();
  for (const [alias, node] of targets) {
    if (node.range == null || alias.range == null) continue;
    const [start, end] = node.range;
    const known = byNode.get(node) ?? { start, end, aliases: [], outer: undefined };
    known.aliases.push({ start: alias.range[0], end: alias.range[1] });
    byNode.set(node, known);
  }
  const sorted = [...byNode.values()].sort((a, b) => a.start - b.start || b.end - a.end);
  const around: Anchored[] = [];
  for (const one of sorted) {
    while (around.length > 0 && (around.at(-1)?.end ?? 0) < one.end) around.pop();
    one.outer = around.at(-1);
    around.push(one);
  }
  return sorted;
}

/** The last anchored node that begins at the offset or before it. */
function lastFrom(sorted: readonly Anchored[], offset: number): Anchored | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1];
}
