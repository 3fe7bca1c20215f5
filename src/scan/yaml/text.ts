// The text of a YAML scalar and its exact place in the file.
import { isScalar, type Scalar } from 'yaml';
import type { SourceText } from '../occurrence.js';
import { unresolved } from '../reasons.js';
import type { YamlDocument } from './document.js';
import { plainValue } from './plain-value.js';

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
export type YamlReader = 'go' | 'any';

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
