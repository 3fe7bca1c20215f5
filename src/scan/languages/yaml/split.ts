// References that are split over the keys of a YAML map, with an empty key for the digest as the place for one.
import { isScalar, type YAMLMap } from 'yaml';
import type { PinPlace } from '../../../model/occurrence.js';
import type { SourceText, SplitText } from '../../occurrence.js';
import { notPinnable } from '../../reasons.js';
import type { YamlDocument } from './document.js';
import { sourceOf } from './text.js';

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
