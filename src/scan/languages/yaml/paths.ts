// Looks up nodes of a YAML document by paths of keys.
import type { Node } from 'yaml';
import type { YamlDocument } from './document.js';
import { child, children } from './tree.js';

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
