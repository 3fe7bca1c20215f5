// Kustomize's `helmCharts`: inline values, and the names of files with values.
// https://kubectl.docs.kubernetes.io/references/kustomize/builtins/#_helmchartinflationgenerator_
import { isMap } from 'yaml';
import type { SourceFile } from '../../../model/text/source.js';
import { folderOf } from '../../checkout/mentions.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import { chartFolderFrom } from '../helm/dependencies.js';
import type { LocalCharts } from '../helm/local-charts.js';
import { imagesOfValues } from '../helm/values-images.js';

/** The images of the inline values. A chart that is in the folder of charts is taken from there. */
export function chartImages(
  document: YamlDocument,
  { path }: SourceFile,
  charts: LocalCharts,
): readonly unknown[] {
  const { root } = document;
  const text = (node: unknown) => textOf(document, node)?.value;
  const home = text(child(document, child(document, root, 'helmGlobals'), 'chartHome')) ?? 'charts';
  const isGenerator = wordOf(child(document, root, 'kind')) === 'HelmChartInflationGenerator';
  const all = [...(isGenerator ? [root] : []), ...children(document, child(document, root, 'helmCharts'))];
  return all.flatMap((chart) => {
    const name = text(child(document, chart, 'name'));
    const folder = name === undefined ? undefined : chartFolderFrom(folderOf(path), `${home}/${name}`);
    const files = [
      child(document, chart, 'valuesFile'),
      ...children(document, child(document, chart, 'additionalValuesFiles')),
    ];
    for (const file of files) charts.give(folderOf(path), text(file) ?? '', folder);
    const values = child(document, chart, 'valuesInline');
    return isMap(values) ? imagesOfValues(document, values, () => charts.at(folder)) : [];
  });
}
