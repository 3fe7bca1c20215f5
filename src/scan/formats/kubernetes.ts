// Kubernetes manifests: container lists at any depth of a document with `apiVersion` and `kind`, image volumes, the
// images of known custom resources, and images given to operators by environment, argument or annotation.
// https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/pod-v1/
import { isMap, type YAMLMap } from 'yaml';
import type { Scanner } from '../../model/occurrence.js';
import { customImages } from '../kubernetes-custom.js';
import { annotatedImages, passedImages } from '../kubernetes-passed.js';
import { literal, scanYaml } from '../yaml-reference.js';
import { textOf } from '../yaml-text.js';
import { child, children, mapsOf, type YamlDocument } from '../yaml-tree.js';

const containerLists = ['containers', 'initContainers', 'ephemeralContainers'];
const onlyText = new Set(['ConfigMap', 'Secret']);

export const kubernetes: Scanner = {
  id: 'kubernetes',
  title: 'Kubernetes manifests',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  comment: '#',
  scan: (file) => scanYaml(file, { needles: ['apiVersion', 'kind'], find: images, read: literal }),
};

function images(document: YamlDocument): readonly unknown[] | undefined {
  if (!isManifest(document, document.root)) return undefined;
  const text = textMaps(document);
  return mapsOf(document)
    .filter((map) => !text.has(map))
    .flatMap((map) => [
      ...containers(document, map).flatMap((container) => [
        child(document, container, 'image'),
        ...passedImages(document, container),
      ]),
      ...children(document, child(document, map, 'volumes')).map((volume) =>
        child(document, child(document, volume, 'image'), 'reference'),
      ),
      ...annotatedImages(document, map),
      ...(isManifest(document, map) ? customImages(document, map) : []),
    ]);
}

function containers(document: YamlDocument, map: YAMLMap) {
  return containerLists.flatMap((key) =>
    children(document, child(document, map, key)).filter((one) => isMap(one)),
  );
}

function isManifest(document: YamlDocument, node: unknown): boolean {
  return ['apiVersion', 'kind'].every((key) => textOf(document, child(document, node, key)) !== undefined);
}

/** Everything below a resource that only carries text, such as a ConfigMap in a List. */
function textMaps(document: YamlDocument): ReadonlySet<unknown> {
  const holders = mapsOf(document).filter((map) =>
    onlyText.has(textOf(document, child(document, map, 'kind'))?.value ?? ''),
  );
  return new Set(holders.flatMap((map) => mapsOf(document, map)));
}
