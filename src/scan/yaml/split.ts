// References that are split over the keys of a YAML map, with an empty `digest` key as the place for a digest.
import { isScalar, type YAMLMap } from 'yaml';
import type { SourceText, SplitText } from '../occurrence.js';
import { notPinnable } from '../reasons.js';
import type { YamlDocument } from './document.js';
import { sourceOf } from './text.js';

interface NameParts {
  readonly registry?: SourceText | undefined;
  readonly repository: SourceText;
  readonly tag?: SourceText | undefined;
  readonly tagElsewhere: string;
}

/** The reference of a map. A part that other places use by alias cannot take a digest: that would change them too. */
export function splitOf(document: YamlDocument, map: YAMLMap, name: NameParts): SplitText {
  const digest = digestPart(document, map);
  const carrier = digest?.digest ?? name.tag;
  const isShared = carrier !== undefined && document.usesOf(carrier.span).length > 0;
  return { ...name, ...digest, ...(isShared ? { noPlace: notPinnable.sharedByAnchor } : {}) };
}

/** True when the map has the key `digest` with a text, which may be empty. */
export function hasDigest(document: YamlDocument, map: YAMLMap): boolean {
  return digestPart(document, map) !== undefined;
}

/** The value of `digest`; where it has none, the empty place behind the colon. */
function digestPart(
  document: YamlDocument,
  map: YAMLMap,
): { readonly digest: SourceText; readonly digestLead?: string } | undefined {
  const pair = map.items.find(({ key }) => isScalar(key) && key.value === 'digest');
  const value = document.follow(pair?.value);
  const text = sourceOf(document, value);
  if (pair === undefined || text === undefined || !isScalar(value)) return undefined;
  if (value.type !== 'PLAIN' || text.value !== '') return value.value === null ? undefined : { digest: text };
  const key = isScalar(pair.key) ? pair.key.range : undefined;
  const colon = document.text.indexOf(':', key?.[1] ?? text.span.start);
  const at = { start: colon + 1, end: colon + 1 };
  return { digest: { value: '', span: at, exact: true }, digestLead: ' ' };
}
