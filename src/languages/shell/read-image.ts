// From a word that names an image to occurrences: literal, quoted, or by the values of its variables.
import type { Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { consumers } from '../../scan/consumers.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { occurrenceAt, opaqueAt } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { type PossibleValue, possibleImages, type ValuesOf } from '../../scan/values/possible-values.js';
import { isTemplated } from '../../scan/values/templates.js';
import { expand, wholeVariable } from '../../scan/values/variables.js';
import { interpolated } from '../yaml/scan.js';
import { literalValue } from './interpreter/words.js';
import type { ShellCommand, ShellWord } from './syntax.js';
import type { UsedImage } from './values.js';

const scheme = 'docker://';
const expansion = /\$(?!')|[`*?]/;
const variables = /\$\{?(?<name>[A-Za-z_]\w*)/g;

/** What the words of a script can refer to. */
interface WordContext {
  readonly valuesOf: ValuesOf;
  /** How many words of the file are one variable and name an image, by variable. */
  readonly wholeUses: ReadonlyMap<string, number>;
}

/** The occurrences of a word; its span is in the file. */
export function readImageWord(
  file: SourceFile,
  used: UsedImage,
  context: WordContext,
): readonly Occurrence[] {
  const { word } = used;
  const isAddress = word.text.startsWith(scheme);
  const noPin = used.noPin ?? word.noPin ?? (isAddress ? consumers.containersImage.why : undefined);
  const read = wordsRead.get(context) ?? new Set();
  wordsRead.set(context, read);
  const key = `${noPin ?? ''}\n${word.text}`;
  if (read.has(key)) return [];
  const isPart = !isAsWritten(file, word);
  const found = occurrencesOf(file, used, context).map((one) =>
    one.kind === 'opaque' && isPart ? { ...one, isPart } : one,
  );
  if (found.every(({ at }) => at.span.start < word.span.start || at.span.start >= word.span.end))
    read.add(key);
  if (noPin === undefined) return found;
  return found.map((one) => (one.kind === 'image' ? withoutNewDigest(one, noPin) : one));
}

/** Words whose images are all at other places, where the values of their variables are set: once is enough for each text. */
const wordsRead = new WeakMap<WordContext, Set<string>>();

function occurrencesOf(file: SourceFile, used: UsedImage, context: WordContext): readonly Occurrence[] {
  const { word, unknownOption } = used;
  const { text, span } = word;
  if (word.unknown !== undefined) return [opaqueAt(file, span, 'variable', word.unknown)];
  if (unknownOption !== undefined)
    return [opaqueAt(file, span, 'variable', unresolved.unknownOption(unknownOption))];
  if (expansion.test(text)) return readExpansion(file, word, context);
  const lead = text.startsWith(scheme) ? scheme.length : 0;
  const value = literalValue(text.slice(lead));
  const isExact = isAsWritten(file, word) && value === text.slice(lead);
  return [occurrenceAt(file, { start: span.start + lead, end: span.end }, value, isExact)];
}

/** The value of a word, with its place where it is literal. */
export function placedValue(file: SourceFile, word: ShellWord): PossibleValue {
  const value = literalValue(word.text);
  if (expansion.test(word.text) || value === '') return { value: word.text };
  const exact = isAsWritten(file, word) && value === word.text;
  const mark = word.noPin === undefined ? {} : { noPin: word.noPin };
  return { value, source: { value, span: word.span, exact }, ...mark };
}

/** All names that a word may have; none where a variable in it is not known. */
export function namesOf({ text }: ShellWord, valuesOf: ValuesOf): readonly string[] {
  if (!expansion.test(text)) return [literalValue(text)];
  const whole = wholeVariable(text);
  const names = whole === undefined ? [] : valuesOf(whole.name).map(({ value }) => value);
  const expanded = expand(text, (name) => valuesOf(name)[0]?.value);
  const all = new Set([...names, ...(expanded.kind === 'value' ? [expanded.value] : [])]);
  return [...all].filter((name) => name !== '' && !expansion.test(name));
}

/** Whether a word has a variable with a known value. */
export function hasValue({ text }: ShellWord, valuesOf: ValuesOf): boolean {
  return [...text.matchAll(variables)].some(({ groups }) => valuesOf(groups?.name ?? '').length > 0);
}

function readExpansion(file: SourceFile, word: ShellWord, context: WordContext): readonly Occurrence[] {
  const { text, span } = word;
  const raw = file.text.slice(span.start, span.end);
  if (isTemplated(raw)) return [opaqueAt(file, span, 'template', unresolved.template(raw))];
  const opaque = [opaqueAt(file, span, 'variable', whyExpanded(text))];
  if (/[`*?\\"']|\$\(|\$\$/.test(text)) return opaque;
  const names = [...text.matchAll(variables)].map(({ groups }) => groups?.name ?? '');
  const values = names.map((name) => context.valuesOf(name));
  if (values.flat().some(({ value }) => value.includes('$'))) return opaque;
  const isKnown = names.length > 0 && values.every(({ length }) => length > 0);
  const source = { value: text, span, exact: isAsWritten(file, word) };
  const found = isKnown
    ? possibleImages(file, source, context.valuesOf)
    : [interpolated()(file, source)].filter(({ kind }) => kind === 'image');
  if (found.length === 0 || found.some((one) => one.kind === 'opaque')) return opaque;
  return found.map((one) => withoutUncertainPin(file, one, names, context.wholeUses));
}

/** No digest goes behind a variable. */
function withoutUncertainPin(
  file: SourceFile,
  one: Occurrence,
  names: readonly string[],
  wholeUses: ReadonlyMap<string, number>,
): Occurrence {
  if (one.kind !== 'image' || one.pin.kind === 'refused') return one;
  if (one.raw.includes('$')) return withoutNewDigest(one, notPinnable.fromVariable);
  return withoutOtherUses(file, one, names, wholeUses);
}

/** No digest goes into the value of a variable that is used for anything but images. */
export function withoutOtherUses(
  file: SourceFile,
  one: Occurrence,
  names: readonly string[],
  wholeUses: ReadonlyMap<string, number>,
): Occurrence {
  const other = names.find((name) => variableUsesIn(file, name) > (wholeUses.get(name) ?? 0));
  return other === undefined || one.kind !== 'image'
    ? one
    : withoutNewDigest(one, notPinnable.usedOtherwise(other));
}

const known = new WeakMap<SourceFile, ReadonlyMap<string, number>>();
/** A variable in a script, and one of a workflow's environment in an expression. Its own default is no use. */
const use = /\$\{?(?<name>[A-Za-z_]\w*)|\benv\.(?<key>[\w-]+)/g;
/** The name of a step is shown, and nothing else. That of a job is not in a list. */
const stepName = /^[ \t]*- +name:.*$/gm;
const ownDefault = /(?<!\w)(?<name>[A-Za-z_]\w*)=["']?\$\{\k<name>:?-/g;

/** How often the file uses a variable. */
export function variableUsesIn(file: SourceFile, name: string): number {
  const counts = known.get(file) ?? countsOf(file.text);
  known.set(file, counts);
  return counts.get(name) ?? 0;
}

function countsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  for (const { groups } of text.matchAll(use)) count(groups?.name ?? groups?.key ?? '', 1);
  for (const [line] of text.matchAll(stepName))
    for (const { groups } of line.matchAll(use)) if (groups?.key !== undefined) count(groups.key, -1);
  for (const { groups } of text.matchAll(ownDefault)) count(groups?.name ?? '', -1);
  return counts;
}

function isAsWritten(file: SourceFile, { text, span }: ShellWord): boolean {
  return file.text.slice(span.start, span.end) === text;
}

function whyExpanded(text: string): string {
  if (/\$\w|\$\{|\$\([\w.]+\)/.test(text)) return unresolved.shellVariable(text);
  return /[$`]/.test(text) ? unresolved.shellCommand(text) : unresolved.shellWildcard(text);
}

const marker = '@sha256:';
const digestLength = 64;

/** Text that is printed, and not into what sets a variable of later commands. */
function isPrinted({ words }: ShellCommand): boolean {
  const isPrinter = /^@?(?:echo|printf)$/.test(words[0]?.text ?? '');
  return isPrinter && !words.some(({ text }) => /GITHUB_|ENV\b|\.env\b/.test(text));
}

/** The images in words such as `--image=org/app:1@sha256:…` that are not among the occurrences. */
export function pinnedWords(
  file: SourceFile,
  commands: readonly ShellCommand[],
  known: readonly Occurrence[],
): readonly Occurrence[] {
  const taken = new Set(known.map(({ at }) => at.span.start));
  return commands
    .flatMap((command) => (isPrinted(command) ? [] : command.words))
    .flatMap((word) => pinnedWord(file, word))
    .filter(({ at }) => !taken.has(at.span.start));
}

function pinnedWord(file: SourceFile, { text, span }: ShellWord): readonly Occurrence[] {
  const at = text.indexOf(marker);
  if (at < 0 || file.text.slice(span.start, span.end) !== text) return [];
  let start = at;
  while (start > 0 && /[\w./:-]/.test(text[start - 1] ?? '')) start -= 1;
  if (text.startsWith('${', start - 2)) {
    // A default that is a part of a longer name is no name.
    if (/[\w./:-]/.test(text[start - 3] ?? '')) return [];
    start += /^\w+:?-|/.exec(text.slice(start, at))?.[0].length ?? 0;
  }
  const name = text.slice(start, at + marker.length + digestLength);
  if (!looksLikeImage(name)) return [];
  return [occurrenceAt(file, { start: span.start + start, end: span.start + start + name.length })];
}
