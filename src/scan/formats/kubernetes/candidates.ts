// Images in custom resources of any kind: keys whose name says that they hold an image, with values that cannot be anything
// else. Only resources of known groups get a digest there.
import { isMap, isSeq, type YAMLMap } from 'yaml';
import type { SourceFile } from '../../../model/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { keyTextOf } from '../../languages/yaml/nodes.js';
import { literalText, withoutPrefix } from '../../languages/yaml/scan.js';
import { sourceOf, textOf, wordOf } from '../../languages/yaml/text.js';
import { child, entries } from '../../languages/yaml/tree.js';
import { looksLikeImage } from '../../looks-like-image.js';
import type { SourceText, SplitText } from '../../occurrence.js';
import { notPinnable, unresolved } from '../../reasons.js';
import { withoutNewDigest } from '../../undocumented-digests.js';
import { imagesInKinds } from './kinds.js';

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
const groupsWithValues = ['helm.toolkit.fluxcd.io', 'kustomize.toolkit.fluxcd.io', 'helm.cattle.io'];
const knownGroups: ReadonlySet<string> = new Set([
  ...Object.keys(imagesInKinds).map((kind) => kind.slice(0, kind.indexOf('/'))),
  ...otherGroups,
  ...groupsWithValues,
]);
/** Without split names: their parts are read elsewhere, or are parameters. */
const wholeNamesOnly: ReadonlySet<string> = new Set([...groupsWithValues, 'argoproj.io', 'tekton.dev']);
/** Names of source code and charts, which have a `repository` and a `tag` as well. */
const notImages = /^(?:git|github|gitlab|source|chart|helm)s?$/i;

/** The group and the kind of a custom resource: its group has a domain that is not Kubernetes' own. */
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
  if (!group.includes('.') || /(?:^|\.)k8s\.io$/.test(group)) return undefined;
  return { group, name: `${group}/${text('kind')}` };
}

function imagesOfMap(
  document: YamlDocument,
  map: YAMLMap,
  { group, name }: Kind,
  canBeSplit: boolean,
): readonly unknown[] {
  const why = notPinnable.unknownKind(name);
  const isKnown = knownGroups.has(group);
  const readListed = (file: SourceFile, text: SourceText) => withoutNewDigest(literalText(file, text), why);
  const found = entries(document, map).flatMap(([key, value]): readonly unknown[] => {
    const text = textOf(document, value);
    // The disks of virtual machines, whose importer reads them from an image.
    const disk = key === 'url' && text !== undefined ? withoutPrefix('docker://', text) : undefined;
    if (disk !== undefined) return [{ text: disk, read: readListed }];
    if (!/image$/i.test(key)) return [];
    if (text !== undefined)
      return looksLikeImage(text.value) ? [isKnown ? value : { text, read: readListed }] : [];
    const split = canBeSplit && isMap(value) ? splitImage(document, value, why) : undefined;
    return split === undefined ? [] : [{ split }];
  });
  const own = canBeSplit ? splitImage(document, map, why) : undefined;
  return own !== undefined && looksLikeImage(`${own.repository.value}:${own.tag?.value ?? ''}`)
    ? [...found, { split: own }]
    : found;
}

/** A name in `repository` or `image` with its tag in `tag`. */
function splitImage(document: YamlDocument, map: YAMLMap, noPlace: string): SplitText | undefined {
  const at = (key: string) => sourceOf(document, child(document, map, key), 'go');
  const [registry, tag] = [at('registry'), at('tag')];
  const repository = at('repository') ?? at('image');
  if (repository === undefined || repository.value === '' || tag === undefined || tag.value === '')
    return undefined;
  if (repository.value.includes('://')) return undefined;
  return { registry, repository, tag, noPlace, tagElsewhere: unresolved.noTagOrDigest };
}
