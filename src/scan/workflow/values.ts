// The values in a workflow for `matrix.a.b` and `inputs.name`.
import { isMap } from 'yaml';
import { cartesian } from '../parameters.js';
import type { PossibleValue } from '../possible-values.js';
import type { YamlDocument } from '../yaml/document.js';
import { sourceOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';
import { matrixCombinations } from './matrix.js';

type Combinations = readonly (readonly PossibleValue[])[] | 'too many';

/** The nodes of all values of a name; of a map, that of its `image`. An empty value means no container. */
export function valueNodes(document: YamlDocument, job: unknown, name: string): readonly unknown[] {
  const [context, ...path] = name.split('.');
  const values =
    context === 'matrix' ? matrixValues(document, job, path) : inputValues(document, context, path);
  return [...new Set(values)].map((value) => (isMap(value) ? child(document, value, 'image') : value));
}

/** The values that names have together: those of the matrix in its combinations, inputs in any. */
export function combinationsOf(document: YamlDocument, job: unknown, names: readonly string[]): Combinations {
  const inputs = names.filter((name) => !name.startsWith('matrix.'));
  const ofInputs = cartesian((name) =>
    inputValues(document, 'inputs', name.split('.').slice(1)).flatMap((node) => valueAt(document, node)),
  )(inputs);
  const combinations =
    inputs.length === names.length ? [new Map<string, never>()] : matrixCombinations(document, job);
  if (ofInputs === 'too many') return ofInputs;
  return (combinations ?? []).flatMap((combination) =>
    ofInputs.flatMap((given) => {
      const values = names.map((name) => {
        if (!name.startsWith('matrix.')) return given[inputs.indexOf(name)];
        const [, first = '', ...rest] = name.split('.');
        return valueAt(document, at(document, combination.get(first), rest))[0];
      });
      const known = values.filter((value) => value !== undefined);
      return known.length === names.length ? [known] : [];
    }),
  );
}

/** Every value that is written in the matrix, unless each of its combinations is excluded. */
function matrixValues(
  document: YamlDocument,
  job: unknown,
  [first = '', ...rest]: readonly string[],
): readonly unknown[] {
  const matrix = at(document, job, ['strategy', 'matrix']);
  const combinations = matrixCombinations(document, job);
  const used = combinations && new Set<unknown>(combinations.map((one) => one.get(first)));
  const listed = children(document, child(document, matrix, first));
  const included = children(document, child(document, matrix, 'include'));
  return [
    ...listed.filter((node) => used?.has(node) !== false),
    ...included.map((one) => child(document, one, first)),
  ]
    .map((node) => at(document, node, rest))
    .filter((node) => node !== undefined);
}

/** The defaults of an input, and the options that a person may choose. */
function inputValues(
  document: YamlDocument,
  context: string | undefined,
  path: readonly string[],
): readonly unknown[] {
  if (context !== 'inputs') return [];
  const on = child(document, document.root, 'on');
  return ['workflow_call', 'workflow_dispatch'].flatMap((event) => {
    const input = at(document, on, [event, 'inputs', ...path]);
    return [
      child(document, input, 'default') ?? [],
      children(document, child(document, input, 'options')),
    ].flat();
  });
}

function valueAt(document: YamlDocument, node: unknown): readonly PossibleValue[] {
  const source = sourceOf(document, node);
  return source === undefined ? [] : [{ value: source.value, source }];
}

function at(document: YamlDocument, node: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => child(document, inner, key), node);
}
