// The values that the parameters of a name have together.
import type { SourceText } from '../occurrence.js';
import type { PossibleValue } from './possible-values.js';

/** For parameters, the values that they have together; none where one of them is not known. */
export type CombinationsOf = (names: readonly string[]) => readonly (readonly PossibleValue[])[] | 'too many';

const maxCombinations = 64;
/** More than any image name uses. */
const maxNames = 64;

/** Every combination of the values that each parameter may have. */
export function cartesian(valuesOf: (name: string) => readonly PossibleValue[]): CombinationsOf {
  return (names) => {
    if (names.length > maxNames) return 'too many';
    let all: (readonly PossibleValue[])[] = [[]];
    for (const name of names) {
      const values = distinctValues(valuesOf(name));
      if (all.length * values.length > maxCombinations) return 'too many';
      all = all.flatMap((before) => values.map((value) => [...before, value]));
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

const distinct = new WeakMap<readonly PossibleValue[], readonly PossibleValue[]>();

/** The values, each once; a list is gone through once, however many names use it. */
export function distinctValues(values: readonly PossibleValue[]): readonly PossibleValue[] {
  const known = distinct.get(values) ?? [...new Map(values.map((one) => [one.value, one])).values()];
  distinct.set(values, known);
  return known;
}
