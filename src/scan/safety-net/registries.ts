// The hosts that are known to be container registries: a name that begins with one of them is an image name.

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
export function isKnownRegistry(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name.includes('amazonaws.')) return elasticRegistry.test(name);
  return hosts.has(name) || hasSuffix(name);
}

function hasSuffix(name: string): boolean {
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1))
    if (suffixes.has(name.slice(dot))) return true;
  return false;
}
