// Images in custom resources of any kind: keys whose name says that they hold an image, with values that cannot be anything
// else. Only resources of known groups get a digest there.
import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { keyTextOf } from '../../languages/yaml/nodes.js';
import { listedText, literalText, withoutPrefix } from '../../languages/yaml/scan.js';
import { sourceOf, textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, entries, itemsOf, nodesAt } from '../../languages/yaml/tree.js';
import { compact } from '../../model/collections.js';
import { parseImage } from '../../model/images/image.js';
import type { ImageField, Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { consumers, readBy } from '../../scan/consumers.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { opaqueAt, type SourceText, type SplitText } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { imagesInKinds } from './kinds.js';

/** The nodes at the known places of a resource. */
export function imagesOfCustomResources(document: YamlDocument, resource: unknown): readonly unknown[] {
  const spec = child(document, resource, 'spec');
  const group = wordOf(child(document, resource, 'apiVersion'))?.split('/')[0];
  // https://open-policy-agent.github.io/gatekeeper/website/docs/mutation/#assign
  const assigns =
    group === 'mutations.gatekeeper.sh' && /\.image$/.test(wordOf(child(document, spec, 'location')) ?? '');
  const nodes = [
    ...nodesOfKind(document, resource, imagesInKinds),
    ...(assigns ? nodesAt(document, spec, 'parameters.assign.value') : []),
    ...(group === 'meta.pkg.crossplane.io' ? dependencies(document, spec) : []),
  ];
  if (group !== 'pkg.crossplane.io') return nodes;
  const read = (file: SourceFile, text: SourceText) => readBy(consumers.crossplane, literalText(file, text));
  return nodes.flatMap((node) => {
    const text = textOf(document, node);
    return text === undefined ? [] : [{ text, read }];
  });
}

/** The packages that a package of Crossplane needs: the newest in a range, or one version. https://docs.crossplane.io/latest/packages/configurations/ */
function dependencies(document: YamlDocument, spec: unknown): readonly unknown[] {
  return children(document, child(document, spec, 'dependsOn')).flatMap((one): readonly unknown[] => {
    const at = (key: string) => sourceOf(document, child(document, one, key));
    const repository = ['provider', 'configuration', 'function', 'package'].flatMap(
      (key) => at(key) ?? [],
    )[0];
    const version = at('version');
    if (repository === undefined || version === undefined) return [];
    if (/^v?\d+(?:\.\d+){2}[\w.-]*$/.test(version.value)) {
      const noPlace = notPinnable.notDocumented('Crossplane');
      return [{ split: { repository, tag: version, noPlace, tagElsewhere: unresolved.noTagOrDigest } }];
    }
    const why = unresolved.versionRange(version.value);
    return [
      { text: repository, read: (file: SourceFile) => opaqueAt(file, repository.span, 'variable', why) },
    ];
  });
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

const kubeadmParts = [
  'imageRepository',
  'dns.imageRepository',
  'dns.imageTag',
  'etcd.local.imageRepository',
  'etcd.local.imageTag',
];

/** Parts of the names of images that an operator knows itself: `group/Kind` → paths of keys. */
const partsForOperators: Readonly<Record<string, readonly string[]>> = {
  'install.istio.io/IstioOperator': ['spec.tag', 'spec.values.global.tag'],
  'sailoperator.io/Istio': ['spec.values.global.tag'],
  'kubevirt.io/KubeVirt': ['spec.imageTag'],
  'fluxcd.controlplane.io/FluxInstance': ['spec.distribution.registry'],
  // https://kubernetes.io/docs/reference/config-api/kubeadm-config.v1beta4/
  'kubeadm.k8s.io/ClusterConfiguration': kubeadmParts,
  'controlplane.cluster.x-k8s.io/KubeadmControlPlane': kubeadmParts.map(
    (path) => `spec.kubeadmConfigSpec.clusterConfiguration.${path}`,
  ),
  // https://open-policy-agent.github.io/gatekeeper/website/docs/mutation/#assignimage
  'mutations.gatekeeper.sh/AssignImage': ['Domain', 'Path', 'Tag'].map(
    (part) => `spec.parameters.assign${part}`,
  ),
  'k0s.k0sproject.io/ClusterConfig': ['spec.images.repository'],
};

/** Tags and repositories in a resource whose image names only its operator knows. */
export function partsOfNames(
  document: YamlDocument,
  resource: unknown,
  file: SourceFile,
): readonly Occurrence[] {
  return nodesOfKind(document, resource, partsForOperators).flatMap((node) => {
    const part = sourceOf(document, node);
    if (part === undefined || part.value === '') return [];
    return [opaqueAt(file, part.span, 'variable', unresolved.partForOperator)];
  });
}

/** The `from` of OpenShift's image streams and builds, where it is an image in a registry. */
export function fromImage(document: YamlDocument, map: unknown): unknown {
  const from = child(document, map, 'from');
  const kind = wordOf(child(document, from, 'kind'));
  return kind === 'DockerImage' ? child(document, from, 'name') : undefined;
}

/** Groups whose `image` goes into a container as it is written, although no path of theirs is listed. */
const otherGroups = [
  'tekton.dev',
  'argoproj.io',
  'shipwright.io',
  'serving.knative.dev',
  'kubevirt.io',
  'numaflow.numaproj.io',
  'numaplane.numaproj.io',
  'openfaas.com',
];
/** Groups with values of charts and kustomizations, which have readers of their own. */
const groupsWithValues = [
  'source.toolkit.fluxcd.io',
  'helm.toolkit.fluxcd.io',
  'kustomize.toolkit.fluxcd.io',
  'helm.cattle.io',
];
const knownGroups: ReadonlySet<string> = new Set([
  ...Object.keys(imagesInKinds).map((kind) => kind.slice(0, kind.indexOf('/'))),
  ...otherGroups,
  ...groupsWithValues,
]);
/** Without split names: their parts are read elsewhere, or are parameters. */
const wholeNamesOnly: ReadonlySet<string> = new Set([...groupsWithValues, 'argoproj.io', 'tekton.dev']);
/** Names of source code and charts, which have a `repository` and a `tag` as well. */
const notImages = /^(?:git|github|gitlab|source|chart|helm)s?$/i;

/** The group and the kind of a custom resource: its group has a domain that is not Kubernetes' own, or there is none. */
interface Kind {
  readonly group: string;
  readonly name: string;
}

/** The candidates in the custom resources of a document, each judged by the innermost resource around it. */
export function candidateImages(
  document: YamlDocument,
  resources: ReadonlySet<unknown>,
  ignored: ReadonlySet<unknown>,
): readonly unknown[] {
  return placesIn(document, resources).flatMap(({ map, kind, isSource }) =>
    ignored.has(map) ? [] : imagesOfMap(document, map, kind, !isSource && !wholeNamesOnly.has(kind.group)),
  );
}

interface PlaceOfMap {
  readonly map: YAMLMap;
  readonly kind: Kind;
  /** True under a key such as `git` or `chart`. */
  readonly isSource: boolean;
}

/** Every map of a custom resource, in one walk, since resources can contain resources. */
function placesIn(document: YamlDocument, resources: ReadonlySet<unknown>): readonly PlaceOfMap[] {
  const found: PlaceOfMap[] = [];
  const waiting: { node: unknown; kind: Kind | undefined; key: string }[] = [
    { node: document.root, kind: undefined, key: '' },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, key } = next;
    if (isSeq(node)) for (const item of node.items) waiting.push({ node: item, kind: next.kind, key: '' });
    if (!isMap(node)) continue;
    const isResource = resources.has(node);
    const kind = isResource ? customKind(document, node) : next.kind;
    // `output` names what the resource builds.
    if (kind !== undefined && key !== 'output')
      found.push({ map: node, kind, isSource: notImages.test(key) });
    for (const pair of node.items) {
      const name = keyTextOf(pair);
      if (isResource && name === 'status') continue;
      waiting.push({ node: pair.value, kind, key: typeof name === 'string' ? name : '' });
    }
  }
  return found;
}

function customKind(document: YamlDocument, resource: YAMLMap): Kind | undefined {
  const text = (key: string) => wordOf(child(document, resource, key)) ?? '';
  const version = text('apiVersion');
  const group = version.includes('/') ? version.slice(0, version.indexOf('/')) : '';
  // Documents of machines, such as those of Talos, have a version alone; Kubernetes' own is `v1`.
  if (group === '' && /^v\d+(?:alpha|beta)\d+$/.test(version)) return { group, name: text('kind') };
  if (!group.includes('.') || /(?:^|\.)k8s\.io$/.test(group)) return undefined;
  return { group, name: `${group}/${text('kind')}` };
}

/** Keys that name an image, and those of a list or a map of them. */
const imageKey = /image(?:name|ref|reference|ur[il])?$/i;
const imagesKey = /images$/i;
/** Addresses of images and other artifacts of registries; `registry` is that of Kubewarden's modules. */
const scheme = /^(?:oci|docker|registry):\/\//;

function imagesOfMap(
  document: YamlDocument,
  map: YAMLMap,
  { group, name }: Kind,
  canBeSplit: boolean,
): readonly unknown[] {
  const why = notPinnable.unknownKind(name);
  const isImage = wholeNamesOnly.has(group) ? looksLikeImage : isName;
  const isKnown = knownGroups.has(group);
  const listed = (node: unknown, key = ''): readonly unknown[] => {
    const text = textOf(document, node);
    if (text === undefined || !(/^base/.test(key) ? looksLikeImage : isImage)(text.value)) return [];
    return [isKnown && looksLikeImage(text.value) ? node : listedText(text, why)];
  };
  const own = canBeSplit ? splitImage(document, map, why) : undefined;
  const isSplit = own !== undefined && looksLikeImage(`${own.repository.value}:${own.tag?.value ?? ''}`);
  const found = entries(document, map).flatMap(([key, value]): readonly unknown[] => {
    const text = textOf(document, value);
    const address = text === undefined ? undefined : scheme.exec(text.value)?.[0];
    // Without a scheme, it is one of a registry. https://istio.io/latest/docs/reference/config/proxy_extensions/wasm-plugin/
    if (key === 'url' && name === 'extensions.istio.io/WasmPlugin' && !/:\/\//.test(text?.value ?? ''))
      return listed(value);
    // Charts and kustomizations in registries have readers of their own.
    if (address !== undefined && text !== undefined && !wholeNamesOnly.has(group)) {
      return [listedText(withoutPrefix(address, text), why)];
    }
    if (imagesKey.test(key))
      return children(document, value).flatMap((one) =>
        listed(isMap(one) ? child(document, one, 'name') : one),
      );
    if (!imageKey.test(key)) return [];
    if (text !== undefined)
      return isSplit && text.span.start === own.repository.span.start ? [] : listed(value, key);
    const split = canBeSplit && isMap(value) ? splitImage(document, value, why, 'name') : undefined;
    if (split !== undefined) return [{ split }];
    return isMap(value)
      ? ['reference', 'url', 'name'].flatMap((one) => listed(child(document, value, one)))
      : [];
  });
  return isSplit ? [...found, { split: own }] : found;
}

/** A name with a tag or a digest, or without one if it has a registry. Pictures and disks are not meant. */
function isName(text: string): boolean {
  if (/:\/\/|^\d|\.(?:gif|ico|jpe?g|png|svg|webp|iso|img|qcow2?|raw)$/i.test(text)) return false;
  const parsed = parseImage(text);
  if (parsed.kind !== 'image') return false;
  const { tag, digest } = parsed.image;
  return (tag ?? digest) !== undefined || /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//.test(text);
}

/** A name in `repository` or `image` with its tag in `tag`, or beside an image in `version`. */
function splitImage(
  document: YamlDocument,
  map: YAMLMap,
  noPlace: string,
  nameKey = 'repository',
): SplitText | undefined {
  const at = (key: string) => {
    const text = sourceOf(document, child(document, map, key), 'go');
    return text === undefined || text.value === '' ? undefined : text;
  };
  const version = at('image') === undefined && at('baseImage') === undefined ? undefined : at('version');
  const [registry, tag] = [at('registry'), at('tag') ?? version];
  const repository = at('repository') ?? at('image') ?? at('baseImage') ?? at(nameKey);
  if (repository === undefined || tag === undefined || /:\/\/|:[^/]*$|@/.test(repository.value))
    return undefined;
  return { registry, repository, tag, noPlace, tagElsewhere: unresolved.noTagOrDigest };
}

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
  return fields
    .filter((field) => (field.kind ?? kind) === kind && (field.group ?? group) === group)
    .flatMap(({ path }) => nodesBelow(document, resource, path))
    .filter((node) => isScalar(node) && !found.has(node))
    .map((node) => listedText(textOf(document, node), why));
}

function nodesBelow(document: YamlDocument, resource: unknown, path: readonly string[]): readonly unknown[] {
  return path.reduce<readonly unknown[]>(
    (nodes, key) =>
      nodes.flatMap((node) => {
        const value: Node | undefined = child(document, node, key);
        return value === undefined ? [] : document.sameKey(value).flatMap((one) => itemsOf(document, one));
      }),
    [resource],
  );
}
