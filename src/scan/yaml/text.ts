// The exact place of a YAML scalar's text.
import { isScalar, type Scalar } from 'yaml';
import type { Span } from '../../model/source.js';
import type { YamlDocument } from './document.js';

/** A scalar's text and where it stands, without quotes; `exact` is false where escapes or folding changed it. */
export interface ScalarText {
  readonly value: string;
  readonly span: Span;
  readonly exact: boolean;
}

/** The text of a string scalar, trimmed; `undefined` for anything else and for an empty text. */
export function textOf(document: YamlDocument, node: unknown): ScalarText | undefined {
  const text = isScalar(node) && typeof node.value === 'string' ? sourceOf(document, node) : undefined;
  return text?.value === '' ? undefined : text;
}

/** The same for every scalar as it is written, so that `7.20` stays `7.20`; an empty one has an empty text. */
export function sourceOf({ text }: YamlDocument, node: unknown): ScalarText | undefined {
  if (!isScalar(node) || node.range == null || hasOwnTag(node)) return undefined;
  const value = (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
  const [start, end] = innerRange(node, text, node.range);
  const offset = text.slice(start, end).lastIndexOf(value);
  const open = start === node.range[0] && /^QUOTE/.test(node.type ?? '');
  if (offset < 0 || open) return { value, span: { start, end }, exact: false };
  const at = value === '' ? start : start + offset;
  return { value, span: { start: at, end: at + value.length }, exact: true };
}

/** A tag under which the text is not the value: Compose's `!reset`, GitLab's `!reference`. Others are passed over. */
export function hasOwnTag({ tag }: Scalar): boolean {
  return tag === '!reset' || tag === '!reference';
}

/** Without the quotes. A quote that is never closed stays, so that the text is not the value. */
function innerRange(
  { type }: Scalar,
  text: string,
  [start, end]: readonly [number, number, number],
): readonly [number, number] {
  const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
  return quoted && end - start > 1 && text[end - 1] === text[start] ? [start + 1, end - 1] : [start, end];
}
