// An entry of Kustomize's `images`, as kustomizations and resources that carry one have it.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/
import { isMap } from 'yaml';
import type { YamlDocument } from '../yaml/document.js';
import { hasDigest, splitOf } from '../yaml/split.js';
import { sourceOf } from '../yaml/text.js';
import { child } from '../yaml/tree.js';

const tagElsewhere = 'its tag is not written here: it stays as the resources have it';

/** An entry that changes something. A name alone changes nothing and names no image of its own. */
export function transformed(document: YamlDocument, entry: unknown): unknown {
  if (!isMap(entry)) return undefined;
  const at = (key: string) => sourceOf(document, child(document, entry, key));
  const [newName, tag] = [at('newName'), at('newTag')];
  const repository = newName ?? at('name');
  if (repository === undefined || repository.value === '') return undefined;
  if (newName === undefined && tag === undefined && !hasDigest(document, entry)) return undefined;
  return { split: splitOf(document, entry, { repository, tag, tagElsewhere }) };
}
