// Signs in and builds the clients of a run: the one place where stages meet the platform and the registries.

import type { Config, Platform } from '../model/config.js';
import type { Gap } from '../model/failure.js';
import type { Host } from '../model/host.js';
import type { Transport } from '../model/http.js';
import type { Registries } from '../resolve/ports.js';
import { withClockSkewCheck } from './http/clock-check.js';
import { perHost, withCircuit, withLimit } from './http/per-host.js';
import { type RequestCount, withRetries } from './http/retry.js';
import { presets } from './platform/presets.js';
import type { PlatformConnection } from './platform-sources.js';
import { dockerCredentials } from './registry/docker-config.js';
import { manifestClient } from './registry/manifests.js';

export interface Clients extends PlatformConnection {
  /** All registries but the platform's; they need no sign-in. */
  readonly registries: Registries;
  readonly requests: Readonly<RequestCount>;
  /** That this machine's clock and the platform's differ, once that has been seen. */
  readonly clock: () => Gap | undefined;
}

/** Records that one answer of the history endpoint holds at most (platform-api: Tag history endpoint, rule 4). */
export const historyLimit = 1000;
/** Requests under way at once, to all services together. */
export const maxConcurrentRequests = 64;

/** Signs in. What fails is an Unknown of the connection. */
export async function connect(host: Host, config: Config): Promise<Clients> {
  const requests: RequestCount = { total: 0, retried: 0 };
  const send = withLimit(withRetries(host.send, host.clock, requests), maxConcurrentRequests, () =>
    host.sink.progress(`${requests.total} requests`),
  );
  const registries = createRegistries(host, send);
  const clock = withClockSkewCheck(send, host.clock);
  const connected = await connectPlatform(host, config, clock.send);
  return { ...connected, registries, requests, clock: clock.skew };
}

const noPlatform: Gap = {
  cause: 'no-platform',
  subject: 'platform',
  message:
    'No platform is configured, so nothing can be proved. Give `platform`, or `base-url` and `registry-url`',
};

async function connectPlatform(host: Host, config: Config, send: Transport): Promise<PlatformConnection> {
  const { platform } = config;
  if (platform === undefined) return { sources: noPlatform, advisories: noPlatform, gaps: [] };
  const { connectPlatformClients } = await import('./platform-sources.js');
  return connectPlatformClients(host, config, platform, send);
}

/** Host of the platform's registry as it stands in image names, with its port if any. */
export function registryHost(platform: Platform | undefined): { readonly registry?: string } {
  return platform === undefined ? {} : { registry: new URL(platform.registryUrl).host };
}

/** Requests under way at once to one host, and after how many failures in a row it is given up. */
const perRegistry = { concurrency: 16, failures: 3 };

/** Hosts of the built-in platforms' registries. */
export const presetRegistries: readonly string[] = Object.values(presets).map(
  ({ registryUrl }) => new URL(registryUrl).host,
);

/** A client with the credentials of this machine's Docker; every secret is masked before it is used. */
export function createRegistries(
  { docker, sink }: Pick<Host, 'docker' | 'sink'>,
  send: Transport,
): Registries {
  const onSecret = sink.mask.bind(sink);
  return manifestClient({
    send: perHost(() => withCircuit(send, perRegistry)),
    credentials: dockerCredentials(docker, onSecret),
    onSecret,
  });
}
