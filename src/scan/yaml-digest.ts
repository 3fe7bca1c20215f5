// The `digest` key beside the parts of a split reference, also when it is empty.
import { isScalar, type YAMLMap } from 'yaml';
import type { PartText } from './split.js';
import { sourceOf } from './yaml-text.js';
import type { YamlDocument } from './yaml-tree.js';

/** The text of the key's value; for `digest:` with nothing behind it, the place behind the colon. */
export function digestPart(
  document: YamlDocument,
  map: YAMLMap,
): { readonly digest: PartText; readonly digestLead?: string } | undefined {
  const pair = map.items.find(({ key }) => isScalar(key) && key.value === 'digest');
  const text = sourceOf(document, pair?.value);
  if (text === undefined || !isScalar(pair?.value)) return undefined;
  if (pair.value.type !== 'PLAIN' || text.value !== '') {
    const isNull = pair.value.value === null;
    return isNull ? undefined : { digest: text };
  }
  const key = isScalar(pair.key) ? pair.key.range : undefined;
  const colon = document.text.indexOf(':', key?.[1] ?? text.span.start);
  const blank = document.text[colon + 1] === ' ';
  const at = colon + (blank ? 2 : 1);
  return {
    digest: { value: '', span: { start: at, end: at }, exact: true },
    ...(blank ? {} : { digestLead: ' ' }),
  };
}
