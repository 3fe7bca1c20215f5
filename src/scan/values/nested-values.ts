// Values of variables that contain other variables.
import { cartesian } from './combinations.js';
import type { PossibleValue, ValuesOf } from './possible-values.js';

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
