// Kustomize: `images` with `newName`, `newTag` and `digest`, inline patches, and inline values of Helm charts.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/
import { isMap, isScalar, isSeq } from 'yaml';
import type { Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { imageOfEntry } from '../kubernetes/kustomize-image.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanNestedFile } from '../yaml/nested-file.js';
import { scanYaml } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';
import { imagesOfValues } from './helm-values.js';
import { kubernetes } from './kubernetes.js';

export const kustomize: Scanner = {
  id: 'kustomize',
  title: 'Kustomize',
  paths: ['**/kustomization.{yml,yaml}', '**/Kustomization'],
  comment: '#',
  scan(file) {
    if (!/images|helmCharts|patch/.test(file.text)) return undefined;
    const problems: Problem[] = [];
    const scan = scanYaml(file, { needles: [], find: (document) => findImages(document, file, problems) });
    return scan === undefined ? undefined : { ...scan, problems: [...scan.problems, ...problems] };
  },
};

function findImages(document: YamlDocument, file: SourceFile, problems: Problem[]): readonly unknown[] {
  const { root } = document;
  const charts = children(document, child(document, root, 'helmCharts')).map((chart) =>
    child(document, chart, 'valuesInline'),
  );
  return [
    ...children(document, child(document, root, 'images')).map((entry) => imageOfEntry(document, entry)),
    ...charts.flatMap((values) => (isMap(values) ? imagesOfValues(document, values) : [])),
    ...inlinePatches(document).map((patch) => {
      const scan = scanNestedFile(file, patch, { scan: scanPatch });
      problems.push(...scan.problems);
      return { found: scan.occurrences };
    }),
  ];
}

/** Patches that are written as literal blocks; other values name a file. */
function inlinePatches(document: YamlDocument): readonly unknown[] {
  const { root } = document;
  const entries = ['patches', 'patchesJson6902'].flatMap((key) =>
    children(document, child(document, root, key)),
  );
  const texts = [
    ...entries.map((entry) => child(document, entry, 'patch')),
    ...children(document, child(document, root, 'patchesStrategicMerge')),
  ];
  return texts.filter(
    (text) => isScalar(text) && text.type === 'BLOCK_LITERAL' && /image/.test(String(text.value)),
  );
}

/** A patch is a part of a resource or a list of JSON Patch operations. */
const scanPatch: Scanner['scan'] = (file) =>
  kubernetes.scan(file) ?? scanYaml(file, { needles: ['path'], find: findInOperations });

function findInOperations(document: YamlDocument): readonly unknown[] | undefined {
  if (!isSeq(document.root)) return undefined;
  return children(document, document.root).flatMap((operation) => {
    const path = textOf(document, child(document, operation, 'path'))?.value ?? '';
    const value = child(document, operation, 'value');
    if (/\/(?:c|initC|ephemeralC)ontainers\/[^/]+$/.test(path)) return [child(document, value, 'image')];
    return /\/(?:c|initC|ephemeralC)ontainers\/[^/]+\/image$/.test(path) ? [value] : [];
  });
}
