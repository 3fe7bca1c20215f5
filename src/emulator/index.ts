// The platform, embedded: OIDC provider, token exchange, platform API and registry, each at an origin of its own.
import { randomBytes } from 'node:crypto';
import { type Answer, codes, type Incoming, json, Refusal, refuse } from './answer.js';
import { servePlatform } from './platform.js';
import { serveRegistry } from './registry.js';
import { seededState } from './seed.js';
import { type RunningServer, serve } from './server.js';
import { type SignInContext, serveExchange, serveProvider } from './sign-in.js';
import { parentOf, type State } from './state.js';
import { createSigner, credentialOf, type Signer } from './tokens.js';

/** With these and no more, any program can play the workflow. */
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

export interface EmulatorOptions {
  readonly state?: State;
  readonly now?: () => number;
  /** The first of four ports: platform, registry, issuer, OIDC provider. 0 takes free ones. */
  readonly port?: number;
  /** `sub` of the workflow tokens. */
  readonly subject?: string;
}

export interface LoggedRequest {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

export interface Emulator {
  readonly address: Address;
  readonly state: State;
  /** Every request in order. */
  readonly requests: readonly LoggedRequest[];
  /** Every token ever given out. */
  readonly tokens: readonly string[];
  /** Called before each request; an answer from it is sent instead of the real one. */
  intercept?: ((service: Service, request: Incoming) => Answer | undefined) | undefined;
  /** A platform token of any identity, as if a person had signed in. */
  tokenFor(identity: string): Promise<string>;
  close(): Promise<void>;
}

export type Service = 'platform' | 'registry' | 'issuer' | 'provider';

/** Starts the emulator on loopback. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const now = options.now ?? Date.now;
  const state = options.state ?? seededState({ now: now() });
  const port = options.port ?? 0;
  const tokens: string[] = [];
  const [signer, provider] = await Promise.all([
    createSigner(now, (token) => tokens.push(token)),
    createSigner(now, (token) => tokens.push(token)),
  ]);
  const requestToken = `request-${randomBytes(16).toString('hex')}`;
  tokens.push(requestToken);

  const requests: LoggedRequest[] = [];
  const services = new Map<Service, RunningServer>();
  const at = (service: Service) => services.get(service)?.url ?? '';
  const signIn = (): SignInContext => ({
    state,
    provider,
    providerUrl: at('provider'),
    signer,
    issuerUrl: at('issuer'),
    requestToken,
    subject: options.subject ?? 'repo:acme/shop:ref:refs/heads/main',
  });
  const handlers: Readonly<Record<Service, (request: Incoming) => Promise<Answer>>> = {
    platform: async (request) => {
      const caller = await callerOf(request, signer, at('issuer'), at('platform'));
      return servePlatform(request, { state, now: now(), caller, providerUrl: at('provider') });
    },
    registry: (request) =>
      serveRegistry(request, { state, signer, registryUrl: at('registry'), issuerUrl: at('issuer') }),
    issuer: (request) => serveExchange(request, signIn()),
    provider: (request) => serveProvider(request, signIn()),
  };
  const emulator: Emulator = {
    get address() {
      return addressOf(at, state, requestToken);
    },
    state,
    requests,
    tokens,
    tokenFor: (identity) =>
      signer.mint({
        issuer: at('issuer'),
        audience: at('platform'),
        expiresInSeconds: 3600,
        claims: { sub: identity },
      }),
    close: async () => void (await Promise.all([...services.values()].map((server) => server.close()))),
  };
  for (const [index, service] of (['platform', 'registry', 'issuer', 'provider'] as const).entries()) {
    const server = await serve(port === 0 ? 0 : port + index, async (request) => {
      const answer = emulator.intercept?.(service, request) ?? (await answered(handlers[service], request));
      const { pathname, search } = request.url;
      requests.push({ service, method: request.method, path: pathname + search, status: answer.status });
      return answer;
    });
    services.set(service, server);
  }
  return emulator;
}

async function answered(handle: (request: Incoming) => Promise<Answer>, request: Incoming): Promise<Answer> {
  try {
    return await handle(request);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    return json({ code: 13, message: error instanceof Error ? error.message : 'internal', details: [] }, 500);
  }
}

async function callerOf({ headers }: Incoming, signer: Signer, issuerUrl: string, baseUrl: string) {
  const credential = credentialOf(headers);
  if (credential === undefined) throw refuse(codes.unauthenticated, 'a bearer token is needed');
  const verified = await signer.verify(credential, issuerUrl);
  if ('invalid' in verified)
    throw refuse(codes.unauthenticated, `the token is not valid: ${verified.invalid}`);
  const { sub, aud } = verified.claims;
  if (![aud ?? []].flat().includes(baseUrl)) {
    throw refuse(codes.unauthenticated, 'the token was issued for another audience');
  }
  return { identity: String(sub) };
}

function addressOf(at: (service: Service) => string, state: State, oidcRequestToken: string): Address {
  const identity = state.identities[0]?.uid ?? '';
  return {
    baseUrl: at('platform'),
    registryUrl: at('registry'),
    issuerUrl: at('issuer'),
    oidcRequestUrl: `${at('provider')}/token?api-version=2.0`,
    oidcRequestToken,
    identity,
    group: parentOf(identity),
    organization: state.organization,
    publicOrganization: state.publicOrganization,
  };
}
