// Argo Workflows: containers, scripts and sidecars of templates, at any depth of a resource of `argoproj.io`.
// https://argo-workflows.readthedocs.io/en/latest/fields/

import { isScalar } from 'yaml';
import { append } from '../../../model/append.js';
import type { ImageParameter, Occurrence, Scan, Scanner } from '../../../model/occurrence.js';
import type { Problem, SourceFile } from '../../../model/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { type Frame, nodeIn } from '../../languages/yaml/frames.js';
import { mapsOf } from '../../languages/yaml/maps.js';
import { scanPossibleFile } from '../../languages/yaml/nested-file.js';
import { parseManifests } from '../../languages/yaml/parse.js';
import { literalText, scanYaml } from '../../languages/yaml/scan.js';
import { wordOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import { distinctOccurrences } from '../../overlaps.js';
import { unscanned } from '../../reasons.js';
import { kubernetes } from '../kubernetes/kubernetes.js';
import { resourceImages } from '../kubernetes/parameter-images.js';
import { argoCalls } from './calls.js';
import { argoParameter, argoParameters } from './parameters.js';

export const argo: Scanner = {
  id: 'argo',
  title: 'Argo Workflows',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  comment: '#',
  scan: (file, _companions = [], { imageParameters = [] } = {}) =>
    scanResources(file, manifestImages, imageParameters),
};

type EmbeddedReader = (frame: Frame, file: SourceFile, problems: Problem[]) => readonly Occurrence[];

function scanResources(
  file: SourceFile,
  embedded: EmbeddedReader,
  known: readonly ImageParameter[] = [],
): Scan | undefined {
  const problems: Problem[] = [];
  const format = {
    pattern: argoParameter,
    parse: parseManifests,
    isResource,
    valuesIn: argoParameters,
    usesIn: imageNodes,
    calls: argoCalls,
    embeddedIn: (frame: Frame) => embedded(frame, file, problems),
    unresolved: literalText,
  };
  const resources = resourceImages(file, format, known);
  const { find } = resources;
  const scan = scanYaml(file, { needles: ['apiVersion', 'argoproj.io/'], parse: parseManifests, find });
  return scan && { ...scan, ...resources.shared(), problems: [...scan.problems, ...problems] };
}

/** What a template creates may be a workflow; what that one creates is told as not read. */
const createdManifest: Pick<Scanner, 'scan'> = {
  scan(file) {
    const scans = [kubernetes.scan(file), scanResources(file, unreadManifest)].flatMap((one) => one ?? []);
    if (scans.length === 0) return undefined;
    const problems = scans.flatMap((one) => one.problems);
    return { occurrences: distinctOccurrences(scans.flatMap((one) => one.occurrences)), problems };
  },
};

/** A resource of Argo, also in a list of resources. */
function isResource(document: YamlDocument): boolean {
  return mapsOf(document).some(
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

/** A problem for a manifest in a manifest, if it may name an image. */
function unreadManifest(frame: Frame, file: SourceFile, problems: Problem[]): readonly Occurrence[] {
  const node = nodeIn(frame, 'resource', 'manifest');
  if (!isScalar(node) || typeof node.value !== 'string' || node.range == null) return [];
  const span = { start: node.range[0], end: node.range[1] };
  if (/image/i.test(node.value)) problems.push({ file: file.path, message: unscanned.nestedManifest, span });
  return [];
}

/** The manifest that a template creates. In anything but a literal block, its images have no place in the file. */
function manifestImages(frame: Frame, file: SourceFile, problems: Problem[]): readonly Occurrence[] {
  const node = nodeIn(frame, 'resource', 'manifest');
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  const scan = scanPossibleFile(file, node, createdManifest);
  append(problems, scan.problems);
  return scan.occurrences;
}
