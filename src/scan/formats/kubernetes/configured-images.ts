// Fields that a configuration of Kustomize's transformers declares as images: the declarations, and the fields of a resource.
// https://github.com/kubernetes-sigs/kustomize/tree/master/examples/transformerconfigs#images-transformer
import { isScalar, isSeq, type Node } from 'yaml';
import { compact } from '../../../model/collections.js';
import type { ImageField } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { literalText } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import type { SourceText } from '../../occurrence.js';
import { notPinnable } from '../../reasons.js';
import { withoutNewDigest } from '../../undocumented-digests.js';

/** The entries of `images` with a `path`; those of a kustomization have none. */
export function declaredFields(document: YamlDocument): readonly ImageField[] {
  return children(document, child(document, document.root, 'images')).flatMap((entry) => {
    const text = (key: string) => textOf(document, child(document, entry, key))?.value;
    const path =
      text('path')
        ?.replace(/^\/|\[\]/g, '')
        .split('/')
        .filter(Boolean) ?? [];
    return path.length === 0 ? [] : [{ path, ...compact({ kind: text('kind'), group: text('group') }) }];
  });
}

/** The fields of a resource, without those that are images by the rules of Kubernetes. No digest is written there. */
export function configuredImages(
  document: YamlDocument,
  resource: unknown,
  fields: readonly ImageField[],
  found: ReadonlySet<unknown>,
): readonly unknown[] {
  const text = (key: string) => textOf(document, child(document, resource, key))?.value ?? '';
  const [kind, version] = [text('kind'), text('apiVersion')];
  const group = version.includes('/') ? version.slice(0, version.indexOf('/')) : '';
  const why = notPinnable.unknownKind(group === '' ? kind : `${group}/${kind}`);
  const read = (file: SourceFile, name: SourceText) => withoutNewDigest(literalText(file, name), why);
  return fields
    .filter((field) => (field.kind ?? kind) === kind && (field.group ?? group) === group)
    .flatMap(({ path }) => nodesBelow(document, resource, path))
    .filter((node) => isScalar(node) && !found.has(node))
    .flatMap((node) => {
      const name = textOf(document, node);
      return name === undefined || name.value === '' ? [] : [{ text: name, read }];
    });
}

function nodesBelow(document: YamlDocument, resource: unknown, path: readonly string[]): readonly unknown[] {
  const items = (node: unknown): readonly unknown[] => (isSeq(node) ? children(document, node) : [node]);
  return path.reduce<readonly unknown[]>(
    (nodes, key) =>
      nodes.flatMap((node) => {
        const value: Node | undefined = child(document, node, key);
        return value === undefined ? [] : document.sameKey(value).flatMap(items);
      }),
    [resource],
  );
}
