// The values that the parameters of a name have together, and values whose variables have values of their own.
import type { SourceText } from '../occurrence.js';
import { canMeet, distinctValues, type PossibleValue, type ValuesOf } from './possible-values.js';

const maxDepth = 4;

/**
 * The same values with the variables in them, which `pattern` finds under `name`, replaced by their values. Such a value
 * has no place of its own. One whose variables are not all known stays as it is.
 */
export function expandedValues(valuesOf: ValuesOf, pattern: RegExp): ValuesOf {
  const known = new Map<string, readonly PossibleValue[]>();
  const expanded = (name: string, depth: number): readonly PossibleValue[] => {
    const key = `${depth} ${name}`;
    const values = known.get(key) ?? expandedAt(name, depth);
    known.set(key, values);
    return values;
  };
  const expandedAt = (name: string, depth: number): readonly PossibleValue[] =>
    valuesOf(name).flatMap((one) =>
      depth < maxDepth ? expandedTexts(one, (inner) => expanded(inner, depth + 1), pattern) : [one],
    );
  return (name) => expanded(name, 0);
}

/** The texts that one text stands for; the text itself where its variables are not all known or have too many values. */
export function expandedTexts(
  one: PossibleValue,
  valuesOf: ValuesOf,
  pattern: RegExp,
): readonly PossibleValue[] {
  const names = [...one.value.matchAll(pattern)].map(({ groups }) => groups?.name ?? '');
  if (names.length === 0) return [one];
  const combinations = cartesian(valuesOf)(names);
  if (combinations === 'too many' || combinations.length === 0) return [one];
  return combinations.map((values) => {
    let index = 0;
    return { value: one.value.replace(pattern, () => values[index++]?.value ?? '') };
  });
}

/** For parameters, the values that they have together; none where one of them is not known. */
export type CombinationsOf = (names: readonly string[]) => readonly (readonly PossibleValue[])[] | 'too many';

const maxCombinations = 64;
/** Of the values of each item, only some meet. */
const maxCompared = maxCombinations * maxCombinations;
/** More than any image name uses. */
const maxNames = 64;

/** Every combination of the values that each parameter may have, without those of different items of one list. */
export function cartesian(valuesOf: (name: string) => readonly PossibleValue[]): CombinationsOf {
  return (names) => {
    if (names.length > maxNames) return 'too many';
    let all: (readonly PossibleValue[])[] = [[]];
    for (const [index, name] of names.entries()) {
      const values = distinctValues(valuesOf(name));
      if (values.length > maxCombinations && index === 0) return 'too many';
      if (all.length * values.length > maxCompared) return 'too many';
      all = all.flatMap((before) =>
        values
          .filter((value) => before.every((other) => canMeet(value, other)))
          .map((value) => [...before, value]),
      );
      if (all.length > maxCombinations) return 'too many';
    }
    return all;
  };
}

/** For a name that is one parameter, each of its values, since all are images at places of their own. */
export function combinationsIn(
  text: SourceText,
  pattern: RegExp,
  valuesOf: (name: string) => readonly PossibleValue[],
): CombinationsOf {
  const isWhole = text.value.replace(pattern, '') === '';
  return (names) =>
    isWhole && names.length === 1 ? valuesOf(names[0] ?? '').map((one) => [one]) : cartesian(valuesOf)(names);
}
