// Templates of a chart that take a name apart or compare it, where the values hold the whole name of an image.
// https://helm.sh/docs/chart_template_guide/function_list/

import { isMap } from 'yaml';
import type { SourceFile } from '../../model/text/source.js';
import { type Chart, chartOfValues } from '../formats/helm/chart.js';
import { isWholeName } from '../formats/helm/pipeline.js';
import type { YamlDocument } from '../languages/yaml/document.js';
import { sourceOf } from '../languages/yaml/text.js';
import { entries, pathsOfMaps } from '../languages/yaml/tree.js';
import { notPinnable } from '../reasons.js';
import { anyText, readsInDocuments, type ValueRead, type ValueReader } from './value-read.js';

export const chartNames: ValueReader = {
  title: 'Templates of a chart that split, search, compare or shorten the whole name of an image',
  formats: ['helm-values'],
  find(file, { companions, charts }) {
    const chart = chartOfValues(file.path, companions, charts);
    if (chart === undefined) return [];
    return readsInDocuments(file, anyText(file), (document) => readsInValues(file, document, chart));
  },
};

/** Functions whose result a digest changes. Others print the name, hash it, or ask whether it is there. */
const takesApart =
  /^(?:eq|ne|split\w*|splitList|regex\w+|replace|trunc|abbrev\w*|substr|trim(?:Prefix|Suffix|All)|has(?:Suffix)?|semver\w*|upper|kebabcase|snakecase|camelcase|slice|first|last|rest|initial|urlParse)$/;

function readsInValues(file: SourceFile, document: YamlDocument, chart: Chart): readonly ValueRead[] {
  const { root } = document;
  if (!isMap(root)) return [];
  const paths = pathsOfMaps(document, root);
  return [...paths].flatMap(([map, path]) =>
    entries(document, map as typeof root).flatMap(([key, value]): readonly ValueRead[] => {
      const own = [...path, key];
      if (!isWholeName({ path: own, isAbsolute: true })) return [];
      const by = chart
        .usesAt(own)
        .flatMap(({ how, file: template }) =>
          how.kind === 'changed' && takesApart.test(how.by) ? [{ name: how.by, template }] : [],
        )[0];
      const text = by && sourceOf(document, value);
      if (by === undefined || text === undefined) return [];
      const why = notPinnable.nameChanged(by.name, by.template);
      return [{ of: { file: file.path, span: text.span }, effect: { why } }];
    }),
  );
}
