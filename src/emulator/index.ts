// The emulated platform: as HTTP servers on loopback, or in-process as a transport. Each service has its own origin.
import { type Core, type CoreOptions, createCore, type Origins } from './core.js';
import type { Service } from './faults.js';
import { type RunningServer, serve } from './server.js';
import { parentOf } from './state.js';
import { type EmulatorTransport, transportTo } from './transport.js';

/** Everything that a client needs to act as a CI workflow. */
export interface Address {
  readonly baseUrl: string;
  readonly registryUrl: string;
  readonly issuerUrl: string;
  readonly oidcRequestUrl: string;
  readonly oidcRequestToken: string;
  readonly identity: string;
  readonly group: string;
  readonly organization: string;
  readonly publicOrganization: string;
}

export interface Emulator extends Core {
  readonly address: Address;
  /** Sends requests to any of the origins without a network. */
  readonly transport: EmulatorTransport;
}

const services: readonly Service[] = ['platform', 'registry', 'issuer', 'provider'];

const testOrigins: Origins = {
  platform: 'https://api.platform.test',
  registry: 'https://registry.platform.test',
  issuer: 'https://issuer.platform.test',
  provider: 'https://oidc.platform.test',
};

/** Creates the emulator without sockets: its origins are names that only `transport` knows. */
export async function createEmulator(
  options: CoreOptions = {},
  origins: Origins = testOrigins,
): Promise<Emulator> {
  const core = await createCore(options, origins);
  return Object.assign(core, { address: addressOf(core), transport: transportTo(core) });
}

/** Starts the emulator on loopback. `port` is the first of four ports, one per service; 0 uses free ones. */
export async function startEmulator(
  options: CoreOptions & { readonly port?: number } = {},
): Promise<Emulator & { close(): Promise<void> }> {
  const origins: Origins = { platform: '', registry: '', issuer: '', provider: '' };
  const core = await createCore(options, origins);
  const running: RunningServer[] = [];
  for (const [index, service] of services.entries()) {
    const port = options.port ? options.port + index : 0;
    const server = await serve(port, (request) => core.answer(service, request));
    origins[service] = server.url;
    running.push(server);
  }
  const close = async () => void (await Promise.all(running.map((server) => server.close())));
  return Object.assign(core, { address: addressOf(core), transport: transportTo(core), close });
}

function addressOf({ origins, state, requestToken }: Core): Address {
  const identity = state.identities[0]?.uid ?? '';
  return {
    baseUrl: origins.platform,
    registryUrl: origins.registry,
    issuerUrl: origins.issuer,
    oidcRequestUrl: `${origins.provider}/token?api-version=2.0`,
    oidcRequestToken: requestToken,
    identity,
    group: parentOf(identity),
    organization: state.organization,
    publicOrganization: state.publicOrganization,
  };
}
