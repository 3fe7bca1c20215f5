// Concourse: images of tasks, of resource types, and of resources that a pipeline gets. A resource that a pipeline only
// puts names what is built.
// https://concourse-ci.org/resources.html · https://github.com/concourse/registry-image-resource

import { isMap, type YAMLMap } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { digestKeyAt, sourceOf, wordOf } from '../../languages/yaml/text.js';
import { child, mapsOf } from '../../languages/yaml/tree.js';
import type { Occurrence, Scanner, Told } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { consumers, readBy } from '../../scan/consumers.js';
import { occurrenceAt, opaqueAt, splitOccurrence } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';

const types: ReadonlySet<string> = new Set(['registry-image', 'docker-image']);
const variable = /\(\(.*\)\)/;

export const concourse: Scanner = {
  id: 'concourse',
  title: 'Concourse',
  paths: ['**/*.{yml,yaml}'],
  hasScripts: true,
  comment: '#',
  scan(file) {
    if (![...types].some((type) => file.text.includes(type))) return undefined;
    return scanYaml(file, { needles: ['source', 'repository'], find: findImages });
  },
};

function findImages(
  document: YamlDocument,
  file: SourceFile,
  { builds }: Told,
): readonly unknown[] | undefined {
  const maps = mapsOf(document);
  const resources = maps.filter((map) => isImageResource(document, map));
  if (resources.length === 0) return undefined;
  const named = (step: 'put' | 'get') =>
    new Set(
      maps.flatMap((map) => {
        const name = wordOf(child(document, map, step));
        return name === undefined ? [] : [wordOf(child(document, map, 'resource')) ?? name];
      }),
    );
  const [put, got] = [named('put'), named('get')];
  return resources.map((resource) => {
    const name = wordOf(child(document, resource, 'name')) ?? '';
    const found = imageOf(document, resource, file);
    if (found === undefined || !put.has(name)) return { found: found === undefined ? [] : [found] };
    if (found.kind === 'image')
      builds.push({ name: nameOf(document, resource), at: found.at, isPushed: true });
    return { found: got.has(name) ? [found] : [] };
  });
}

function isImageResource(document: YamlDocument, map: YAMLMap): boolean {
  const source = child(document, map, 'source');
  return types.has(wordOf(child(document, map, 'type')) ?? '') && isMap(source);
}

/** The image of a resource. A digest has a place only where the `version` of a resource or task already holds one. */
function imageOf(document: YamlDocument, resource: YAMLMap, file: SourceFile): Occurrence | undefined {
  const source = child(document, resource, 'source');
  const at = (key: string) => sourceOf(document, child(document, source, key), 'go');
  const [repository, tag] = [at('repository'), at('tag')];
  if (repository === undefined || repository.value === '') return undefined;
  const expression = [repository.value, tag?.value ?? ''].find((text) => variable.test(text));
  if (expression !== undefined)
    return opaqueAt(file, repository.span, 'variable', unresolved.pipelineVariable(expression));
  if (at('aws_region') !== undefined && !repository.value.includes('/'))
    return opaqueAt(file, repository.span, 'variable', unresolved.registryOfAccount);
  const version = child(document, resource, 'version');
  const digestKey = isMap(version) ? digestKeyAt(document, version) : undefined;
  const digest = digestKey?.digest;
  if (tag === undefined && (digest === undefined || digest.value === ''))
    return wordOf(child(document, resource, 'type')) === 'registry-image'
      ? opaqueAt(file, repository.span, 'variable', unresolved.newestVersion)
      : readBy(consumers.concourse, occurrenceAt(file, repository.span, repository.value, repository.exact));
  return splitOccurrence(file, {
    repository,
    tag,
    ...(digestKey ?? { noPlace: consumers.concourse.why }),
    tagElsewhere: unresolved.noTagOrDigest,
  });
}

function nameOf(document: YamlDocument, resource: YAMLMap): string {
  const source = child(document, resource, 'source');
  const [repository, tag] = ['repository', 'tag'].map(
    (key) => sourceOf(document, child(document, source, key))?.value,
  );
  return tag === undefined ? (repository ?? '') : `${repository}:${tag}`;
}
