// Images of custom resources at the places of known kinds, and images that resources of OpenShift start from.
import type { YamlDocument } from '../yaml/document.js';
import { nodesAt } from '../yaml/paths.js';
import { textOf } from '../yaml/text.js';
import { child } from '../yaml/tree.js';
import { imagesInKinds } from './kinds.js';

/** The nodes at the known places of a resource. */
export function imagesOfCustomResources(document: YamlDocument, resource: unknown): readonly unknown[] {
  const text = (key: string) => textOf(document, child(document, resource, key))?.value ?? '';
  const paths = imagesInKinds[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? [];
  return paths.flatMap((path) => nodesAt(document, resource, path));
}

/** The `from` of OpenShift's image streams and builds, where it is an image in a registry. */
export function fromImage(document: YamlDocument, map: unknown): unknown {
  const from = child(document, map, 'from');
  const kind = textOf(document, child(document, from, 'kind'))?.value;
  return kind === 'DockerImage' ? child(document, from, 'name') : undefined;
}
