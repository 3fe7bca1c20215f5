// Which aliases use a place of a YAML document: a search among the anchored nodes, which hold each other or are apart.
import type { Alias, Node } from 'yaml';
import type { Span } from '../../model/source.js';

export type UsesOf = (span: Span) => readonly Span[];

interface Anchored extends Span {
  readonly aliases: Span[];
  /** The nearest anchored node around it. */
  outer: Anchored | undefined;
}

/** Where the aliases stand whose anchor holds a span, in the order of the text. */
export function usesIn(targets: ReadonlyMap<Alias, Node>): UsesOf {
  const anchored = anchoredIn(targets);
  return ({ start, end }) => {
    const found: Span[] = [];
    for (let one = lastFrom(anchored, start); one !== undefined; one = one.outer)
      if (end <= one.end) for (const alias of one.aliases) found.push(alias);
    return found.sort((a, b) => a.start - b.start);
  };
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

/** The last that begins at the offset or before it. */
function lastFrom(sorted: readonly Anchored[], offset: number): Anchored | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1];
}
