// Kubernetes manifests: container lists at any depth of a document with `apiVersion` and `kind`, image volumes, images of
// known custom resources, and images passed to operators in environment variables, arguments or annotations.
// https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/pod-v1/
// https://kubectl.docs.kubernetes.io/guides/extending_kustomize/containerized_krm_functions/
import { isMap, isSeq, type Node, type YAMLMap } from 'yaml';
import { scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanNestedFile } from '../../languages/yaml/nested-file.js';
import { nodesOf } from '../../languages/yaml/nodes.js';
import { parseManifests } from '../../languages/yaml/parse.js';
import { lacksFormat, literalText, scanYaml } from '../../languages/yaml/scan.js';
import { sourceOf, textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, entries, mapsOf } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import { parseImage } from '../../model/images/image.js';
import type { Scan, ScanContext, Scanner, Told } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { opaqueAt, type SourceText } from '../../scan/occurrence.js';
import { NamedPlatforms } from '../../scan/platforms.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { filesOfTemplate } from '../helm/chart.js';
import { LocalCharts } from '../helm/local-charts.js';
import { withRendering } from '../helm/template-lines.js';
import { imagesOfOperations } from '../kustomize/images.js';
import { type ResourceReading, valuesImages } from './chart-values.js';
import {
  candidateImages,
  configuredImages,
  fromImage,
  imagesOfCustomResources,
  partsOfNames,
} from './custom-resources.js';
import { hasNodeSelector, platformsOfPod } from './kinds.js';

/** Every manifest has both at its root. */
const words = ['apiVersion', 'kind'];
const rule = { needles: words, rootKeys: words };
const containerLists = ['containers', 'initContainers', 'ephemeralContainers'];
const textKinds: ReadonlySet<string> = new Set(['ConfigMap', 'Secret']);
const textKeys = ['data', 'stringData', 'binaryData'];
const schemaKinds: ReadonlySet<string> = new Set(['CustomResourceDefinition', 'CompositeResourceDefinition']);
/** Policies: their containers are patterns for others and do not run, except those that a rule adds or creates. */
const policies = /^(?:policies\.)?kyverno\.io\//;

export const kubernetes: Scanner = {
  id: 'kubernetes',
  title: 'Kubernetes manifests',
  paths: ['**/*.{yml,yaml}', '**/*.json'],
  // Its commands run in containers or on the nodes of a cluster, which share no images with other files.
  hasScripts: false,
  comment: '#',
  dismisses: (file) => lacksFormat(file, rule),
  companions: (path, _siblings, checkout) => filesOfTemplate(path, checkout),
  scan(file, companions = [], context = {}) {
    const platforms = new NamedPlatforms();
    const note = hasNodeSelector(file) ? (one: YamlDocument) => notePods(one, platforms) : undefined;
    const scan = scanManifests(file, companions, context, note);
    const placed = scan && { ...scan, occurrences: platforms.within(scan.occurrences) };
    return withRendering(file, companions, placed, (rendered) => scanManifests(rendered, [], context));
  },
};

/** A text that other places use by alias may run anywhere. */
function notePods(document: YamlDocument, platforms: NamedPlatforms): void {
  for (const pod of mapsOf(document)) {
    const named = platformsOfPod(document, pod);
    for (const container of containersOf(document, pod)) {
      const span = textOf(document, child(document, container, 'image'))?.span;
      if (span !== undefined) platforms.note(span.start, document.usesOf(span).length === 0 ? named : []);
    }
  }
}

function scanManifests(
  file: SourceFile,
  companions: readonly SourceFile[],
  { imageFields: fields = [] }: ScanContext,
  note: (document: YamlDocument) => void = () => {},
): Scan | undefined {
  const charts = new LocalCharts(file.path, companions);
  const find = (document: YamlDocument, _: SourceFile, { problems, renames }: Told) => {
    const found = findImages(document, { file, problems, charts, renames, fields });
    if (found !== undefined) note(document);
    return found;
  };
  const grammar = { ...rule, parse: parseManifests, find };
  const scan = scanWithScripts(file, grammar, commandsOf);
  return scan && { ...scan, charts: charts.uses, mentions: charts.mentions };
}

function findImages(document: YamlDocument, reading: ResourceReading): readonly unknown[] | undefined {
  return isManifest(document, document.root) ? imagesOfManifest(document, reading) : undefined;
}

