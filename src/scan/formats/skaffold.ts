// Skaffold: builders of buildpacks, caches, base images in build arguments, and containers of tests and actions.
// `artifacts[].image` names what is built, so it is left out.
// https://skaffold.dev/docs/references/yaml/
import type { Scanner } from '../../model/occurrence.js';
import { isImageArgument } from '../looks-like-image.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanYaml } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children, entries, mapsOf } from '../yaml/tree.js';

export const skaffold: Scanner = {
  id: 'skaffold',
  title: 'Skaffold',
  paths: ['**/*skaffold*.{yml,yaml}'],
  comment: '#',
  scan: (file) => scanYaml(file, { needles: ['skaffold/'], find: findImages }),
};

function findImages(document: YamlDocument): readonly unknown[] | undefined {
  const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
  if (version?.startsWith('skaffold/') !== true) return undefined;
  return mapsOf(document).flatMap((map) => [
    child(document, child(document, map, 'buildpacks'), 'builder'),
    child(document, child(document, map, 'buildpacks'), 'runImage'),
    child(document, child(document, map, 'kaniko'), 'image'),
    child(document, child(document, map, 'kaniko'), 'initImage'),
    child(document, child(document, map, 'jib'), 'fromImage'),
    child(document, child(document, map, 'ko'), 'fromImage'),
    child(document, child(document, map, 'container'), 'image'),
    ...children(document, child(document, child(document, map, 'docker'), 'cacheFrom')),
    ...entries(document, child(document, map, 'buildArgs')).flatMap(([name, value]) =>
      isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : [],
    ),
  ]);
}
