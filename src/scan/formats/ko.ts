// ko: the default base image, and the base images of single programs.
// https://ko.build/configuration/
import type { Scanner } from '../../model/occurrence.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanYaml } from '../yaml/scan.js';
import { child, children } from '../yaml/tree.js';

export const ko: Scanner = {
  id: 'ko',
  title: 'ko',
  paths: ['**/.ko.{yml,yaml}'],
  comment: '#',
  scan: (file) => scanYaml(file, { needles: ['aseImage'], find: findImages }),
};

function findImages(document: YamlDocument): readonly unknown[] {
  const { root } = document;
  return [
    child(document, root, 'defaultBaseImage'),
    ...children(document, child(document, root, 'baseImageOverrides')),
  ];
}
