// Looking things up in a YAML document, through aliases and merges.
import { isMap, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { TooManySteps, type YamlDocument } from './document.js';
import { keyTextOf, nodesOf } from './nodes.js';

const maxMergeDepth = 500;

interface MapIndex {
  readonly own: ReadonlyMap<unknown, Pair>;
  readonly merges: readonly Pair[];
}

const indexes = new WeakMap<YAMLMap, MapIndex>();

/** The first pair of each key, and the merge keys. */
function indexOf(map: YAMLMap): MapIndex {
  const known = indexes.get(map);
  if (known !== undefined) return known;
  const own = new Map([...map.items].reverse().map((pair) => [keyTextOf(pair), pair]));
  const index = { own, merges: map.items.filter((pair) => keyTextOf(pair) === '<<') };
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
  if (seen.size > maxMergeDepth) throw new TooManySteps('it merges too many maps');
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
    const key = keyTextOf(pair);
    const value = document.follow(pair.value);
    return typeof key === 'string' && value !== undefined ? [[key, value] as const] : [];
  });
}

/** Every map of the document that stands in the text, in its order. Aliases are not followed: each map comes once. */
export function mapsOf({ root }: YamlDocument, below: Node | null = root): readonly YAMLMap[] {
  return [...nodesOf(below)].filter((node) => isMap(node));
}
