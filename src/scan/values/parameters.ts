// From a name with parameters of a pipeline, such as `cimg/node:<< parameters.version >>`, to the images that it stands for:
// the values that its parameters have together, and values whose variables have values of their own.

import type { Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { occurrenceAt, opaqueAt, resolvedAt, type SourceText } from '../occurrence.js';
import { refused } from '../pin-place.js';
import { notPinnable, unresolved } from '../reasons.js';
import { canMeet, distinctValues, type PossibleValue, type ValuesOf } from './possible-values.js';
import { isTemplated } from './templates.js';

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
type CombinationsOf = (names: readonly string[]) => readonly (readonly PossibleValue[])[] | 'too many';

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

/** Longer than any name, which is invalid whatever follows: many names may use one long value. */
const maxRead = 1000;

/**
 * The images of a name with parameters, which `pattern` finds under `name`. A name that is one parameter is reported where
 * its values are set. `others` are files that use the same parameters. `undefined` for a name without parameters, and where the value of one is not in the file.
 */
export function parameterImages(
  file: SourceFile,
  text: SourceText,
  pattern: RegExp,
  combinationsOf: CombinationsOf,
  others: readonly SourceFile[] = [],
): readonly Occurrence[] | undefined {
  const uses = [...text.value.matchAll(pattern)];
  if (uses.length === 0) return undefined;
  const names = [...new Set(uses.map(({ groups }) => groups?.name ?? ''))];
  const combinations = combinationsOf(names);
  if (combinations === 'too many') return [opaqueAt(file, text.span, 'variable', unresolved.tooManyValues)];
  const values = distinctValues(combinations.flat());
  const unread = values.filter(isUnread);
  const known = combinations.filter((all) => !all.some(isUnread));
  const unclear = unread.find(({ value }) => !isOpen(value))?.source?.unclear;
  if (values.length === 0 || unread.some(({ source }) => source === undefined)) return undefined;
  if (known.length === 0)
    return unclear === undefined ? undefined : [opaqueAt(file, text.span, 'template', unclear)];
  const isWhole = uses[0]?.[0].length === text.value.length;
  const isPart = isWhole && [file, ...others].some((one) => isPartOfNames(one, pattern, names[0] ?? ''));
  const placed = isWhole ? known.flat().filter(({ source }) => source !== undefined) : [];
  const resolved = known
    .filter((combination) => !combination.some((one) => isWhole && one.source !== undefined))
    .map((combination) => withValues(text.value, pattern, names, combination));
  if (resolved.some(isOpen)) return undefined;
  // What is not known hides nothing that is.
  return [
    ...placed.flatMap((one) => occurrenceOfValue(file, one, isPart)),
    ...imagesAt(file, text, resolved),
    ...unread.map((one) => opaqueValue(file, text, one)),
  ];
}

/** The text with its parameters withValues by a combination of their values. */
export function withValues(
  text: string,
  pattern: RegExp,
  names: readonly string[],
  values: readonly PossibleValue[],
): string {
  return text.replace(pattern, (...match) => {
    const { name } = match.at(-1) as { readonly name: string };
    return values[names.indexOf(name)]?.value.slice(0, maxRead) ?? '';
  });
}

/** True for a value that says nothing by itself: it contains other expressions, or programs read it differently. */
function isUnread({ value, source }: PossibleValue): boolean {
  return isOpen(value) || source?.unclear !== undefined;
}

/** The notice for such a value, where it is set. */
function opaqueValue(
  file: SourceFile,
  text: SourceText,
  { value, source, file: other }: PossibleValue,
): Occurrence {
  const span = source?.span ?? text.span;
  if (!isOpen(value)) return opaqueAt(other ?? file, span, 'template', source?.unclear ?? '');
  return isTemplated(value)
    ? opaqueAt(other ?? file, span, 'template', unresolved.template(value))
    : opaqueAt(other ?? file, span, 'variable', unresolved.pipelineParameter(value));
}

function isOpen(text: string): boolean {
  const read = text.slice(0, maxRead);
  return isTemplated(read) || /\$[({\w]/.test(read);
}

/** The images at one place. Where one of the names is invalid, only that is told. */
function imagesAt(file: SourceFile, { span }: SourceText, names: readonly string[]): readonly Occurrence[] {
  const distinct = [...new Set(names)].filter((name) => name !== '').sort();
  const why = distinct.length > 1 ? notPinnable.severalValues : notPinnable.fromParameter;
  const images = distinct.map((name) => resolvedAt(file, span, name, why));
  const invalid = images.find(({ kind }) => kind === 'opaque');
  return invalid === undefined ? images : [invalid];
}

function occurrenceOfValue(
  file: SourceFile,
  { value, source, file: other }: PossibleValue,
  isPart: boolean,
): readonly Occurrence[] {
  if (source === undefined || value === '') return [];
  const found = occurrenceAt(other ?? file, source.span, value, source.exact);
  return [isPart && found.kind === 'image' ? { ...found, pin: refused(notPinnable.usedInParts) } : found];
}

const partsOfNames = new WeakMap<SourceFile, Map<string, ReadonlySet<string>>>();

/** True where the parameter is a part of a longer name somewhere: there, a digest in its value would be wrong. */
function isPartOfNames(file: SourceFile, pattern: RegExp, name: string): boolean {
  const byPattern = partsOfNames.get(file) ?? new Map<string, ReadonlySet<string>>();
  partsOfNames.set(file, byPattern);
  const { text } = file;
  const names =
    byPattern.get(pattern.source) ??
    new Set(
      [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups }) => {
        const [before = '', after = ''] = [text[index - 1], text[index + whole.length]];
        return /[\w./:@-]/.test(before) || /[\w./:@-]/.test(after) ? [groups?.name ?? ''] : [];
      }),
    );
  byPattern.set(pattern.source, names);
  return names.has(name);
}
