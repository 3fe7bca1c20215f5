// Maps in values that set the tag or the digest of an image whose repository another file sets.
import { isMap, isScalar } from 'yaml';
import type { SourceFile } from '../../model/source.js';
import { opaqueAt, type SourceText } from '../occurrence.js';
import { unresolved } from '../reasons.js';
import type { YamlDocument } from '../yaml/document.js';
import { sourceOf } from '../yaml/text.js';
import { child } from '../yaml/tree.js';

const versionKeys = ['tag', 'imageTag', 'digest'];
const nameKeys = ['repository', 'image', 'imageRepository', 'name', 'repo'];

/** The candidate for a map under a key such as `image`; `undefined` where it sets neither, or also a name. */
export function partOfImage(document: YamlDocument, map: unknown): unknown {
  if (!isMap(map)) return undefined;
  const at = (key: string) => sourceOf(document, child(document, map, key), 'go');
  if (nameKeys.some((key) => (at(key)?.value ?? '') !== '')) return undefined;
  const version = versionKeys.map(at).find((text) => text !== undefined && text.value !== '');
  const text = version ?? keyOfDigest(map);
  return text === undefined ? undefined : { text, read: readPart };
}

/** An empty digest takes away the one that another file sets. */
function keyOfDigest(map: unknown): SourceText | undefined {
  const key = isMap(map)
    ? map.items.find((one) => isScalar(one.key) && one.key.value === 'digest')?.key
    : undefined;
  if (!isScalar(key) || key.range == null) return undefined;
  const [start, end] = key.range;
  return { value: 'digest', span: { start, end }, exact: false };
}

function readPart(file: SourceFile, { span }: SourceText) {
  return opaqueAt(file, span, 'variable', unresolved.repositoryElsewhere);
}
