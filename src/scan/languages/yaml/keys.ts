// The maps of a YAML document by their keys, so that a grammar looks only at those that can hold what it is looking for.
import type { Node, YAMLMap } from 'yaml';
import type { YamlDocument } from './document.js';
import { mapsOf } from './maps.js';
import { keyTextOf } from './nodes.js';

const indexes = new WeakMap<Node, ReadonlyMap<string, readonly YAMLMap[]>>();

/**
 * The maps with a key that meets the condition, in the order of the text. In a document with merge keys all maps, since
 * any of them may get the key from another one.
 */
export function mapsWith(
  document: YamlDocument,
  isIt: (key: string) => boolean,
  below: Node | null = document.root,
): readonly YAMLMap[] {
  const index = indexOf(document);
  if (index.has('<<')) return mapsOf(document, below);
  const found = new Set<YAMLMap>();
  for (const [key, maps] of index) if (isIt(key)) for (const map of maps) found.add(map);
  return found.size === 0 ? [] : mapsOf(document, below).filter((map) => found.has(map));
}

/** False where no map of the document has such a key, also not through a merge. */
export function hasKey(document: YamlDocument, isIt: (key: string) => boolean): boolean {
  const index = indexOf(document);
  if (index.has('<<')) return true;
  for (const key of index.keys()) if (isIt(key)) return true;
  return false;
}

function indexOf(document: YamlDocument): ReadonlyMap<string, readonly YAMLMap[]> {
  const { root } = document;
  const known = root === null ? undefined : indexes.get(root);
  if (known !== undefined) return known;
  const index = new Map<string, YAMLMap[]>();
  for (const map of mapsOf(document))
    for (const pair of map.items) {
      const key = keyTextOf(pair);
      if (typeof key !== 'string') continue;
      const maps = index.get(key);
      if (maps === undefined) index.set(key, [map]);
      else maps.push(map);
    }
  if (root !== null) indexes.set(root, index);
  return index;
}
