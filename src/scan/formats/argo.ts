// Argo Workflows: containers, scripts and sidecars of templates, at any depth of a resource of `argoproj.io`.
// https://argo-workflows.readthedocs.io/en/latest/fields/
import { isScalar } from 'yaml';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { argoParameter, argoParameters } from '../argo/parameters.js';
import { resourceImages } from '../kubernetes/parameter-images.js';
import { parseManifests, type YamlDocument } from '../yaml/document.js';
import { type Frame, nodeIn } from '../yaml/frames.js';
import { mapsWith } from '../yaml/keys.js';
import { scanPossibleFile } from '../yaml/nested-file.js';
import { literalText, scanYaml } from '../yaml/scan.js';
import { wordOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';
import { kubernetes } from './kubernetes.js';

export const argo: Scanner = {
  id: 'argo',
  title: 'Argo Workflows',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  comment: '#',
  scan(file) {
    const problems: Problem[] = [];
    const find = resourceImages(file, {
      pattern: argoParameter,
      parse: parseManifests,
      isResource,
      valuesIn: argoParameters,
      usesIn: imageNodes,
      embeddedIn: (frame) => manifestImages(frame, file, problems),
      unresolved: literalText,
    });
    const scan = scanYaml(file, { needles: ['apiVersion', 'argoproj.io/'], parse: parseManifests, find });
    return scan && { ...scan, problems: [...scan.problems, ...problems] };
  },
};

/** A resource of Argo, also in a list of resources. */
function isResource(document: YamlDocument): boolean {
  return mapsWith(document, (key) => key === 'apiVersion').some(
    (map) => wordOf(child(document, map, 'apiVersion'))?.startsWith('argoproj.io/') === true,
  );
}

function imageNodes(frame: Frame): readonly unknown[] {
  const { document } = frame;
  const lists = [
    nodeIn(frame, 'sidecars'),
    nodeIn(frame, 'initContainers'),
    nodeIn(frame, 'containerSet', 'containers'),
  ];
  return [
    nodeIn(frame, 'container', 'image'),
    nodeIn(frame, 'script', 'image'),
    ...lists
      .flatMap((list) => children(document, list))
      .map((container) => child(document, container, 'image')),
  ].filter((node) => node !== undefined);
}

/** The manifest that a template creates. In anything but a literal block, its images have no place in the file. */
function manifestImages(frame: Frame, file: SourceFile, problems: Problem[]): readonly Occurrence[] {
  const node = nodeIn(frame, 'resource', 'manifest');
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  const scan = scanPossibleFile(file, node, kubernetes);
  problems.push(...scan.problems);
  return scan.occurrences;
}
