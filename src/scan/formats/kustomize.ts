// Kustomize: `images` with `newName`, `newTag` and `digest`, inline patches, and inline values of Helm charts.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/
import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { Mention, Scan, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { imageOfEntry } from '../kubernetes/kustomize-image.js';
import { kustomizeMentions } from '../kubernetes/kustomize-mentions.js';
import { looksLikeImage } from '../looks-like-image.js';
import { parseManifests, type YamlDocument } from '../yaml/document.js';
import { scanPossibleFile } from '../yaml/nested-file.js';
import { scanYaml } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children, mapsOf } from '../yaml/tree.js';
import { imagesOfValues } from './helm-values.js';
import { imagesOfManifest, kubernetes } from './kubernetes.js';

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
  const scan = scanYaml(file, {
    needles: [],
    find(document) {
      mentions.push(...kustomizeMentions(document, file));
      return findImages(document, file, problems);
    },
  });
  return scan && { ...scan, problems: [...scan.problems, ...problems], mentions };
}

/** A resource, patch or transformer that a kustomization names: a manifest, a part of one, or operations of JSON Patch. */
function scanMentioned(file: SourceFile): Scan | undefined {
  const problems: Problem[] = [];
  const scan = scanYaml(file, {
    needles: [],
    parse: parseManifests,
    find: (document) =>
      findInOperations(document) ?? [
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
    ...charts.flatMap((values) => (isMap(values) ? imagesOfValues(document, values) : [])),
    ...inlinePatches(document).map((patch) => {
      const scan = scanPossibleFile(file, patch, patches);
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

/** A patch is a part of a resource or a list of JSON Patch operations. */
const patches: Pick<Scanner, 'scan'> = {
  scan: (file) =>
    kubernetes.scan(file) ??
    scanYaml(file, {
      needles: [],
      find: (document) => findInOperations(document) ?? findInPatch(document, file),
    }),
};

/** A patch with a target may leave out `apiVersion` and `kind`. */
function findInPatch(document: YamlDocument, file: SourceFile): readonly unknown[] | undefined {
  return isMap(document.root) ? imagesOfManifest(document, file, []) : undefined;
}

/** The images of containers in the value of an operation, such as a pod's template. */
function containersBelow(document: YamlDocument, value: YAMLMap): readonly unknown[] {
  return mapsOf(document, value).flatMap((map) =>
    ['containers', 'initContainers', 'ephemeralContainers'].flatMap((key) =>
      children(document, child(document, map, key)).map((one) => child(document, one, 'image')),
    ),
  );
}

function findInOperations(document: YamlDocument): readonly unknown[] | undefined {
  if (!isSeq(document.root)) return undefined;
  return children(document, document.root).flatMap((operation) => {
    const path = textOf(document, child(document, operation, 'path'))?.value ?? '';
    const value = child(document, operation, 'value');
    if (/\/(?:c|initC|ephemeralC)ontainers$/.test(path))
      return children(document, value).map((one) => child(document, one, 'image'));
    if (/\/(?:c|initC|ephemeralC)ontainers\/[^/]+$/.test(path)) return [child(document, value, 'image')];
    if (/\/(?:c|initC|ephemeralC)ontainers\/[^/]+\/image$/.test(path)) return [value];
    if (/image$/i.test(path) && looksLikeImage(textOf(document, value)?.value ?? '')) return [value];
    return isMap(value) ? containersBelow(document, value) : [];
  });
}
