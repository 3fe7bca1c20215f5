// Kustomize: `images` with `newName`, `newTag` and `digest`, inline patches, and inline values of Helm charts.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/
import { isMap, isScalar } from 'yaml';
import type { Mention, RenamedImage, Scan, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { imagesOfOperations } from '../kubernetes/json-patch.js';
import { imageOfEntry, renamedImages } from '../kubernetes/kustomize-image.js';
import { kustomizeMentions } from '../kubernetes/kustomize-mentions.js';
import { replacedImages } from '../kubernetes/kustomize-replacements.js';
import { parseManifests, type YamlDocument } from '../yaml/document.js';
import { scanPossibleFile } from '../yaml/nested-file.js';
import { scanYaml } from '../yaml/scan.js';
import { child, children } from '../yaml/tree.js';
import { imagesOfValues } from './helm-values.js';
import { imagesOfManifest, resourcePatches } from './kubernetes.js';

export const kustomize: Scanner = {
  id: 'kustomize',
  title: 'Kustomize',
  paths: ['**/kustomization.{yml,yaml}', '**/Kustomization'],
  comment: '#',
  scan: (file) => (isKustomization(file.path) ? scanKustomization(file) : scanMentioned(file)),
};

const isKustomization = (path: string) => /(?:^|\/)kustomization(?:\.ya?ml)?(?:\.\w+)?$/i.test(path);

function scanKustomization(file: SourceFile): Scan | undefined {
  const problems: Problem[] = [];
  const mentions: Mention[] = [];
  const renames: RenamedImage[] = [];
  const scan = scanYaml(file, {
    needles: [],
    find(document) {
      renames.push(
        ...renamedImages(document, file, children(document, child(document, document.root, 'images'))),
      );
      mentions.push(...kustomizeMentions(document, file));
      return findImages(document, file, problems);
    },
  });
  return scan && { ...scan, problems: [...scan.problems, ...problems], mentions, renames };
}

/** A resource, patch or transformer that a kustomization names: a manifest, a part of one, or operations of JSON Patch. */
function scanMentioned(file: SourceFile): Scan | undefined {
  const problems: Problem[] = [];
  const scan = scanYaml(file, {
    needles: [],
    parse: parseManifests,
    find: (document) =>
      imagesOfOperations(document) ?? [
        ...imagesOfManifest(document, file, problems),
        ...findImages(document, file, problems),
        imageOfEntry(document, child(document, document.root, 'imageTag')),
      ],
  });
  return scan && { ...scan, problems: [...scan.problems, ...problems] };
}

function findImages(document: YamlDocument, file: SourceFile, problems: Problem[]): readonly unknown[] {
  const { root } = document;
  const charts = children(document, child(document, root, 'helmCharts')).map((chart) =>
    child(document, chart, 'valuesInline'),
  );
  return [
    ...children(document, child(document, root, 'images')).map((entry) => imageOfEntry(document, entry)),
    ...replacedImages(document, file),
    ...charts.flatMap((values) => (isMap(values) ? imagesOfValues(document, values) : [])),
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
