// Docker Bake in JSON: named contexts, base images in build arguments, registry caches and inline Dockerfiles of targets.
// https://docs.docker.com/build/bake/reference/
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { inlineDockerfile } from '../dockerfile/inline.js';
import { isImageArgument } from '../looks-like-image.js';
import type { SourceText } from '../occurrence.js';
import type { YamlDocument } from '../yaml/document.js';
import { interpolated, scanYaml, withoutPrefix } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children, entries } from '../yaml/tree.js';

const readInterpolated = interpolated();

export const bakeJson: Scanner = {
  id: 'bake-json',
  title: 'Docker Bake, JSON',
  paths: ['**/*docker-bake*.json'],
  scan: (file) => scanYaml(file, { needles: ['target'], find: findImages, read: readContextOrCache }),
};

function findImages(document: YamlDocument, file: SourceFile): readonly unknown[] {
  return children(document, child(document, document.root, 'target')).flatMap((target) => [
    ...children(document, child(document, target, 'contexts')),
    ...children(document, child(document, target, 'cache-from')),
    ...entries(document, child(document, target, 'args')).flatMap(([name, value]) => {
      const text = textOf(document, value);
      return text !== undefined && isImageArgument(name, text.value)
        ? [{ text, read: readInterpolated }]
        : [];
    }),
    ...inline(document, file, child(document, target, 'dockerfile-inline')),
  ]);
}

function inline(document: YamlDocument, file: SourceFile, node: unknown): readonly unknown[] {
  const text = textOf(document, node);
  return text === undefined ? [] : [{ found: inlineDockerfile(file, text.span, true).occurrences }];
}

function readContextOrCache(file: SourceFile, text: SourceText): Occurrence | undefined {
  const prefix = /^docker-image:\/\/|^type=registry,(?:[^,]*,)*?ref=/.exec(text.value)?.[0];
  const inner = prefix === undefined ? undefined : withoutPrefix(prefix, text);
  return inner === undefined ? undefined : readInterpolated(file, inner);
}
