// Finds text that is clearly an image name: a known registry with a path and a tag or digest, or a versioned name under `image`.
import type { Span } from '../../model/text/source.js';

/** Whole hosts, and with a `*.` any host below it. */
const knownRegistries: readonly string[] = [
  'docker.io',
  'index.docker.io',
  'registry-1.docker.io',
  'registry.hub.docker.com',
  'ghcr.io',
  'quay.io',
  'gcr.io',
  '*.gcr.io',
  '*.pkg.dev',
  'registry.k8s.io',
  'mcr.microsoft.com',
  '*.azurecr.io',
  '*.azurecr.cn',
  'public.ecr.aws',
  'cgr.dev',
  'registry.gitlab.com',
  'nvcr.io',
  'icr.io',
  '*.icr.io',
  'registry.redhat.io',
  'registry.access.redhat.com',
  'registry.connect.redhat.com',
  'docker.elastic.co',
  'lscr.io',
  'registry.opensource.zalan.do',
  'container-registry.oracle.com',
  '*.ocir.io',
  'registry.digitalocean.com',
  'registry.suse.com',
  'registry.opensuse.org',
  'registry.fedoraproject.org',
  'registry.gitea.com',
  'docker.n8n.io',
  'docker.pkg.github.com',
  'dhi.io',
  'ttl.sh',
  '*.jfrog.io',
  'xpkg.upbound.io',
];

const hosts: ReadonlySet<string> = new Set(knownRegistries.filter((host) => !host.startsWith('*')));
const suffixes: ReadonlySet<string> = new Set(
  knownRegistries.filter((host) => host.startsWith('*.')).map((host) => host.slice(1)),
);

/** Hosts below `amazonaws.com` are registries only with this label: `1234.dkr.ecr.eu-west-1.amazonaws.com`. */
const elasticRegistry = /^\d+\.dkr\.ecr(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/;

/** True for a host, in any case and without a port, that serves container images and little else. */
function isKnownRegistry(host: string, others: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name.includes('amazonaws.')) return elasticRegistry.test(name);
  return hosts.has(name) || hasSuffix(name) || others.includes(name);
}

function hasSuffix(name: string): boolean {
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1))
    if (suffixes.has(name.slice(dot))) return true;
  return false;
}

const topLevel = '\\.(?:io|dev|aws|com|co|cn|sh|org|do)';

const endOfKnownHost = new RegExp(`${topLevel}\\.?(?::\\d{1,5})?\\/`, 'gi');

/** Where a host can end: a top-level domain of the known registries, or one of the others as a whole, a port, a slash. */
function endOfHost(others: readonly string[]): RegExp {
  if (others.length === 0) return new RegExp(endOfKnownHost);
  const whole = others.map((host) => host.replaceAll('.', '\\.'));
  return new RegExp(`(?:${[topLevel, ...whole].join('|')})\\.?(?::\\d{1,5})?\\/`, 'gi');
}

/** The hosts of the policy's mirrors and of what these mirror, in lower case and without ports. */
export function hostsOf(mirrors: Readonly<Record<string, string>>): readonly string[] {
  const found = Object.entries(mirrors)
    .flat()
    .map((prefix) => prefix.toLowerCase().replace(/[:/].*$/s, ''));
  return [...new Set(found)].filter((host) => /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,10}$/.test(host));
}

