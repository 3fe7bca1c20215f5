// Kubernetes manifests: container lists at any depth of a document with `apiVersion` and `kind`, image volumes, images of
// known custom resources, and images passed to operators in environment variables, arguments or annotations.
// https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/pod-v1/
// https://kubectl.docs.kubernetes.io/guides/extending_kustomize/containerized_krm_functions/
import { isMap, isSeq, type YAMLMap } from 'yaml';
import { append } from '../../../model/collections.js';
import type { RenamedImage, Scan, ScanContext, Scanner } from '../../../model/occurrence.js';
import type { Problem, SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanNestedFile } from '../../languages/yaml/nested-file.js';
import { nodesOf } from '../../languages/yaml/nodes.js';
import { parseManifests } from '../../languages/yaml/parse.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, entries, mapsOf } from '../../languages/yaml/tree.js';
import { looksLikeImage } from '../../looks-like-image.js';
import type { SourceText } from '../../occurrence.js';
import { filesOfTemplate } from '../helm/chart.js';
import { LocalCharts } from '../helm/local-charts.js';
import { withRendering } from '../helm/rendering.js';
import { imagesOfOperations } from '../kustomize/json-patch.js';
import { type ResourceReading, valuesImages } from './chart-values.js';
import {
  candidateImages,
  configuredImages,
  fromImage,
  imagesOfCustomResources,
  partsOfNames,
} from './custom-resources.js';

const containerLists = ['containers', 'initContainers', 'ephemeralContainers'];
const textKinds: ReadonlySet<string> = new Set(['ConfigMap', 'Secret']);
const textKeys = ['data', 'stringData', 'binaryData'];
const schemaKinds: ReadonlySet<string> = new Set(['CustomResourceDefinition', 'CompositeResourceDefinition']);
/** Policies: their containers are patterns for others and do not run. */
const policies = /^(?:policies\.)?kyverno\.io\//;

export const kubernetes: Scanner = {
  id: 'kubernetes',
  title: 'Kubernetes manifests',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  comment: '#',
  companions: (path, _siblings, checkout) => filesOfTemplate(path, checkout),
  scan(file, companions = [], context = {}) {
    return withRendering(file, companions, scanManifests(file, companions, context), (rendered) =>
      scanManifests(rendered, [], context),
    );
  },
};

function scanManifests(
  file: SourceFile,
  companions: readonly SourceFile[],
  { imageFields: fields = [] }: ScanContext,
): Scan | undefined {
  const problems: Problem[] = [];
  const charts = new LocalCharts(file.path, companions);
  const renames: RenamedImage[] = [];
  const reading = { file, problems, charts, renames, fields };
  const find = (document: YamlDocument) => findImages(document, reading);
  const scan = scanYaml(file, {
    needles: ['apiVersion', 'kind'],
    rootKeys: ['apiVersion', 'kind'],
    parse: parseManifests,
    find,
  });
  if (scan === undefined) return undefined;
  const { uses, mentions } = charts;
  return { ...scan, problems: [...scan.problems, ...problems], charts: uses, mentions, renames };
}

function findImages(document: YamlDocument, reading: ResourceReading): readonly unknown[] | undefined {
  return isManifest(document, document.root) ? imagesOfManifest(document, reading) : undefined;
}

/** The images of a manifest, or of a part of one: a patch needs neither `apiVersion` nor `kind`. */
export function imagesOfManifest(document: YamlDocument, reading: ResourceReading): readonly unknown[] {
  const { file, problems } = reading;
  const ignored = mapsWithoutImages(document);
  const maps = mapsOf(document).filter((map) => !ignored.has(map));
  const resources = new Set(maps.filter((map) => isManifest(document, map)));
  // Any kind can be the configuration of a function, also one that only carries text.
  const metadata = new Set([child(document, document.root, 'metadata'), ...maps]);
  const found = [
    ...[...metadata].flatMap((map) => imagesOfFunctions(document, map, file, problems)),
    ...maps.flatMap((map) => [
      ...containersOf(document, map).flatMap((container) => [
        child(document, container, 'image'),
        ...imagesOfEnvAndArgs(document, container),
      ]),
      ...children(document, child(document, map, 'volumes')).flatMap((volume) => [
        child(document, child(document, volume, 'image'), 'reference'),
        child(document, child(document, volume, 'containerDisk'), 'image'),
      ]),
      ...annotatedImages(document, map),
      fromImage(document, map),
      ...(resources.has(map)
        ? [
            ...imagesOfCustomResources(document, map),
            { found: partsOfNames(document, map, file) },
            ...valuesImages(document, map, reading, resourcePatches),
          ]
        : []),
    ]),
    ...candidateImages(document, resources, ignored),
  ];
  const known = new Set(found);
  const { fields } = reading;
  const configured = [...resources].flatMap((one) => configuredImages(document, one, fields, known));
  return [...found, ...configured];
}

/** A patch is a part of a resource or a list of JSON Patch operations. With a target it may leave out `apiVersion` and `kind`. */
export const resourcePatches: Pick<Scanner, 'scan'> = {
  scan: (file) =>
    kubernetes.scan(file) ??
    scanYaml(file, {
      needles: [],
      find: (document) =>
        imagesOfOperations(document) ??
        (isMap(document.root) ? imagesOfManifest(document, withoutCharts(file)) : undefined),
    }),
};

