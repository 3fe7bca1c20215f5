// Looks up keys and children in a YAML document, through aliases and merge keys.
import { isMap, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { unscanned } from '../../scan/reasons.js';
import { TooManySteps, type YamlDocument } from './document.js';
import { keyTextOf, nodesOf } from './nodes.js';

/** The nodes at a path of keys; `*` is every item of a list or every value of a map. */
export function nodesAt(document: YamlDocument, node: unknown, path: string): readonly Node[] {
  const [first = '', ...rest] = path.split('.');
  const step = (one: unknown, key: string) =>
    key === '*' ? children(document, one) : [child(document, one, key) ?? []].flat();
  return rest.reduce<readonly Node[]>(
    (nodes, key) => nodes.flatMap((one) => step(one, key)),
    step(node, first),
  );
}

const maxMergeDepth = 500;

/** Larger maps get an index, so that looking up many keys of one takes linear time. */
const maxScanned = 16;

const indexes = new WeakMap<YAMLMap, ReadonlyMap<unknown, readonly Pair[]>>();

/** The pairs of a key; a merge key has the text `<<`. */
function pairsWith(map: YAMLMap, key: string): readonly Pair[] {
  const { items } = map;
  if (items.length > maxScanned) return indexOf(map).get(key) ?? none;
  let found: Pair[] | undefined;
  for (const pair of items)
    if (keyTextOf(pair) === key) {
      if (found === undefined) found = [pair];
      else found.push(pair);
    }
  return found ?? none;
}

const none: readonly Pair[] = [];

function indexOf(map: YAMLMap): ReadonlyMap<unknown, readonly Pair[]> {
  const known = indexes.get(map);
  if (known !== undefined) return known;
  const pairs = new Map<unknown, Pair[]>();
  for (const pair of map.items) {
    const sameKey = pairs.get(keyTextOf(pair));
    if (sameKey === undefined) pairs.set(keyTextOf(pair), [pair]);
    else sameKey.push(pair);
  }
  indexes.set(map, pairs);
  return pairs;
}

/**
 * The node under a key, through aliases and merge keys (`<<`). Of a key that occurs twice, the last one counts to all
 * readers that accept it. Readers disagree whether a key overrides a merge that follows it, so a merged value of the key is
 * recorded as another value of it.
 * @throws TooManySteps where merge keys are nested too deeply
 */
export function child(
  document: YamlDocument,
  node: unknown,
  key: string,
  seen?: Set<unknown>,
): Node | undefined {
  const map = document.follow(node);
  document.step(1);
  if (!isMap(map) || seen?.has(map) === true) return undefined;
  const pairs = pairsWith(map, key);
  const merges = pairsWith(map, '<<');
  if (merges.length === 0 && pairs.length < 2) {
    const [pair] = pairs;
    const value = pair && document.follow(pair.value);
    document.step(value === undefined ? 0 : 1);
    return value;
  }
  return firstOf(document, map, key, { pairs, merges }, seen ?? new Set());
}

/** The pairs of one key in a map, and those of its merge keys. */
interface KeyPairs {
  readonly pairs: readonly Pair[];
  readonly merges: readonly Pair[];
}

function firstOf(
  document: YamlDocument,
  map: YAMLMap,
  key: string,
  { pairs, merges }: KeyPairs,
  seen: Set<unknown>,
): Node | undefined {
  if (seen.size > maxMergeDepth) throw new TooManySteps(unscanned.tooManyMerges);
  seen.add(map);
  const found = [
    ...pairs.toReversed().map(({ value }) => document.follow(value)),
    ...merges.flatMap(({ value }) =>
      sourcesOf(document, value).map((source) => child(document, source, key, seen)),
    ),
  ].filter((node) => node !== undefined);
  document.step(found.length);
  if (found.length > 1) document.addSameKey(found);
  return found[0];
}

/** The maps that a merge key merges. */
function sourcesOf(document: YamlDocument, value: unknown): readonly unknown[] {
  const merged = document.follow(value);
  return isSeq(merged) ? merged.items : [merged];
}

/** The values of a map with those that it merges, or the items of a sequence, aliases followed. */
export function children(document: YamlDocument, node: unknown): readonly Node[] {
  const parent = document.follow(node);
  if (parent === undefined) return [];
  const values = document
    .sameKey(parent)
    .flatMap((one) =>
      isMap(one) ? pairsOf(document, one).map(({ value }) => value) : isSeq(one) ? one.items : [],
    );
  document.step(values.length);
  return values.flatMap((value) => document.follow(value) ?? []);
}

/** The items of a list, or the one value that stands for a list of one. */
export function itemsOf(document: YamlDocument, node: unknown): readonly unknown[] {
  return isSeq(node) ? children(document, node) : [node];
}

/** The text keys of a map with their values, aliases and merges followed. */
export function entries(document: YamlDocument, node: unknown): readonly (readonly [string, Node])[] {
  const map = document.follow(node);
  if (!isMap(map)) return [];
  return pairsOf(document, map).flatMap((pair) => {
    const key = keyTextOf(pair);
    const value = document.follow(pair.value);
    return typeof key === 'string' && value !== undefined ? [[key, value] as const] : [];
  });
}

/** The pairs of a map and, in place of a merge key, those of what it merges. */
function pairsOf(document: YamlDocument, map: YAMLMap, seen = new Set<unknown>()): readonly Pair[] {
  document.step(map.items.length);
  if (seen.has(map)) return [];
  if (seen.size > maxMergeDepth) throw new TooManySteps(unscanned.tooManyMerges);
  seen.add(map);
  if (pairsWith(map, '<<').length === 0) return map.items;
  return map.items.flatMap((pair) => {
    if (keyTextOf(pair) !== '<<') return [pair];
    return sourcesOf(document, pair.value).flatMap((source) => {
      const merged = document.follow(source);
      return isMap(merged) ? pairsOf(document, merged, seen) : [];
    });
  });
}

/** Every map of the document in the order of the text. Aliases are not followed, so each map occurs once. */
export function mapsOf({ root }: YamlDocument, below: Node | null = root): readonly YAMLMap[] {
  const known = below === root && root !== null ? mapsOfRoots.get(root) : undefined;
  if (known !== undefined) return known;
  const maps = nodesOf(below).filter((node) => isMap(node));
  if (below === root && root !== null) mapsOfRoots.set(root, maps);
  return maps;
}

/** Many scanners ask for those of a whole document. */
const mapsOfRoots = new WeakMap<Node, readonly YAMLMap[]>();

/** The keys that lead from a map to each map below it; `*` stands for an item of a list. Aliases are not followed. */
export function pathsOfMaps(document: YamlDocument, below: YAMLMap): ReadonlyMap<unknown, readonly string[]> {
  const paths = new Map<unknown, readonly string[]>();
  const waiting: (readonly [unknown, readonly string[]])[] = [[below, []]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, path] = next;
    document.step(1 + path.length);
    if (isMap(node)) {
      paths.set(node, path);
      for (const pair of node.items) waiting.push([pair.value, [...path, String(keyTextOf(pair))]]);
    } else if (isSeq(node)) for (const item of node.items) waiting.push([item, [...path, '*']]);
  }
  return paths;
}
