// Builds the clients of a run, signed in to the platform if one is configured.
import { compact } from '../model/compact.js';
import type { Config, Platform } from '../model/config.js';
import type { Gap } from '../model/failure.js';
import type { Host } from '../model/host.js';
import type { Transport } from '../model/http.js';
import { presets } from '../model/presets.js';
import type { AskForReleaseEnd, HistorySources, Registries } from '../resolve/ports.js';
import { openHistories } from './histories/index.js';
import { runTransports } from './http/index.js';
import type { RequestCount } from './http/retry.js';
import { noPlatform } from './messages.js';
import type { PlatformConnection } from './platform-sources.js';
import { dockerCredentials } from './registry/docker-config.js';
import { registriesClient, registryOrigin } from './registry/registries.js';

export { withPlatformTransport } from './platform-transport.js';

export interface Clients extends PlatformConnection {
  /** All registries but the platform's; they need no sign-in. */
  readonly registries: Registries;
  /** Absent: no list of release cycles is used. */
  readonly releaseEnd?: AskForReleaseEnd;
  /** Histories from other places than the platform. */
  readonly histories: HistorySources;
  readonly requests: Readonly<RequestCount>;
  /** A difference between this machine's clock and the platform's, once it was seen. */
  readonly clock: () => Gap | undefined;
}

/** The number of records that one response of the history endpoint is limited to. */
export const historyLimit = 1000;

/** Signs in and builds the clients. If that fails, the connection has the reason in place of its sources. */
export async function connect(host: Host, config: Config): Promise<Clients> {
  const transports = runTransports(host);
  const [connected, ends] = await Promise.all([
    connectPlatform(host, config, transports.platform),
    openReleaseList(host, config, transports.registries),
  ]);
  const registries = createRegistries(host, transports.registries);
  const histories = openHistories({
    selection: config.historySources,
    send: transports.histories,
    clock: host.clock,
    github: publicGithub(host, config),
    tokenOf: (registry) => host.apiToken?.(registry),
    originOf: registryOrigin,
  });
  const { requests, clockSkew: clock } = transports;
  return { ...connected, ...ends, registries, histories, requests, clock };
}

/** The job's token is only valid, and only sent, where the job runs on the public instance itself. */
function publicGithub({ ci }: Pick<Host, 'ci'>, { githubToken }: Pick<Config, 'githubToken'>) {
  const api = 'https://api.github.com';
  const runsThere = ci?.variable('GITHUB_API_URL') === api;
  const raw = 'https://raw.githubusercontent.com';
  const token = runsThere ? githubToken : undefined;
  return { api, graphql: `${api}/graphql`, raw, ...compact({ token }) };
}

async function connectPlatform(host: Host, config: Config, send: Transport): Promise<PlatformConnection> {
  const { platform } = config;
  if (platform === undefined) {
    const gap: Gap = { cause: 'no-platform', subject: 'platform', message: noPlatform(config.surface) };
    return { sources: gap, advisories: gap, gaps: [] };
  }
  // Loaded on demand: without a platform, a run needs none of it.
  const { connectPlatformClients } = await import('./platform-sources.js');
  return connectPlatformClients(host, config, platform, send);
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

/** A client with the credentials of this machine's Docker. */
function createRegistries({ docker, sink }: Pick<Host, 'docker' | 'sink'>, send: Transport): Registries {
  const onSecret = sink.mask.bind(sink);
  return registriesClient({ send, credentials: dockerCredentials(docker, onSecret), onSecret });
}
