// From a name with parameters of a pipeline, such as `cimg/node:<< parameters.version >>`, to the images that it stands for.
import type { Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { isTemplated } from '../languages/syntax/templates.js';
import { occurrenceAt, opaqueAt, resolvedAt, type SourceText } from '../occurrence.js';
import { refused } from '../pin-place.js';
import { notPinnable, unresolved } from '../reasons.js';
import type { CombinationsOf } from './combinations.js';
import { distinctValues, type PossibleValue } from './possible-values.js';

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
