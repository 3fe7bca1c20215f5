// The connection to the platform, if one is configured, and the names of its registry.
import type { RunCache } from '../history/cache/run-cache.js';
import { compact } from '../model/compact.js';
import type { Config, Platform } from '../model/config.js';
import type { Gap } from '../model/failure.js';
import type { Host } from '../model/host.js';
import type { Transport } from '../model/http.js';
import { presets } from '../model/presets.js';
import { noPlatform } from './messages.js';
import type { PlatformConnection } from './platform-sources.js';

/** The number of records that one response of the history endpoint is limited to. */
export const historyLimit = 1000;

/** Signs in to the platform. If that fails, or there is none, the connection has the reason in place of its sources. */
export async function connectPlatform(
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

/** Host of the platform's registry as image references name it, with its port if any. */
export function registryHost(platform: Platform | undefined): { readonly registry?: string } {
  return platform === undefined ? {} : { registry: new URL(platform.registryUrl).host };
}

/** Hosts of the built-in platforms' registries. */
export const presetRegistries: readonly string[] = Object.values(presets).map(
  ({ registryUrl }) => new URL(registryUrl).host,
);
