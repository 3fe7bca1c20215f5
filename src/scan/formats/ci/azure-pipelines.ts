// Azure Pipelines: container resources, the containers and services of jobs, and scripts (`script`, `bash`). `pool.vmImage` is a virtual machine.
// https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/resources-containers-container
import { isScalar } from 'yaml';
import type { Occurrence, Scanner } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { literalText } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children, mapsOf, nodesAt } from '../../languages/yaml/tree.js';
import { opaqueAt, type SourceText } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';

export const azurePipelines: Scanner = {
  id: 'azure-pipelines',
  title: 'Azure Pipelines',
  paths: [
    '**/*azure-pipelines*.{yml,yaml}',
    '**/{.azure-pipelines,azure-pipelines,.azuredevops}/**/*.{yml,yaml}',
  ],
  comment: '#',
  scan: (file) =>
    scanWithScripts(
      file,
      {
        needles: [],
        find: findImages,
        read: (source, text, document) => readImage(source, text, isTemplate(document)),
      },
      (document) =>
        mapsOf(document).map((map) => [child(document, map, 'script') ?? child(document, map, 'bash')]),
    ),
};

/** A template has parameters; the pipeline that uses it may declare the containers. */
function isTemplate(document: YamlDocument): boolean {
  const has = (key: string) => child(document, document.root, key) !== undefined;
  return has('parameters') && !has('resources') && !has('trigger');
}

function findImages(document: YamlDocument): readonly unknown[] {
  const resources = nodesAt(document, document.root, 'resources.containers.*');
  const names = new Set(resources.map((one) => textOf(document, child(document, one, 'container'))?.value));
  const isResource = (node: unknown) => names.has(textOf(document, node)?.value ?? '');
  const jobs = mapsOf(document).filter((map) => !resources.some((resource) => resource === map));
  return [
    ...resources.map((one) => child(document, one, 'image')),
    ...jobs.flatMap((job) => {
      const container = child(document, job, 'container');
      const services = children(document, child(document, job, 'services')).filter(isScalar);
      const image = isScalar(container) ? container : child(document, container, 'image');
      return [image, ...services].filter((node) => !isResource(node));
    }),
  ];
}

function readImage(file: SourceFile, text: SourceText, inTemplate: boolean): Occurrence {
  if (inTemplate && /^[\w-]+$/.test(text.value))
    return opaqueAt(file, text.span, 'variable', unresolved.pipelineContainer(text.value));
  return /\$[([{]/.test(text.value)
    ? opaqueAt(file, text.span, 'variable', unresolved.pipelineVariable(text.value))
    : literalText(file, text);
}
