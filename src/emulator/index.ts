// The emulated platform: as HTTP servers on loopback, or in-process as a transport. Each service has its own origin.
import type { Origins } from './caller.js';
import { controlOf } from './control.js';
import { type Core, type CoreOptions, createCore } from './core.js';
import type { Service } from './faults.js';
import { type RunningServer, serve, type TlsKeys } from './server.js';
import { parentOf } from './state.js';
import {
  type EmulatorGrpcTransport,
  type EmulatorTransport,
  grpcTransportTo,
  transportTo,
} from './transport.js';

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
  /** The same for calls over gRPC. */
  readonly grpcTransport: EmulatorGrpcTransport;
}

export interface RunningEmulator extends Emulator {
  readonly controlUrl: string;
  close(): Promise<void>;
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
  return Object.assign(core, { address: addressOf(core), ...transportsTo(core) });
}

/**
 * Starts the emulator on loopback. `port` is the first of five ports, one per service and one for the control endpoint; 0
 * uses free ones. With `tls`, all use https.
 */
export async function startEmulator(
  options: CoreOptions & { readonly port?: number; readonly tls?: TlsKeys } = {},
): Promise<RunningEmulator> {
  const origins: Origins = { platform: '', registry: '', issuer: '', provider: '' };
  const core = await createCore(options, origins);
  const running: RunningServer[] = [];
  for (const [index, service] of services.entries()) {
    const port = options.port ? options.port + index : 0;
    const server = await serve(port, (request) => core.answer(service, request), options.tls);
    origins[service] = server.url;
    running.push(server);
  }
  const control = await serve(
    options.port ? options.port + services.length : 0,
    controlOf(core),
    options.tls,
  );
  running.push(control);
  const close = async () => void (await Promise.all(running.map((server) => server.close())));
  const addresses = { address: addressOf(core), controlUrl: control.url };
  return Object.assign(core, { ...addresses, ...transportsTo(core), close });
}

function transportsTo(core: Core) {
  return { transport: transportTo(core), grpcTransport: grpcTransportTo(core) };
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
