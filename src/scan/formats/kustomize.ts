// Kustomize: `images` with `newName`, `newTag` and `digest`, inline patches, and inline values of Helm charts.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/
import { isScalar } from 'yaml';
import type { ImageField, Mention, RenamedImage, Scan, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { LocalCharts } from '../helm/local-charts.js';
import type { ResourceReading } from '../kubernetes/chart-values.js';
import { declaredFields } from '../kubernetes/configured-images.js';
import { imagesOfOperations } from '../kubernetes/json-patch.js';
import { chartImages } from '../kubernetes/kustomize-charts.js';
import { imageOfEntry, renamedImages } from '../kubernetes/kustomize-image.js';
import { kustomizeMentions } from '../kubernetes/kustomize-mentions.js';
import { replacedImages } from '../kubernetes/kustomize-replacements.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanPossibleFile } from '../yaml/nested-file.js';
import { parseManifests } from '../yaml/parse.js';
import { scanYaml } from '../yaml/scan.js';
import { child, children } from '../yaml/tree.js';
import { imagesOfManifest, resourcePatches } from './kubernetes.js';

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
      renames.push(
        ...renamedImages(document, file, children(document, child(document, document.root, 'images'))),
      );
      mentions.push(...kustomizeMentions(document, file));
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
  const scan = scanYaml(file, {
    needles: [],
    parse: parseManifests,
    find(document) {
      imageFields.push(...declaredFields(document));
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
      mentions,
      renames,
      imageFields,
    }
  );
}

/** The image of a transformer's configuration. */
function transformedImage(document: YamlDocument, { file, renames }: ResourceReading): readonly unknown[] {
  const entry = child(document, document.root, 'imageTag');
  const found = renamedImages(document, file, [entry]);
  renames.push(...found.map((one) => ({ ...one, isTransformer: true as const })));
  return [imageOfEntry(document, entry)];
}

function findImages(document: YamlDocument, { file, problems, charts }: ResourceReading): readonly unknown[] {
  const { root } = document;
  return [
    ...children(document, child(document, root, 'images')).map((entry) => imageOfEntry(document, entry)),
    ...replacedImages(document, file),
    ...chartImages(document, file, charts),
    ...inlinePatches(document).map((patch) => {
      const scan = scanPossibleFile(file, patch, resourcePatches);
      problems.push(...scan.problems);
      return { found: scan.occurrences };
    }),
  ];
}

/** Patches that are written into the file; other values name a file. */
function inlinePatches(document: YamlDocument): readonly unknown[] {
  const { root } = document;
  const entries = ['patches', 'patchesJson6902'].flatMap((key) =>
    children(document, child(document, root, key)),
  );
  const texts = [
    child(document, root, 'patch'),
    ...entries.map((entry) => child(document, entry, 'patch')),
    ...children(document, child(document, root, 'patchesStrategicMerge')),
  ];
  return texts.filter((text) => isScalar(text));
}
