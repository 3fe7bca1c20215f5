// The CI's OIDC provider: it issues workflow tokens to jobs that know its secret.
import { type Answer, codes, type Incoming, json, refuse } from './answer.js';
import type { State } from './state.js';
import { alg, credentialOf, type Signer } from './tokens.js';

export interface SignInContext {
  readonly state: State;
  /** Signs workflow tokens. */
  readonly provider: Signer;
  readonly providerUrl: string;
  /** Signs the platform's tokens. */
  readonly signer: Signer;
  readonly issuerUrl: string;
  /** The secret with which a job requests its workflow token. */
  readonly requestToken: string;
  /** The `sub` claim of workflow tokens. */
  readonly subject: string;
  readonly now: number;
  /** Refresh tokens that have been used; each works once. */
  readonly usedTokens: Set<string>;
}

const workflowTokenSeconds = 300;

/** The CI's side: issues workflow tokens, and publishes the key that verifies them. */
export async function serveProvider(
  { method, url, headers }: Incoming,
  context: SignInContext,
): Promise<Answer> {
  const { provider, providerUrl } = context;
  if (method === 'GET' && url.pathname === '/.well-known/openid-configuration') {
    return json({
      issuer: providerUrl,
      jwks_uri: `${providerUrl}/jwks`,
      id_token_signing_alg_values_supported: [alg],
    });
  }
  if (method === 'GET' && url.pathname === '/jwks') return json(provider.jwks);
  if (method !== 'GET' || url.pathname !== '/token')
    throw refuse(codes.notFound, `${url.pathname} is not served`);
  if (credentialOf(headers) !== context.requestToken)
    throw refuse(codes.unauthenticated, 'wrong request token');
  const audience = url.searchParams.get('audience') ?? 'https://ci.example.com/acme';
  return json({ value: await workflowToken(context, audience) });
}

/** A workflow token with the claims of a job on the main branch. */
export function workflowToken(
  { provider, providerUrl, subject, now }: SignInContext,
  audience: string,
): Promise<string> {
  return provider.mint({
    issuer: providerUrl,
    audience,
    expiresInSeconds: workflowTokenSeconds,
    now,
    claims: {
      sub: subject,
      repository: 'acme/shop',
      repository_owner: 'acme',
      ref: 'refs/heads/main',
      workflow: 'images',
      event_name: 'push',
    },
  });
}
