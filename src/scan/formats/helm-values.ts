// Helm values: `image: name`, and names split over `registry`, `repository`, `tag` and `digest`.
// https://helm.sh/docs/chart_best_practices/values/
import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { parseImage } from '../../model/image.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { looksLikeImage } from '../looks-like-image.js';
import { opaqueAt } from '../occurrence.js';
import type { SplitText } from '../split.js';
import type { YamlDocument } from '../yaml/document.js';
import { literalText, scanYaml } from '../yaml/scan.js';
import { hasDigest, splitOf } from '../yaml/split.js';
import { type ScalarText, sourceOf, textOf } from '../yaml/text.js';
import { child, children, entries, mapsOf } from '../yaml/tree.js';

const tagElsewhere = 'its tag is not written here: the chart gives it';

export const helmValues: Scanner = {
  id: 'helm-values',
  title: 'Helm values',
  paths: ['**/*values*.{yml,yaml}', '**/values/**/*.{yml,yaml}'],
  comment: '#',
  scan: (file) =>
    scanYaml(file, { needles: ['mage'], find: valuesImages }) ??
    scanYaml(file, { needles: ['repository'], find: valuesImages }),
};

/** The images of a tree of values; manifests and everything else with a schema of its own are left to others. */
function valuesImages(document: YamlDocument): readonly unknown[] | undefined {
  if (!isMap(document.root) || child(document, document.root, 'apiVersion') !== undefined) return undefined;
  return imagesOfValues(document, document.root);
}

/** The same below one map, such as `valuesInline` of a kustomization. */
export function imagesOfValues(document: YamlDocument, root: YAMLMap): readonly unknown[] {
  const others = new Set(otherMaps(document, root));
  return mapsOf(document, root).flatMap((map) => {
    const split = others.has(map) ? undefined : splitImage(document, map);
    return [...(split === undefined ? [] : [{ split }]), ...namedImages(document, map, split !== undefined)];
  });
}

/** Maps whose `repository` is one of sources or charts, by the key that they stand under. */
function otherMaps(document: YamlDocument, root: YAMLMap): readonly unknown[] {
  return mapsOf(document, root).flatMap((map) =>
    entries(document, map).flatMap(([key, value]) =>
      /^(?:git|github|gitlab|source|chart|helm)s?$/i.test(key) ? [value] : [],
    ),
  );
}

/**
 * Whole names under `image`, tagged ones under keys that end so, evident ones under keys such as `imageEnvoy` and in
 * maps and lists that are called `images`, and split ones under a key that ends in `image`, also where the chart gives the tag.
 */
function namedImages(document: YamlDocument, map: YAMLMap, isSplit: boolean): readonly unknown[] {
  return entries(document, map).flatMap(([key, value]): readonly unknown[] => {
    const text = textOf(document, value)?.value;
    if (key === 'image' && text !== undefined)
      return isSplit ? [] : [{ text: textOf(document, value), read: whole }];
    if (/images$/i.test(key)) return listed(document, value);
    if (/^image(?!Repository|Tag)[A-Z]/.test(key)) return looksLikeImage(text ?? '') ? [value] : [];
    if (!/image$/i.test(key)) return [];
    if (text !== undefined) return isVersioned(text) ? [value] : [];
    const split = isMap(value) ? splitImage(document, value, true) : undefined;
    return split === undefined ? [] : [{ split }];
  });
}

/** Evident names of a list or a map, and of the map `tags` in it. */
function listed(document: YamlDocument, value: unknown): readonly unknown[] {
  if (!isMap(value) && !isSeq(value)) return [];
  return [...children(document, value), ...children(document, child(document, value, 'tags'))].filter(
    (one) => isScalar(one) && looksLikeImage(textOf(document, one)?.value ?? ''),
  );
}

function isVersioned(text: string): boolean {
  const parsed = parseImage(text);
  return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}

/** A name without a tag is completed by the chart. Addresses and pictures are no names of images. */
function whole(file: SourceFile, text: ScalarText): Occurrence | undefined {
  if (/:\/\/|\.(?:png|svg|jpe?g|gif|webp|ico)$/i.test(text.value)) return undefined;
  const found = literalText(file, text);
  const isOpen = found.kind === 'image' && found.image.tag === undefined && found.image.digest === undefined;
  return isOpen ? opaqueAt(file, text.span, 'variable', tagElsewhere) : found;
}

/** The parts of a map that says which version it means; `open`: or leaves that to the chart. */
function splitImage(document: YamlDocument, map: YAMLMap, open = false): SplitText | undefined {
  const at = (key: string) => sourceOf(document, child(document, map, key));
  const registry = at('registry');
  const named = open ? (at('name') ?? at('repo')) : registry === undefined ? undefined : at('name');
  const own = at('repository') ?? at('image') ?? named;
  const repository = own ?? at('imageRepository');
  const tag = own === undefined ? at('imageTag') : (at('tag') ?? at('imageTag'));
  if (repository === undefined || repository.value === '' || repository.value.includes('://'))
    return undefined;
  if (!open && tag === undefined && !hasDigest(document, map)) return undefined;
  return splitOf(document, map, { registry, repository, tag, tagElsewhere });
}
