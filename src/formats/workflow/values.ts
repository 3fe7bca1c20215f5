// The values in a workflow for `matrix.a.b`, `inputs.name` and `env.NAME`.
import { isMap, isSeq, type Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { sourceOf, textOf, valueAt } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import { parseJson } from '../../model/json.js';
import { type BuildArguments, passedValues } from '../../scan/values/build-arguments.js';
import { cartesian } from '../../scan/values/parameters.js';
import type { PossibleValue } from '../../scan/values/possible-values.js';

/** GitHub runs no more jobs of one matrix than this. */
const maxCombinations = 256;

type Combination = ReadonlyMap<string, Node>;

/** The combinations; `undefined` where a part of the matrix is an expression, or where there are too many. */
function matrixCombinations(document: YamlDocument, job: unknown): readonly Combination[] | undefined {
  const matrix = child(document, child(document, job, 'strategy'), 'matrix');
  const keys = entries(document, matrix).filter(([key]) => key !== 'include' && key !== 'exclude');
  const lists = ['include', 'exclude'].map((key) => child(document, matrix, key));
  const isListed = lists.some((list) => list !== undefined);
  if (
    keys.some(([, values]) => !isSeq(values)) &&
    (isListed || !keys.some(([, values]) => isJson(document, values)))
  )
    return undefined;
  if (lists.some((list) => list !== undefined && !isSeq(list))) return undefined;
  const written = keys.filter(([, values]) => isSeq(values));
  let all: Combination[] = keys.length === 0 ? [] : [new Map()];
  for (const [key, values] of written) {
    const nodes = children(document, values);
    if (all.length * nodes.length > maxCombinations) return undefined;
    all = all.flatMap((one) => nodes.map((node) => new Map([...one, [key, node]])));
  }
  const [include = [], exclude = []] = lists.map((list) =>
    children(document, list).map((entry) => new Map(entries(document, entry))),
  );
  const kept = all.filter((one) => !exclude.some((entry) => isExcluded(document, one, entry)));
  return withIncluded(document, kept, include.slice(0, maxCombinations));
}

function isExcluded(document: YamlDocument, one: Combination, entry: Combination): boolean {
  return [...entry].every(([key, value]) => isSame(document, one.get(key), value));
}

/** An entry extends each combination whose own values it leaves alone; where there is none, it is one of its own. */
function withIncluded(
  document: YamlDocument,
  base: readonly Combination[],
  include: readonly Combination[],
): readonly Combination[] {
  let extended = [...base];
  const added: Combination[] = [];
  for (const entry of include) {
    const fits = base.map((one) =>
      [...entry].every(([key, value]) => !one.has(key) || isSame(document, one.get(key), value)),
    );
    if (fits.includes(true))
      extended = extended.map((one, index) =>
        fits[index] ? new Map([...one, ...entry, ...(base[index] ?? [])]) : one,
      );
    else added.push(entry);
  }
  return [...extended, ...added];
}

/** True for scalars with the same text; maps and lists are the same only where they are one node. */
function isSame(document: YamlDocument, a: Node | undefined, b: Node): boolean {
  const [left, right] = [sourceOf(document, a), sourceOf(document, b)];
  return left === undefined || right === undefined ? a === b : left.value === right.value;
}

const jsonList = /^\$\{\{\s*fromJSON\(\s*(?:inputs\.(?<input>[\w-]+)|'(?<json>(?:[^']|'')*)')\s*\)\s*\}\}$/i;

function isJson(document: YamlDocument, node: unknown): boolean {
  return jsonList.test(textOf(document, node)?.value ?? '');
}

/** The items of a list of the matrix that is JSON: `fromJSON('[…]')`, or of an input with its default and what callers pass. */
export function jsonItems({ document, job, calls = [] }: Scope, name: string): readonly PossibleValue[] {
  const [context, key, ...rest] = name.split('.');
  if (context !== 'matrix' || key === undefined || rest.length > 0) return [];
  const text = textOf(document, at(document, job, ['strategy', 'matrix', key]));
  const { input, json } = jsonList.exec(text?.value ?? '')?.groups ?? {};
  if (text === undefined) return [];
  const texts =
    input === undefined
      ? [json?.replaceAll("''", "'") ?? '']
      : [
          ...inputValues(document, 'inputs', [input]).flatMap((node) => textOf(document, node)?.value ?? []),
          ...passedValues(calls, input).map(({ value }) => value),
        ];
  const items = texts
    .map((one) => parseJson(one))
    .flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : []));
  return [...new Set(items)].flatMap((item) =>
    typeof item === 'string' || typeof item === 'number' ? [{ value: `${item}` }] : [],
  );
}

