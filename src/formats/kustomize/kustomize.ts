// Kustomize: `images` with `newName`, `newTag` and `digest`, inline patches, and inline values of Helm charts.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/

import { isMap, isScalar } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanNestedFile } from '../../languages/yaml/nested-file.js';
import { parseManifests } from '../../languages/yaml/parse.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import type { ImageField, Mention, Scan, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { filesNamed, folderOf, joinedFiles, type NamedFiles } from '../../scan/checkout/mentions.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { unresolved, unscanned } from '../../scan/reasons.js';
import { chartFolderFrom } from '../helm/chart.js';
import { LocalCharts } from '../helm/local-charts.js';
import { imagesOfValues } from '../helm/values-images.js';
import { chartInRegistry, type ResourceReading } from '../kubernetes/chart-values.js';
import { declaredFields } from '../kubernetes/custom-resources.js';
import { imagesOfManifest, resourcePatches } from '../kubernetes/kubernetes.js';
import { imageOfEntry, imagesOfOperations, imagesOfPart, renamedImages } from './images.js';
import { misspelledFields } from './spelling.js';

export const kustomize: Scanner = {
  id: 'kustomize',
  title: 'Kustomize',
  paths: ['**/kustomization.{yml,yaml}', '**/Kustomization'],
  comment: '#',
  scan: (file, companions = [], { imageFields = [] } = {}) =>
    isKustomization(file.path)
      ? scanKustomization(file, companions, imageFields)
      : scanMentioned(file, companions, imageFields),
};

const isKustomization = (path: string) => /(?:^|\/)kustomization(?:\.ya?ml)?(?:\.\w+)?$/i.test(path);

function scanKustomization(
  file: SourceFile,
  companions: readonly SourceFile[],
  fields: readonly ImageField[],
): Scan | undefined {
  const charts = new LocalCharts(file.path, companions);
  const scan = scanYaml(file, {
    needles: [],
    find(document, _, { mentions, problems, renames }) {
      append(renames, renamedImages(document, file, imageEntries(document)));
      append(problems, misspelledFields(document, file));
      const named = kustomizeMentions(document, file);
      append(mentions, named.mentions);
      const found = findImages(document, { file, problems, charts, renames, fields });
      return [...found, { found: named.occurrences }];
    },
  });
  return scan && { ...scan, mentions: [...scan.mentions, ...charts.mentions], charts: charts.uses };
}

/** A resource, patch or transformer that a kustomization names: a manifest, a part of one, or operations of JSON Patch. */
function scanMentioned(
  file: SourceFile,
  companions: readonly SourceFile[],
  fields: readonly ImageField[],
): Scan | undefined {
  const charts = new LocalCharts(file.path, companions);
  const scan = scanYaml(file, {
    needles: [],
    parse: parseManifests,
    find(document, _, { imageFields, mentions, problems, renames }) {
      const reading = { file, problems, charts, renames, fields };
      append(imageFields, declaredFields(document));
      if (isConfiguration(document)) {
        append(problems, misspelledFields(document, file));
        append(mentions, transformerMentions(document, file));
      }
      return (
        imagesOfOperations(document) ?? [
          ...imagesOfManifest(document, reading),
          ...findImages(document, reading),
          ...transformedImage(document, reading),
          ...imagesOfPart(document),
        ]
      );
    },
  });
  return scan && { ...scan, mentions: [...charts.mentions, ...scan.mentions], charts: charts.uses };
}

/** True for what Kustomize itself reads: the configuration of a transformer, or of the fields that it changes. */
function isConfiguration(document: YamlDocument): boolean {
  const kind = child(document, document.root, 'kind');
  return kind === undefined || wordOf(child(document, document.root, 'apiVersion')) === 'builtin';
}

/** `imageTags` is an old name of `images`, which Kustomize still accepts. */
function imageEntries(document: YamlDocument): readonly unknown[] {
  return ['images', 'imageTags'].flatMap((key) => children(document, child(document, document.root, key)));
}

/** The image of a transformer's configuration. */
function transformedImage(document: YamlDocument, { file, renames }: ResourceReading): readonly unknown[] {
  const entry = child(document, document.root, 'imageTag');
  const found = renamedImages(document, file, [entry]);
  append(
    renames,
    found.map((one) => ({ ...one, isTransformer: true as const })),
  );
  return [imageOfEntry(document, entry)];
}

function findImages(document: YamlDocument, { file, problems, charts }: ResourceReading): readonly unknown[] {
  const { root } = document;
  return [
    ...imageEntries(document).map((entry) => imageOfEntry(document, entry)),
    ...replacedImages(document, file),
    ...chartImages(document, file, charts),
    ...inlinePatches(document).map((patch) => {
      const scan = scanNestedFile(file, patch, resourcePatches);
      append(problems, scan.problems);
      return { found: scan.occurrences };
    }),
    ...inlineConfigurations(document, root).map((text) => {
      const scan = scanNestedFile(file, text, inlineConfiguration);
      append(problems, scan.problems);
      return { found: scan.occurrences };
    }),
  ];
}

