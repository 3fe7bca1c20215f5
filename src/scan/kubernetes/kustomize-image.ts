// An entry of Kustomize's `images`, in kustomizations and in resources that contain one.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/
import { isMap } from 'yaml';
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
  if (newName === undefined && tag === undefined && digestKey === undefined) return undefined;
  const tagElsewhere = unresolved.tagFromResources;
  return { split: splitOf(document, { repository, tag, digestKey, tagElsewhere }) };
}
