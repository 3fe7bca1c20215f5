// The emulated platform: as HTTP servers on loopback, or in-process as a transport. Each service has its own origin.

import { setTimeout as sleep } from 'node:timers/promises';
import { serveOpenRegistry } from './catalog/registry.js';
import { controlOf } from './control.js';
import { type Core, type CoreOptions, createCore } from './core.js';
import type { Service } from './faults.js';
import { groupsWith } from './iam/access.js';
import { outsideIssuers } from './iam/issuers.js';
import type { Origins } from './iam/tokens.js';
import { Refusal } from './server/answer.js';
import { type RunningServer, serve, type TlsKeys } from './server/server.js';
import { parentOf, type State } from './state/state.js';

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly authorization?: { readonly scheme: string; readonly credential: { expose(): string } };
}

interface Request extends Sent {
  readonly method: string;
  readonly body?: string;
}

interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type EmulatorTransport = (request: Request) => Promise<Response>;

/** One call over gRPC: bytes instead of text, and what HTTP/2 sends after the body. */
type EmulatorGrpcTransport = (request: Sent & { readonly body: Uint8Array }) => Promise<{
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly trailers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}>;

/** A connection that a fault breaks throws an Error with the code `ECONNRESET`, like a socket. */
function transportTo(core: Core): EmulatorTransport {
  return async ({ method, body = '', ...sent }) => {
    const { service, url, headers } = addressed(core, sent);
    const reply = await core.answer(service, { method, url, headers, body });
    if (reply.delayMs > 0) await sleep(reply.delayMs);
    if (reply.breaksAfter !== undefined) throw connectionReset();
    return { status: reply.status, headers: reply.headers ?? {}, body: reply.body };
  };
}

/** Reaches a registry of somebody else, with the content of a state: without a sign-in, and without the platform's history. */
export function openRegistry(state: State): EmulatorTransport {
  return async ({ method, url }) => {
    try {
      return { headers: {}, ...serveOpenRegistry(state, { method, url: new URL(url) }) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { headers: {}, ...error.answerFrom('registry') };
    }
  };
}

/** The same for calls over gRPC, whose code is loaded by the first. */
function grpcTransportTo(core: Core): EmulatorGrpcTransport {
  return async ({ body, ...sent }) => {
    const { answerUnary } = await import('./grpc/unary.js');
    const { service, url, headers: metadata } = addressed(core, sent);
    const call = { path: url.pathname, metadata, body };
    const reply = await answerUnary(call, (request) => core.answer(service, request));
    if (reply.breaksAfter !== undefined) throw connectionReset();
    const { headers, trailers } = reply;
    return { status: 200, headers, trailers, body: reply.body ?? new Uint8Array() };
  };
}

function addressed(core: Core, { url: text, headers, authorization }: Sent) {
  const url = new URL(text);
  const service = (Object.keys(core.origins) as Service[]).find((name) => core.origins[name] === url.origin);
  if (service === undefined)
    throw Object.assign(new Error(`nothing is at ${url.origin}`), { code: 'ENOTFOUND' });
  const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
  return {
    service,
    url,
    headers: { ...headers, ...(credential === undefined ? {} : { authorization: credential }) },
  };
}

function connectionReset(): Error {
  return Object.assign(new Error('connection reset'), { code: 'ECONNRESET' });
}

interface People {
  /** May create identities in its group. */
  readonly administrator?: string;
  /** May list repositories, but not create identities. */
  readonly reader?: string;
}

/** The first identity of each kind; a state may lack one. */
export function peopleOf(state: State): People {
  const uids = state.identities.map(({ uid }) => uid);
  const may = (caller: string, capability: 'CAP_IAM_IDENTITY_CREATE' | 'CAP_REPO_LIST') =>
    groupsWith({ state, caller }, capability).length > 0;
  const administrator = uids.find((uid) => may(uid, 'CAP_IAM_IDENTITY_CREATE'));
  const reader = uids.find((uid) => may(uid, 'CAP_REPO_LIST') && !may(uid, 'CAP_IAM_IDENTITY_CREATE'));
  return {
    ...(administrator === undefined ? {} : { administrator }),
    ...(reader === undefined ? {} : { reader }),
  };
}

/** The tags that the registry serves: `acme/node:20`. */
export function servedImages({ groups, repos }: State): readonly string[] {
  return repos.flatMap(({ uid, name, tags }) => {
    const root = groups.find((group) => group.uid === uid.split('/')[0]);
    return root === undefined ? [] : tags.map((tag) => `${root.name}/${name}:${tag.name}`);
  });
}

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
  const core = await createCore({ verifyOutside: outsideIssuers(), ...options }, origins);
  const running: RunningServer[] = [];
  const close = async () => void (await Promise.all(running.map((server) => server.close())));
  const listen = async (index: number, handle: Parameters<typeof serve>[1]) => {
    try {
      const server = await serve(options.port ? options.port + index : 0, handle, options.tls);
      running.push(server);
      return server;
    } catch (error) {
      await close();
      throw error;
    }
  };
  for (const [index, service] of services.entries())
    origins[service] = (await listen(index, (request) => core.answer(service, request))).url;
  const control = await listen(services.length, controlOf(core));
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