type Combinations = readonly (readonly PossibleValue[])[] | 'too many';

/** Where an expression stands. */
export interface Scope {
  readonly document: YamlDocument;
  /** The job, or the `runs` of an action. */
  readonly job: unknown;
  /** Absent outside of steps, where there is no `env`. */
  readonly step?: unknown;
  /** The inputs that callers in the checkout pass. */
  readonly calls?: readonly BuildArguments[];
}

/** The nodes of all values of a name; of a map, that of its `image`. An empty value means no container. */
export function valueNodes(scope: Scope, name: string): readonly unknown[] {
  const { document, job } = scope;
  const [context, ...path] = name.split('.');
  if (context === 'env') return environmentNodes(scope, path.join('.'));
  const values =
    context === 'matrix' ? matrixValues(document, job, path) : inputValues(document, context, path);
  return [...new Set(values)].map((value) => (isMap(value) ? child(document, value, 'image') : value));
}

/** The values that names have together: those of the matrix in its combinations, inputs in any. */
export function combinationsOf(scope: Scope, names: readonly string[]): Combinations {
  const { document, job } = scope;
  const inputs = names.filter((name) => !name.startsWith('matrix.') || jsonItems(scope, name).length > 0);
  const ofInputs = cartesian((name) => [
    ...(name.startsWith('matrix.') ? jsonItems(scope, name) : []),
    ...(name.startsWith('matrix.') ? [] : valueNodes(scope, name)).flatMap((node) => valueAt(document, node)),
    ...distinctPassed(passedValues(scope.calls ?? [], name.replace(/^inputs\./, '')), inputs.length),
  ])(inputs);
  const combinations =
    inputs.length === names.length ? [new Map<string, never>()] : matrixCombinations(document, job);
  if (ofInputs === 'too many') return ofInputs;
  return (combinations ?? []).flatMap((combination) =>
    ofInputs.flatMap((given) => {
      const values = names.map((name) => {
        if (inputs.includes(name)) return given[inputs.indexOf(name)];
        const [, first = '', ...rest] = name.split('.');
        return valueAt(document, at(document, combination.get(first), rest))[0];
      });
      const known = values.filter((value) => value !== undefined);
      return known.length === names.length ? [known] : [];
    }),
  );
}

/** Of one input, values that have no place of their own are the same whoever passes them. */
function distinctPassed(values: readonly PossibleValue[], inputs: number): readonly PossibleValue[] {
  if (inputs > 1) return values;
  const known = new Set<string>();
  return values.filter(({ value, source }) => {
    const isNew = source?.exact === true || !known.has(value);
    known.add(value);
    return isNew;
  });
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

/** The value that the step, the job or the workflow sets, in this order. */
export function environmentNodes({ document, job, step }: Scope, name: string): readonly unknown[] {
  if (step === undefined) return [];
  const set = [step, job, document.root].map((holder) =>
    child(document, child(document, holder, 'env'), name),
  );
  const node = set.find((one) => one !== undefined);
  return node === undefined ? [] : [node];
}

/** The defaults of an input of a workflow or an action, and the options that a person may choose. */
function inputValues(
  document: YamlDocument,
  context: string | undefined,
  path: readonly string[],
): readonly unknown[] {
  if (context !== 'inputs') return [];
  const on = child(document, document.root, 'on');
  const ofEvents = ['workflow_call', 'workflow_dispatch'].map((event) => child(document, on, event));
  return [...ofEvents, document.root].flatMap((holder) => {
    const input = at(document, holder, ['inputs', ...path]);
    return [
      child(document, input, 'default') ?? [],
      children(document, child(document, input, 'options')),
    ].flat();
  });
}

/** The node at a path of keys. */
export function at(document: YamlDocument, node: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => child(document, inner, key), node);
}