/** A patch is read without the charts that it may give values to. */
function withoutCharts(file: SourceFile): ResourceReading {
  return { file, problems: [], charts: new LocalCharts(file.path, []), renames: [], fields: [] };
}

function containersOf(document: YamlDocument, map: YAMLMap) {
  return containerLists.flatMap((key) =>
    children(document, child(document, map, key)).filter((one) => isMap(one)),
  );
}

function isManifest(document: YamlDocument, node: unknown): boolean {
  return ['apiVersion', 'kind'].every((key) => {
    const value = child(document, node, key);
    return value !== undefined && document.sameKey(value).some((one) => wordOf(one) !== undefined);
  });
}

/** What only carries text, a schema or patterns, by the keys that hold it, such as the `data` of a ConfigMap in a List. */
function mapsWithoutImages(document: YamlDocument): ReadonlySet<unknown> {
  const ignored = new Set<unknown>();
  const held = new Set<unknown>();
  let items: ReadonlySet<unknown> | undefined;
  for (const map of mapsOf(document)) {
    // Whatever its kind, kubectl takes an object with `items` for a list of resources.
    if (ignored.has(map) || child(document, map, 'items') !== undefined) continue;
    const isText = hasOnly(document, map, 'kind', (kind) => textKinds.has(kind));
    const isPattern =
      hasOnly(document, map, 'kind', (kind) => schemaKinds.has(kind)) ||
      hasOnly(document, map, 'apiVersion', (version) => policies.test(version));
    // A pod template can have a `kind` too, which nothing reads.
    if (isPattern) items ??= new Set([document.root, ...itemsOf(document)]);
    const keys = isText ? textKeys : isPattern && items?.has(map) === true ? ['spec'] : [];
    for (const key of keys) {
      const holder = child(document, map, key);
      // Many resources can have one value by alias.
      if (holder === undefined || held.has(holder)) continue;
      held.add(holder);
      for (const below of mapsOf(document, holder)) ignored.add(below);
    }
  }
  return ignored;
}

/** True where every value that the key may have meets the condition. */
function hasOnly(document: YamlDocument, map: YAMLMap, key: string, isIt: (word: string) => boolean) {
  const value = child(document, map, key);
  return value !== undefined && document.sameKey(value).every((one) => isIt(wordOf(one) ?? ''));
}

function itemsOf(document: YamlDocument): readonly unknown[] {
  return nodesOf(document.root).flatMap((node) => (isSeq(node) ? node.items : []));
}

/** The values that look like an image. Other values under such names, such as a pull policy, are left out. */
function imagesOfEnvAndArgs(document: YamlDocument, container: unknown): readonly unknown[] {
  return [...imagesInEnvironment(document, container), ...imagesInArguments(document, container)];
}

/** The values of annotations such as `sidecar.istio.io/proxyImage`. */
function annotatedImages(document: YamlDocument, map: unknown): readonly unknown[] {
  return entries(document, child(document, map, 'annotations')).flatMap(([key, value]) =>
    /image/i.test(key) && looksLikeImage(wordOf(value) ?? '') ? [value] : [],
  );
}

function imagesInEnvironment(document: YamlDocument, container: unknown): readonly unknown[] {
  return children(document, child(document, container, 'env')).flatMap((entry) => {
    const name = wordOf(child(document, entry, 'name')) ?? '';
    const value = child(document, entry, 'value');
    const text = textOf(document, value);
    return /(?:^|_)IMAGE(?:_|$)/i.test(name) && text !== undefined && looksLikeImage(text.value)
      ? [value]
      : [];
  });
}

function imagesInArguments(document: YamlDocument, container: unknown): readonly unknown[] {
  return ['args', 'command'].flatMap((key) =>
    children(document, child(document, container, key)).flatMap(
      (argument, index, all): readonly unknown[] => {
        const text = textOf(document, argument);
        const before = wordOf(all[index - 1]) ?? '';
        if (/^--?[\w.-]*image[\w.-]*$/i.test(before) && looksLikeImage(text?.value ?? '')) return [argument];
        const flag = /^--?(?:[\w.-]*image[\w.-]*|prometheus-config-reloader)=/i.exec(text?.value ?? '')?.[0];
        if (
          text === undefined ||
          flag === undefined ||
          !text.exact ||
          !looksLikeImage(text.value.slice(flag.length))
        )
          return [];
        return [{ text: withoutFlag(text, flag.length) }];
      },
    ),
  );
}

function withoutFlag({ value, span }: SourceText, length: number): SourceText {
  return { value: value.slice(length), span: { start: span.start + length, end: span.end }, exact: true };
}

const annotations = ['config.kubernetes.io/function', 'config.k8s.io/function'];

const functionConfig = {
  scan: (file: SourceFile) =>
    scanYaml(file, {
      needles: [],
      find: (document) => [child(document, child(document, document.root, 'container'), 'image')],
    }),
};

/** The images of the functions that the annotations of a resource name. */
function imagesOfFunctions(
  document: YamlDocument,
  map: unknown,
  file: SourceFile,
  problems: Problem[],
): readonly unknown[] {
  return annotations.flatMap((name) => {
    const text = child(document, child(document, map, 'annotations'), name);
    if (text === undefined) return [];
    const scan = scanNestedFile(file, text, functionConfig);
    append(problems, scan.problems);
    return [{ found: scan.occurrences }];
  });
}
