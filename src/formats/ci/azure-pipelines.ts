// Azure Pipelines: container resources, the containers and services of jobs, and scripts (`script`, `bash`). `pool.vmImage` is a virtual machine.
// https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/resources-containers-container
import { isScalar } from 'yaml';
import { type NamedFile, scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { listedText, literalText } from '../../languages/yaml/scan.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, entries, mapsOf, nodesAt } from '../../languages/yaml/tree.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { folderOf } from '../../scan/checkout/mentions.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { opaqueAt, type SourceText } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';

export const azurePipelines: Scanner = {
  id: 'azure-pipelines',
  title: 'Azure Pipelines',
  paths: [
    '**/*azure-pipelines*.{yml,yaml}',
    '**/{.azure-pipelines,azure-pipelines,.azuredevops}/**/*.{yml,yaml}',
  ],
  recognizes: (text) => marks.every((mark) => mark.test(text)),
  hasScripts: true,
  comment: '#',
  scan: (file) =>
    scanWithScripts(
      file,
      {
        needles: [],
        find: findImages,
        read: (source, text, document) => readImage(source, text, isTemplate(document)),
      },
      (document) => mapsOf(document).flatMap((map) => scriptKeys.map((key) => [child(document, map, key)])),
      () => [],
      (document) => filesOf(document, folderOf(file.path)),
    ),
};

/** What a pipeline under any other name contains. */
const marks = [
  /^["']?(?:stages|jobs|steps|extends)["']?\s{0,9}:/m,
  /^\s{0,99}(?:-\s{1,9})?(?:vmImage|task\s{0,9}:\s{0,9}\w{1,99}@\d|pool|deployment)\b/m,
];

/** Of steps, and of the inputs of tasks that run scripts. */
const scriptKeys = ['script', 'bash', 'pwsh', 'powershell', 'inlineScript'];

/** Templates, of which those behind `@` and an alias are in another repository, and Dockerfiles that tasks build. */
function filesOf(document: YamlDocument, folder: string): readonly NamedFile[] {
  return mapsOf(document).flatMap((map) => [
    ...nodesAt(document, map, 'template').map((node) => {
      const [name = '', alias = 'self'] = (wordOf(node) ?? '').split('@');
      const place = { node, as: 'azure-pipelines', folders: [folder, ''], name: name.replace(/^\//, '') };
      return alias === 'self' ? place : { ...place, notHere: unresolved.remoteFile };
    }),
    ...['Dockerfile', 'dockerFile'].flatMap((key) =>
      nodesAt(document, map, key).map((node) => ({ node, as: 'dockerfile', folders: ['', folder] })),
    ),
  ]);
}

/** Parameters of templates and inputs of tasks that are images without doubt. */
function passedImages(document: YamlDocument): readonly unknown[] {
  return mapsOf(document)
    .flatMap((map) => ['parameters', 'inputs'].map((key) => child(document, map, key)))
    .flatMap((passed) => entries(document, passed))
    .filter(
      ([name, node]) => /(?:image|container)s?(?:Name)?$/i.test(name) && looksLikeImage(wordOf(node) ?? ''),
    )
    .map(([name, node]) => listedText(textOf(document, node), notPinnable.unknownInput(name)));
}

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
    ...passedImages(document),
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
