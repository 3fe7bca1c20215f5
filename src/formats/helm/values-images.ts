// The images of a tree of Helm values: `image: name`, and names split over `registry`, `repository`, `tag` and `digest`.
// https://helm.sh/docs/chart_best_practices/values/
import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { literalText, scanYaml } from '../../languages/yaml/scan.js';
import { digestKeyAt, sourceOf, splitOf, textOf } from '../../languages/yaml/text.js';
import { child, children, entries, mapsOf, pathsOfMaps } from '../../languages/yaml/tree.js';
import { parseImage } from '../../model/images/image.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { opaqueAt, type SourceText, type SplitText } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';
import type { Chart } from './chart.js';
import { chosenDigest, digestKeys } from './place.js';

const versionKeys = ['tag', 'imageTag', 'digest'];
const nameKeys = ['repository', 'image', 'imageRepository', 'name', 'repo'];

/** The candidate for a map under a key such as `image`; `undefined` where it sets neither, or also a name. */
function partOfImage(document: YamlDocument, map: unknown): unknown {
  if (!isMap(map)) return undefined;
  const at = (key: string) => sourceOf(document, child(document, map, key), 'go');
  if (nameKeys.some((key) => (at(key)?.value ?? '') !== '')) return undefined;
  const version = versionKeys.map(at).find((text) => text !== undefined && text.value !== '');
  const text = version ?? keyOfDigest(map);
  return text === undefined ? undefined : { text, read: readPart };
}

/** An empty digest takes away the one that another file sets. */
function keyOfDigest(map: unknown): SourceText | undefined {
  const key = isMap(map)
    ? map.items.find((one) => isScalar(one.key) && one.key.value === 'digest')?.key
    : undefined;
  if (!isScalar(key) || key.range == null) return undefined;
  const [start, end] = key.range;
  return { value: 'digest', span: { start, end }, exact: false };
}

function readPart(file: SourceFile, { span }: SourceText) {
  return opaqueAt(file, span, 'variable', unresolved.repositoryElsewhere);
}

type ChartReader = () => Chart | undefined;

/** Reads a text with values of a chart. */
export function valuesOf(chart: ChartReader): Pick<Scanner, 'scan'> {
  const find = (document: YamlDocument) => valuesImages(document, chart);
  return {
    scan: (file) =>
      scanYaml(file, { needles: ['mage'], find }) ?? scanYaml(file, { needles: ['repository'], find }),
  };
}

/** The images of a tree of values. Manifests, and everything else with an `apiVersion`, are left to other scanners. */
function valuesImages(document: YamlDocument, chart: ChartReader): readonly unknown[] | undefined {
  if (!isMap(document.root) || child(document, document.root, 'apiVersion') !== undefined) return undefined;
  return imagesOfValues(document, document.root, chart);
}

/** The images of the values below one map, such as `valuesInline` of a kustomization, whose chart is not known. */
export function imagesOfValues(
  document: YamlDocument,
  root: YAMLMap,
  chart: ChartReader = () => undefined,
): readonly unknown[] {
  const sources = new Set(sourceMaps(document, root));
  let paths: ReadonlyMap<unknown, readonly string[]> | undefined;
  const values: Values = {
    document,
    chart,
    pathOf(map) {
      paths ??= pathsOfMaps(document, root);
      return paths.get(map) ?? [];
    },
  };
  return mapsOf(document, root).flatMap((map) => {
    const split = sources.has(map) ? undefined : splitImage(values, map);
    return [...(split === undefined ? [] : [{ split }]), ...namedImages(values, map, split !== undefined)];
  });
}

/** The names of keys for source code and charts. */
const notImages = /^(?:git|github|gitlab|source|chart|helm)s?$/i;

interface Values {
  readonly document: YamlDocument;
  readonly chart: ChartReader;
  /** The keys that lead to a map. */
  pathOf(map: YAMLMap): readonly string[];
}

