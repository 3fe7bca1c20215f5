// Helm values: `image: name`, and names split over `registry`, `repository`, `tag` and `digest`.
// https://helm.sh/docs/chart_best_practices/values/
import { isMap, type YAMLMap } from 'yaml';
import type { Scanner } from '../../model/occurrence.js';
import { isEvident } from '../evident.js';
import type { SplitText } from '../split.js';
import { literal, scanYaml } from '../yaml-reference.js';
import { hasDigest, splitOf } from '../yaml-split.js';
import { sourceOf, textOf } from '../yaml-text.js';
import { child, entries, mapsOf, type YamlDocument } from '../yaml-tree.js';

const tagElsewhere = 'its tag is not written here: the chart gives it';

export const helmValues: Scanner = {
  id: 'helm-values',
  title: 'Helm values',
  paths: ['**/*values*.{yml,yaml}', '**/values/**/*.{yml,yaml}'],
  comment: '#',
  scan: (file) =>
    scanYaml(file, { needles: ['mage'], find: valuesImages, read: literal }) ??
    scanYaml(file, { needles: ['repository'], find: valuesImages, read: literal }),
};

/** The images of a tree of values; manifests and everything else with a schema of its own are left to others. */
function valuesImages(document: YamlDocument): readonly unknown[] | undefined {
  if (!isMap(document.root) || child(document, document.root, 'apiVersion') !== undefined) return undefined;
  return imagesOfValues(document, document.root);
}

/** The same below one map, such as `valuesInline` of a kustomization. */
export function imagesOfValues(document: YamlDocument, root: YAMLMap): readonly unknown[] {
  return mapsOf(document, root).flatMap((map) => {
    const split = splitImage(document, map);
    return [...(split === undefined ? [] : [{ split }]), ...namedImages(document, map, split !== undefined)];
  });
}

/** Whole names under `image`, evident ones under other keys that end so, and maps under them that leave the tag to the chart. */
function namedImages(document: YamlDocument, map: YAMLMap, isSplit: boolean): readonly unknown[] {
  return entries(document, map).flatMap(([key, value]): readonly unknown[] => {
    const text = textOf(document, value)?.value;
    if (key === 'image' && text !== undefined) return isSplit ? [] : [value];
    if (!/image$/i.test(key)) return [];
    if (text !== undefined) return isEvident(text) ? [value] : [];
    const split = isMap(value) ? splitImage(document, value, true) : undefined;
    return split !== undefined && split.tag === undefined && split.digest === undefined ? [{ split }] : [];
  });
}

/** The parts of a map that says which version it means; `open`: or leaves that to the chart. */
function splitImage(document: YamlDocument, map: YAMLMap, open = false): SplitText | undefined {
  const at = (key: string) => sourceOf(document, child(document, map, key));
  const registry = at('registry');
  const repository = at('repository') ?? at('image') ?? (registry === undefined ? undefined : at('name'));
  const tag = at('tag') ?? at('imageTag');
  if (repository === undefined || repository.value === '' || repository.value.includes('://'))
    return undefined;
  if (!open && tag === undefined && !hasDigest(document, map)) return undefined;
  return splitOf(document, map, { registry, repository, tag, tagElsewhere });
}
