// Builds the clients of a run, signed in to the platform if one is configured.
import type { RunCache } from '../cache/run-cache.js';
import { compact } from '../model/compact.js';
import type { Config, Platform } from '../model/config.js';
import type { Gap } from '../model/failure.js';
import type { Host } from '../model/host.js';
import type { Transport } from '../model/http.js';
import { presets } from '../model/presets.js';
import type { Registries } from '../resolve/ports.js';
import { runTransports } from './http/index.js';
import type { RequestCount } from './http/retry.js';
import { noPlatform } from './messages.js';
import type { PlatformConnection } from './platform-sources.js';
import { dockerCredentials } from './registry/docker-config.js';
import { registriesClient } from './registry/registries.js';

export { withPlatformTransport } from './platform-transport.js';

export interface Clients extends PlatformConnection {
  /** All registries but the platform's; they need no sign-in. */
  readonly registries: Registries;
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
  const connected = await connectPlatform(host, config, transports.platform, cached);
  const registries = createRegistries(host, transports.registries, cached);
  const savings = [cached, host.shared].flatMap((one) => one?.count ?? []);
  const requests = countWith(transports.requests, savings);
  return { ...connected, registries, requests, clock: transports.clockSkew };
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

/** Host of the platform's registry as image references name it, with its port if any. */
export function registryHost(platform: Platform | undefined): { readonly registry?: string } {
  return platform === undefined ? {} : { registry: new URL(platform.registryUrl).host };
}

/** Hosts of the built-in platforms' registries. */
export const presetRegistries: readonly string[] = Object.values(presets).map(
  ({ registryUrl }) => new URL(registryUrl).host,
);

/** A client with the credentials of this machine's Docker. */
function createRegistries(
  { docker, sink }: Pick<Host, 'docker' | 'sink'>,
  send: Transport,
  cached: RunCache | undefined,
): Registries {
  const onSecret = sink.mask.bind(sink);
  const credentials = dockerCredentials(docker, onSecret);
  return registriesClient({ send, credentials, onSecret, ...compact({ remember: cached?.content }) });
}
