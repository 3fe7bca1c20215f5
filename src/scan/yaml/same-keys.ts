// The values that one key may have: a key may occur twice, and readers disagree whether it overrides a merge behind it.
import { isMap, isNode, type Node } from 'yaml';
import { keyTextOf, nodesOf } from './nodes.js';

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