/** Maps under keys such as `git` or `chart`, whose `repository` holds source code or a chart. */
function sourceMaps(document: YamlDocument, root: YAMLMap): readonly unknown[] {
  return mapsOf(document, root).flatMap((map) =>
    entries(document, map).flatMap(([key, value]) => (notImages.test(key) ? [value] : [])),
  );
}

/**
 * Any name under `image`; names with a tag or digest under other keys that end in `image`; names that look like an image
 * under keys such as `imageEnvoy` and in maps and lists called `images`; and split names under a key that ends in `image`,
 * even where the chart provides the tag, or another file the name.
 */
function namedImages(values: Values, map: YAMLMap, isSplit: boolean): readonly unknown[] {
  const { document } = values;
  return entries(document, map).flatMap(([key, value]): readonly unknown[] => {
    const text = textOf(document, value)?.value;
    if (key === 'image' && text !== undefined)
      return isSplit ? [] : [{ text: textOf(document, value), read: readWholeName }];
    if (/images$/i.test(key)) return listedImages(document, value);
    if (/^image(?!Repository|Tag)[A-Z]/.test(key)) return looksLikeImage(text ?? '') ? [value] : [];
    if (!/image$/i.test(key)) return [];
    if (text !== undefined) return isVersioned(text) ? [value] : [];
    const split = isMap(value) ? splitImage(values, value, true) : undefined;
    return split === undefined ? [partOfImage(document, value)] : [{ split }];
  });
}

/** Names that look like an image in a list or a map, and in the map `tags` in it. */
function listedImages(document: YamlDocument, value: unknown): readonly unknown[] {
  if (!isMap(value) && !isSeq(value)) return [];
  return [...children(document, value), ...children(document, child(document, value, 'tags'))].filter(
    (one) => isScalar(one) && looksLikeImage(textOf(document, one)?.value ?? ''),
  );
}

function isVersioned(text: string): boolean {
  const parsed = parseImage(text);
  return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}

/** The chart completes a name without a tag. URLs and names of picture files are not images. */
function readWholeName(file: SourceFile, text: SourceText): Occurrence | undefined {
  if (/:\/\/|\.(?:png|svg|jpe?g|gif|webp|ico)$/i.test(text.value)) return undefined;
  const found = literalText(file, text);
  const isIncomplete =
    found.kind === 'image' && found.image.tag === undefined && found.image.digest === undefined;
  return isIncomplete ? opaqueAt(file, text.span, 'variable', unresolved.tagFromChart) : found;
}

/** The parts of a map that sets a tag or digest, or with `tagFromChart` also of one that sets neither. */
function splitImage(values: Values, map: YAMLMap, tagFromChart = false): SplitText | undefined {
  const { document } = values;
  const at = (key: string) => sourceOf(document, child(document, map, key), 'go');
  // Istio's charts join `hub` and `image`.
  const registry = at('registry') ?? (at('repository') === undefined ? at('hub') : undefined);
  const name = tagFromChart ? (at('name') ?? at('repo')) : registry === undefined ? undefined : at('name');
  const unprefixed = at('repository') ?? at('image') ?? name;
  const repository = unprefixed ?? at('imageRepository');
  const tagKey = unprefixed !== undefined && at('tag') !== undefined ? 'tag' : 'imageTag';
  const tag = at(tagKey);
  if (repository === undefined || repository.value === '' || repository.value.includes('://'))
    return undefined;
  if (!tagFromChart && tag === undefined && digestKeyAt(document, map) === undefined) return undefined;
  const candidates = digestKeys.flatMap((key) => {
    const one = digestKeyAt(document, map, key);
    return one === undefined ? [] : [{ ...one, key, value: one.digest.value }];
  });
  return splitOf(document, {
    registry,
    repository,
    tag,
    ...chosenDigest(values.chart(), values.pathOf(map), { key: tagKey, value: tag?.value ?? '' }, candidates),
    tagElsewhere: unresolved.tagFromChart,
  });
}
