// Resources of Flux, Argo CD and the Helm controller of K3s, which carry values of a chart or images of a kustomization.

import { isMap } from 'yaml';
import { append } from '../../model/append.js';
import type { ImageField, RenamedImage, Scan, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { helmValues } from '../formats/helm-values.js';
import type { Chart } from '../helm/chart.js';
import { chartFolderFrom } from '../helm/dependencies.js';
import type { LocalCharts } from '../helm/local-charts.js';
import { imagesOfValues, valuesOf } from '../helm/values-images.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanNestedFile, scanPossibleFile } from '../yaml/nested-file.js';
import { nodesAt } from '../yaml/paths.js';
import { withoutPrefix } from '../yaml/scan.js';
import { textOf, wordOf } from '../yaml/text.js';
import { child } from '../yaml/tree.js';
import { imagesOfParameters, partsOfParameters } from './helm-parameters.js';
import { imageOfEntry, renamedImages, renamedShort } from './kustomize-image.js';
import { artifactOf } from './oci-repository.js';
import { type Places, releasePlaces } from './release-places.js';

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
  return [
    ...at(places.patches).flatMap((node) => scanned(scanPossibleFile(file, node, patches))),
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
