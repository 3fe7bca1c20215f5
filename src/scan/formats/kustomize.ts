// Kustomize: `images` with `newName`, `newTag` and `digest`, and the values given inline to Helm charts.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/
import { isMap } from 'yaml';
import type { Scanner } from '../../model/occurrence.js';
import { scanYaml } from '../yaml-reference.js';
import { hasDigest, splitOf } from '../yaml-split.js';
import { sourceOf } from '../yaml-text.js';
import { child, children, type YamlDocument } from '../yaml-tree.js';
import { imagesOfValues } from './helm-values.js';

export const kustomize: Scanner = {
  id: 'kustomize',
  title: 'Kustomize',
  paths: ['**/kustomization.{yml,yaml}', '**/Kustomization'],
  comment: '#',
  scan: (file) =>
    scanYaml(file, { needles: ['images'], find }) ?? scanYaml(file, { needles: ['helmCharts'], find }),
};

function find(document: YamlDocument): readonly unknown[] {
  const { root } = document;
  const charts = children(document, child(document, root, 'helmCharts')).map((chart) =>
    child(document, chart, 'valuesInline'),
  );
  return [
    ...children(document, child(document, root, 'images')).map((entry) => transformed(document, entry)),
    ...charts.flatMap((values) => (isMap(values) ? imagesOfValues(document, values) : [])),
  ];
}

/** An entry that changes something. A name alone changes nothing and names no image of its own. */
function transformed(document: YamlDocument, entry: unknown): unknown {
  if (!isMap(entry)) return undefined;
  const at = (key: string) => sourceOf(document, child(document, entry, key));
  const [newName, tag] = [at('newName'), at('newTag')];
  const repository = newName ?? at('name');
  if (repository === undefined || repository.value === '') return undefined;
  if (newName === undefined && tag === undefined && !hasDigest(document, entry)) return undefined;
  const tagElsewhere = 'its tag is not written here: it stays as the resources have it';
  return { split: splitOf(document, entry, { repository, tag, tagElsewhere }) };
}
