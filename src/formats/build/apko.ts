// apko: the base image that an image's contents start from, where it is in a registry and not a local folder.
// https://github.com/chainguard-dev/apko/blob/main/docs/apko_file.md

import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, nodesAt } from '../../languages/yaml/tree.js';
import type { Scanner } from '../../model/occurrence.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';

export const apko: Scanner = {
  id: 'apko',
  title: 'apko',
  paths: ['**/*apko*.{yml,yaml}'],
  comment: '#',
  scan: (file) => scanYaml(file, { needles: ['contents'], find: findImages }),
};

function findImages(document: YamlDocument): readonly unknown[] | undefined {
  if (child(document, document.root, 'contents') === undefined) return undefined;
  return nodesAt(document, document.root, 'contents.baseimage.image').filter((image) =>
    looksLikeImage(textOf(document, image)?.value ?? ''),
  );
}
