// Sign-in at the platform: the OIDC provider of workflows, claimMatch, and the token service that exchanges.

import { decodeJwt, type JWTPayload } from 'jose';
import type { VerifyOutside } from './iam/issuers.js';
import { alg, credentialOf, type Signer } from './iam/tokens.js';
import { existing, invalid } from './resources.js';
import { type Answer, codes, type Incoming, json, refuse } from './server/answer.js';
import type { State } from './state/state.js';

type ClaimMatch = State['identities'][number]['claimMatch'];

interface Defaults {
  readonly issuer: string;
  readonly audience: string;
}

/** What an identity expects, as a mismatch tells it; a pattern stands for itself. */
function expectedClaims(match: ClaimMatch = {}, { issuer, audience }: Defaults) {
  return {
    expectedIssuer: match.issuerPattern ?? match.issuer ?? issuer,
    expectedSubject: match.subjectPattern ?? match.subject ?? '',
    expectedAudience: match.audiencePattern ?? match.audience ?? audience,
  };
}

/** An identity without a subject matches no token. */
export function matchesClaims(claims: JWTPayload, match: ClaimMatch, defaults: Defaults): boolean {
  if (match === undefined) return false;
  const { expectedIssuer, expectedSubject, expectedAudience } = expectedClaims(match, defaults);
  const { iss = '', sub = '', aud = [] } = claims;
  const wanted = Object.entries(match.claims ?? {});
  const patterns = Object.entries(match.claimPatterns ?? {});
  return (
    fits(iss, expectedIssuer, match.issuerPattern !== undefined) &&
    expectedSubject !== '' &&
    fits(sub, expectedSubject, match.subjectPattern !== undefined) &&
    [aud].flat().some((one) => fits(one, expectedAudience, match.audiencePattern !== undefined)) &&
    wanted.every(([name, value]) => fits(textOf(claims, name), value, false)) &&
    patterns.every(([name, value]) => fits(textOf(claims, name), value, true))
  );
}

/** A pattern has to match the whole value. */
function fits(value: string | undefined, expected: string, isPattern: boolean): boolean {
  if (value === undefined || !isPattern) return value === expected;
  return new RegExp(`^(?:${expected})$`, 'u').test(value);
}

function textOf(claims: JWTPayload, name: string): string | undefined {
  const value = Object.hasOwn(claims, name) ? claims[name] : undefined;
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

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
  /** Verifies workflow tokens of other issuers; absent if there is no network. */
  readonly verifyOutside?: VerifyOutside | undefined;
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

const platformTokenSeconds = 3600;

/** The exchange of a workflow token for one of the platform. */
export async function serveExchange(request: Incoming, context: SignInContext): Promise<Answer> {
  const { method, url } = request;
  const operation = `${method} ${url.pathname}`;
  if (operation !== 'POST /sts/exchange')
    throw refuse(codes.notFound, `${operation} is not an operation of this service`);
  const fields = fieldsOf(request);
  const audience = fields.get('aud');
  if (audience === null) throw invalid('aud', 'is required');
  const sub = await matchingIdentity(request, context, fields.get('identity') ?? '');
  const { signer, issuerUrl: issuer, now } = context;
  const expiresInSeconds = platformTokenSeconds;
  const token = await signer.mint({ issuer, audience, expiresInSeconds, now, claims: { sub } });
  const expiry = new Date((Math.floor(now / 1000) + expiresInSeconds) * 1000).toISOString();
  return json({ token, expiry });
}

function fieldsOf({ url, headers, body }: Incoming): URLSearchParams {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  return new URLSearchParams([...url.searchParams, ...new URLSearchParams(isForm ? body : '')]);
}

/** The uid of the requested identity, if the workflow token is valid and its claims equal the identity's claimMatch. */
async function matchingIdentity({ headers }: Incoming, context: SignInContext, uid: string): Promise<string> {
  const credential = credentialOf(headers);
  if (credential === undefined) throw refuse(codes.unauthenticated, 'a workflow token is needed');
  const { claimMatch } = existing(context.state.identities, 'identity', uid);
  const defaults = { issuer: context.providerUrl, audience: new URL(context.issuerUrl).host };
  const expected = expectedClaims(claimMatch, defaults);
  const verified = await verifiedToken(credential, context, (issuer) =>
    fits(issuer, expected.expectedIssuer, claimMatch?.issuerPattern !== undefined),
  );
  if ('invalid' in verified)
    throw refuse(codes.unauthenticated, `the workflow token is not valid: ${verified.invalid}`);
  if (matchesClaims(verified.claims, claimMatch, defaults)) return uid;
  const { iss = '', sub = '', aud = [] } = verified.claims;
  const metadata = { issuer: iss, subject: sub, audience: [aud].flat().join(' '), ...expected };
  const because = { reason: 'CLAIM_MISMATCH', metadata };
  throw refuse(codes.denied, `the token does not match identity ${uid}`, [], because);
}

/**
 * The claims of a workflow token. Keys are only fetched of an issuer that the identity expects, so that nobody can make
 * this server call an address of their choice.
 */
async function verifiedToken(
  token: string,
  { provider, providerUrl, verifyOutside, now }: SignInContext,
  isExpected: (issuer: string) => boolean,
) {
  const issuer = issuerOf(token);
  if (issuer === undefined || issuer === providerUrl || !isExpected(issuer) || verifyOutside === undefined)
    return provider.verify(token, providerUrl, now);
  return verifyOutside(token, issuer, now);
}

/** The issuer that a token names, before it is verified; `undefined` if it is no token. */
function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}
