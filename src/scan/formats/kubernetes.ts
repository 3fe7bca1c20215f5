// Kubernetes manifests: every container list of a document with `apiVersion` and `kind`, and image volumes.
// https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/pod-v1/
import type { Scanner } from '../../model/occurrence.js';
import { literal, scanYaml } from '../yaml-reference.js';
import { child, children, mapsOf, type YamlDocument } from '../yaml-tree.js';

const containerLists = ['containers', 'initContainers', 'ephemeralContainers'];

export const kubernetes: Scanner = {
  id: 'kubernetes',
  title: 'Kubernetes manifests',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  scan: (file) => scanYaml(file, 'apiVersion', containerImages, literal),
};

function containerImages(document: YamlDocument): readonly unknown[] | undefined {
  const isManifest = ['apiVersion', 'kind'].every((key) => child(document, document.root, key) !== undefined);
  if (!isManifest) return undefined;
  return mapsOf(document).flatMap((map) => [
    ...containerLists.flatMap((key) =>
      children(document, child(document, map, key)).map((container) => child(document, container, 'image')),
    ),
    ...children(document, child(document, map, 'volumes')).map((volume) =>
      child(document, child(document, volume, 'image'), 'reference'),
    ),
  ]);
}
