// Fields of a kustomization in another spelling: Kustomize's reader of JSON takes `Images` and `IMAGES` for `images`.
// https://pkg.go.dev/encoding/json#Unmarshal
import { isMap, isSeq } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { entries } from '../../languages/yaml/tree.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { unscanned } from '../../scan/reasons.js';

/** The fields that lead to images, by the field whose value they are in; those of the root are under the empty name. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  '': [
    ...[
      'resources',
      'components',
      'bases',
      'crds',
      'configurations',
      'generators',
      'transformers',
      'validators',
    ],
    ...[
      'images',
      'imageTags',
      'imageTag',
      'patches',
      'patchesStrategicMerge',
      'patchesJson6902',
      'replacements',
    ],
    ...[
      'helmCharts',
      'helmGlobals',
      'helmChartInflationGenerator',
      'vars',
      'patch',
      'path',
      'paths',
      'jsonOp',
    ],
    ...['valuesFile', 'valuesInline', 'additionalValuesFiles', 'openapi', 'kind', 'apiVersion'],
  ],
  images: ['name', 'newName', 'newTag', 'tagSuffix', 'digest', 'path', 'kind', 'group'],
  imageTags: ['name', 'newName', 'newTag', 'tagSuffix', 'digest'],
  imageTag: ['name', 'newName', 'newTag', 'tagSuffix', 'digest'],
  patches: ['path', 'patch', 'target', 'options'],
  patchesJson6902: ['path', 'patch', 'target', 'options'],
  replacements: ['path', 'source', 'sourceValue', 'targets'],
  targets: ['select', 'reject', 'fieldPaths', 'options'],
  source: ['kind', 'name', 'fieldPath', 'options'],
  helmCharts: [
    'name',
    'repo',
    'version',
    'valuesFile',
    'additionalValuesFiles',
    'valuesInline',
    'valuesMerge',
  ],
  helmGlobals: ['chartHome', 'configHome'],
};

/** The known field that Kustomize takes for each key in another spelling, as a problem for each spelling. */
export function misspelledFields(document: YamlDocument, { path }: SourceFile): readonly Problem[] {
  const found: Problem[] = [];
  const reported = new Set<string>();
  const check = (node: unknown, name: string) => {
    const fields = new Map((fieldsOf[name] ?? []).map((field) => [folded(field), field]));
    for (const [key, value] of entries(document, node)) {
      const field = fields.get(folded(key));
      if (field === undefined) continue;
      if (field !== key && !reported.has(key)) {
        reported.add(key);
        const [start = 0, end = 0] = value.range ?? [];
        found.push({ file: path, message: unscanned.misspelledField(key, field), span: { start, end } });
      }
      if (fieldsOf[field] === undefined) continue;
      if (isMap(value)) check(value, field);
      else if (isSeq(value)) for (const item of value.items) check(item, field);
    }
  };
  check(document.root, '');
  return found;
}

/** Equal for names that Go's reader of JSON takes for one: it also folds the Kelvin sign and the long s. */
function folded(name: string): string {
  return name.toUpperCase().toLowerCase();
}
