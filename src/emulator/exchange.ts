// The platform's token service: exchanges workflow tokens by an identity's claimMatch, and refresh tokens.
import { type Answer, codes, type Incoming, json, refuse, resourceInfo } from './answer.js';
import { expectedClaims, matchesClaims } from './claim-match.js';
import { existing, invalid } from './resources.js';
import type { SignInContext } from './sign-in.js';
import { credentialOf } from './tokens.js';

const platformTokenSeconds = 3600;
const refreshTokenSeconds = 30 * 86_400;

/** The operations under `/sts`. */
export async function serveExchange(request: Incoming, context: SignInContext): Promise<Answer> {
  const { method, url } = request;
  const operation = `${method} ${url.pathname}`;
  if (operation === 'GET /sts/exchange' || operation === 'POST /sts/exchange')
    return exchange(request, context);
  if (operation === 'POST /sts/exchange_refresh_token') return refresh(request, context);
  if (operation === 'GET /sts/headless_sessions') return headlessSession(request, context);
  throw refuse(codes.notFound, `${operation} is not an operation of this service`);
}

async function exchange(request: Incoming, context: SignInContext): Promise<Answer> {
  const fields = fieldsOf(request);
  const audience = audienceOf(fields);
  const identity = await matchingIdentity(request, context, fields.get('identity') ?? '');
  const token = await accessToken(context, identity, audience);
  if (!fields.getAll('scopes').includes('offline_access')) return json(token);
  const { token: refreshToken } = await refreshTokenFor(context, identity);
  return json({ ...token, refreshToken });
}

/** A new pair of tokens for a refresh token, which cannot be used again. */
async function refresh(request: Incoming, context: SignInContext): Promise<Answer> {
  const audience = audienceOf(fieldsOf(request));
  const credential = credentialOf(request.headers);
  if (credential === undefined) throw refuse(codes.unauthenticated, 'a refresh token is needed');
  const verified = await context.signer.verify(credential, context.issuerUrl, context.now);
  if ('invalid' in verified)
    throw refuse(codes.unauthenticated, `the refresh token is not valid: ${verified.invalid}`);
  const { use, sub = '', jti = '' } = verified.claims;
  if (use !== 'refresh') throw refuse(codes.unauthenticated, 'the token is not a refresh token');
  if (context.usedTokens.has(jti)) throw refuse(codes.unauthenticated, 'the refresh token has been used');
  existing(context.state.identities, 'identity', sub);
  context.usedTokens.add(jti);
  const token = await accessToken(context, sub, audience);
  return json({ token, refreshToken: await refreshTokenFor(context, sub) });
}

/** A session can be fetched once. */
function headlessSession({ url }: Incoming, { state }: SignInContext): Answer {
  const code = url.searchParams.get('code') ?? '';
  if (code === '') throw invalid('code', 'is required');
  const at = state.headlessSessions.findIndex((session) => session.code === code);
  const [found] = at < 0 ? [] : state.headlessSessions.splice(at, 1);
  if (found === undefined)
    throw refuse(codes.notFound, 'no session has this code', [resourceInfo('headlessSession', code)]);
  return json({ ecdhPublicKey: found.ecdhPublicKey, encryptedIdtoken: found.encryptedIdtoken });
}

function accessToken(context: SignInContext, identity: string, audience: string) {
  return issued(context, { sub: identity }, audience, platformTokenSeconds);
}

function refreshTokenFor(context: SignInContext, identity: string) {
  return issued(context, { sub: identity, use: 'refresh' }, context.issuerUrl, refreshTokenSeconds);
}

async function issued(
  { signer, issuerUrl, now }: SignInContext,
  claims: { readonly sub: string; readonly use?: string },
  audience: string,
  expiresInSeconds: number,
) {
  const token = await signer.mint({ issuer: issuerUrl, audience, expiresInSeconds, now, claims });
  return { token, expiry: new Date((Math.floor(now / 1000) + expiresInSeconds) * 1000).toISOString() };
}

function audienceOf(fields: URLSearchParams): string {
  const audience = fields.get('aud');
  if (audience === null) throw invalid('aud', 'is required');
  return audience;
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
  const { claimMatch } = existing(context.state.identities, 'identity', uid);
  const defaults = { issuer: context.providerUrl, audience: new URL(context.issuerUrl).host };
  if (matchesClaims(verified.claims, claimMatch, defaults)) return uid;
  const { iss = '', sub = '' } = verified.claims;
  const metadata = { issuer: iss, subject: sub, ...expectedClaims(claimMatch, defaults) };
  const because = { reason: 'CLAIM_MISMATCH', metadata };
  throw refuse(codes.denied, `the token does not match identity ${uid}`, [], because);
}
