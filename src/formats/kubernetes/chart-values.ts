// Resources of Flux, Argo CD and the Helm controller of K3s, which carry values of a chart or images of a kustomization.

import { isMap } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanNestedFile } from '../../languages/yaml/nested-file.js';
import { withoutPrefix } from '../../languages/yaml/scan.js';
import { digestKeyAt, sourceOf, splitOf, textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, nodesAt } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import { parseImage } from '../../model/images/image.js';
import type { ImageField, RenamedImage, Scan, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { consumers } from '../../scan/consumers.js';
import { opaqueAt, type SourceText, type SplitText } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';
import { type Chart, chartFolderFrom } from '../helm/chart.js';
import { helmValues } from '../helm/helm-values.js';
import type { LocalCharts } from '../helm/local-charts.js';
import { chosenDigest } from '../helm/place.js';
import { imagesOfValues, valuesOf } from '../helm/values-images.js';
import { imageOfEntry, renamedImages, renamedShort } from '../kustomize/images.js';

/** The images that the parameters set: whole names, and a repository with a tag or a digest under the same prefix. */
function imagesOfParameters(
  document: YamlDocument,
  list: unknown,
  chart: () => Chart | undefined,
): readonly unknown[] {
  const values = new Map<string, SourceText>();
  for (const parameter of children(document, list)) {
    const name = wordOf(child(document, parameter, 'name'));
    const value = sourceOf(document, child(document, parameter, 'value'), 'go');
    if (name !== undefined && value !== undefined) values.set(name, value);
  }
  return [...values].flatMap(([name, value]): readonly unknown[] => {
    if (/(?:^|\.)image$/i.test(name) && isVersioned(value.value)) return [{ text: value }];
    if (!/(?:^|\.)repository$/.test(name) || value.value === '') return [];
    const at = (key: string) => values.get(name.slice(0, -'repository'.length) + key);
    const [registry, tag, digest] = [at('registry'), at('tag'), at('digest')];
    if (tag === undefined && digest === undefined) return [];
    const path = name.split('.').slice(0, -1);
    const key = digest && { digest, digestForm: { lead: '' }, key: 'digest', value: digest.value };
    const chosen = chosenDigest(chart(), path, { key: 'tag', value: tag?.value ?? '' }, key ? [key] : []);
    const split = { registry, repository: value, tag, ...chosen, tagElsewhere: unresolved.tagFromChart };
    return [{ split: splitOf(document, split) }];
  });
}

/** Tags and digests without the repository that they belong to, which the chart or another file sets. */
function partsOfParameters(document: YamlDocument, list: unknown, file: SourceFile): readonly unknown[] {
  const parameters = children(document, list);
  const nameOf = (one: unknown) => wordOf(child(document, one, 'name')) ?? '';
  const names = new Set(parameters.map(nameOf));
  return parameters.flatMap((one) => {
    const prefix = /^(.*image\.)(?:tag|digest)$/i.exec(nameOf(one))?.[1];
    const value = sourceOf(document, child(document, one, 'value'), 'go');
    if (prefix === undefined || value === undefined || names.has(`${prefix}repository`)) return [];
    return [{ found: [opaqueAt(file, value.span, 'variable', unresolved.repositoryElsewhere)] }];
  });
}

function isVersioned(text: string): boolean {
  const parsed = parseImage(text);
  return parsed.kind === 'image' && (parsed.image.tag ?? parsed.image.digest) !== undefined;
}

/** Paths of keys in a map that says what is installed; `*` is every item. */
export interface Places {
  /** The maps, by their paths in the resource; by default the resource itself. */
  readonly sources?: readonly string[];
  /** The folder of a chart in the checkout. */
  readonly chart?: string;
  /** The folder of a kustomization in the checkout. */
  readonly target?: string;
  /** Names of files with values. */
  readonly files?: string;
  /** Values as a map. */
  readonly map?: string;
  /** Values as text. */
  readonly text?: string;
  /** Entries of Kustomize's `images`. */
  readonly images?: string;
  /** The same as text: `name=new/name:tag`. */
  readonly short?: string;
  /** Patches of Kustomize as text. */
  readonly patches?: string;
  /** Lists of `name` and `value`. */
  readonly parameters?: string;
}

const application = (spec: string): Places => ({
  sources: [`${spec}.source`, `${spec}.sources.*`],
  chart: 'path',
  target: 'path',
  files: 'helm.valueFiles.*',
  map: 'helm.valuesObject',
  text: 'helm.values',
  short: 'kustomize.images.*',
  patches: 'kustomize.patches.*.patch',
  parameters: 'helm.parameters',
});

/** By group and kind of the resource. */
const releasePlaces: Readonly<Record<string, Places>> = {
  'helm.toolkit.fluxcd.io/HelmRelease': {
    chart: 'spec.chart.spec.chart',
    files: 'spec.chart.spec.valuesFiles.*',
    map: 'spec.values',
    images: 'spec.postRenderers.*.kustomize.images.*',
    patches: 'spec.postRenderers.*.kustomize.patches.*.patch',
  },
  'kustomize.toolkit.fluxcd.io/Kustomization': {
    target: 'spec.path',
    images: 'spec.images.*',
    patches: 'spec.patches.*.patch',
  },
  'argoproj.io/Application': application('spec'),
  'argoproj.io/ApplicationSet': application('spec.template.spec'),
  'helm.cattle.io/HelmChart': { text: 'spec.valuesContent' },
  'helm.cattle.io/HelmChartConfig': { text: 'spec.valuesContent' },
};

/** The artifact of an OCIRepository. A digest goes before a version range, and that before a tag. */
function artifactOf(document: YamlDocument, resource: unknown): SplitText | undefined {
  const spec = child(document, resource, 'spec');
  const url = textOf(document, child(document, spec, 'url'));
  const repository = url === undefined ? undefined : withoutPrefix('oci://', url);
  if (repository === undefined) return undefined;
  const ref = child(document, spec, 'ref');
  const at = (key: string) => sourceOf(document, child(document, ref, key), 'go');
  const digestKey = isMap(ref) ? digestKeyAt(document, ref) : undefined;
  const isPinned = (digestKey?.digest.value ?? '') !== '';
  const range = at('semver');
  const isRange = range !== undefined && range.value !== '' && !isPinned;
  return splitOf(document, {
    repository,
    tag: isRange ? undefined : at('tag'),
    digestKey,
    noPlace: digestKey === undefined ? consumers.flux.why : undefined,
    tagElsewhere: isRange ? unresolved.versionRange(range.value) : unresolved.noTagOrDigest,
  });
}

/** A chart, or other manifests, that a registry of images has, by the keys of its address, name and version. */
export function chartInRegistry(
  document: YamlDocument,
  source: unknown,
  [address, name, version]: readonly [string, string, string],
): readonly unknown[] {
  const at = (key: string) => textOf(document, child(document, source, key));
  const [url, chart, tag] = [
    at(address),
    at(name),
    sourceOf(document, child(document, source, version), 'go'),
  ];
  // Argo CD takes an address without a scheme beside a chart for one of a registry.
  const isBare =
    chart !== undefined && url !== undefined && /^[\w.-]+(?::\d+)?(?:\/[\w./-]+)?$/.test(url.value);
  const repository = url === undefined ? undefined : isBare ? url : withoutPrefix('oci://', url);
  if (repository === undefined) return [];
  const range = /[*^~<>|x ]/.exec(tag?.value ?? '') === null ? undefined : tag?.value;
  const split = {
    registry: chart === undefined ? undefined : repository,
    repository: chart ?? repository,
    tag: range === undefined ? tag : undefined,
    noPlace: consumers.chart.why,
    tagElsewhere: range === undefined ? unresolved.noTagOrDigest : unresolved.versionRange(range),
  };
  return [{ split }];
}

export interface ResourceReading {
  readonly file: SourceFile;
  /** What cannot be read is added. */
  readonly problems: Problem[];
  readonly charts: LocalCharts;
  /** Names that the resources of the file replace are added. */
  readonly renames: RenamedImage[];
  /** Fields that are images by a configuration of Kustomize. */
  readonly fields: readonly ImageField[];
}

/** The images of a resource's values. `patches` reads patches. */
export function valuesImages(
  document: YamlDocument,
  resource: unknown,
  reading: ResourceReading,
  patches: Pick<Scanner, 'scan'>,
): readonly unknown[] {
  const text = (key: string) => wordOf(child(document, resource, key)) ?? '';
  const type = `${text('apiVersion').split('/')[0]}/${text('kind')}`;
  if (type === 'source.toolkit.fluxcd.io/OCIRepository') return [artifact(document, resource)];
  const places = Object.hasOwn(releasePlaces, type) ? releasePlaces[type] : undefined;
  if (places === undefined) return [];
  const sources = places.sources?.flatMap((path) => nodesAt(document, resource, path)) ?? [resource];
  return sources.flatMap((source) => imagesOfSource(document, source, places, reading, patches));
}

function imagesOfSource(
  document: YamlDocument,
  source: unknown,
  places: Places,
  { file, problems, charts, renames }: ResourceReading,
  patches: Pick<Scanner, 'scan'>,
): readonly unknown[] {
  const at = (path: string | undefined) => (path === undefined ? [] : nodesAt(document, source, path));
  const scanned = ({ occurrences, problems: found }: Scan): readonly unknown[] => {
    append(problems, found);
    return [{ found: occurrences }];
  };
  const folder = chartFolder(document, source, places);
  const target = targetFolder(document, source, places);
  const short = at(places.short).flatMap((node) => textOf(document, node) ?? []);
  append(
    renames,
    renamedImages(document, file, at(places.images), target),
    short.flatMap((text) => renamedShort(file, text, target)),
  );
  giveValuesFiles(document, at(places.files), folder, places.chart === 'path', charts);
  let chart: { readonly read: Chart | undefined } | undefined;
  const chartOf = () => {
    chart ??= { read: charts.at(folder) };
    return chart.read;
  };
  const inRegistry = ['repoURL', 'chart', 'targetRevision'] as const;
  return [
    ...(places.chart === 'path' ? chartInRegistry(document, source, inRegistry) : []),
    ...at(places.patches).flatMap((node) => scanned(scanNestedFile(file, node, patches))),
    ...at(places.parameters).flatMap((list) => [
      ...partsOfParameters(document, list, file),
      ...imagesOfParameters(document, list, chartOf),
    ]),
    ...at(places.map).flatMap((map) => (isMap(map) ? imagesOfValues(document, map, chartOf) : [])),
    ...at(places.images).map((entry) => imageOfEntry(document, entry)),
    ...at(places.text).flatMap((node) => scanned(scanNestedFile(file, node, readerOf(chartOf())))),
    ...short.flatMap((whole) => {
      const image = withoutPrefix(/^[^=]*=/.exec(whole.value)?.[0] ?? '', whole);
      return image === undefined ? [] : [{ text: image }];
    }),
  ];
}

const readers = new WeakMap<Chart, Pick<Scanner, 'scan'>>();

/** One reader for each chart, by which a text that several resources use by alias is read once. */
function readerOf(chart: Chart | undefined): Pick<Scanner, 'scan'> {
  if (chart === undefined) return helmValues;
  const reader = readers.get(chart) ?? valuesOf(() => chart);
  readers.set(chart, reader);
  return reader;
}

/** The folder of the checkout in which the chart is, unless it comes from a registry of charts. */
function chartFolder(document: YamlDocument, source: unknown, { chart }: Places): string | undefined {
  const text = (path: string) =>
    nodesAt(document, source, path).flatMap((node) => textOf(document, node)?.value ?? [])[0];
  const name = chart === undefined ? undefined : text(chart);
  const kind = text('spec.chart.spec.sourceRef.kind') ?? 'GitRepository';
  return name === undefined || kind !== 'GitRepository' ? undefined : chartFolderFrom('', name);
}

/** The folder whose resources get the names of `images`; absent for those of a chart's values, which the file itself holds. */
function targetFolder(document: YamlDocument, source: unknown, { target }: Places): string | undefined {
  if (target === undefined) return undefined;
  const name = nodesAt(document, source, target).flatMap((node) => textOf(document, node)?.value ?? [])[0];
  return chartFolderFrom('', name?.replace(/^\/+/, '') || '.');
}

/** Flux takes names from the root of the repository, Argo CD from the chart, and from the root behind `/` and `$name/`. */
function giveValuesFiles(
  document: YamlDocument,
  nodes: readonly unknown[],
  folder: string | undefined,
  isFromChart: boolean,
  charts: LocalCharts,
): void {
  for (const node of nodes) {
    const name = textOf(document, node)?.value ?? '';
    const fromRoot = /^(?:\$\w[\w-]*)?\/+/.exec(name)?.[0];
    if (fromRoot !== undefined) charts.give('', name.slice(fromRoot.length), folder);
    else if (!isFromChart) charts.give('', name, folder);
    else if (folder !== undefined) charts.give(folder, name, folder);
  }
}

function artifact(document: YamlDocument, resource: unknown): unknown {
  const split = artifactOf(document, resource);
  return split === undefined ? undefined : { split };
}
