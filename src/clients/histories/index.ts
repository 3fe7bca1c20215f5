// The sources of tag histories of a run: which kinds there are, and which registries each is asked about.
import { compact } from '../../model/compact.js';
import type { HistoryKind } from '../../model/history-kinds.js';
import type { Transport } from '../../model/http.js';
import type { HistorySelection } from '../../model/inputs/history-sources.js';
import { Secret } from '../../model/secret.js';
import type { HistorySources } from '../../resolve/ports.js';
import { acrManifests } from './acr.js';
import type { OpenSource, SourceKind, SourceOptions } from './api.js';
import { artifactRegistryImages } from './artifact-registry.js';
import { dockerHubAudit, dockerHubPushes } from './docker-hub.js';
import { ecrDomains, ecrImages, ecrPublicImages } from './ecr.js';
import { ghcrVersions } from './ghcr.js';
import { gitlabTags } from './gitlab.js';
import { harborHistories } from './harbor.js';
import { quayHistories } from './quay.js';
import { officialImageHistories } from './repo-info.js';

type Mask = (secret: Secret) => void;

/** The transport, which registers every credential once: also one that a service has given in exchange for the user's token. */
export function maskingTransport(send: Transport, mask: Mask): Transport {
  const known = new Set<string>();
  return (request) => {
    const credential = request.authorization?.credential;
    if (credential !== undefined && !known.has(credential.expose())) {
      known.add(credential.expose());
      mask(credential);
    }
    return send(request);
  };
}

/** The user's tokens, each registered whole, and of `user:password` also the password, which is sent alone to sign in. */
export function maskingTokens(
  tokenOf: (registry: string) => Secret | undefined,
  mask: Mask,
): (registry: string) => Secret | undefined {
  return (registry) => {
    const token = tokenOf(registry);
    if (token === undefined) return undefined;
    mask(token);
    const text = token.expose();
    const password = text.slice(text.indexOf(':') + 1);
    if (password !== text && password !== '') mask(new Secret(password));
    return token;
  };
}

/** The kinds that a user can name for a registry of their own. */
const kinds: Readonly<Record<HistoryKind, SourceKind>> = {
  quay: quayHistories,
  harbor: harborHistories,
  gitlab: gitlabTags,
};

/** The registries that are asked by default, each with the kinds of source that know something about it. */
const wellKnown: Readonly<Record<string, readonly SourceKind[]>> = {
  'docker.io': [dockerHubAudit, officialImageHistories, dockerHubPushes],
  'ghcr.io': [ghcrVersions],
  'public.ecr.aws': [ecrPublicImages],
  'quay.io': [quayHistories],
  'registry.gitlab.com': [gitlabTags],
};

/** The same for the registries of a provider, which all end in its domain. */
const wellKnownDomains: readonly (readonly [domain: string, kinds: readonly SourceKind[]])[] = [
  ['.azurecr.io', [acrManifests]],
  ['.azurecr.cn', [acrManifests]],
  ['.azurecr.us', [acrManifests]],
  ['-docker.pkg.dev', [artifactRegistryImages]],
  ...ecrDomains.map((domain) => [domain, [ecrImages]] as const),
];

function wellKnownOf(registry: string): readonly SourceKind[] {
  if (Object.hasOwn(wellKnown, registry)) return wellKnown[registry] ?? [];
  return wellKnownDomains.flatMap(([domain, domainKinds]) => (registry.endsWith(domain) ? domainKinds : []));
}

type Pull = NonNullable<SourceOptions['pull']>;

/** A source that never pulls opens nothing. */
function pullsOf(registry: string, pullFrom: (registry: string) => Pull): Pull {
  return async (repository, request) => pullFrom(registry)(repository, request);
}

export interface HistoriesOptions extends Pick<SourceOptions, 'send' | 'clock' | 'github' | 'aws'> {
  readonly selection: HistorySelection;
  /** What the user gave for the API of a registry, by the registry's name in image references. */
  readonly tokenOf: (registry: string) => Secret | undefined;
  /** The origin of a registry. @throws Failure if no host can have that name */
  readonly originOf: (registry: string) => string;
  /** Opens what sends requests to a registry with the login that pulls use. */
  readonly pullFrom?: (registry: string) => Pull;
}

/** Opens the sources of each registry once, when an image of it is first looked up. */
export function openHistories({
  selection: { wellKnown: usesWellKnown, hosts },
  tokenOf,
  originOf,
  pullFrom,
  ...shared
}: HistoriesOptions): HistorySources {
  const opened = new Map<string, readonly OpenSource[]>();

  function open(registry: string): readonly OpenSource[] {
    const named = Object.hasOwn(hosts, registry) ? hosts[registry] : undefined;
    const known = usesWellKnown ? wellKnownOf(registry) : [];
    const wanted = [...new Set([...(named === undefined ? [] : [kinds[named]]), ...known])];
    if (wanted.length === 0) return [];
    const token = tokenOf(registry);
    const options: SourceOptions = {
      registry,
      origin: originOf(registry),
      ...shared,
      ...compact({ token, pull: pullFrom && pullsOf(registry, pullFrom) }),
    };
    return wanted.map((kind) => kind(options));
  }

  return {
    sourcesOf(name, tag) {
      const sources = opened.get(name.registry) ?? open(name.registry);
      opened.set(name.registry, sources);
      return sources.flatMap((source) => source(name, tag) ?? []);
    },
  };
}
