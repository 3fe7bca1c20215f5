// Bitbucket Pipelines: `image` of the file, of steps and of services, as text or with `name`, `pipe: docker://…`, and
// scripts.
// https://support.atlassian.com/bitbucket-cloud/docs/docker-image-options/
import { isScalar } from 'yaml';
import { scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { interpolated, withoutPrefix } from '../../languages/yaml/scan.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, mapsOf, nodesAt } from '../../languages/yaml/tree.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import type { SourceText } from '../../scan/occurrence.js';

const scheme = 'docker://';

export const bitbucketPipelines: Scanner = {
  id: 'bitbucket-pipelines',
  title: 'Bitbucket Pipelines',
  paths: ['**/bitbucket-pipelines.{yml,yaml}'],
  hasScripts: true,
  comment: '#',
  scan: (file) =>
    scanWithScripts(
      file,
      { needles: ['pipelines'], find: findImages, read: readImage },
      (document) =>
        mapsOf(document).flatMap((map) =>
          ['script', 'after-script'].map((key) => children(document, child(document, map, key))),
        ),
      () => [],
      (document) =>
        nodesAt(document, document.root, 'definitions.imports.*')
          .filter((node) => /\.ya?ml$/.test(wordOf(node) ?? ''))
          .map((node) => ({ node, as: 'bitbucket-pipelines', folders: [''] })),
    ),
};

function findImages(document: YamlDocument): readonly unknown[] {
  const { root } = document;
  const services = nodesAt(document, root, 'definitions.services.*');
  const maps = mapsOf(document);
  const steps = maps.map((map) => child(document, map, 'step'));
  const pipes = maps.map((map) => child(document, map, 'pipe'));
  return [
    ...[root, ...services, ...steps].map((holder) => {
      const image = child(document, holder, 'image');
      return isScalar(image) ? image : child(document, image, 'name');
    }),
    ...pipes.filter((pipe) => textOf(document, pipe)?.value.startsWith(scheme)),
  ];
}

function readImage(file: SourceFile, text: SourceText): Occurrence {
  return interpolated()(file, withoutPrefix(scheme, text) ?? text);
}
