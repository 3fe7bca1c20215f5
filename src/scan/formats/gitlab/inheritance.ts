// What GitLab jobs inherit: from the templates that they extend, keys of `default`, and variables of the file.
// https://docs.gitlab.com/ci/yaml/#inherit
import { isSeq, type Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';

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

/** GitLab's own maximum for templates that extend templates. */
const maxExtends = 11;

/** A job or a template of the file. */
export type Job = readonly [name: string, node: Node];

/** The job and what it extends, the job first. */
export function chainOfExtends(
  document: YamlDocument,
  job: unknown,
  byName: ReadonlyMap<string, Node>,
): readonly unknown[] {
  const chain: unknown[] = [];
  const add = (node: unknown, depth: number) => {
    if (node === undefined || chain.includes(node) || depth > maxExtends || chain.length > maxExtends) return;
    chain.push(node);
    for (const name of [...extendedBy(document, node)].reverse()) add(byName.get(name), depth + 1);
  };
  add(job, 0);
  return chain;
}

function extendedBy(document: YamlDocument, job: unknown): readonly string[] {
  const names = child(document, job, 'extends');
  const nodes = isSeq(names) ? children(document, names) : [names];
  return nodes.flatMap((node) => textOf(document, node)?.value ?? []);
}

/** For each template, the jobs that extend it: its image is theirs, with their variables. */
export function usersOfTemplates(
  document: YamlDocument,
  jobs: readonly Job[],
  byName: ReadonlyMap<string, Node>,
): ReadonlyMap<unknown, readonly Node[]> {
  const users = new Map<unknown, Node[]>();
  for (const [, job] of jobs)
    for (const template of chainOfExtends(document, job, byName).slice(1)) {
      const known = users.get(template);
      if (known === undefined) users.set(template, [job]);
      else known.push(job);
    }
  return users;
}
