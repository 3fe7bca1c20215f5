// The text of a YAML scalar and its exact place in the file.

import { isScalar, type Scalar, type YAMLMap } from 'yaml';
import type { PinPlace } from '../../model/occurrence.js';
import type { SourceText, SplitText } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import type { PossibleValue } from '../../scan/values/possible-values.js';
import type { YamlDocument } from './document.js';

type PlainValue =
  /** Every reader takes it as written, or prints it as written. */
  | { readonly kind: 'text' }
  | { readonly kind: 'null' }
  /** A number or a boolean that Go programs such as Helm print as `value`. */
  | { readonly kind: 'other'; readonly value: string }
  /** Readers, or versions of one reader, disagree. `isTextInGo`: Go programs take it as written. */
  | { readonly kind: 'unclear'; readonly isTextInGo?: true };

const isTrue = /^(?:y|yes|on|true)$/i;
const isFalse = /^(?:n|no|off|false)$/i;
/** Only these spellings, so not `yEs`. */
const isWord = /^(?:[a-z]+|[A-Z]?[a-z]+|[A-Z]+)$/;
const sexagesimal = /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?$/;
const timestamp = /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt \t].*)?$/;
const integer = /^(?<sign>[-+]?)(?<digits>0[xX][\da-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|[1-9]\d*|0)$/;
const float = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;

/** The value of a plain scalar without a tag. */
function plainValue(text: string): PlainValue {
  if (/^(?:|~|null|Null|NULL)$/.test(text)) return { kind: 'null' };
  if (isWord.test(text) && isTrue.test(text)) return printed(text, 'true');
  if (isWord.test(text) && isFalse.test(text)) return printed(text, 'false');
  if (/^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/.test(text)) return { kind: 'unclear' };
  if (sexagesimal.test(text) || timestamp.test(text)) return { kind: 'unclear', isTextInGo: true };
  const plain = text.replaceAll('_', '');
  const { sign = '', digits } = integer.exec(plain)?.groups ?? {};
  if (digits === undefined && !float.test(plain)) return { kind: 'text' };
  const value = digits === undefined ? Number(plain) : Number(octal(digits)) * (sign === '-' ? -1 : 1);
  // Beyond these, Go prints a float with an exponent, and whether a number is one depends on the version.
  const hasExponent = value !== 0 && (Math.abs(value) >= 1e6 || Math.abs(value) < 1e-4);
  return hasExponent ? { kind: 'unclear' } : printed(text, String(value));
}

/** In YAML 1.1 a leading zero makes a number octal. */
function octal(digits: string): string {
  return /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
}

function printed(text: string, value: string): PlainValue {
  return text === value ? { kind: 'text' } : { kind: 'other', value };
}

/** The trimmed text of a string scalar; `undefined` for other nodes and for an empty text. */
export function textOf(document: YamlDocument, node: unknown): SourceText | undefined {
  const text = isScalar(node) && typeof node.value === 'string' ? writtenText(document, node) : undefined;
  return text?.value === '' ? undefined : text;
}

/** The trimmed text of a string scalar without its place, for what is only compared; tags do not change it. */
export function wordOf(node: unknown): string | undefined {
  if (!isScalar(node) || typeof node.value !== 'string' || node.range == null) return undefined;
  const word = node.value.trim();
  return word === '' ? undefined : word;
}

/** Who reads a file: programs in Go agree on more than all readers of YAML do. */
type YamlReader = 'go' | 'any';

/**
 * The text of any scalar; empty for an empty scalar and for `null`. A plain `7.20` is a number, so its text is what the
 * reader prints; where that is not certain, the text is marked as `unclear`.
 */
export function sourceOf(
  document: YamlDocument,
  node: unknown,
  reader: YamlReader = 'any',
): SourceText | undefined {
  const written = writtenText(document, node);
  if (written === undefined || !isScalar(node) || node.type !== 'PLAIN' || written.value === '')
    return written;
  if (node.tag !== undefined && !coreTag.test(node.tag)) return written;
  const meaning = plainValue(written.value);
  if (meaning.kind === 'text' || (meaning.kind === 'unclear' && meaning.isTextInGo && reader === 'go'))
    return written;
  if (meaning.kind === 'null') return { ...written, value: '', exact: false };
  if (meaning.kind === 'other' && reader === 'go' && node.tag === undefined)
    return { ...written, value: meaning.value, exact: false, isReread: true };
  return { ...written, exact: false, unclear: unresolved.yamlNumber(written.value) };
}

/** The value that a variable has by a scalar; none without one. */
export function valueAt(document: YamlDocument, node: unknown): readonly PossibleValue[] {
  const source = sourceOf(document, node);
  return source === undefined ? [] : [{ value: source.value, source }];
}

/** Tags that make a number, a boolean or a date of a text. */
const coreTag = /^tag:yaml\.org,2002:(?:bool|int|float|null|timestamp)$/;

/** Characters that take no longer than one step of reading: many places may use one long text. */
const charactersPerStep = 256;

function writtenText({ text, step }: YamlDocument, node: unknown): SourceText | undefined {
  if (!isScalar(node) || node.range == null || hasOwnTag(node)) return undefined;
  const value = (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
  step(Math.floor(value.length / charactersPerStep));
  const [start, end] = innerRange(node, text, node.range);
  const offset = text.slice(start, end).lastIndexOf(value);
  const isUnclosed = start === node.range[0] && /^QUOTE/.test(node.type ?? '');
  if (offset < 0 || isUnclosed) return { value, span: { start, end }, exact: false };
  const at = value === '' ? start : start + offset;
  return { value, span: { start: at, end: at + value.length }, exact: true };
}

/** True for a tag whose value is not the text: Compose's `!reset` and GitLab's `!reference`. Other tags are ignored. */
export function hasOwnTag({ tag }: Scalar): boolean {
  return tag === '!reset' || tag === '!reference';
}

/** The range without quotes. A quote that is never closed is kept, so that the text differs from the value. */
function innerRange(
  { type }: Scalar,
  text: string,
  [start, end]: readonly [number, number, number],
): readonly [number, number] {
  const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
  return quoted && end - start > 1 && text[end - 1] === text[start] ? [start + 1, end - 1] : [start, end];
}

interface NameParts {
  readonly registry?: SourceText | undefined;
  readonly repository: SourceText;
  readonly tag?: SourceText | undefined;
  readonly tagElsewhere: string;
  /** The key that takes the digest; without one, it goes behind the tag. */
  readonly digestKey: DigestKey | undefined;
  readonly noPlace?: string | undefined;
}

/** The value of a key for a digest, or the place where it goes. */
export interface DigestKey {
  readonly digest: SourceText;
  readonly digestForm: Omit<PinPlace, 'kind' | 'span'>;
}

/** The reference of a map. A part that other places use by alias cannot take a digest: that would change them too. */
export function splitOf(document: YamlDocument, { digestKey, noPlace, ...name }: NameParts): SplitText {
  const carrier = digestKey?.digest ?? name.tag;
  const isShared = carrier !== undefined && document.usesOf(carrier.span).length > 0;
  const why = isShared ? notPinnable.sharedByAnchor : noPlace;
  return { ...name, ...digestKey, ...(why === undefined ? {} : { noPlace: why }) };
}

/** The value of a key for a digest. Where it has none, the place behind the colon; `null` is replaced. */
export function digestKeyAt(document: YamlDocument, map: YAMLMap, name = 'digest'): DigestKey | undefined {
  const pair = map.items.findLast(({ key }) => isScalar(key) && key.value === name);
  const value = document.follow(pair?.value);
  const text = sourceOf(document, value);
  if (pair === undefined || text === undefined || !isScalar(value)) return undefined;
  if (value.type !== 'PLAIN' || text.value !== '')
    return value.value === null ? undefined : { digest: text, digestForm: { lead: '' } };
  const unset = document.text.slice(text.span.start, text.span.end);
  if (unset !== '') return { digest: { ...text, exact: true }, digestForm: { lead: '', unset } };
  const key = isScalar(pair.key) ? pair.key.range : undefined;
  const colon = document.text.indexOf(':', key?.[1] ?? text.span.start);
  const at = { start: colon + 1, end: colon + 1 };
  return { digest: { value: '', span: at, exact: true }, digestForm: { lead: ' ' } };
}
