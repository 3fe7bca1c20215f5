// The CI's OIDC provider, and the exchange of its tokens for platform tokens by an identity's claimMatch.
import { type Answer, codes, errorInfo, type Incoming, json, refuse, resourceInfo } from './answer.js';
import { expectedClaims, matchesClaims } from './claim-match.js';
import type { State } from './state.js';
import { credentialOf, type Signer } from './tokens.js';

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
}

const workflowTokenSeconds = 300;
const platformTokenSeconds = 3600;

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
      id_token_signing_alg_values_supported: ['ES256'],
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

/** The token exchange: `GET` or `POST /sts/exchange`. */
export async function serveExchange(request: Incoming, context: SignInContext): Promise<Answer> {
  const { method, url } = request;
  if (url.pathname !== '/sts/exchange' || (method !== 'GET' && method !== 'POST')) {
    throw refuse(codes.notFound, `${method} ${url.pathname} is not an operation of this service`);
  }
  const fields = fieldsOf(request);
  const audience = fields.get('aud');
  if (audience === null) throw refuse(codes.invalid, 'Invalid argument: aud: is required');
  const identity = await matchingIdentity(request, context, fields.get('identity') ?? '');
  const token = await context.signer.mint({
    issuer: context.issuerUrl,
    audience,
    expiresInSeconds: platformTokenSeconds,
    now: context.now,
    claims: { sub: identity },
  });
  return json({ token });
}

function fieldsOf({ url, headers, body }: Incoming): URLSearchParams {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  return new URLSearchParams([...url.searchParams, ...new URLSearchParams(isForm ? body : '')]);
}

/** The uid of the requested identity, if the workflow token is valid and its claims equal the identity's claimMatch. */
async function matchingIdentity({ headers }: Incoming, context: SignInContext, uid: string): Promise<string> {
  const credential = credentialOf(headers);
  if (credential === undefined) throw refuse(codes.unauthenticated, 'a workflow token is needed');
  const verified = await context.provider.verify(credential, context.providerUrl, context.now);
  if ('invalid' in verified) {
    throw refuse(codes.unauthenticated, `the workflow token is not valid: ${verified.invalid}`);
  }
  const identity = context.state.identities.find((one) => one.uid === uid);
  if (identity === undefined)
    throw refuse(codes.notFound, `identity ${uid} was not found`, [resourceInfo('identity', uid)]);
  const defaults = { issuer: context.providerUrl, audience: new URL(context.issuerUrl).host };
  if (matchesClaims(verified.claims, identity.claimMatch, defaults)) return uid;
  const { iss = '', sub = '' } = verified.claims;
  const metadata = { issuer: iss, subject: sub, ...expectedClaims(identity.claimMatch, defaults) };
  throw refuse(codes.denied, `the token does not match identity ${uid}`, [
    errorInfo('CLAIM_MISMATCH', 'iam', metadata),
  ]);
}
