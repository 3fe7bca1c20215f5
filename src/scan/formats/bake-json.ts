// Docker Bake, JSON: named contexts, base images given as arguments, registry caches and inline Dockerfiles of targets.
// https://docs.docker.com/build/bake/reference/
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { inlineDockerfile } from '../dockerfile/inline.js';
import { isImageArgument } from '../looks-like-image.js';
import type { YamlDocument } from '../yaml/document.js';
import { behind, interpolated, scanYaml } from '../yaml/scan.js';
import { type ScalarText, textOf } from '../yaml/text.js';
import { child, children, entries } from '../yaml/tree.js';

const read = interpolated();

export const bakeJson: Scanner = {
  id: 'bake-json',
  title: 'Docker Bake, JSON',
  paths: ['**/*docker-bake*.json'],
  scan: (file) => scanYaml(file, { needles: ['target'], find, read: named }),
};

function find(document: YamlDocument, file: SourceFile): readonly unknown[] {
  return children(document, child(document, document.root, 'target')).flatMap((target) => [
    ...children(document, child(document, target, 'contexts')),
    ...children(document, child(document, target, 'cache-from')),
    ...entries(document, child(document, target, 'args')).flatMap(([name, value]) => {
      const text = textOf(document, value);
      return text !== undefined && isImageArgument(name, text.value) ? [{ text, read }] : [];
    }),
    ...inline(document, file, child(document, target, 'dockerfile-inline')),
  ]);
}

function inline(document: YamlDocument, file: SourceFile, node: unknown): readonly unknown[] {
  const text = textOf(document, node);
  return text === undefined ? [] : [{ found: inlineDockerfile(file, text.span, true).occurrences }];
}

function named(file: SourceFile, text: ScalarText): Occurrence | undefined {
  const prefix = /^docker-image:\/\/|^type=registry,(?:[^,]*,)*?ref=/.exec(text.value)?.[0];
  const inner = prefix === undefined ? undefined : behind(prefix, text);
  return inner === undefined ? undefined : read(file, inner);
}
