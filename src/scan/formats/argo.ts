// Argo Workflows: containers, scripts and sidecars of templates, at any depth of a resource of `argoproj.io`.
// https://argo-workflows.readthedocs.io/en/latest/fields/
import { isScalar } from 'yaml';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { parametersOf } from '../kubernetes/parameters.js';
import type { SourceText } from '../occurrence.js';
import { cartesian, parameterImages } from '../parameters.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanPossibleFile } from '../yaml/nested-file.js';
import { literalText, scanYaml } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children, mapsOf } from '../yaml/tree.js';
import { kubernetes } from './kubernetes.js';

export const argo: Scanner = {
  id: 'argo',
  title: 'Argo Workflows',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  comment: '#',
  scan(file) {
    const problems: Problem[] = [];
    const scan = scanYaml(file, {
      needles: ['apiVersion', 'argoproj.io/'],
      rootKeys: ['apiVersion'],
      find: (document) => findImages(document, file, problems),
      read: readImage,
    });
    return scan && { ...scan, problems: [...scan.problems, ...problems] };
  },
};

const parameter = /\{\{\s*(?:inputs|workflow)\.parameters\.(?<name>[\w-]+)\s*\}\}/g;

function readImage(file: SourceFile, text: SourceText, document: YamlDocument): readonly Occurrence[] {
  const valuesOf = parametersOf(document, parameter);
  return parameterImages(file, text, parameter, cartesian(valuesOf)) ?? [literalText(file, text)];
}

function findImages(
  document: YamlDocument,
  file: SourceFile,
  problems: Problem[],
): readonly unknown[] | undefined {
  const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
  if (version?.startsWith('argoproj.io/') !== true) return undefined;
  return mapsOf(document).flatMap((map) => [
    ...['container', 'script'].map((key) => child(document, child(document, map, key), 'image')),
    ...children(document, child(document, map, 'sidecars')).map((sidecar) =>
      child(document, sidecar, 'image'),
    ),
    ...manifestImages(
      document,
      child(document, child(document, map, 'resource'), 'manifest'),
      file,
      problems,
    ),
  ]);
}

/** The manifest that a template creates. In anything but a literal block, its images have no place in the file. */
function manifestImages(
  document: YamlDocument,
  holder: unknown,
  file: SourceFile,
  problems: Problem[],
): readonly unknown[] {
  const node = document.follow(holder);
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  const scan = scanPossibleFile(file, node, kubernetes);
  problems.push(...scan.problems);
  return [{ found: scan.occurrences }];
}
