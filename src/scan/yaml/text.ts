// The text of a YAML scalar and its exact place in the file.
import { isScalar, type Scalar } from 'yaml';
import type { SourceText } from '../occurrence.js';
import type { YamlDocument } from './document.js';

/** The trimmed text of a string scalar; `undefined` for other nodes and for an empty text. */
export function textOf(document: YamlDocument, node: unknown): SourceText | undefined {
  const text = isScalar(node) && typeof node.value === 'string' ? sourceOf(document, node) : undefined;
  return text?.value === '' ? undefined : text;
}

/** The text of any scalar as written, so that `7.20` stays `7.20`; empty for an empty scalar. */
export function sourceOf({ text }: YamlDocument, node: unknown): SourceText | undefined {
  if (!isScalar(node) || node.range == null || hasOwnTag(node)) return undefined;
  const value = (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
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