const behindHost = /[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@[a-z0-9]{1,10}:[a-f0-9]{32,128})?/iy;
const hostCharacter = /[\w.-]/;
const maxHostLength = 255;
/** The value of a key `image`, or of FROM, with a tag or digest. */
const underImage =
  /(?:(?:^|[\n{,])[ \t]{0,200}(?:-[ \t]{1,20}){0,9}["']?image["']?[ \t]{0,20}:[ \t]{0,20}["']?|(?:^|\n)[ \t]{0,20}FROM[ \t]{1,20}(?:--platform=\S{1,100}[ \t]{1,20})?)(?<name>[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@sha256:[a-f0-9]{64})?)(?=["'\s,}]|$)/y;
/** The word in front of such a value, which is faster to find than the whole line. */
const mark = /image(?=["']?[ \t]{0,20}:)|FROM(?=[ \t])/g;
const maxLead = 400;

/**
 * The names in the order of the text. URLs are none, except with the scheme `docker`, `docker-image` or `oci`.
 * @param others hosts that are registries too
 */
export function* evidentNames(text: string, others: readonly string[] = []): Generator<Span> {
  const ends = endOfHost(others);
  let end = 0;
  for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
    const slash = match.index + match[0].length;
    const start = startOfHost(text, match.index, end);
    const host = text.slice(start, slash - 1).replace(/:\d+$/, '');
    if (!isKnownRegistry(host, others) || !canBegin(text, start)) continue;
    behindHost.lastIndex = slash;
    const rest = behindHost.exec(text)?.[0] ?? '';
    if (!/[:@]/.test(rest)) continue;
    end = slash + rest.length;
    ends.lastIndex = end;
    yield { start, end };
  }
}

/**
 * The versioned names of any registry, in the order of the text: all behind FROM, and under a key `image` those with a
 * slash, since a single word can also be a virtual machine's image.
 */
export function* namesUnderImage(text: string): Generator<Span> {
  const marks = new RegExp(mark);
  const value = new RegExp(underImage);
  let done = 0;
  for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
    value.lastIndex = startOfLead(text, match.index, done);
    const { 0: whole = '', groups } = value.exec(text) ?? {};
    if (groups === undefined) continue;
    const { name = '' } = groups;
    const end = value.lastIndex;
    done = end;
    marks.lastIndex = end;
    const isVersioned = /[:@]/.test(name) && (name.includes('/') || /FROM[^\n]*$/.test(whole));
    if (isVersioned) yield { start: end - name.length, end };
  }
}

/** The line end, comma or bracket in front of a key and its dashes. */
function startOfLead(text: string, from: number, bound: number): number {
  let start = from;
  if (text[start - 1] === '"' || text[start - 1] === "'") start -= 1;
  const first = Math.max(bound, from - maxLead);
  while (start > first && /[-\t ]/.test(text[start - 1] ?? '')) start -= 1;
  return start > bound && /[\n{,]/.test(text[start - 1] ?? '') ? start - 1 : start;
}

function startOfHost(text: string, from: number, bound: number): number {
  const first = Math.max(bound, from - maxHostLength);
  let start = from;
  while (start > first && hostCharacter.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** False inside a longer name or path and in URLs. */
function canBegin(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 20), start);
  if (/(?:docker|docker-image|oci):\/\/$/.test(before)) return true;
  return !/[/@%]$|\w:$/.test(before);
}

const maxLookAround = 300;
/** What can be in front of a value: a dash, a key or a bracket, then perhaps a quote and a scheme. */
const before =
  /(?:^|^[-?:]\s+|\s[-?]\s+|[^\\]:\s+|["']\s*:\s*|[[{,(]\s*)(?:[&!]\S{1,100}\s+)*["']?(?:(?:docker|docker-image|oci):\/\/)?$/;
const assigned = /=\s*["']?$/;
const after = /^["']?\s{0,100}?(?:$|\r?\n|[,\]})]|\s#)/;
/** A text that holds JSON, or an escaped quote: the name is in another language. */
const otherLanguage = /["'][[{].{0,300}$|\\["']$/;

/**
 * True for a name that is a whole value, as in `key: name`, `- name`, `"key": "name"` or `[name, other]`, with
 * `assignment` also as in `key = "name"`.
 */
export function isWholeValue(text: string, { start, end }: Span, assignment = false): boolean {
  const newline = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(Math.max(newline, start - maxLookAround), start);
  if (otherLanguage.test(line) || !after.test(text.slice(end, end + maxLookAround))) return false;
  return before.test(line.trimStart()) || (assignment && assigned.test(line));
}

/** True behind a comment's sign that begins the line or follows a blank. */
export function isInComment(text: string, at: number, signs: RegExp = /(?:^|\s)#/): boolean {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(line, at);
  return signs.test(before.slice(0, maxLineLength)) || signs.test(before.slice(-maxLineLength));
}

const maxLineLength = 2000;
