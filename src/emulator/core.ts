// The emulated platform without a network: state, clock, keys and faults; it turns a request into a reply.
import { createHash, randomBytes } from 'node:crypto';
import { type Answer, codes, type Incoming, refuse } from './answer.js';
import { serveExchange } from './exchange.js';
import {
  createFaultMatcher,
  type Fault,
  type Reply,
  type Service,
  withPagingFault,
  withResponseFaults,
} from './faults.js';
import { servePlatform } from './platform.js';
import { serveRegistry } from './registry.js';
import { answerOf } from './request.js';
import { seededState } from './seed.js';
import { type SignInContext, serveProvider } from './sign-in.js';
import type { State } from './state.js';
import { createSigner, credentialOf, type Signer } from './tokens.js';

export interface CoreOptions {
  readonly state?: State;
  /** Seed of the default state; ignored if `state` is set. */
  readonly seed?: number;
  readonly now?: () => number;
  /** The `sub` claim of workflow tokens. */
  readonly subject?: string;
  readonly faults?: readonly Fault[];
}

export interface LoggedRequest {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** URLs of the services without a trailing slash; with servers, they are known only once these listen. */
export type Origins = Record<Service, string>;

export interface Core {
  readonly state: State;
  readonly origins: Origins;
  /** Every request in order. */
  readonly requests: readonly LoggedRequest[];
  /** Every token that was issued. */
  readonly tokens: readonly string[];
  /** Can be replaced at any time. */
  faults: readonly Fault[];
  readonly requestToken: string;
  /** Moves the platform's clock. */
  advance(ms: number): void;
  /** Issues a platform token for any identity, as if a person had signed in. */
  tokenFor(identity: string): Promise<string>;
  answer(service: Service, request: Incoming): Promise<Reply>;
}

/** Builds a platform with fresh signing keys. */
export async function createCore(options: CoreOptions, origins: Origins): Promise<Core> {
  const clock = { offsetMs: 0, skewMs: { platform: 0, registry: 0, issuer: 0, provider: 0 } };
  const base = options.now ?? Date.now;
  const nowAt = (service: Service) => base() + clock.offsetMs + clock.skewMs[service];
  const tokens: string[] = [];
  const mint = (token: string) => void tokens.push(token);
  const [signer, provider] = await Promise.all([createSigner(mint), createSigner(mint)]);
  const requestToken = `request-${randomBytes(16).toString('hex')}`;
  mint(requestToken);

  const state =
    options.state ??
    seededState({ now: base(), ...(options.seed === undefined ? {} : { seed: options.seed }) });
  let made = 0;
  const cursorKey = randomBytes(32).toString('hex');
  const childOf = (parent: string) => {
    made += 1;
    return `${parent}/${createHash('sha256')
      .update(`${options.seed ?? 1} ${parent} ${made}`)
      .digest('hex')
      .slice(0, 16)}`;
  };
  const requests: LoggedRequest[] = [];
  const core: Core = {
    state,
    origins,
    requests,
    tokens,
    faults: options.faults ?? [],
    requestToken,
    advance(ms) {
      clock.offsetMs += ms;
    },
    tokenFor: (identity) =>
      signer.mint({
        issuer: origins.issuer,
        audience: origins.platform,
        expiresInSeconds: 3600,
        claims: { sub: identity },
        now: nowAt('issuer'),
      }),
    async answer(service, request) {
      const effects = effectsOf(service, request);
      for (const effect of effects) if ('clockSkewMs' in effect) clock.skewMs[service] = effect.clockSkewMs;
      const answer = await answerOf(service, withPagingFault(request, effects), (read) =>
        handlers[service](read, nowAt(service)),
      );
      const reply = withDate(withResponseFaults(answer, effects), nowAt(service));
      const { pathname, search } = request.url;
      requests.push({ service, method: request.method, path: pathname + search, status: reply.status });
      return reply;
    },
  };
  const effectsOf = createFaultMatcher(() => core.faults);
  const usedTokens = new Set<string>();
  const signIn = (now: number): SignInContext => ({
    state,
    usedTokens,
    provider,
    providerUrl: origins.provider,
    signer,
    issuerUrl: origins.issuer,
    requestToken,
    subject: options.subject ?? 'repo:acme/shop:ref:refs/heads/main',
    now,
  });
  const handlers: Readonly<Record<Service, (request: Incoming, now: number) => Promise<Answer>>> = {
    platform: (request, now) =>
      servePlatform(
        request,
        { state, now, providerUrl: origins.provider, baseUrl: origins.platform, childOf, cursorKey },
        () => callerOf(request, signer, origins, now),
      ),
    registry: (request, now) =>
      serveRegistry(request, {
        state,
        signer,
        registryUrl: origins.registry,
        issuerUrl: origins.issuer,
        now,
      }),
    issuer: (request, now) => serveExchange(request, signIn(now)),
    provider: (request, now) => serveProvider(request, signIn(now)),
  };
  return core;
}

/** Adds the time of the service's own clock (RFC 9110, section 6.6.1). */
function withDate(reply: Reply, now: number): Reply {
  return { ...reply, headers: { ...reply.headers, date: new Date(now).toUTCString() } };
}

/** The identity behind a platform token. */
async function callerOf(
  { headers }: Incoming,
  signer: Signer,
  origins: Origins,
  now: number,
): Promise<string> {
  const credential = credentialOf(headers);
  if (credential === undefined) throw refuse(codes.unauthenticated, 'a bearer token is needed');
  const verified = await signer.verify(credential, origins.issuer, now);
  if ('invalid' in verified)
    throw refuse(codes.unauthenticated, `the token is not valid: ${verified.invalid}`);
  const { sub, aud } = verified.claims;
  if (![aud ?? []].flat().includes(origins.platform)) {
    throw refuse(codes.unauthenticated, 'the token was issued for another audience');
  }
  return String(sub);
}
