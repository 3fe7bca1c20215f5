// Builds the clients of a run, signed in to the platform if one is configured.
import type { RunCache } from '../history/cache/run-cache.js';
import { compact } from '../model/collections.js';
import { Failure, type Gap } from '../model/failure.js';
import { presets } from '../model/images/presets.js';
import type { Config, Platform } from '../model/run/config.js';
import type { Host, ReadFile } from '../model/run/host.js';
import type { Transport } from '../model/run/http.js';
import type { AwsCredentials } from '../model/run/secret.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import type { AskForReleaseEnd, HistorySources, Registries, TagLists } from '../resolve/ports.js';
import type { SignatureSource } from '../signatures/ports.js';
import type { PlatformConnection } from './connect-platform.js';
import { maskingTokens, maskingTransport, openHistories } from './histories/index.js';
import { runTransports } from './http/index.js';
import type { RequestCount } from './http/retry.js';
import { noHttp2, noPlatform } from './messages.js';
import { withContentOnce } from './registry/content-reader.js';
import { dockerCredentials } from './registry/docker-config.js';
import type { OciClient } from './registry/oci-client.js';
import { type RegistriesClient, registriesClient, registryOrigin } from './registry/registries.js';
import { tagLists } from './registry/tag-lists.js';
import { signatureSource } from './signatures/index.js';

/** The number of records that one response of the history endpoint is limited to. */
export const historyLimit = 1000;

/** Signs in to the platform. If that fails, or there is none, the connection has the reason in place of its sources. */
async function connectPlatform(
  host: Host,
  config: Config,
  send: Transport,
  cached: RunCache | undefined,
): Promise<PlatformConnection> {
  const { platform } = config;
  if (platform === undefined) {
    const gap: Gap = { cause: 'no-platform', subject: 'platform', message: noPlatform(config.surface) };
    return { sources: gap, advisories: gap, gaps: [] };
  }
  // Loaded on demand: without a platform, a run needs none of it.
  const { connectPlatformClients } = await import('./connect-platform.js');
  return connectPlatformClients(host, config, { platform, send, historyLimit, ...compact({ cached }) });
}

/** Host of the platform's registry as image references name it, with its port if any. */
export function registryHost(platform: Platform | undefined): { readonly registry?: string } {
  return platform === undefined ? {} : { registry: new URL(platform.registryUrl).host };
}

/** Hosts of the built-in platforms' registries. */
export const presetRegistries: readonly string[] = Object.values(presets).map(
  ({ registryUrl }) => new URL(registryUrl).host,
);

/** @throws Failure if the platform's registry is meant, and the run is not signed in to it */
export function contentIn(
  registry: string,
  platform: Platform | undefined,
  { content, sources }: PlatformConnection,
  registries: RegistriesClient,
): OciClient {
  if (registry !== registryHost(platform).registry) return registries.contentOf(registry);
  if (content !== undefined) return content;
  throw 'cause' in sources
    ? new Failure(sources.cause, sources.message)
    : new Failure('no-platform', `${registry} cannot be read`);
}

/** The same count, which also has `saved` where something could save a request. Every field is read when it is asked for. */
function countWithSavings(
  requests: Readonly<RequestCount>,
  savings: readonly { readonly saved: number }[],
): Readonly<RequestCount> {
  if (savings.length === 0) return requests;
  return {
    get total() {
      return requests.total;
    },
    get retried() {
      return requests.retried;
    },
    get saved() {
      return savings.reduce((sum, { saved }) => sum + saved, 0);
    },
  };
}

/**
 * The same host, which sends requests to the platform API over gRPC if the configuration says so. What gRPC needs is
 * loaded by the first of them.
 */
export function withPlatformTransport<H extends Pick<Host, 'send' | 'sendBytes'>>(
  host: H,
  { transport, platform }: Pick<Config, 'transport' | 'platform'>,
): H {
  if (transport === 'rest' || platform === undefined) return host;
  const { baseUrl } = platform;
  let loaded: Promise<Transport> | undefined;
  const grpc: Transport = async (request) => {
    loaded ??= loadGrpc(host, baseUrl);
    return (await loaded)(request);
  };
  const send: Transport = (request) =>
    request.url.startsWith(`${baseUrl}/`) ? grpc(request) : host.send(request);
  return { ...host, send };
}

async function loadGrpc(
  { send, sendBytes }: Pick<Host, 'send' | 'sendBytes'>,
  baseUrl: string,
): Promise<Transport> {
  if (sendBytes === undefined) throw new Failure('unreachable', noHttp2);
  const { grpcSend } = await import('./platform/grpc/send.js');
  return grpcSend(sendBytes, send, baseUrl);
}

