// The sources of tag histories of a run: which kinds there are, and which registries each is asked about.
import type { HistorySource } from '../../history/source.js';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { historyKinds } from '../../model/images/source-strength.js';
import type { HistorySelection } from '../../model/inputs/special-types.js';
import type { ReadFile } from '../../model/run/host.js';
import type { Transport } from '../../model/run/http.js';
import { Secret } from '../../model/run/secret.js';
import type { HistorySources, RegistryRepository } from '../../resolve/ports.js';
import { acr } from './acr.js';
import { asksForAge, NoEntry, type ProvedPins, type SourceKind, type SourceOptions } from './api.js';
import { artifactRegistry } from './artifact-registry.js';
import { dockerHub, dockerHubAudit } from './docker-hub.js';
import { ecr, ecrPublic } from './ecr.js';
import { ghcr } from './ghcr.js';
import { gitlab } from './gitlab.js';
import { harbor } from './harbor.js';
import { noEntry } from './messages.js';
import { documents } from './oci/documents.js';
import { oci } from './oci/index.js';
import { quay } from './quay.js';
import { officialImages } from './repo-info.js';

/** All kinds; of one registry in the order in which people should read them. */
export const sourceKinds = [
  quay,
  harbor,
  gitlab,
  dockerHubAudit,
  officialImages,
  dockerHub,
  ghcr,
  ecr,
  ecrPublic,
  acr,
  artifactRegistry,
  oci,
  documents,
] as const satisfies readonly SourceKind[];

function isWellKnown({ registries }: SourceKind, registry: string): boolean {
  return registries.some((one) => (/^[.-]/.test(one) ? registry.endsWith(one) : registry === one));
}

/** What to configure so that a run proves more pins of a registry; sentences. */
export function moreFor(registry: string): string {
  const kinds: readonly SourceKind[] = sourceKinds;
  const known = kinds.filter((kind) => isWellKnown(kind, registry));
  const named =
    known.length > 0
      ? known.flatMap(({ more }) => more ?? [])
      : [
          `\`history-sources: ["${registry}=API"]\` asks its own history, where API is one of ${historyKinds.join(', ')}; \`=file:FOLDER\` reads documents that its operator exports.`,
        ];
  return [...named, '`ledger: true` keeps what this repository sees from now on.'].join(' ');
}

/** The first table of docs/registries.md: what a run proves of pins, by each source. */
export function provedPins(): readonly ProvedPins[] {
  const kinds: readonly SourceKind[] = sourceKinds;
  const platform = { current: 'proved, since when', left: 'proved, how far behind', foreign: 'disproved' };
  const ledger = {
    current: 'proved',
    left: 'proved if the ledger has seen it; otherwise not current',
    foreign: 'not current',
  };
  return [
    { registry: 'The platform', ...platform },
    ...kinds.flatMap(({ proves }) => proves ?? []),
    { registry: 'Any of them, with a [ledger](#first-seen-ledger)', ...ledger },
  ];
}

/** Opens a kind of source for one registry; `undefined` for a tag about which it knows nothing. */
export function openSource(
  { id, title, strength, knowsOnlyAges, hasEveryTag, open }: SourceKind,
  options: SourceOptions,
): (name: RegistryRepository, tag: string) => HistorySource | undefined {
  const opened = open(options);
  const source = { id, title: typeof title === 'string' ? title : title(options.registry), strength };
  return (name, tag) => {
    const ask = opened(name, tag);
    if (ask === undefined) return undefined;
    return {
      ...source,
      async ask(question) {
        const readAt = options.clock.now();
        if (knowsOnlyAges === true && !asksForAge(question)) return { readAt, records: [] };
        const answer = await ask(question, readAt).catch((error: unknown) => {
          if (error instanceof NoEntry) return { records: [] };
          throw error;
        });
        if (answer === undefined) return undefined;
        if (hasEveryTag === true && answer.records.length === 0)
          throw new Failure('bad-answer', noEntry(tag));
        return { readAt, ...answer };
      },
    };
  };
}

type Pull = NonNullable<SourceOptions['pull']>;

/** A source that never pulls opens nothing. */
function pullsOf(registry: string, pullFrom: (registry: string) => Pull): Pull {
  return async (repository, request) => pullFrom(registry)(repository, request);
}

interface HistoriesOptions extends Pick<SourceOptions, 'send' | 'clock' | 'github' | 'aws'> {
  readonly selection: HistorySelection;
  /** What the user gave for the API of a registry, by the registry's name in image references. */
  readonly tokenOf: (registry: string) => Secret | undefined;
  readonly originOf: (registry: string) => string;
  /** Opens what sends requests to a registry with the login that pulls use. */
  readonly pullFrom?: (registry: string) => Pull;
  readonly hasLogin?: (registry: string) => Promise<boolean>;
  /** Reads a file that was reviewed: of a change, one of its base. Absent: there are none. */
  readonly readFile?: (path: string) => Promise<ReadFile>;
}

/** Opens the sources of each registry once, when an image of it is first looked up. */
export function openHistories({
  selection: { wellKnown: usesWellKnown, hosts, documents: places = {} },
  tokenOf,
  originOf,
  pullFrom,
  hasLogin,
  readFile: read,
  ...shared
}: HistoriesOptions): HistorySources {
  const opened = new Map<string, readonly ReturnType<typeof openSource>[]>();

  function open(registry: string): readonly ReturnType<typeof openSource>[] {
    const named = Object.hasOwn(hosts, registry) ? hosts[registry] : undefined;
    const kinds: readonly SourceKind[] = sourceKinds;
    const wellKnown = usesWellKnown ? kinds.filter((kind) => isWellKnown(kind, registry)) : [];
    const location = Object.hasOwn(places, registry) ? places[registry] : undefined;
    const own = location === undefined || read === undefined ? undefined : { location, read };
    const documented: readonly SourceKind[] = own === undefined ? [] : [documents];
    const chosen = [...kinds.filter(({ id }) => id === named), ...wellKnown, ...documented];
    const asksExtensions = usesWellKnown && !chosen.some(({ hasEveryTag }) => hasEveryTag);
    const extensions = asksExtensions ? kinds.filter(({ isExtension }) => isExtension) : [];
    const wanted = new Set([...chosen, ...extensions]);
    if (wanted.size === 0) return [];
    const token = tokenOf(registry);
    const options: SourceOptions = {
      registry,
      origin: originOf(registry),
      ...shared,
      ...compact({
        token,
        pull: pullFrom && pullsOf(registry, pullFrom),
        hasLogin: hasLogin && (() => hasLogin(registry)),
        documents: own,
      }),
    };
    return [...wanted].map((kind) =>
      openSource(kind, chosen.includes(kind) ? options : { ...options, isGuess: true }),
    );
  }

  return {
    sourcesOf(name, tag) {
      const sources = opened.get(name.registry) ?? open(name.registry);
      opened.set(name.registry, sources);
      return sources.flatMap((source) => source(name, tag) ?? []);
    },
  };
}

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
