// The platforms of the nodes that a pod may run on, by the labels that the kubelet gives them.
// https://kubernetes.io/docs/reference/labels-annotations-taints/#kubernetes-io-arch
import type { Node, YAMLMap } from 'yaml';
import { isPlatformName } from '../../../model/images/platform.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf } from '../../languages/yaml/text.js';
import { child } from '../../languages/yaml/tree.js';

const systems = ['linux', 'windows'];
const label = (name: string) => `kubernetes.io/${name}`;

/** Whether a file can have such a selector: a template may leave one out. */
export function hasNodeSelector({ text }: SourceFile): boolean {
  return text.includes(label('arch')) && !text.includes('{{');
}

/** The platforms that the `nodeSelector` of a pod leaves; empty where it does not name one architecture, which is that of any node. */
export function platformsOfPod(document: YamlDocument, pod: YAMLMap): readonly string[] {
  const selector = only(document, child(document, pod, 'nodeSelector'));
  const labelOf = (name: string) => {
    const node = child(document, selector, label(name));
    return node && (textOf(document, only(document, node))?.value ?? '');
  };
  const system = labelOf('os');
  const architecture = labelOf('arch');
  if (architecture === undefined) return [];
  return (system === undefined ? systems : [system])
    .map((one) => `${one}/${architecture}`)
    .filter((name) => isPlatformName(name));
}

/** A key that is written twice, or also merged, has no value that all readers agree on. */
function only(document: YamlDocument, node: Node | undefined): Node | undefined {
  const [first, ...others] = node === undefined ? [] : document.sameKey(node);
  return others.length === 0 ? first : undefined;
}
