// Images in kustomizations and in resources that contain their parts: entries of `images`, and the operations of a JSON patch,
// by the path of each operation and by the keys in its value.
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { listedText } from '../../languages/yaml/scan.js';
import { digestKeyAt, sourceOf, splitOf, textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, entries, mapsOf } from '../../languages/yaml/tree.js';
import { compact } from '../../model/collections.js';
import { parseImage } from '../../model/images/image.js';
import type { RenamedImage } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { opaqueAt, type SourceText } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';

/** The image that an entry sets; `undefined` for a name alone, which changes nothing. */
export function imageOfEntry(document: YamlDocument, entry: unknown): unknown {
  if (!isMap(entry)) return undefined;
  const at = (key: string) => sourceOf(document, child(document, entry, key));
  const [newName, tag] = [at('newName'), at('newTag')];
  const repository = newName ?? at('name');
  if (repository === undefined || repository.value === '') return undefined;
  const digestKey = digestKeyAt(document, entry);
  const isSuffixed = (at('tagSuffix')?.value ?? '') !== '';
  if (newName === undefined && tag === undefined && digestKey === undefined && !isSuffixed) return undefined;
  const tagElsewhere = isSuffixed ? unresolved.tagSuffix : unresolved.tagFromResources;
  return { split: splitOf(document, { repository, tag, digestKey, tagElsewhere }) };
}

/** The entries that replace a name and keep the tag and the digest of the resources, in the folder if one is given. */
export function renamedImages(
  document: YamlDocument,
  { path }: SourceFile,
  entries: readonly unknown[],
  folder?: string,
): readonly RenamedImage[] {
  return entries.flatMap((entry) => {
    const at = (key: string) => sourceOf(document, child(document, entry, key));
    const [name, newName] = [at('name'), at('newName')];
    const isKept = (at('newTag')?.value ?? '') === '' && (at('digest')?.value ?? '') === '';
    if (name === undefined || !newName?.value || newName.value === name.value || !isKept) return [];
    return [{ name: name.value, at: { file: path, span: newName.span }, ...compact({ folder }) }];
  });
}

/** The same for an entry that is written as `name=newName`. */
export function renamedShort(
  { path }: SourceFile,
  { value, span }: SourceText,
  folder: string | undefined,
): readonly RenamedImage[] {
  const [name = '', newName = ''] = value.split('=');
  const parsed = parseImage(newName);
  const isKept =
    parsed.kind === 'image' && parsed.image.tag === undefined && parsed.image.digest === undefined;
  if (name === '' || name === newName || !isKept) return [];
  return [{ name, at: { file: path, span }, ...compact({ folder }) }];
}

const containerLists = 'containers|initContainers|ephemeralContainers';
const listOfContainers = new RegExp(`/(?:${containerLists})$`);
const oneContainer = new RegExp(`/(?:${containerLists})/[^/]+$`);
const imageOfContainer = new RegExp(`/(?:${containerLists})/[^/]+/image$`);
const imageAtEnd = /image$/i;
const anAlias = /\*[\w-]/;
const lists = new RegExp(`^(?:${containerLists})$`);

/** The nodes with an image; `undefined` for a document that is no list. A `test` only compares, and puts nothing in. */
export function imagesOfOperations(document: YamlDocument): readonly unknown[] | undefined {
  const isPatch = children(document, document.root).some((one) => child(document, one, 'op') !== undefined);
  if (!isSeq(document.root) || !isPatch) return undefined;
  const found = children(document, document.root).flatMap((operation) => {
    const words = (key: string) => {
      const node = child(document, operation, key);
      return node === undefined ? [''] : document.sameKey(node).map((one) => wordOf(one) ?? '');
    };
    const value = child(document, operation, 'value');
    const [ops, paths] = [words('op'), words('path')];
    if (ops.some((op) => op === 'copy' || op === 'move'))
      return paths.flatMap((path) => copiedImage(document, operation, path, words('from')));
    if (ops.every((op) => op === 'test') || value === undefined) return [];
    return paths.flatMap((path) => imagesOfValue(document, path, value));
  });
  // A value may be put together from any place of the patch.
  const elsewhere = anAlias.test(document.text) ? mapsOf(document) : [];
  return [...found, ...elsewhere.flatMap((map) => imagesOfMap(document, map))];
}

/** An image, or what holds images, that comes from a place of another shape, where nothing else finds it. */
function copiedImage(
  document: YamlDocument,
  operation: unknown,
  path: string,
  sources: readonly string[],
): readonly unknown[] {
  const places = [imageAtEnd, oneContainer, listOfContainers];
  const place = places.find((one) => one.test(path));
  if (place === undefined || sources.every((from) => place.test(from))) return [];
  const text = textOf(document, child(document, operation, 'path'));
  const read = (file: SourceFile, { span }: SourceText) =>
    opaqueAt(file, span, 'variable', unresolved.replacement);
  return [text === undefined ? undefined : { text, read }];
}

function imagesOfValue(document: YamlDocument, path: string, value: Node): readonly unknown[] {
  if (imageOfContainer.test(path)) return [value];
  const text = textOf(document, value);
  if (isScalar(value)) return text !== undefined && namesImage(path, text.value) ? [ofUnknownKind(text)] : [];
  const containers = isSeq(value) && listOfContainers.test(path) ? children(document, value) : [];
  const own = oneContainer.test(path) ? [child(document, value, 'image')] : [];
  return [
    ...containers.map((one) => child(document, one, 'image')),
    ...own,
    ...mapsOf(document, value).flatMap((map) => imagesOfMap(document, map)),
  ];
}

/** A versioned name at a path that ends in `/image`, and one that looks like an image under `…Image`. */
function namesImage(path: string, text: string): boolean {
  if (!/\/image$/.test(path)) return /image$/i.test(path) && looksLikeImage(text);
  const parsed = parseImage(text);
  return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}

/** The images of a part of a resource, or of a list of parts, which does not say what it is a part of. */
export function imagesOfPart(document: YamlDocument): readonly unknown[] {
  if (child(document, document.root, 'apiVersion') !== undefined) return [];
  return mapsOf(document).flatMap((map) => imagesOfMap(document, map));
}

/** Containers at any depth, such as those of a pod's template, and names that look like an image under `…image`. */
function imagesOfMap(document: YamlDocument, map: Node): readonly unknown[] {
  return entries(document, map).flatMap(([key, value]): readonly unknown[] => {
    if (lists.test(key) && isSeq(value))
      return children(document, value).flatMap((one) => (isMap(one) ? [child(document, one, 'image')] : []));
    const text = textOf(document, value);
    return text !== undefined && namesImage(`/${key}`, text.value) ? [ofUnknownKind(text)] : [];
  });
}

/** An image outside of containers: the patch does not say what kind of resource takes it. */
const ofUnknownKind = (text: SourceText) => listedText(text, notPinnable.patchedKind);
