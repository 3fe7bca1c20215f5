// The maps of a YAML tree as they are written, without following aliases.
import { isMap, isSeq, type Node, type YAMLMap } from 'yaml';
import type { YamlDocument } from './document.js';
import { keyTextOf, nodesOf } from './nodes.js';

/** Every map of the document in the order of the text. Aliases are not followed, so each map occurs once. */
export function mapsOf({ root }: YamlDocument, below: Node | null = root): readonly YAMLMap[] {
  return nodesOf(below).filter((node) => isMap(node));
}

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
