// What GitLab jobs inherit: keys of `default`, and variables of the file.
// https://docs.gitlab.com/ci/yaml/#inherit
import { isSeq, type Node } from 'yaml';
import type { YamlDocument } from '../yaml/document.js';
import { textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';

/** True where a job, with the templates that it extends, takes a default or a variable of the file. */
export function inherits(
  document: YamlDocument,
  chain: readonly unknown[],
  of: 'default' | 'variables',
  name: string,
): boolean {
  const nearest = chain.map((one) => child(document, child(document, one, 'inherit'), of));
  const set = nearest.find((node) => node !== undefined);
  if (set === undefined) return true;
  // Where a key is there twice, the job may inherit by one of them.
  return document.sameKey(set).some((node) => allows(document, node, name));
}

function allows(document: YamlDocument, node: Node, name: string): boolean {
  if (isSeq(node)) return children(document, node).some((one) => textOf(document, one)?.value === name);
  return !('value' in node && node.value === false);
}

/** The node that `!reference [key, …]` stands for; the node itself without the tag, `undefined` where the file has none. */
export function referenced(document: YamlDocument, node: Node, depth = 0): Node | undefined {
  if (!isSeq(node) || node.tag !== '!reference') return node;
  const keys = children(document, node).flatMap((one) => textOf(document, one)?.value ?? []);
  const found = keys.reduce<Node | undefined>(
    (inner, key) => (inner === undefined ? undefined : child(document, inner, key)),
    document.root ?? undefined,
  );
  const isKnown = found !== undefined && found !== document.root && depth < maxReferences;
  return isKnown ? referenced(document, found, depth + 1) : undefined;
}

/** GitLab's own maximum for references in references. */
const maxReferences = 10;
