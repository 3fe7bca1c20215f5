// Kustomize: `images` with `newName`, `newTag` and `digest`, inline patches, and inline values of Helm charts.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/

import { isScalar } from 'yaml';
import { append } from '../../../model/append.js';
import type { ImageField, Mention, RenamedImage, Scan, Scanner } from '../../../model/occurrence.js';
import type { Problem, SourceFile } from '../../../model/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanPossibleFile } from '../../languages/yaml/nested-file.js';
import { parseManifests } from '../../languages/yaml/parse.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { wordOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import { unscanned } from '../../reasons.js';
import { LocalCharts } from '../helm/local-charts.js';
import type { ResourceReading } from '../kubernetes/chart-values.js';
import { declaredFields } from '../kubernetes/configured-images.js';
import { imagesOfManifest, resourcePatches } from '../kubernetes/kubernetes.js';
import { chartImages } from './charts.js';
import { imageOfEntry, renamedImages } from './image.js';
import { imagesOfOperations } from './json-patch.js';
import { kustomizeMentions, transformerMentions } from './mentions.js';
import { replacedImages } from './replacements.js';
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
  const problems: Problem[] = [];
  const charts = new LocalCharts(file.path, companions);
  const mentions: Mention[] = [];
  const renames: RenamedImage[] = [];
  const scan = scanYaml(file, {
    needles: [],
    find(document) {
      append(renames, renamedImages(document, file, imageEntries(document)));
      append(problems, misspelledFields(document, file));
      append(mentions, kustomizeMentions(document, file));
      return findImages(document, { file, problems, charts, renames, fields });
    },
  });
  const all = [...(scan?.problems ?? []), ...problems];
  return (
    scan && {
      ...scan,
      problems: all,
      mentions: [...mentions, ...charts.mentions],
      renames,
      charts: charts.uses,
    }
  );
}

/** A resource, patch or transformer that a kustomization names: a manifest, a part of one, or operations of JSON Patch. */
function scanMentioned(
  file: SourceFile,
  companions: readonly SourceFile[],
  fields: readonly ImageField[],
): Scan | undefined {
  const problems: Problem[] = [];
  const charts = new LocalCharts(file.path, companions);
  const renames: RenamedImage[] = [];
  const reading = { file, problems, charts, renames, fields };
  const imageFields: ImageField[] = [];
  const named: Mention[] = [];
  const scan = scanYaml(file, {
    needles: [],
    parse: parseManifests,
    find(document) {
      append(imageFields, declaredFields(document));
      if (isConfiguration(document)) {
        append(problems, misspelledFields(document, file));
        append(named, transformerMentions(document, file));
      }
      return (
        imagesOfOperations(document) ?? [
          ...imagesOfManifest(document, reading),
          ...findImages(document, reading),
          ...transformedImage(document, reading),
        ]
      );
    },
  });
  const { uses, mentions } = charts;
  return (
    scan && {
      ...scan,
      problems: [...scan.problems, ...problems],
      charts: uses,
      mentions: [...mentions, ...named],
      renames,
      imageFields,
    }
  );
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
      const scan = scanPossibleFile(file, patch, resourcePatches);
      append(problems, scan.problems);
      return { found: scan.occurrences };
    }),
    ...inlineConfigurations(document, root).map((text) => {
      const scan = scanPossibleFile(file, text, inlineConfiguration);
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
