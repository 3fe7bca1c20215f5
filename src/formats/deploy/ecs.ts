// Task definitions of Amazon ECS and job definitions of AWS Batch, in JSON or YAML: the image of every container.
// https://docs.aws.amazon.com/AmazonECS/latest/APIReference/API_ContainerDefinition.html
// https://docs.aws.amazon.com/batch/latest/APIReference/API_RegisterJobDefinition.html
import { isSeq } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { lacksFormat, scanYaml, type YamlGrammar } from '../../languages/yaml/scan.js';
import { child, children, nodesAt } from '../../languages/yaml/tree.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { consumers, readBy } from '../../scan/consumers.js';
import { occurrenceAt, opaqueAt, type SourceText } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';

/** Keys below a job definition that lead to an image; `*` is every item. */
const jobImages = [
  'containerProperties.image',
  'ecsProperties.taskProperties.*.containers.*.image',
  'eksProperties.podProperties.containers.*.image',
  'eksProperties.podProperties.initContainers.*.image',
  'nodeProperties.nodeRangeProperties.*.container.image',
  'nodeProperties.nodeRangeProperties.*.ecsProperties.taskProperties.*.containers.*.image',
  'nodeProperties.nodeRangeProperties.*.eksProperties.podProperties.containers.*.image',
  'nodeProperties.nodeRangeProperties.*.eksProperties.podProperties.initContainers.*.image',
];

export const ecs: Scanner = {
  id: 'ecs',
  title: 'Amazon ECS, AWS Batch',
  paths: ['**/*.{yml,yaml,json}'],
  comment: '#',
  dismisses: (file) => grammarsFor(file).every((grammar) => lacksFormat(file, grammar)),
  scan(file) {
    for (const grammar of grammarsFor(file)) {
      const scan = scanYaml(file, grammar);
      if (scan !== undefined) return scan;
    }
    return undefined;
  },
};

const ofTask: YamlGrammar = {
  needles: ['containerDefinitions', 'image'],
  find: taskDefinitions,
  read: readImage,
};
const ofJob: YamlGrammar = { needles: ['jobDefinitionName', 'image'], find: jobDefinitions, read: readImage };
const ofList: YamlGrammar = { needles: ['name', 'image'], find: containers, read: readImage };

function grammarsFor({ text }: SourceFile): readonly YamlGrammar[] {
  return /^\s*\[/.test(text) ? [ofTask, ofJob, ofList] : [ofTask, ofJob];
}

/** The list of containers alone, as Terraform reads it from a file. */
function containers(document: YamlDocument): readonly unknown[] | undefined {
  const { root } = document;
  if (!isSeq(root)) return undefined;
  const isContainer = (one: unknown) =>
    ['name', 'image'].every((key) => child(document, one, key) !== undefined);
  return root.items.length > 0 && children(document, root).every(isContainer)
    ? nodesAt(document, root, '*.image')
    : undefined;
}

/** The definition itself, or what the service answers about one. */
function taskDefinitions(document: YamlDocument): readonly unknown[] | undefined {
  const { root } = document;
  const lists = ['containerDefinitions', 'taskDefinition.containerDefinitions'].flatMap((path) =>
    nodesAt(document, root, path),
  );
  return lists.length === 0 ? undefined : lists.flatMap((list) => nodesAt(document, list, '*.image'));
}

/** The definition itself, or the list that the service answers. */
function jobDefinitions(document: YamlDocument): readonly unknown[] | undefined {
  const { root } = document;
  const all = [root, ...children(document, child(document, root, 'jobDefinitions'))];
  const jobs = all.filter((one) => child(document, one, 'jobDefinitionName') !== undefined);
  if (jobs.length === 0) return undefined;
  return jobs.flatMap((job) => jobImages.flatMap((path) => nodesAt(document, job, path)));
}

/** Scripts fill in variables before they register the definition. */
function readImage(file: SourceFile, { span, value, exact }: SourceText): Occurrence {
  if (value.includes('$')) return opaqueAt(file, span, 'variable', unresolved.variable(value));
  return readBy(consumers.aws, occurrenceAt(file, span, value, exact));
}
