// Argo Workflows: containers, scripts and sidecars of templates, at any depth of a resource of `argoproj.io`.
// https://argo-workflows.readthedocs.io/en/latest/fields/
import type { Scanner } from '../../model/occurrence.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanYaml } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children, mapsOf } from '../yaml/tree.js';

export const argo: Scanner = {
  id: 'argo',
  title: 'Argo Workflows',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  comment: '#',
  scan: (file) => scanYaml(file, { needles: ['apiVersion', 'argoproj.io/', 'image'], find: findImages }),
};

function findImages(document: YamlDocument): readonly unknown[] | undefined {
  const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
  if (version?.startsWith('argoproj.io/') !== true) return undefined;
  return mapsOf(document).flatMap((map) => [
    ...['container', 'script'].map((key) => child(document, child(document, map, key), 'image')),
    ...children(document, child(document, map, 'sidecars')).map((sidecar) =>
      child(document, sidecar, 'image'),
    ),
  ]);
}
