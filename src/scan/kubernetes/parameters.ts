// The values that a resource of Tekton or Argo Workflows gives a parameter, at any depth: defaults and what is passed on.
// https://tekton.dev/docs/pipelines/tasks/#specifying-parameters
// https://argo-workflows.readthedocs.io/en/latest/walk-through/parameters/
import { isScalar, isSeq } from 'yaml';
import type { PossibleValue, ValuesOf } from '../possible-values.js';
import type { YamlDocument } from '../yaml/document.js';
import { sourceOf, textOf } from '../yaml/text.js';
import { child, children, mapsOf } from '../yaml/tree.js';

const maxDepth = 4;

/** For each document and pattern: many images ask for the same parameters. */
const readers = new WeakMap<YamlDocument, Map<string, ValuesOf>>();

/**
 * Returns the values of a parameter, by its name alone: templates and tasks pass their parameters on under other names, so
 * a value that is another parameter, which `pattern` finds, is replaced by the values of that.
 */
export function parametersOf(document: YamlDocument, pattern: RegExp): ValuesOf {
  const byPattern = readers.get(document) ?? new Map<string, ValuesOf>();
  readers.set(document, byPattern);
  const reader = byPattern.get(pattern.source) ?? readerOf(document, pattern);
  byPattern.set(pattern.source, reader);
  return reader;
}

function readerOf(document: YamlDocument, pattern: RegExp): ValuesOf {
  const index = indexOf(document);
  const valuesOf = (name: string, seen: readonly string[]): readonly PossibleValue[] =>
    (index.get(name) ?? []).flatMap((one) => {
      const [use] = one.value.matchAll(pattern);
      const inner = use?.[0].length === one.value.length ? use.groups?.name : undefined;
      if (inner === undefined) return [one];
      // A parameter that is passed on under its own name adds nothing.
      if (seen.includes(inner)) return [];
      const values = seen.length < maxDepth ? valuesOf(inner, [...seen, inner]) : [];
      return values.length === 0 ? [one] : values;
    });
  const known = new Map<string, readonly PossibleValue[]>();
  return (name) => {
    const values = known.get(name) ?? valuesOf(name, [name]);
    known.set(name, values);
    return values;
  };
}

/** The values of every entry of `params` and `parameters`: one, a list of them, a default, or what it is limited to. */
function indexOf(document: YamlDocument): ReadonlyMap<string, readonly PossibleValue[]> {
  const index = new Map<string, PossibleValue[]>();
  for (const map of mapsOf(document))
    for (const entry of ['params', 'parameters'].flatMap((key) =>
      children(document, child(document, map, key)),
    )) {
      const name = textOf(document, child(document, entry, 'name'))?.value;
      if (name === undefined) continue;
      const known = index.get(name) ?? [];
      index.set(name, known);
      for (const key of ['default', 'value', 'enum'])
        known.push(...valuesAt(document, child(document, entry, key)));
    }
  return index;
}

function valuesAt(document: YamlDocument, node: unknown): readonly PossibleValue[] {
  const nodes = isSeq(node) ? children(document, node) : isScalar(node) ? [node] : [];
  return nodes.flatMap((one) => {
    const source = sourceOf(document, one);
    return source === undefined || source.value === '' ? [] : [{ value: source.value, source }];
  });
}
