// Tekton: images of steps, sidecars and step templates, at any depth of a resource of `tekton.dev`.
// https://tekton.dev/docs/pipelines/tasks/
import type { YAMLMap } from 'yaml';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { opaqueAt } from '../occurrence.js';
import type { YamlDocument } from '../yaml/document.js';
import { literalText, scanYaml } from '../yaml/scan.js';
import { type ScalarText, textOf } from '../yaml/text.js';
import { child, children, mapsOf } from '../yaml/tree.js';

export const tekton: Scanner = {
  id: 'tekton',
  title: 'Tekton',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  comment: '#',
  scan: (file) => scanYaml(file, { needles: ['apiVersion', 'tekton.dev/'], find, read }),
};

function find(document: YamlDocument): readonly unknown[] | undefined {
  const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
  if (version?.startsWith('tekton.dev/') !== true) return undefined;
  return mapsOf(document)
    .flatMap((map) => [
      ...['steps', 'sidecars'].flatMap((key) =>
        children(document, child(document, map, key)).map((step) => child(document, step, 'image')),
      ),
      child(document, child(document, map, 'stepTemplate'), 'image'),
      ...(textOf(document, child(document, map, 'kind'))?.value === 'StepAction'
        ? [child(document, child(document, map, 'spec'), 'image')]
        : []),
      child(document, map, 'bundle'),
      ...resolved(document, map),
    ])
    .map((node) => defaultOf(document, node));
}

/** The bundle that a resolver is asked for. */
function resolved(document: YamlDocument, map: YAMLMap): readonly unknown[] {
  if (textOf(document, child(document, map, 'resolver'))?.value !== 'bundles') return [];
  return children(document, child(document, map, 'params'))
    .filter((one) => textOf(document, child(document, one, 'name'))?.value === 'bundle')
    .map((one) => child(document, one, 'value'));
}

/** The node itself, or the default of the task's parameter that it consists of. */
function defaultOf(document: YamlDocument, node: unknown): unknown {
  const value = textOf(document, node)?.value ?? '';
  const name = /^\$\((?:inputs\.)?params\.(?<name>[\w-]+)\)$/.exec(value)?.groups?.name;
  if (name === undefined) return node;
  const declared = children(document, child(document, child(document, document.root, 'spec'), 'params'));
  const own = declared.find((one) => textOf(document, child(document, one, 'name'))?.value === name);
  const found = child(document, own, 'default');
  return textOf(document, found) === undefined ? node : found;
}

function read(file: SourceFile, text: ScalarText): Occurrence {
  if (!text.value.includes('$(')) return literalText(file, text);
  return opaqueAt(file, text.span, 'variable', 'a parameter of the run is a part of it');
}
