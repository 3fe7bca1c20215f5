// Images of custom resources at the places of known kinds, and images that resources of OpenShift start from.
import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { sourceOf, wordOf } from '../../languages/yaml/text.js';
import { child, nodesAt } from '../../languages/yaml/tree.js';
import { opaqueAt } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import { imagesInKinds } from './kinds.js';

/** The nodes at the known places of a resource. */
export function imagesOfCustomResources(document: YamlDocument, resource: unknown): readonly unknown[] {
  return nodesOfKind(document, resource, imagesInKinds);
}

function nodesOfKind(
  document: YamlDocument,
  resource: unknown,
  places: Readonly<Record<string, readonly string[]>>,
): readonly unknown[] {
  const text = (key: string) => wordOf(child(document, resource, key)) ?? '';
  const paths = places[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? [];
  return paths.flatMap((path) => nodesAt(document, resource, path));
}

/** Tags that an operator puts behind the names of images that it knows itself: `group/Kind` → paths of keys. */
const tagsOfOperators: Readonly<Record<string, readonly string[]>> = {
  'install.istio.io/IstioOperator': ['spec.tag', 'spec.values.global.tag'],
  'sailoperator.io/Istio': ['spec.values.global.tag'],
  'kubevirt.io/KubeVirt': ['spec.imageTag'],
  'controlplane.cluster.x-k8s.io/KubeadmControlPlane': [
    'spec.kubeadmConfigSpec.clusterConfiguration.dns.imageTag',
    'spec.kubeadmConfigSpec.clusterConfiguration.etcd.local.imageTag',
  ],
};

/** Tags in a resource whose image names only its operator knows. */
export function tagsWithoutNames(
  document: YamlDocument,
  resource: unknown,
  file: SourceFile,
): readonly Occurrence[] {
  return nodesOfKind(document, resource, tagsOfOperators).flatMap((node) => {
    const tag = sourceOf(document, node);
    if (tag === undefined || tag.value === '') return [];
    return [opaqueAt(file, tag.span, 'variable', unresolved.tagOfOperator)];
  });
}

/** The `from` of OpenShift's image streams and builds, where it is an image in a registry. */
export function fromImage(document: YamlDocument, map: unknown): unknown {
  const from = child(document, map, 'from');
  const kind = wordOf(child(document, from, 'kind'));
  return kind === 'DockerImage' ? child(document, from, 'name') : undefined;
}