/** Transformers and generators that are written into the file. */
function inlineConfigurations(document: YamlDocument, root: unknown): readonly unknown[] {
  return ['transformers', 'generators', 'validators'].flatMap((key) =>
    children(document, child(document, root, key)).filter(
      (one) => isScalar(one) && typeof one.value === 'string' && one.value.includes('\n'),
    ),
  );
}

/** What a transformer renames is looked up in other files, at a place that it does not have here. */
const inlineConfiguration: Pick<Scanner, 'scan'> = {
  scan(file) {
    const scan = scanMentioned(file, [], []);
    if (scan?.renames === undefined || scan.renames.length === 0) return scan;
    const problem = { file: file.path, message: unscanned.inlineTransformer };
    return { ...scan, problems: [...scan.problems, problem] };
  },
};

/** Patches that are written into the file; other values name a file. */
function inlinePatches(document: YamlDocument): readonly unknown[] {
  const { root } = document;
  const entries = ['patches', 'patchesJson6902'].flatMap((key) =>
    children(document, child(document, root, key)),
  );
  const texts = [
    ...['patch', 'jsonOp'].map((key) => child(document, root, key)),
    ...[child(document, root, 'patches')].filter((patches) => isScalar(patches)),
    ...entries.map((entry) => child(document, entry, 'patch')),
    ...children(document, child(document, root, 'patchesStrategicMerge')),
  ];
  return texts.filter((text) => isScalar(text));
}

/** The images of the inline values. A chart that is in the folder of charts is taken from there. */
function chartImages(document: YamlDocument, { path }: SourceFile, charts: LocalCharts): readonly unknown[] {
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
    return [
      ...chartInRegistry(document, chart, ['repo', 'name', 'version']),
      ...(isMap(values) ? imagesOfValues(document, values, () => charts.at(folder)) : []),
    ];
  });
}

/** Lists of files or folders. A folder holds a kustomization, which is found by its name. */
const lists = [
  'resources',
  'components',
  'bases',
  'crds',
  'patchesStrategicMerge',
  'transformers',
  'generators',
  'validators',
  'configurations',
];
/** Lists of entries with the file under `path`. */
const listsOfPaths = ['patches', 'patchesJson6902', 'replacements'];

/** Paths are relative to the folder of the kustomization. */
function kustomizeMentions(document: YamlDocument, file: SourceFile): NamedFiles {
  const { root } = document;
  const itemsOf = (key: string) => children(document, child(document, root, key));
  const nodes = [
    ...lists.flatMap(itemsOf),
    ...listsOfPaths.flatMap(itemsOf).map((entry) => child(document, entry, 'path')),
  ];
  return namedBy(document, nodes, file);
}

/** The patches that a transformer in a file of its own names. Its folder is assumed to be that of the kustomization. */
function transformerMentions(document: YamlDocument, file: SourceFile): readonly Mention[] {
  const { root } = document;
  const paths = children(document, child(document, root, 'paths'));
  const ofReplacements = children(document, child(document, root, 'replacements'));
  const nodes = [root, ...ofReplacements].map((one) => child(document, one, 'path'));
  return namedBy(document, [...paths, ...nodes], file).mentions;
}

/** The texts that are names; a patch may stand in the kustomization itself. */
function namedBy(document: YamlDocument, nodes: readonly unknown[], file: SourceFile): NamedFiles {
  return joinedFiles(
    nodes.flatMap((node) => {
      const text = isScalar(node) ? textOf(document, node) : undefined;
      if (text === undefined || /[\n{]|:\s/.test(text.value)) return [];
      return filesNamed(file, text, 'kustomize', [folderOf(file.path)]);
    }),
  );
}

const imageField = /(?:^|[.\]])image$/i;
const container = String.raw`(?:init|ephemeral)?containers(?:\.(?:\[[^\]]*\]|[^.[\]]+))?`;
/** What holds images: with a value of another structure, its images are what that structure has under any key. */
const imageHolder = new RegExp(String.raw`(?:^|[.\]])(?:${container}|spec|template|jobTemplate)$`, 'i');

/** The fields with images that replacements set; a file of its own holds one replacement. */
function replacedImages(document: YamlDocument, file: SourceFile): readonly unknown[] {
  const { root } = document;
  return [root, ...children(document, child(document, root, 'replacements'))].flatMap((one) => {
    const from = child(document, one, 'source');
    const source = wordOf(child(document, from, 'fieldPath')) ?? '';
    const isData = /^(?:ConfigMap|Secret)$/.test(wordOf(child(document, from, 'kind')) ?? '');
    const isCopy = imageField.test(source) && !isData;
    return children(document, child(document, one, 'targets')).flatMap((target) => {
      const isPart = child(document, child(document, target, 'options'), 'delimiter') !== undefined;
      // A whole image of another resource is found there.
      if (isCopy && !isPart) return [];
      return children(document, child(document, target, 'fieldPaths')).flatMap((node) => {
        const text = textOf(document, node);
        if (text === undefined) return [];
        const isHolder = imageHolder.test(text.value) && !imageHolder.test(source);
        if (!isHolder && !imageField.test(text.value)) return [];
        return [{ found: [opaqueAt(file, text.span, 'variable', unresolved.replacement)] }];
      });
    });
  });
}
