// The list of release cycles: its products, the image names that lead to them, and how it is stored in this package.

import { PackageURL } from 'packageurl-js';
import { z } from 'zod';
import { Failure } from '../../model/failure.js';

const official = 'docker.io/library/';

/** Products whose versions the tags of images have that the list does not identify, by the names of the images. */
const namedProducts: Readonly<Record<string, string>> = {
  'apache-http-server': 'httpd apache',
  'alpine-linux': 'alpine',
  almalinux: 'almalinux',
  'apache-cassandra': 'cassandra',
  'apache-kafka': 'kafka docker.io/apache/kafka',
  'apache-maven': 'maven',
  'argo-workflows': 'quay.io/argoproj/argocli quay.io/argoproj/argoexec quay.io/argoproj/workflow-controller',
  authentik: 'ghcr.io/goauthentik/server',
  calico:
    'docker.io/calico/kube-controllers docker.io/calico/node docker.io/calico/typha quay.io/calico/cni quay.io/calico/kube-controllers quay.io/calico/node quay.io/calico/typha',
  centos: 'centos quay.io/centos/centos',
  'cert-manager':
    'ghcr.io/cert-manager/cert-manager-controller quay.io/jetstack/cert-manager-cainjector quay.io/jetstack/cert-manager-controller quay.io/jetstack/cert-manager-webhook',
  cilium: 'docker.io/cilium/operator-generic quay.io/cilium/cilium quay.io/cilium/operator-generic',
  consul: 'docker.io/hashicorp/consul',
  debian: 'debian',
  'docker-engine': 'docker',
  dotnet:
    'mcr.microsoft.com/dotnet/aspnet mcr.microsoft.com/dotnet/runtime mcr.microsoft.com/dotnet/runtime-deps mcr.microsoft.com/dotnet/sdk',
  'eclipse-temurin': 'eclipse-temurin',
  elasticsearch: 'elasticsearch docker.elastic.co/elasticsearch/elasticsearch',
  elixir: 'elixir',
  erlang: 'erlang',
  etcd: 'registry.k8s.io/etcd',
  fedora: 'fedora quay.io/fedora/fedora',
  gradle: 'gradle',
  grafana: 'grafana docker.io/grafana/grafana docker.io/grafana/grafana-oss',
  haproxy: 'haproxy docker.io/haproxytech/haproxy-alpine docker.io/haproxytech/haproxy-debian',
  'hashicorp-vault': 'vault docker.io/hashicorp/vault',
  influxdb: 'influxdb',
  joomla: 'joomla',
  julia: 'julia',
  keycloak: 'keycloak quay.io/keycloak/keycloak',
  kibana: 'kibana docker.elastic.co/kibana/kibana',
  kubernetes:
    'kubectl docker.io/kindest/node docker.io/rancher/k3s registry.k8s.io/kube-apiserver registry.k8s.io/kube-controller-manager registry.k8s.io/kube-proxy registry.k8s.io/kube-scheduler registry.k8s.io/kubectl',
  kyverno: 'ghcr.io/kyverno/kyverno',
  logstash: 'logstash docker.elastic.co/logstash/logstash',
  mongodb: 'mongo mongodb docker.io/mongodb/mongodb-community-server',
  neo4j: 'neo4j',
  nextcloud: 'nextcloud',
  nginx: 'nginx docker.io/nginxinc/nginx-unprivileged',
  nodejs: 'nodejs',
  perl: 'perl',
  php: 'php php-fpm',
  postgresql:
    'postgresql postgresql-repmgr docker.io/postgis/postgis ghcr.io/cloudnative-pg/postgis ghcr.io/cloudnative-pg/postgresql',
  rabbitmq: 'rabbitmq',
  redis: 'redis-cluster redis-sentinel',
  'rocky-linux': 'rockylinux',
  rust: 'rust',
  solr: 'solr',
  telegraf: 'telegraf',
  terraform: 'docker.io/hashicorp/terraform',
  tomcat: 'tomcat',
  ubuntu: 'buildpack-deps ubuntu',
};