export interface Clients extends PlatformConnection {
  /** All registries but the platform's; they need no sign-in. */
  readonly registries: Registries;
  /** Absent: no list of release cycles is used. */
  readonly releaseEnd?: AskForReleaseEnd;
  readonly tagLists: TagLists;
  /** Histories from other places than the platform. */
  readonly histories: HistorySources;
  /** The content of a registry, the platform's or any other. @throws Failure if the run cannot read it */
  readonly contentIn: (registry: string) => OciClient;
  /** Who signed images; requested only where a policy or an input asks. */
  readonly signatures: SignatureSource;
  readonly requests: Readonly<RequestCount>;
  /** A difference between this machine's clock and the platform's, once it was seen. */
  readonly clock: () => Gap | undefined;
}

/**
 * Signs in and builds the clients. If that fails, the connection has the reason in place of its sources.
 * @param readFile reads a file that was reviewed; if not given, those of the checkout count as such
 */
export async function connect(
  host: Host,
  config: Config,
  opening?: Promise<RunCache | undefined>,
  readFile: (path: string) => Promise<ReadFile> = (path) => host.files.read(path),
): Promise<Clients> {
  const cached = await opening;
  const transports = runTransports(host);
  const connected = await connectPlatform(host, config, transports.platform, cached);
  const createRegistries = registryFactory(host);
  const registries = createRegistries(transports.registries, cached);
  const contents = createRegistries(transports.content, cached);
  const tags = createRegistries(transports.histories, undefined);
  const contentOf = (registry: string) => contentIn(registry, config.platform, connected, registries);
  const mask = host.sink.mask.bind(host.sink);
  const github = { send: transports.registries, ...publicGithub(host, config) };
  return {
    ...connected,
    ...openReleaseList(host, config, transports.registries),
    registries,
    tagLists: tagLists({
      contentOf: tags.contentOf,
      send: transports.histories,
      asksApis: config.historySources.wellKnown,
    }),
    histories: openHistories({
      selection: config.historySources,
      send: maskingTransport(transports.histories, mask),
      clock: host.clock,
      github,
      tokenOf: maskingTokens((registry) => host.apiToken?.(registry), mask),
      originOf: registryOrigin,
      pullFrom: (registry) => (repository, request) =>
        registries.sessionOf(registry)(repository, request, transports.histories),
      hasLogin: registries.hasLogin,
      aws: maskedAws(host),
      readFile,
    }),
    contentIn: rememberedByName((registry) =>
      withContentOnce(contentIn(registry, config.platform, connected, contents)),
    ),
    signatures: signatureSource({
      ...compact({
        platform: registryHost(config.platform).registry,
        rootFrom: config.sigstoreRoot === 'refresh' ? transports.registries : undefined,
        answers: cached?.answers,
      }),
      contentOf,
      github,
    }),
    requests: countWithSavings(
      transports.requests,
      [cached, host.shared, host.known].flatMap((one) => one?.count ?? []),
    ),
    clock: transports.clockSkew,
  };
}

function rememberedByName<T>(open: (name: string) => T): (name: string) => T {
  const opened = new Map<string, T>();
  return (name) => {
    const known = opened.get(name) ?? open(name);
    opened.set(name, known);
    return known;
  };
}

/** Reads the credentials of AWS when they are first needed, and hides them before that. */
function maskedAws({ aws, sink }: Pick<Host, 'aws' | 'sink'>): () => AwsCredentials | undefined {
  let read: { readonly credentials: AwsCredentials | undefined } | undefined;
  return () => {
    if (read !== undefined) return read.credentials;
    read = { credentials: aws?.() };
    const { secretAccessKey, sessionToken } = read.credentials ?? {};
    for (const secret of [secretAccessKey, sessionToken]) if (secret !== undefined) sink.mask(secret);
    return read.credentials;
  };
}

/** The job's token is only valid, and only sent, where the job runs on the public instance itself. */
function publicGithub({ ci }: Pick<Host, 'ci'>, { githubToken }: Pick<Config, 'githubToken'>) {
  const api = 'https://api.github.com';
  const runsThere = ci?.variable('GITHUB_API_URL') === api;
  const raw = 'https://raw.githubusercontent.com';
  const token = runsThere ? githubToken : undefined;
  return { api, graphql: `${api}/graphql`, raw, ...compact({ token }) };
}

/** The list is loaded for the first image that may be in it. */
function openReleaseList(
  { clock }: Host,
  { endOfLife }: Config,
  send: Transport,
): Pick<Clients, 'releaseEnd'> {
  if (endOfLife === 'off') return {};
  const options = { isOnline: endOfLife === 'online', send, now: clock.now() };
  const load = memoizeAsync(async () => (await import('./release-list/index.js')).releaseEndLookup(options));
  return { releaseEnd: async (image) => (await load())(image) };
}

/** Builds clients that have the credentials of this machine's Docker in common. */
function registryFactory({ docker, sink, shared }: Pick<Host, 'docker' | 'sink' | 'shared'>) {
  const onSecret = sink.mask.bind(sink);
  const credentials = dockerCredentials(docker, onSecret);
  // Runs that share responses have different sets of repositories, so one token for each repository serves all of them.
  const scopeSets = shared === undefined;
  return (send: Transport, cached: RunCache | undefined): RegistriesClient =>
    registriesClient({ send, credentials, onSecret, scopeSets, ...compact({ remember: cached?.content }) });
}
