// Resources of Flux, Argo CD and the Helm controller of K3s, which carry values of a chart or images of a kustomization.
import { isMap } from 'yaml';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { helmValues, imagesOfValues } from '../formats/helm-values.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanNestedFile, scanPossibleFile } from '../yaml/nested-file.js';
import { nodesAt } from '../yaml/paths.js';
import { withoutPrefix } from '../yaml/scan.js';
import { textOf, wordOf } from '../yaml/text.js';
import { child } from '../yaml/tree.js';
import { imagesOfParameters, partsOfParameters } from './helm-parameters.js';
import { imageOfEntry } from './kustomize-image.js';
import { artifactOf } from './oci-repository.js';

/** Paths of keys in a resource; `*` is every item. */
interface Places {
  /** Values as a map. */
  readonly maps?: readonly string[];
  /** Values as text. */
  readonly texts?: readonly string[];
  /** Entries of Kustomize's `images`. */
  readonly images?: readonly string[];
  /** The same as text: `name=new/name:tag`. */
  readonly short?: readonly string[];
  /** Patches of Kustomize as text. */
  readonly patches?: readonly string[];
  /** Lists of `name` and `value`. */
  readonly parameters?: readonly string[];
}

const application = (spec: string): Places => {
  const sources = [`${spec}.source`, `${spec}.sources.*`];
  return {
    maps: sources.map((source) => `${source}.helm.valuesObject`),
    texts: sources.map((source) => `${source}.helm.values`),
    short: sources.map((source) => `${source}.kustomize.images.*`),
    patches: sources.map((source) => `${source}.kustomize.patches.*.patch`),
    parameters: sources.map((source) => `${source}.helm.parameters`),
  };
};

const known: Readonly<Record<string, Places>> = {
  'helm.toolkit.fluxcd.io/HelmRelease': {
    maps: ['spec.values'],
    images: ['spec.postRenderers.*.kustomize.images.*'],
    patches: ['spec.postRenderers.*.kustomize.patches.*.patch'],
  },
  'kustomize.toolkit.fluxcd.io/Kustomization': {
    images: ['spec.images.*'],
    patches: ['spec.patches.*.patch'],
  },
  'argoproj.io/Application': application('spec'),
  'argoproj.io/ApplicationSet': application('spec.template.spec'),
  'helm.cattle.io/HelmChart': { texts: ['spec.valuesContent'] },
  'helm.cattle.io/HelmChartConfig': { texts: ['spec.valuesContent'] },
};

/** The images of a resource's values. What cannot be read of them is added to `problems`. `patches` reads patches. */
export function valuesImages(
  document: YamlDocument,
  resource: unknown,
  file: SourceFile,
  problems: Problem[],
  patches: Pick<Scanner, 'scan'>,
): readonly unknown[] {
  const text = (key: string) => wordOf(child(document, resource, key)) ?? '';
  const type = `${text('apiVersion').split('/')[0]}/${text('kind')}`;
  const places = known[type] ?? {};
  const at = (paths: readonly string[] = []) => paths.flatMap((path) => nodesAt(document, resource, path));
  const nested = (node: unknown): readonly Occurrence[] => {
    const scan = scanNestedFile(file, node, helmValues);
    problems.push(...scan.problems);
    return scan.occurrences;
  };
  const patched = (node: unknown): readonly Occurrence[] => {
    const scan = scanPossibleFile(file, node, patches);
    problems.push(...scan.problems);
    return scan.occurrences;
  };
  return [
    ...at(places.patches).map((node) => ({ found: patched(node) })),
    ...at(places.parameters).flatMap((list) => partsOfParameters(document, list, file)),
    ...(type === 'source.toolkit.fluxcd.io/OCIRepository' ? [artifact(document, resource)] : []),
    ...at(places.parameters).flatMap((list) => imagesOfParameters(document, list)),
    ...at(places.maps).flatMap((map) => (isMap(map) ? imagesOfValues(document, map) : [])),
    ...at(places.images).map((entry) => imageOfEntry(document, entry)),
    ...at(places.texts).map((node) => ({ found: nested(node) })),
    ...at(places.short).flatMap((node) => {
      const whole = textOf(document, node);
      const name = /^[^=]*=/.exec(whole?.value ?? '')?.[0] ?? '';
      const image = whole === undefined ? undefined : withoutPrefix(name, whole);
      return image === undefined ? [] : [{ text: image }];
    }),
  ];
}

function artifact(document: YamlDocument, resource: unknown): unknown {
  const split = artifactOf(document, resource);
  return split === undefined ? undefined : { split };
}
