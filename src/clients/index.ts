// Builds the clients of a run, signed in to the platform if one is configured.
import type { RunCache } from '../cache/run-cache.js';
import type { ImageReader } from '../forecast/ports.js';
import { compact } from '../model/compact.js';
import type { Config, Platform } from '../model/config.js';
import { Failure, type Gap } from '../model/failure.js';
import type { Host } from '../model/host.js';
import type { Transport } from '../model/http.js';
import { presets } from '../model/presets.js';
import type { AskForReleaseEnd, HistorySources, Registries } from '../resolve/ports.js';
import type { SignatureSource } from '../signatures/ports.js';
import { openHistories } from './histories/index.js';
import { runTransports } from './http/index.js';
import type { RequestCount } from './http/retry.js';
import { noPlatform } from './messages.js';
import type { PlatformConnection } from './platform-sources.js';
import { dockerCredentials } from './registry/docker-config.js';
import { imageReader } from './registry/image-reader.js';
import type { OciClient } from './registry/oci-client.js';
import { type RegistriesClient, registriesClient, registryOrigin } from './registry/registries.js';
import { signatureSource } from './signatures/index.js';

export { withPlatformTransport } from './platform-transport.js';

export interface Clients extends PlatformConnection {
  /** All registries but the platform's; they need no sign-in. */
  readonly registries: Registries;
  /** Absent: no list of release cycles is used. */
  readonly releaseEnd?: AskForReleaseEnd;
  /** Histories from other places than the platform. */
  readonly histories: HistorySources;
  /** What images contain, in the platform's registry and in all others. */
  readonly images: ImageReader;
  /** The signatures of images, wherever they are kept. */
  readonly signatures: SignatureSource;
  readonly requests: Readonly<RequestCount>;
  /** A difference between this machine's clock and the platform's, once it was seen. */
  readonly clock: () => Gap | undefined;
}

/** The number of records that one response of the history endpoint is limited to. */
export const historyLimit = 1000;

/** Signs in and builds the clients. If that fails, the connection has the reason in place of its sources. */
export async function connect(
  host: Host,
  config: Config,
  opening?: Promise<RunCache | undefined>,
): Promise<Clients> {
  const cached = await opening;
  const transports = runTransports(host);
  const [connected, ends] = await Promise.all([
    connectPlatform(host, config, transports.platform, cached),
    openReleaseList(host, config, transports.registries),
  ]);
  const registries = createRegistries(host, transports.registries, cached);
  const histories = openHistories({
    selection: config.historySources,
    send: transports.registries,
    clock: host.clock,
    github: publicGithub(host, config),
    tokenOf: (registry) => host.apiToken?.(registry),
    originOf: registryOrigin,
  });
  const images = imageReader((registry) => contentIn(registry, config.platform, connected, registries));
  const signatures = signatureSource({
    ...compact({ platform: registryHost(config.platform).registry }),
    contentOf: (registry) => contentIn(registry, config.platform, connected, registries),
    github: { send: transports.registries, ...publicGithub(host, config) },
  });
  const savings = [cached, host.shared].flatMap((one) => one?.count ?? []);
  const requests = countWith(transports.requests, savings);
  const { clockSkew: clock } = transports;
  return { ...connected, ...ends, registries, histories, images, signatures, requests, clock };
}

/** The job's token is only valid, and only sent, where the job runs on the public instance itself. */
function publicGithub({ ci }: Pick<Host, 'ci'>, { githubToken }: Pick<Config, 'githubToken'>) {
  const api = 'https://api.github.com';
  const runsThere = ci?.variable('GITHUB_API_URL') === api;
  return { api, graphql: `${api}/graphql`, ...compact({ token: runsThere ? githubToken : undefined }) };
}

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
  const { connectPlatformClients } = await import('./platform-sources.js');
  return connectPlatformClients(host, config, { platform, send, historyLimit, ...compact({ cached }) });
}

/** The requests of a run, with those that the cache and other runs have saved. */
function countWith(
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

/** Loaded on demand, because the list is large. */
async function openReleaseList(
  { clock }: Host,
  { endOfLife }: Config,
  send: Transport,
): Promise<Pick<Clients, 'releaseEnd'>> {
  if (endOfLife === 'off') return {};
  const { releaseEndLookup } = await import('./release-list/index.js');
  return { releaseEnd: releaseEndLookup({ isOnline: endOfLife === 'online', send, now: clock.now() }) };
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
function contentIn(
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

/** A client with the credentials of this machine's Docker. */
function createRegistries(
  { docker, sink }: Pick<Host, 'docker' | 'sink'>,
  send: Transport,
  cached: RunCache | undefined,
): RegistriesClient {
  const onSecret = sink.mask.bind(sink);
  const credentials = dockerCredentials(docker, onSecret);
  return registriesClient({ send, credentials, onSecret, ...compact({ remember: cached?.content }) });
}
