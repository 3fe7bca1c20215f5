// The files that a kustomization names: resources, patches, transformers and other kustomizations.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/
import { isScalar } from 'yaml';
import type { Mention } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { folderOf, mentionsFrom } from '../../checkout/mentions.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { wordOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';

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
export function kustomizeMentions(document: YamlDocument, { path }: SourceFile): readonly Mention[] {
  const { root } = document;
  const itemsOf = (key: string) => children(document, child(document, root, key));
  const nodes = [
    ...lists.flatMap(itemsOf),
    ...listsOfPaths.flatMap(itemsOf).map((entry) => child(document, entry, 'path')),
  ];
  return namedBy(nodes, path);
}

/** The patches that a transformer in a file of its own names. Its folder is assumed to be that of the kustomization. */
export function transformerMentions(document: YamlDocument, { path }: SourceFile): readonly Mention[] {
  const { root } = document;
  const paths = children(document, child(document, root, 'paths'));
  const ofReplacements = children(document, child(document, root, 'replacements'));
  const nodes = [root, ...ofReplacements].map((one) => child(document, one, 'path'));
  return namedBy([...paths, ...nodes], path);
}

function namedBy(nodes: readonly unknown[], path: string): readonly Mention[] {
  return nodes
    .filter((node) => isScalar(node))
    .flatMap((node) => mentionsFrom([folderOf(path)], wordOf(node), 'kustomize'));
}
