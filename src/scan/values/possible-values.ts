// From a name with variables to occurrences, one for each value that the variables may have.
import type { Occurrence } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { occurrenceAt, opaqueAt, type SourceText } from '../occurrence.js';
import { refused } from '../pin-place.js';
import { notPinnable, unresolved } from '../reasons.js';
import { expand, wholeVariable } from './variables.js';

/** A value that a variable may have, and where it is set. */
export interface PossibleValue {
  readonly value: string;
  /** Absent where the value has no place of its own. */
  readonly source?: SourceText;
  /** The file of `source`, where it is another one than that of the name. */
  readonly file?: SourceFile;
  /** Why no digest may be written into it; absent where one may. */
  readonly noPin?: string;
  /** The items that it belongs to, such as one combination of a matrix: values of different items of a list never meet. */
  readonly items?: readonly ListItem[];
}

interface ListItem {
  readonly list: object;
  readonly item: unknown;
}

/** False for values of different items of one list. */
export function canMeet(one: PossibleValue, other: PossibleValue): boolean {
  if (one.items === undefined || other.items === undefined) return true;
  return one.items.every((a) => other.items?.every((b) => a.list !== b.list || a.item === b.item));
}

/** The values that a variable may have; none where it is not known to be set. */
export type ValuesOf = (name: string) => readonly PossibleValue[];

/** More combinations than any file means: beyond, the name is opaque. */
const maxCombinations = 64;

/**
 * The images that a name may stand for. A name that is one variable is reported where its values are set, and any other
 * at its own place, where no digest is written if several images are possible: it would be true for one of them only.
 * `others` are files that use the same variables.
 */
export function possibleImages(
  file: SourceFile,
  text: SourceText,
  valuesOf: ValuesOf,
  others: readonly SourceFile[] = [],
): readonly Occurrence[] {
  const { span, value } = text;
  const whole = text.exact ? wholeVariable(value) : undefined;
  const values = whole === undefined ? [] : valuesOf(whole.name);
  if (values.length > maxCombinations) return [opaqueAt(file, span, 'variable', unresolved.tooManyValues)];
  if (whole !== undefined && values.length > 0 && values.every(isPlaced)) {
    const own = values.map((one) => occurrenceOfValue([file, ...others], whole.name, span, one));
    return [...own, ...occurrenceOfDefault(file, span, whole.fallback)];
  }
  const { names, images, unknown } = expansions(value, valuesOf);
  const unclear = names.flatMap(valuesOf).find(({ source }) => source?.unclear !== undefined)
    ?.source?.unclear;
  if (unclear !== undefined) return [opaqueAt(file, span, 'template', unclear)];
  if (images.length === 0 || unknown === 'too many')
    return [opaqueAt(file, span, 'variable', unknown === 'too many' ? unresolved.tooManyValues : unknown)];
  const origin = names.flatMap(valuesOf).find((one) => one.file !== undefined)?.file?.path;
  const why = images.length > 1 ? notPinnable.severalValues : origin && notPinnable.otherFile(origin);
  return images.map((image) => unpinnable(occurrenceAt(file, { ...span }, image, text.exact), why));
}

function isPlaced({ source, value }: PossibleValue): boolean {
  return source !== undefined && source.unclear === undefined && value !== '' && !value.includes('$');
}

function occurrenceOfValue(
  [file, ...others]: readonly [SourceFile, ...SourceFile[]],
  name: string,
  use: Span,
  { source, value, file: other, noPin }: PossibleValue,
): Occurrence {
  if (source === undefined) return occurrenceAt(file, use, value, false);
  const found = occurrenceAt(other ?? file, source.span, value, source.exact);
  const isPart = [file, ...others].some((one) => isPartOfNames(one, name))
    ? notPinnable.partElsewhere(name)
    : undefined;
  return { ...unpinnable(found, noPin ?? isPart), ...(other === undefined ? { uses: [use] } : {}) };
}

function occurrenceOfDefault(
  file: SourceFile,
  { start }: Span,
  fallback: { readonly offset: number; readonly text: string } | undefined,
): readonly Occurrence[] {
  if (fallback === undefined || fallback.text === '' || fallback.text.includes('$')) return [];
  const at = start + fallback.offset;
  return [occurrenceAt(file, { start: at, end: at + fallback.text.length })];
}

const partsOfNames = new WeakMap<SourceFile, ReadonlySet<string>>();

/** True where the variable is a part of a longer name somewhere: there, a digest in its value would be wrong. */
function isPartOfNames(file: SourceFile, name: string): boolean {
  const known = partsOfNames.get(file) ?? namesInNames(file.text);
  partsOfNames.set(file, known);
  return known.has(name);
}

function namesInNames(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { 0: whole, 1: braced, 2: bare, index } of text.matchAll(/\$(?:\{(\w+)[^{}\n]*\}|(\w+))/g)) {
    const [before = '', after = ''] = [text[index - 1], text[index + whole.length]];
    if (/[\w./@}-]/.test(before) || /[\w.:/@$-]/.test(after)) names.add(braced ?? bare ?? '');
  }
  return names;
}

interface Expansions {
  readonly names: readonly string[];
  readonly images: readonly string[];
  readonly unknown: string;
}

/** All texts that the combinations of values give. A variable with values may also be unset, so defaults count too. */
function expansions(text: string, valuesOf: ValuesOf): Expansions {
  const images = new Set<string>();
  const names = new Set<string>();
  let unknown = '';
  const waiting: ReadonlyMap<string, PossibleValue | undefined>[] = [new Map()];
  for (let done = 0; waiting.length > 0; done += 1) {
    if (done > maxCombinations) return { names: [...names], images: [...images], unknown: 'too many' };
    const chosen = waiting.pop() ?? new Map<string, PossibleValue | undefined>();
    let open: string | undefined;
    const expansion = expand(text, (name) => {
      if (!chosen.has(name) && valuesOf(name).length > 0) open ??= name;
      return chosen.get(name)?.value;
    });
    if (open !== undefined) {
      names.add(open);
      const name = open;
      const isDefaulted = new RegExp(`\\{${name}:?-`).test(text);
      const all = distinctValues(valuesOf(name));
      if (all.length > maxCombinations) return { names: [...names], images: [], unknown: 'too many' };
      const values = all.filter((one) =>
        [...chosen.values()].every((other) => !other || canMeet(one, other)),
      );
      for (const value of [...values, ...(isDefaulted ? [undefined] : [])])
        waiting.push(new Map([...chosen, [name, value]]));
    } else if (expansion.kind === 'value') images.add(expansion.value);
    else unknown = expansion.detail;
  }
  return { names: [...names], images: [...images].sort(), unknown };
}

const distinct = new WeakMap<readonly PossibleValue[], readonly PossibleValue[]>();

/** The values, each once; a list is gone through once, however many names use it. One text in several items stays several values. */
export function distinctValues(values: readonly PossibleValue[]): readonly PossibleValue[] {
  const known = distinct.get(values) ?? [
    ...new Map(values.map((one) => [one.items ? one : one.value, one])).values(),
  ];
  distinct.set(values, known);
  return known;
}

function unpinnable(one: Occurrence, why: string | undefined): Occurrence {
  return one.kind !== 'image' || why === undefined ? one : { ...one, pin: refused(why) };
}
