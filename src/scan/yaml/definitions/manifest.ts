// Recognises by its lines a manifest of Kubernetes in which no reader of manifests can find an image, whatever its values are:
// none of its keys leads to one, and its group has no rules of its own.
import { endOfLine } from '../../../model/position.js';
import type { Span } from '../../../model/source.js';
import { areLinesAllowed, type LineRules } from './blocks.js';

/** Groups of resources without a reader of their own: what names an image in them has one of the keys below. */
const groups: ReadonlySet<string> = new Set(
  `apps batch policy autoscaling extensions networking.k8s.io gateway.networking.k8s.io policy.networking.k8s.io
  rbac.authorization.k8s.io storage.k8s.io scheduling.k8s.io coordination.k8s.io discovery.k8s.io certificates.k8s.io
  admissionregistration.k8s.io apiregistration.k8s.io autoscaling.k8s.io node.k8s.io flowcontrol.apiserver.k8s.io
  snapshot.storage.k8s.io monitoring.coreos.com operator.victoriametrics.com grafana.integreatly.org cert-manager.io
  external-secrets.io traefik.io traefik.containo.us cilium.io keda.sh crd.projectcalico.org networking.istio.io
  security.istio.io`.split(/\s+/),
);
/** A text that a template makes is covered by one character, and belongs to no group. */
const apiVersion = /(?:(?<group>[a-z][a-z0-9.-]*)\/)?(?<version>v\d\w*)(?=\n|$)|\ue000+(?=\n|$)/y;
const kind = /(?!Docker)[A-Z][A-Za-z]*(?=\n|$)|\ue000+(?=\n|$)/y;
const rootKeys: ReadonlySet<string> = new Set(
  `apiVersion kind metadata spec status data stringData binaryData immutable type rules roleRef subjects aggregationRule
  automountServiceAccountToken imagePullSecrets secrets provisioner parameters reclaimPolicy volumeBindingMode
  allowVolumeExpansion mountOptions value globalDefault preemptionPolicy description webhooks subsets endpoints
  addressType ports items`.split(/\s+/),
);
/** Lists of containers, and what names the source of an image. */
const leading: ReadonlySet<string> = new Set(['containers', 'ephemeralContainers', 'initContainers', 'tag']);
const functions = /^config\.(?:kubernetes|k8s)\.io\/function$/;
/** What most documents with an image contain, so that their lines need not be read. */
const hints = ['containers:', ' image: ', 'docker://'];

/** The lines with `apiVersion` and `kind` of a manifest that cannot name an image; `undefined` for any other document. */
export function manifestIn(document: string): readonly Span[] | undefined {
  if (!document.includes('apiVersion: ') || hints.some((hint) => document.includes(hint))) return undefined;
  const rules = new ManifestRules();
  return areLinesAllowed(document, rules) && rules.header.length === 2 ? rules.header : undefined;
}

class ManifestRules implements LineRules {
  readonly header: Span[] = [];
  private readonly known = new Set<string>();

  allowsKey(text: string, name: string, line: number, value: number | undefined, isAtRoot: boolean): boolean {
    if (isAtRoot && !rootKeys.has(name)) return false;
    if (name === 'apiVersion' || name === 'kind') {
      if (value === undefined || !(name === 'kind' ? isKind : isPlainVersion)(text, value)) return false;
      return !isAtRoot || this.note(name, { start: line, end: endOfLine(text, line) });
    }
    // A list of secrets; as a text it might be an annotation.
    if (name === 'imagePullSecrets') return value === undefined;
    return !leading.has(name) && !/image/i.test(name) && !functions.test(name);
  }

  allowsItem(): boolean {
    return true;
  }

  /** Of a key that occurs twice, readers take one or the other. */
  private note(name: string, lines: Span): boolean {
    if (this.known.has(name)) return false;
    this.known.add(name);
    this.header.push(lines);
    return true;
  }
}

function isKind(text: string, at: number): boolean {
  kind.lastIndex = at;
  return kind.test(text);
}

function isPlainVersion(text: string, at: number): boolean {
  apiVersion.lastIndex = at;
  const match = apiVersion.exec(text);
  if (match === null) return false;
  const { group, version } = match.groups ?? {};
  return group === undefined ? version === undefined || version === 'v1' : groups.has(group);
}
