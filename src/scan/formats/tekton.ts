// Tekton: images of steps, sidecars and step templates, at any depth of a resource of `tekton.dev` or its triggers.
// https://tekton.dev/docs/pipelines/tasks/
import type { YAMLMap } from 'yaml';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { parametersOf } from '../kubernetes/parameters.js';
import { opaqueAt, type SourceText } from '../occurrence.js';
import { cartesian, parameterImages } from '../parameters.js';
import { unresolved } from '../reasons.js';
import type { YamlDocument } from '../yaml/document.js';
import { literalText, scanYaml } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children, mapsOf } from '../yaml/tree.js';

export const tekton: Scanner = {
  id: 'tekton',
  title: 'Tekton',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  comment: '#',
  scan: (file) =>
    scanYaml(file, {
      needles: ['apiVersion', 'tekton.dev/'],
      rootKeys: ['apiVersion'],
      find: findImages,
      read: readImage,
    }),
};

function findImages(document: YamlDocument): readonly unknown[] | undefined {
  const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
  if (!/^(?:[\w-]+\.)*tekton\.dev\//.test(version ?? '')) return undefined;
  return mapsOf(document).flatMap((map) => [
    ...['steps', 'sidecars'].flatMap((key) =>
      children(document, child(document, map, key)).map((step) => child(document, step, 'image')),
    ),
    child(document, child(document, map, 'stepTemplate'), 'image'),
    ...(textOf(document, child(document, map, 'kind'))?.value === 'StepAction'
      ? [child(document, child(document, map, 'spec'), 'image')]
      : []),
    child(document, map, 'bundle'),
    ...bundlesOf(document, map),
  ]);
}

/** The bundle that a `bundles` resolver is to fetch. */
function bundlesOf(document: YamlDocument, map: YAMLMap): readonly unknown[] {
  if (textOf(document, child(document, map, 'resolver'))?.value !== 'bundles') return [];
  return children(document, child(document, map, 'params'))
    .filter((one) => textOf(document, child(document, one, 'name'))?.value === 'bundle')
    .map((one) => child(document, one, 'value'));
}

const parameter = /\$\((?:(?:inputs|tt)\.)?params\.(?<name>[\w-]+)\)/g;

function readImage(file: SourceFile, text: SourceText, document: YamlDocument): readonly Occurrence[] {
  if (!text.value.includes('$(')) return [literalText(file, text)];
  const found = parameterImages(file, text, parameter, cartesian(parametersOf(document, parameter)));
  return found ?? [opaqueAt(file, text.span, 'variable', unresolved.pipelineParameter(text.value))];
}
