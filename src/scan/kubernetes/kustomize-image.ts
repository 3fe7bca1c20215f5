// An entry of Kustomize's `images`, in kustomizations and in resources that contain one.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/
import { isMap } from 'yaml';
import type { RenamedImage } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { unresolved } from '../reasons.js';
import type { YamlDocument } from '../yaml/document.js';
import { digestKeyAt, splitOf } from '../yaml/split.js';
import { sourceOf } from '../yaml/text.js';
import { child } from '../yaml/tree.js';

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

/** The entries that replace a name and keep the tag and the digest of the resources. */
export function renamedImages(
  document: YamlDocument,
  { path }: SourceFile,
  entries: readonly unknown[],
): readonly RenamedImage[] {
  return entries.flatMap((entry) => {
    const at = (key: string) => sourceOf(document, child(document, entry, key));
    const [name, newName] = [at('name'), at('newName')];
    const isKept = (at('newTag')?.value ?? '') === '' && (at('digest')?.value ?? '') === '';
    if (name === undefined || !newName?.value || newName.value === name.value || !isKept) return [];
    return [{ name: name.value, at: { file: path, span: newName.span } }];
  });
}
