// An entry of Kustomize's `images`, in kustomizations and in resources that contain one.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/
import { isMap } from 'yaml';
import { compact } from '../../../model/collections.js';
import { parseImage } from '../../../model/images/image.js';
import type { RenamedImage } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { digestKeyAt, sourceOf, splitOf } from '../../languages/yaml/text.js';
import { child } from '../../languages/yaml/tree.js';
import type { SourceText } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';

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
