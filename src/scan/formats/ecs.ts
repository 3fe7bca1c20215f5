// Task definitions of Amazon ECS, in JSON or YAML: the image of every container.
// https://docs.aws.amazon.com/AmazonECS/latest/APIReference/API_ContainerDefinition.html
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { occurrenceAt, opaqueAt, type SourceText } from '../occurrence.js';
import { notPinnable, unresolved } from '../reasons.js';
import { withoutNewDigest } from '../undocumented-digests.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanYaml } from '../yaml/scan.js';
import { child, children } from '../yaml/tree.js';

export const ecs: Scanner = {
  id: 'ecs',
  title: 'Amazon ECS',
  paths: ['**/*.{yml,yaml,json}'],
  comment: '#',
  scan: (file) =>
    scanYaml(file, { needles: ['containerDefinitions', 'image'], find: findImages, read: readImage }),
};

/** The definition itself, or what the service answers about one. */
function findImages(document: YamlDocument): readonly unknown[] | undefined {
  const { root } = document;
  const lists = [root, child(document, root, 'taskDefinition')].flatMap(
    (holder) => child(document, holder, 'containerDefinitions') ?? [],
  );
  if (lists.length === 0) return undefined;
  return lists.flatMap((list) => children(document, list)).map((one) => child(document, one, 'image'));
}

/** Scripts fill in variables before they register the definition. */
function readImage(file: SourceFile, { span, value, exact }: SourceText): Occurrence {
  if (value.includes('$')) return opaqueAt(file, span, 'variable', unresolved.variable(value));
  return withoutNewDigest(occurrenceAt(file, span, value, exact), notPinnable.aws);
}