/** Images that the list identifies, although their tags have versions of their own. */
const ownVersions: ReadonlySet<string> = new Set(['docker.io/discourse/base', 'docker.io/networkboot/dhcpd']);

/** Copies of images under other names: of whole registries, of one architecture, and by vendors that keep the versions. */
const copies: readonly (readonly [copy: RegExp, original: string])[] = [
  [/^mirror\.gcr\.io\//, 'docker.io/'],
  [/^public\.ecr\.aws\/docker\//, 'docker.io/'],
  [/^public\.ecr\.aws\/bitnami\//, 'docker.io/bitnami/'],
  [/^docker\.io\/bitnami(?:legacy|secure)\//, 'docker.io/bitnami/'],
  [/^(?:ghcr|lscr)\.io\/linuxserver\//, 'docker.io/linuxserver/'],
  [/^k8s\.gcr\.io\//, 'registry.k8s.io/'],
  [/^docker\.io\/(?:amd64|arm32v[5-7]|arm64v8|i386|mips64le|ppc64le|riscv64|s390x)\//, official],
];
const vendors = /^(?:docker\.io\/(?:bitnami|cimg|circleci)|public\.ecr\.aws\/lambda)\/(?=[^/]+$)/;

/** The products of image names that the list does not identify by itself. */
const knownNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(namedProducts).flatMap(([id, names]) =>
    names.split(' ').map((name) => [name.includes('/') ? name : `${official}${name}`, id]),
  ),
);

/** Every product that is needed although no package URL of an image leads to it. */
export const knownProducts: ReadonlySet<string> = new Set(Object.keys(namedProducts));

/** The product of the image `registry/repository`: its own, or that of the official image which a vendor rebuilds. */
export function productNamed(name: string, names: ReadonlyMap<string, string>): string | undefined {
  const original = originalName(name);
  return names.get(original) ?? names.get(original.replace(vendors, official));
}

function originalName(name: string): string {
  return copies.reduce((now, [copy, original]) => now.replace(copy, original), name);
}

/** Every image name with its product: those of the list, those that it does not identify, and those of `pairs`. */
export function productsByImage(
  { products }: Pick<ReleaseList, 'products'>,
  pairs: readonly (readonly [image: string, product: string])[] = [],
): ReadonlyMap<string, string> {
  const listed = Object.entries(products).flatMap(([id, { images }]) =>
    images.map((image): readonly [string, string] => [image, id]),
  );
  return new Map([...Object.entries(knownNames), ...listed, ...pairs]);
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

/** Name, end, and codename if it has one. */
const release = z.tuple([z.string().max(60), end, z.string().max(60).optional()]);

const product = z.object({
  label: z.string().min(1).max(100),
  /** Where its releases are from, if that is not the list's own source. */
  source: z.string().min(1).max(60).optional(),
  /** The images that it is in, by their names without a tag. */
  images: z.array(z.string()),
  releases: z.array(release).max(2000),
});

/** As this package stores the list. */
export const releaseListSchema = z.object({
  /** Where the data is from, as messages name it. */
  source: z.string().min(1).max(60).default(listName),
  /** The day of the data; empty if the list is. */
  asOf: z.union([z.iso.date(), z.literal('')]),
  products: z.record(z.string(), product),
});

export type ReleaseList = z.infer<typeof releaseListSchema>;
export type Product = z.infer<typeof product>;
export type Release = z.infer<typeof release>;

/**
 * Reads a stored list.
 * @throws Failure `bad-answer` if it is not one
 */
export function parseReleaseList(stored: unknown): ReleaseList {
  const parsed = releaseListSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the document';
  throw new Failure('bad-answer', `the stored list of releases cannot be read: ${where}: ${issue?.message}`);
}
