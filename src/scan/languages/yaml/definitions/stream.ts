// Parses the documents of a text, those that cannot name an image as their `apiVersion` and `kind` alone.
import { isMap, type Node } from 'yaml';
import { append } from '../../../../model/collections.js';
import { endOfLine } from '../../../../model/text/position.js';
import type { Span } from '../../../../model/text/source.js';
import { type ParsedStream, parseStream } from '../libyaml/parser.js';
import { areLinesAllowed, type LineRules } from './blocks.js';
import { definitionIn, mayDefine } from './definition.js';

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

/** Every line that may separate documents. Readers agree about those with nothing but a comment behind the dashes. */
const separator = /^---[^\n]*/gm;
const plainSeparator = /^---[ \t]*(?:#.*)?$/;
/** Directives, and the ends of documents, belong to more than one document. */
const betweenDocuments = /^(?:%|\.\.\.)/m;

/** A stream, of which some documents may be no more than their `apiVersion` and `kind`. */
export interface ReadStream extends ParsedStream {
  /** True where a document was left out that only readers of manifests do not need. */
  readonly isPartial?: true;
}

/** Parses the documents between two offsets as `parseStream` does, but for the schemas in definitions. */
export function parseDocuments(text: string, start = 0, end = text.length): ReadStream {
  const part = partOf(text, start, end);
  return mayDefine(part) ? parseAround(text, part, start, definitionIn) : parseStream(text, start, end);
}

/** The same for readers of manifests, without the manifests that cannot name an image. */
export function parseManifestDocuments(text: string, start = 0, end = text.length): ReadStream {
  const part = partOf(text, start, end);
  if (!part.includes('apiVersion: ')) return parseStream(text, start, end);
  let isPartial = false;
  const dismissed = (document: string) => {
    const definition = definitionIn(document);
    const header = definition ?? manifestIn(document);
    isPartial ||= definition === undefined && header !== undefined;
    return header;
  };
  const stream = parseAround(text, part, start, dismissed);
  return isPartial ? { ...stream, isPartial } : stream;
}

function partOf(text: string, start: number, end: number): string {
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/** Parses the documents of a part of the text that are not dismissed. Of the others, the lines that are returned are kept. */
function parseAround(
  text: string,
  part: string,
  start: number,
  dismissed: (document: string) => readonly Span[] | undefined,
): ParsedStream {
  const end = start + part.length;
  const separators = [...part.matchAll(separator)];
  if (separators.some(([line]) => !plainSeparator.test(line)) || betweenDocuments.test(part))
    return parseStream(text, start, end);
  const bodies = [0, ...separators.map(({ 0: line, index }) => index + line.length + 1)];
  const starts = [0, ...separators.map(({ index }) => index)];
  const found: (Node | null)[] = [];
  let waiting = 0;
  for (const [index, body] of bodies.entries()) {
    const next = starts[index + 1] ?? part.length;
    const lines = dismissed(part.slice(body, next));
    if (lines === undefined) continue;
    const before = parseStream(text, start + waiting, start + (starts[index] ?? 0));
    // What is not closed there may end in the next document.
    if (before.error !== undefined) return parseStream(text, start, end);
    append(found, before.documents);
    found.push(headerOf(text, start + body, lines));
    waiting = next;
  }
  const { documents, ...rest } = parseStream(text, start + waiting, end);
  return { documents: [...found, ...documents], ...rest };
}

/** A map of the lines of a document that say what it is. */
function headerOf(text: string, offset: number, lines: readonly Span[]): Node | null {
  const [first, ...others] = lines.flatMap(
    ({ start, end }) => parseStream(text, offset + start, offset + end).documents,
  );
  if (isMap(first))
    append(
      first.items,
      others.flatMap((other) => (isMap(other) ? other.items : [])),
    );
  return first ?? null;
}
