// The values that a parameter of a pipeline may have: its default, what is passed on through other parameters, and what resources
// of other files pass.

import { isScalar, type Node } from 'yaml';
import type { Frame } from '../../languages/yaml/frames.js';
import { sourceOf } from '../../languages/yaml/text.js';
import { addToGroup, append } from '../../model/collections.js';
import type { ImageParameter } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { cartesian, withValues } from '../../scan/values/parameters.js';
import type { PossibleValue } from '../../scan/values/possible-values.js';

/** A node that a parameter may have as its value. The names in it mean what they mean in the frame. */
export interface Binding {
  readonly node: Node;
  readonly frame: Frame;
  /** What the value is an item of: values of other items never occur with it. */
  readonly items?: NonNullable<PossibleValue['items']>;
}

/** Where a parameter is declared, and what sets it. */
export interface Declaration {
  readonly holder: Frame;
  bindings(): readonly Binding[];
}

/** Counts the values that are read in a file. @throws TooManySteps where they are more than any file means */
export type CountValues = (count: number) => void;

interface ParameterRules {
  /** Finds references to parameters under `name`. */
  readonly pattern: RegExp;
  declarationOf(reference: string, frame: Frame): Declaration | undefined;
  count: CountValues;
}

/** The values of a reference in a frame; none where the file does not set it. */
export type ValuesIn = (reference: string, frame: Frame) => readonly PossibleValue[];

interface Parameter {
  readonly bindings: readonly Binding[];
  values?: readonly PossibleValue[];
  isBeingRead?: true;
}

/** What both formats write for values that only a run knows. */
const expressions = /\$\(|\{\{/;

/**
 * Reads parameters by the rules of a format. A value that is another parameter stands for the values of that; one that the
 * file does not set stays as it is written.
 */
export function parameterValues({ pattern, declarationOf, count }: ParameterRules): ValuesIn {
  const parameters = new Map<Frame, Map<string, Parameter>>();
  const parameterOf = (reference: string, frame: Frame): Parameter | undefined => {
    const declaration = declarationOf(reference, frame);
    if (declaration === undefined) return undefined;
    const { holder } = declaration;
    const ofHolder = parameters.get(holder) ?? new Map<string, Parameter>();
    parameters.set(holder, ofHolder);
    const known = ofHolder.get(reference) ?? { bindings: declaration.bindings() };
    ofHolder.set(reference, known);
    return known;
  };
  /** The parameter, and all those that it gets values from: a walk, since templates may call each other in circles. */
  const sourcesOf = (parameter: Parameter): readonly PossibleValue[] => {
    const reached = new Set([parameter]);
    const values = new Map<string, PossibleValue>();
    for (const { bindings } of reached) {
      count(1 + bindings.length);
      for (const binding of bindings) {
        const whole = wholeReference(binding);
        const inner = whole === undefined ? undefined : parameterOf(whole, binding.frame);
        if (inner !== undefined && inner.bindings.length > 0) reached.add(inner);
        else
          for (const one of valuesOf(binding)) {
            const { items = one.items } = binding;
            const place = `${one.source?.span.start ?? ''} ${one.value}`;
            values.set(place, items === undefined || values.has(place) ? one : { ...one, items });
          }
      }
    }
    return [...values.values()];
  };
  const wholeReference = ({ node, frame }: Binding): string | undefined => {
    const text = sourceOf(frame.document, node)?.value ?? '';
    const [use] = text.matchAll(pattern);
    return use !== undefined && use[0].length === text.length ? use.groups?.name : undefined;
  };
  const valuesOf = ({ node, frame }: Binding): readonly PossibleValue[] => {
    const source = isScalar(node) ? sourceOf(frame.document, node) : undefined;
    if (source === undefined || source.value === '') return [];
    const one = { value: source.value, source };
    const names = [...new Set([...source.value.matchAll(pattern)].map(({ groups }) => groups?.name ?? ''))];
    const combinations = cartesian((name) => valuesIn(name, frame))(names);
    if (names.length === 0 || combinations === 'too many' || combinations.length === 0) return [one];
    // One that contains what the file does not set is told where it is written.
    return combinations.map((values) =>
      values.some(({ value }) => expressions.test(value))
        ? one
        : { value: withValues(source.value, pattern, names, values) },
    );
  };
  const valuesIn: ValuesIn = (reference, frame) => {
    const parameter = parameterOf(reference, frame);
    if (parameter === undefined || parameter.isBeingRead === true) return [];
    parameter.isBeingRead = true;
    parameter.values ??= sourcesOf(parameter);
    delete parameter.isBeingRead;
    return parameter.values;
  };
  return valuesIn;
}

/** A value that is passed to a parameter; the names in it are those of the frame. */
export interface PassedValue {
  /** The keys of the parameters that get it. */
  readonly keys: readonly string[];
  readonly node: Node;
  readonly frame: Frame;
}

export interface CallRules {
  /** The keys of the parameters of named resources that a reference means. */
  keysOf(reference: string, frame: Frame): readonly string[];
  passedIn(frame: Frame): readonly PassedValue[];
}

/** The key of a parameter; names have no blanks. */
export function parameterKey(kind: string, resource: string, parameter: string): string {
  return `${kind} ${resource} ${parameter}`;
}

interface ReadCalls {
  /** What names an image here, also by being passed on to a parameter that does. */
  readonly imageParameters: readonly ImageParameter[];
  readonly passed: readonly PassedValue[];
}

interface Use {
  readonly node: unknown;
  readonly frame: Frame;
}

/** Reads the calls of a file. `known` are the parameters of other files, and `uses` the names of images in this one. */
export function readCalls(
  file: SourceFile,
  frames: readonly Frame[],
  uses: readonly Use[],
  { pattern, rules, known }: { pattern: RegExp; rules: CallRules; known: readonly ImageParameter[] },
): ReadCalls {
  const passed = frames.flatMap((frame) => rules.passedIn(frame));
  const byKey = new Map<string, PassedValue[]>();
  for (const one of passed) for (const key of one.keys) addToGroup(byKey, key, one);
  const own = new Set<string>();
  /** References by the name of their parameter, without those that are an image as a whole. */
  const otherUses = new Map<string, number>();
  const count = (reference: string, by: number) => {
    const name = parameterOf(reference);
    otherUses.set(name, (otherUses.get(name) ?? 0) + by);
  };
  for (const { groups } of file.text.matchAll(pattern)) count(groups?.name ?? '', 1);
  const keysOf = ({ node, frame }: Use): readonly string[] => {
    const text = sourceOf(frame.document, node)?.value ?? '';
    const [found] = text.matchAll(pattern);
    if (found === undefined || found[0].length < text.length) return [];
    const reference = found.groups?.name ?? '';
    count(reference, -1);
    const keys = rules.keysOf(reference, frame);
    for (const key of keys) own.add(key);
    return keys;
  };
  const waiting = [...known.map(({ key }) => key), ...uses.flatMap(keysOf)];
  const reached = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    for (const value of byKey.get(key) ?? []) append(waiting, keysOf(value));
  }
  const isPinnable = (key: string) => (otherUses.get(key.slice(key.lastIndexOf(' ') + 1)) ?? 0) <= 0;
  return { imageParameters: [...own].map((key) => ({ key, isPinnable: isPinnable(key) })), passed };
}

/** The name in a reference such as `params.name`. */
function parameterOf(reference: string): string {
  return /[\w-]+(?=\W*$)/.exec(reference)?.[0] ?? reference;
}
