// Cycles and chains in a graph of imports.

type Graph = ReadonlyMap<string, readonly string[]>;

/** The groups of nodes that reach each other, each as one line; empty if the graph has no cycle. */
export function cyclesIn(graph: Graph): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const node of graph.keys()) {
    const together = [...reachable(graph, node)].filter((other) => reachable(graph, other).has(node));
    if (together.includes(node)) groups.set(together.sort().join(' ⇄ '), together);
  }
  return [...groups.keys()].sort();
}

const known = new WeakMap<Graph, Map<string, ReadonlySet<string>>>();

/** What a node leads to. The node itself is part of it only if it is on a cycle. */
function reachable(graph: Graph, from: string): ReadonlySet<string> {
  const memory = known.get(graph) ?? new Map<string, ReadonlySet<string>>();
  known.set(graph, memory);
  const remembered = memory.get(from);
  if (remembered !== undefined) return remembered;
  const seen = new Set<string>();
  const next = [...(graph.get(from) ?? [])];
  for (let node = next.pop(); node !== undefined; node = next.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    next.push(...(graph.get(node) ?? []));
  }
  memory.set(from, seen);
  return seen;
}

/** The longest chain from a node to another whose inner nodes are all in `through`; empty if there is none. */
export function longestChain(
  graph: Graph,
  from: string,
  to: string,
  through: ReadonlySet<string>,
): readonly string[] {
  if (from === to) return [to];
  if (!through.has(from)) return [];
  const rest = new Set([...through].filter((node) => node !== from));
  const tails = (graph.get(from) ?? []).map((next) => longestChain(graph, next, to, rest));
  const [longest] = tails.filter((tail) => tail.length > 0).sort((a, b) => b.length - a.length);
  return longest === undefined ? [] : [from, ...longest];
}
