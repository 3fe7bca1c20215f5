// Tekton: images of steps, sidecars and step templates, at any depth of a resource of `tekton.dev` or its triggers.
// https://tekton.dev/docs/pipelines/tasks/

import { isScalar } from 'yaml';
import { append } from '../../../model/append.js';
import type { Occurrence, Scanner } from '../../../model/occurrence.js';
import type { Problem, SourceFile } from '../../../model/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { type Frame, nodeIn, textIn } from '../../languages/yaml/frames.js';
import { mapsOf } from '../../languages/yaml/maps.js';
import { scanPossibleFile } from '../../languages/yaml/nested-file.js';
import { parseManifests } from '../../languages/yaml/parse.js';
import { literalText, scanYaml } from '../../languages/yaml/scan.js';
import { wordOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import { opaqueAt, type SourceText } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import { kubernetes } from '../kubernetes/kubernetes.js';
import { resourceImages } from '../kubernetes/parameter-images.js';
import { tektonCalls } from './calls.js';
import { tektonParameter, tektonParameters } from './parameters.js';

const version = /^(?:[\w-]+\.)*tekton\.dev\//;

export const tekton: Scanner = {
  id: 'tekton',
  title: 'Tekton',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  comment: '#',
  scan(file, _companions = [], { imageParameters = [] } = {}) {
    const needles = ['apiVersion', 'tekton.dev/'];
    const format = {
      pattern: tektonParameter,
      parse: parseManifests,
      isResource,
      valuesIn: tektonParameters,
      usesIn: imageNodes,
      calls: tektonCalls,
      unresolved: readImage,
    };
    const resources = resourceImages(file, format, imageParameters);
    const problems: Problem[] = [];
    const scan = scanYaml(file, {
      needles,
      parse: parseManifests,
      find(document) {
        const found = resources.find(document);
        return found && [...found, ...manifestsIn(document, file, problems)];
      },
      read: readImage,
    });
    return scan && { ...scan, ...resources.shared(), problems: [...scan.problems, ...problems] };
  },
};

/** A resource of Tekton, also in a list of resources. */
function isResource(document: YamlDocument): boolean {
  return mapsOf(document).some((map) => version.test(wordOf(child(document, map, 'apiVersion')) ?? ''));
}

/** Manifests in parameters, which a task applies to a cluster. */
function manifestsIn(document: YamlDocument, file: SourceFile, problems: Problem[]): readonly unknown[] {
  return mapsOf(document)
    .flatMap((map) => children(document, child(document, map, 'params')))
    .map((one) => child(document, one, 'value'))
    .filter((value) => isScalar(value) && value.type === 'BLOCK_LITERAL' && isManifest(String(value.value)))
    .map((value) => {
      const scan = scanPossibleFile(file, value, kubernetes);
      append(problems, scan.problems);
      return { found: scan.occurrences };
    });
}

/** Other texts, such as scripts, may contain manifests; they begin in another way. */
function isManifest(text: string): boolean {
  const first = text.split('\n').find((line) => !/^\s*(?:#|---|$)/.test(line)) ?? '';
  return /^["'{]?\s*["']?(?:apiVersion|kind|metadata|spec|items)\b/.test(first);
}

function imageNodes(frame: Frame): readonly unknown[] {
  const { document } = frame;
  return [
    ...['steps', 'sidecars'].flatMap((key) =>
      children(document, nodeIn(frame, key)).map((step) => child(document, step, 'image')),
    ),
    nodeIn(frame, 'stepTemplate', 'image'),
    ...(isSpecOf(frame, 'StepAction') ? [nodeIn(frame, 'image')] : []),
    ...(isSpecOf(frame, 'Condition') ? [nodeIn(frame, 'check', 'image')] : []),
    nodeIn(frame, 'bundle'),
    ...bundlesOf(frame),
  ].filter((node) => node !== undefined);
}

/** The specification of a step that tasks share, or of a condition of the first pipelines. */
function isSpecOf({ key, outer }: Frame, kind: string): boolean {
  return key === 'spec' && outer !== undefined && textIn(outer, 'kind') === kind;
}

/** The bundle that a `bundles` resolver is to fetch. */
function bundlesOf(frame: Frame): readonly unknown[] {
  const { document } = frame;
  if (textIn(frame, 'resolver') !== 'bundles') return [];
  return children(document, nodeIn(frame, 'params'))
    .filter((one) => wordOf(child(document, one, 'name')) === 'bundle')
    .map((one) => child(document, one, 'value'));
}

function readImage(file: SourceFile, text: SourceText): Occurrence {
  if (!text.value.includes('$(')) return literalText(file, text);
  return opaqueAt(file, text.span, 'variable', unresolved.pipelineParameter(text.value));
}
