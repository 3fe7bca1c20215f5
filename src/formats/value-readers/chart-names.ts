// Templates of a chart that take a name apart or compare it, where the values hold the whole name of an image.
// https://helm.sh/docs/chart_template_guide/function_list/

import { isMap } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { sourceOf } from '../../languages/yaml/text.js';
import { entries, pathsOfMaps } from '../../languages/yaml/tree.js';
import type { SourceFile } from '../../model/text/source.js';
import type { ValueRead } from '../../scan/between/value-reads.js';
import { notPinnable } from '../../scan/reasons.js';
import { type Chart, chartOfValues } from '../helm/chart.js';
import { isWholeName } from '../helm/pipeline.js';
import { anyText, readsInDocuments, type ValueReader } from './value-reader.js';

export const chartNames: ValueReader = {
  title:
    'Templates of a chart that split, search, compare or shorten the whole name of an image, or write it where no image is expected',
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
      const [why] = chart.usesAt(own).flatMap(({ how, file: template }) => {
        if (how.kind === 'printed') return [notPinnable.namePrinted(how.line, template)];
        return how.kind === 'changed' && takesApart.test(how.by)
          ? [notPinnable.nameChanged(how.by, template)]
          : [];
      });
      const text = why === undefined ? undefined : sourceOf(document, value);
      if (why === undefined || text === undefined) return [];
      return [{ of: { file: file.path, span: text.span }, effect: { why } }];
    }),
  );
}
