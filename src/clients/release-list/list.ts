// The list of release cycles: its products, the image names that lead to them, and how it is stored in this package.

import { PackageURL } from 'packageurl-js';
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import { parseJson } from '../../model/json.js';

const official = 'docker.io/library/';

/** Official images of Docker Hub that the list does not identify, and the product whose versions their tags have. */
const officialProducts: Readonly<Record<string, string>> = {
  almalinux: 'almalinux',
  alpine: 'alpine-linux',
  cassandra: 'apache-cassandra',
  centos: 'centos',
  debian: 'debian',
  docker: 'docker-engine',
  'eclipse-temurin': 'eclipse-temurin',
  elasticsearch: 'elasticsearch',
  elixir: 'elixir',
  erlang: 'erlang',
  fedora: 'fedora',
  haproxy: 'haproxy',
  httpd: 'apache-http-server',
  joomla: 'joomla',
  kibana: 'kibana',
  logstash: 'logstash',
  mongo: 'mongodb',
  nextcloud: 'nextcloud',
  nginx: 'nginx',
  perl: 'perl',
  php: 'php',
  rabbitmq: 'rabbitmq',
  rockylinux: 'rocky-linux',
  rust: 'rust',
  solr: 'solr',
  telegraf: 'telegraf',
  tomcat: 'tomcat',
  ubuntu: 'ubuntu',
};

/** Images that the list identifies, although their tags have versions of their own. */
const ownVersions: ReadonlySet<string> = new Set(['docker.io/discourse/base', 'docker.io/networkboot/dhcpd']);

/** Copies of a whole registry under other names. */
const copies: readonly (readonly [prefix: string, original: string])[] = [
  ['mirror.gcr.io/', 'docker.io/'],
  ['public.ecr.aws/docker/', 'docker.io/'],
  ['k8s.gcr.io/', 'registry.k8s.io/'],
];

/** The products of image names that the list does not identify by itself. */
export const knownNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(officialProducts).map(([name, id]) => [`${official}${name}`, id]),
);

/** The product ids of the distributions that images are based on. */
export const baseProducts = { alpine: 'alpine-linux', debian: 'debian', ubuntu: 'ubuntu' } as const;

/** Every product that is needed although no package URL of an image leads to it. */
export const knownProducts: ReadonlySet<string> = new Set([
  ...Object.values(officialProducts),
  ...Object.values(baseProducts),
]);

/** The name under which the list knows the image `registry/repository`. */
export function originalName(name: string): string {
  const copy = copies.find(([prefix]) => name.startsWith(prefix));
  return copy === undefined ? name : `${copy[1]}${name.slice(copy[0].length)}`;
}

/**
 * The image that a package URL names: `pkg:docker/library/node` is `docker.io/library/node`. `undefined` for URLs of
 * other things, and for images whose tags have versions of their own.
 */
export function imageOfPurl(purl: string): string | undefined {
  const name = nameOfPurl(purl);
  return name === undefined || ownVersions.has(name) ? undefined : originalName(name);
}

function nameOfPurl(purl: string): string | undefined {
  try {
    const { type, namespace, name, qualifiers } = PackageURL.fromString(purl);
    const url = qualifiers?.repository_url;
    if (type === 'docker') return [url ?? 'docker.io', namespace ?? 'library', name].join('/');
    // Some are the address of a web page: `quay.io/repository/<organization>`.
    if (type === 'oci' && url) return `${url.replace(/^quay\.io\/repository\//, 'quay.io/')}/${name}`;
    return undefined;
  } catch {
    // A text that is no package URL names no image.
    return undefined;
  }
}

/** The name of the API's list as messages show it. */
export const listName = 'endoflife.date';

/** The end of a release: its day, `true` if it has ended on an unknown day, `false` if none is planned. */
const end = z.union([z.iso.date(), z.boolean()]);

/** Name, day of the first release (empty if unknown), end, and codename if it has one. */
const release = z.tuple([
  z.string().max(60),
  z.union([z.iso.date(), z.literal('')]),
  end,
  z.string().max(60).optional(),
]);

const product = z.object({
  label: z.string().min(1).max(100),
  /** What the API identified this version of the product by. */
  etag: z.string().max(200).optional(),
  releases: z.array(release).max(2000),
});

/** As this package stores the list. */
export const releaseListSchema = z.object({
  /** Where the data is from, as messages name it. */
  source: z.string().min(1).max(60).default(listName),
  /** The day of the data; empty if the list is. */
  asOf: z.union([z.iso.date(), z.literal('')]),
  /** Image names without a tag → ids of products. */
  names: z.record(z.string(), z.string()),
  products: z.record(z.string(), product),
});

export type ReleaseList = z.infer<typeof releaseListSchema>;
export type Product = z.infer<typeof product>;
export type Release = z.infer<typeof release>;

/**
 * Reads a stored list.
 * @throws Failure `bad-answer` if it is not one
 */
export function parseReleaseList(text: string): ReleaseList {
  const parsed = releaseListSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the document';
  throw new Failure('bad-answer', `the stored list of releases cannot be read: ${where}: ${issue?.message}`);
}
