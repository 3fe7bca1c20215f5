// References split over the keys of a YAML map, with the `digest` key also where it is empty.
import { isScalar, type YAMLMap } from 'yaml';
import type { PartText, SplitText } from '../split.js';
import type { YamlDocument } from './document.js';
import { type ScalarText, sourceOf } from './text.js';

interface Named {
  readonly registry?: ScalarText | undefined;
  readonly repository: ScalarText;
  readonly tag?: ScalarText | undefined;
  readonly tagElsewhere: string;
}

/** The reference of a map. A part that other places use by alias takes no digest: it would change them too. */
export function splitOf(document: YamlDocument, map: YAMLMap, named: Named): SplitText {
  const digest = digestPart(document, map);
  const carrier = digest?.digest ?? named.tag;
  const shared = carrier !== undefined && document.usesOf(carrier.span).length > 0;
  return { ...named, ...digest, ...(shared ? { noPlace: 'other places use this text by its anchor' } : {}) };
}

/** True when the map has the key with a value, also an empty one. */
export function hasDigest(document: YamlDocument, map: YAMLMap): boolean {
  return digestPart(document, map) !== undefined;
}

/** The text of the key's value; for `digest:` with nothing behind it, the place behind the colon. */
function digestPart(
  document: YamlDocument,
  map: YAMLMap,
): { readonly digest: PartText; readonly digestLead?: string } | undefined {
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
