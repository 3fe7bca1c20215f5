// Tekton: images of steps, sidecars and step templates, at any depth of a resource of `tekton.dev`.
// https://tekton.dev/docs/pipelines/tasks/
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { opaqueAt } from '../reference.js';
import { literal, scanYaml } from '../yaml-reference.js';
import { type ScalarText, textOf } from '../yaml-text.js';
import { child, children, mapsOf, type YamlDocument } from '../yaml-tree.js';

export const tekton: Scanner = {
  id: 'tekton',
  title: 'Tekton',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  comment: '#',
  scan: (file) => scanYaml(file, { needles: ['apiVersion', 'tekton.dev/', 'image'], find, read }),
};

function find(document: YamlDocument): readonly unknown[] | undefined {
  const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
  if (version?.startsWith('tekton.dev/') !== true) return undefined;
  return mapsOf(document).flatMap((map) => [
    ...['steps', 'sidecars'].flatMap((key) =>
      children(document, child(document, map, key)).map((step) => child(document, step, 'image')),
    ),
    child(document, child(document, map, 'stepTemplate'), 'image'),
  ]);
}

function read(file: SourceFile, text: ScalarText): Occurrence {
  if (!text.value.includes('$(')) return literal(file, text);
  return opaqueAt(file, text.span, 'variable', 'a parameter of the run is a part of it');
}