/** What a shell runs in a container, and on a machine before and after kubeadm. */
function commandsOf(document: YamlDocument): readonly (readonly unknown[])[] {
  return mapsOf(document).flatMap((map) => {
    const inContainers = containersOf(document, map).flatMap((one) =>
      ['command', 'args'].flatMap((key) => children(document, child(document, one, key))),
    );
    const onMachines = ['preKubeadmCommands', 'postKubeadmCommands'].flatMap((key) =>
      children(document, child(document, map, key)),
    );
    return [...inContainers, ...onMachines].flatMap((node) =>
      /\s/.test(wordOf(node) ?? '') ? [[node]] : [],
    );
  });
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
    scanManifests(file, [], {}) ??
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

/** Those in the lists of a map, and those that a patch of an operator writes: `path: spec.template.spec.containers`. */
function containersOf(document: YamlDocument, map: YAMLMap) {
  const patched = /(?:^|\.)(?:\w+C|c)ontainers$/.test(wordOf(child(document, map, 'path')) ?? '')
    ? ['value']
    : [];
  return [...containerLists, ...patched].flatMap((key) =>
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
    const isSchema = isPattern && items?.has(map) === true;
    const holders = isText
      ? textKeys.map((key) => child(document, map, key))
      : isSchema
        ? patternsOf(document, map)
        : [];
    for (const holder of holders) {
      // Many resources can have one value by alias.
      if (holder === undefined || held.has(holder)) continue;
      held.add(holder);
      for (const below of mapsOf(document, holder)) ignored.add(below);
    }
  }
  return ignored;
}

/** The specification of a schema, and of a policy what its rules only compare. */
function patternsOf(document: YamlDocument, resource: YAMLMap): readonly (Node | undefined)[] {
  const spec = child(document, resource, 'spec');
  const rules = children(document, child(document, spec, 'rules'));
  if (rules.length === 0) return [spec];
  const acts = ['mutate', 'generate'];
  return rules.flatMap((rule) =>
    entries(document, rule).flatMap(([key, value]) => (acts.includes(key) ? [] : [value])),
  );
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

/** The values of annotations such as `sidecar.istio.io/proxyImage`, and of those of Linkerd with the version in another. */
function annotatedImages(document: YamlDocument, map: unknown): readonly unknown[] {
  return entries(document, child(document, map, 'annotations')).flatMap(
    ([key, value]): readonly unknown[] => {
      const text = wordOf(value) ?? '';
      const versionKey = /^config\.linkerd\.io\/.*-image$/.test(key) ? versionKeyOf(key) : undefined;
      const version = versionKey && child(document, child(document, map, 'annotations'), versionKey);
      const repository = sourceOf(document, value);
      if (version !== undefined && repository !== undefined) {
        const noPlace = notPinnable.notDocumented('Linkerd');
        const tagElsewhere = unresolved.noTagOrDigest;
        return [{ split: { repository, tag: sourceOf(document, version), noPlace, tagElsewhere } }];
      }
      if (/image/i.test(key) && looksLikeImage(text)) return [value];
      // Istio puts its own registry before a name without a path.
      return /image$/i.test(key) ? shortName(document, value, true) : [];
    },
  );
}

/** https://linkerd.io/2/reference/proxy-configuration/ */
function versionKeyOf(key: string): string {
  return key.endsWith('/proxy-image') ? key.replace(/image$/, 'version') : `${key}-version`;
}

/** A name such as `nginx:1.27`, which may also be another text. */
function shortName(document: YamlDocument, node: unknown, isPart = false): readonly unknown[] {
  const text = textOf(document, node);
  const parsed = text === undefined || /:\/\/|\s/.test(text.value) ? undefined : parseImage(text.value);
  if (text === undefined || parsed?.kind !== 'image' || parsed.image.tag === undefined) return [];
  const read = (file: SourceFile, one: SourceText) =>
    isPart
      ? opaqueAt(file, one.span, 'variable', unresolved.partForOperator)
      : withoutNewDigest(literalText(file, one), notPinnable.unknownReader);
  return [{ text, read }];
}

function imagesInEnvironment(document: YamlDocument, container: unknown): readonly unknown[] {
  return children(document, child(document, container, 'env')).flatMap((entry): readonly unknown[] => {
    const name = wordOf(child(document, entry, 'name')) ?? '';
    const value = child(document, entry, 'value');
    const text = textOf(document, value);
    if (!/(?:^|_)IMAGE(?:_|$)/i.test(name) || text === undefined) return [];
    if (looksLikeImage(text.value)) return [value];
    return /(?:^|_)IMAGE$/i.test(name) ? shortName(document, value) : [];
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
