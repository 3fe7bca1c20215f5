// Which product of the list an image contains: by the package URLs of the list, and by names of official images that it lacks.
import { PackageURL } from 'packageurl-js';

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
