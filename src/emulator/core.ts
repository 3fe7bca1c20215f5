// The emulated platform without a network: state, clock, keys and faults; it turns a request into a reply.
import { createHash } from 'node:crypto';
import { serveRegistry } from './catalog/registry.js';
import { type SignInContext, serveExchange, serveProvider } from './exchange.js';
import {
  createFaultMatcher,
  type Fault,
  type Reply,
  type Service,
  withPagingFault,
  withResponseFaults,
} from './faults.js';
import type { VerifyOutside } from './iam/issuers.js';
import { callerOf, createSigner, type Origins, randomnessOf, signingKey } from './iam/tokens.js';
import { servePlatform } from './platform.js';
import { seededState } from './seed.js';
import type { Answer, Incoming } from './server/answer.js';
import { answerOf } from './server/request.js';
import type { State } from './state/state.js';

export interface CoreOptions {
  readonly state?: State;
  /** Seed of the default state; ignored if `state` is set. */
  readonly seed?: number;
  readonly now?: () => number;
  /** The `sub` claim of workflow tokens. */
  readonly subject?: string;
  readonly faults?: readonly Fault[];
  /** Verifies workflow tokens of other issuers; absent: only those of the emulator's own provider are accepted. */
  readonly verifyOutside?: VerifyOutside;
}

interface LoggedRequest {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** The path of the call, if it came over gRPC. */
  readonly rpc?: string;
}

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
  /** The time of the platform, in milliseconds since 1970. */
  now(): number;
  /** Issues a token for any identity, as if a person had signed in; for the platform API, or another audience. */
  tokenFor(identity: string, audience?: string): Promise<string>;
  answer(service: Service, request: Incoming): Promise<Reply>;
}

/** Builds a platform with fresh signing keys. */
export async function createCore(options: CoreOptions, origins: Origins): Promise<Core> {
  const clock = { offsetMs: 0, skewMs: { platform: 0, registry: 0, issuer: 0, provider: 0 } };
  const base = options.now ?? Date.now;
  const nowAt = (service: Service) => base() + clock.offsetMs + clock.skewMs[service];
  const tokens: string[] = [];
  const mint = (token: string) => void tokens.push(token);
  const random = randomnessOf(options.seed);
  // One key for both, so that only the check of the issuer tells their tokens apart.
  const key = signingKey(random);
  const signerOf = (name: string) =>
    createSigner(key, (part, length) => random(`${name} ${part}`, length), mint);
  const [signer, provider] = await Promise.all([signerOf('platform'), signerOf('provider')]);
  const requestToken = `request-${random('request token', 16).toString('hex')}`;
  mint(requestToken);

  const state =
    options.state ??
    seededState({ now: base(), ...(options.seed === undefined ? {} : { seed: options.seed }) });
  let made = 0;
  const cursorKey = random('cursors', 32).toString('hex');
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
    now: () => nowAt('platform'),
    tokenFor: (identity, audience = origins.platform) =>
      signer.mint({
        issuer: origins.issuer,
        audience,
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
      const { method, rpc, url } = request;
      requests.push({
        service,
        method,
        path: url.pathname + url.search,
        status: reply.status,
        ...(rpc === undefined ? {} : { rpc }),
      });
      return reply;
    },
  };
  const effectsOf = createFaultMatcher(() => core.faults);
  const signIn = (now: number): SignInContext => ({
    state,
    provider,
    providerUrl: origins.provider,
    signer,
    issuerUrl: origins.issuer,
    requestToken,
    verifyOutside: options.verifyOutside,
    subject: options.subject ?? 'repo:acme/shop:ref:refs/heads/main',
    now,
  });
  const handlers: Readonly<Record<Service, (request: Incoming, now: number) => Promise<Answer>>> = {
    platform: (request, now) =>
      servePlatform(request, { state, now, providerUrl: origins.provider, childOf, cursorKey }, () =>
        callerOf(request, signer, origins, now),
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
