// IAM: tokens with which an identity provider would provision users by SCIM, and the switch for it.
import { createHash, randomBytes } from 'node:crypto';
import { type PlatformContext, type Route, requireCapabilities, route } from '../access.js';
import { type Answer, codes, type Incoming, json, refuse, resourceInfo } from '../answer.js';
import { checkedValues } from '../fields.js';
import { bodyOf, existing, invalid, notNow } from '../resources.js';
import { isWithin } from '../state.js';
import { scimSwitchFields, scimTokenFields } from './bodies.js';
import { endpointOf, etagOf, isLive, type Provider } from './scim-state.js';

const needs = ['CAP_IAM_SCIM_MANAGE', 'CAP_IAM_IDENTITY_PROVIDERS_LIST'] as const;
const yearMs = 365 * 86_400_000;
const maxOverlapMs = 86_400_000;

export const scimRoutes: readonly Route[] = [
  route('POST /iam/v2/identityProviders/{uid}:generateScimToken', needs, generate),
  route('POST /iam/v2/identityProviders/{uid}:regenerateScimToken', needs, regenerate),
  route('POST /iam/v2/identityProviders/{uid}:revokeScimToken', needs, revoke),
  route('POST /iam/v2/identityProviders/{uid}:setScimEnabled', needs, setEnabled),
];

type Scim = NonNullable<Provider['scim']>;

function providerAt(context: PlatformContext, uid: string): Provider {
  requireCapabilities(context, uid);
  return existing(context.state.identityProviders, 'identityProvider', uid);
}

function generate(request: Incoming, context: PlatformContext, uid = ''): Answer {
  const provider = providerAt(context, uid);
  const asked = checkedValues(scimTokenFields, bodyOf(request));
  if (provider.scim?.token !== undefined)
    throw notNow('SCIM_TOKEN_EXISTS', `${uid} has a SCIM token: regenerate it instead`);
  return json(issued(provider, asked, context));
}

function regenerate(request: Incoming, context: PlatformContext, uid = ''): Answer {
  const provider = providerAt(context, uid);
  const asked = checkedValues(scimTokenFields, bodyOf(request));
  const { token, isRevoked = false } = provider.scim ?? {};
  if (token === undefined)
    throw refuse(codes.notFound, `${uid} has no SCIM token`, [resourceInfo('scimToken', uid)]);
  requireCurrent(provider, asked.etag);
  const overlapMs = Math.min(maxOverlapMs, Number.parseFloat(asked.overlap) * 1000);
  const until = context.now + overlapMs;
  const wasLive = !isRevoked && isLive(token, context.now) && overlapMs > 0;
  const end = new Date(Math.min(until, Date.parse(token.expireTime ?? '') || until)).toISOString();
  const answer = issued(provider, asked, context, wasLive ? { ...token, expireTime: end } : undefined);
  return json({
    ...answer,
    requestedOverlap: `${overlapMs / 1000}s`,
    ...(wasLive ? { previousTokenExpireTime: end } : {}),
  });
}

function revoke(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  const provider = providerAt(context, uid);
  const revokeTime = new Date(context.now).toISOString();
  const { previous: _, ...scim } = nextOf(provider);
  provider.scim = { ...scim, isRevoked: scim.token !== undefined };
  return json({ identityProviderUid: uid, etag: etagOf(provider), enabled: scim.enabled, revokeTime });
}

function setEnabled(request: Incoming, context: PlatformContext, uid = ''): Answer {
  const provider = providerAt(context, uid);
  const { enabled, etag } = checkedValues(scimSwitchFields, bodyOf(request));
  requireCurrent(provider, etag);
  if (enabled && ownersAbove(context, uid) < 2)
    throw notNow('TOO_FEW_OWNERS', 'the organization needs two owners that were not provisioned');
  provider.scim = { ...nextOf(provider), enabled };
  return json({ identityProviderUid: uid, enabled, etag: etagOf(provider) });
}

/** Gives the provider a new token. Only its hash is kept. */
function issued(
  provider: Provider,
  { expireTime, neverExpires }: { expireTime?: string | undefined; neverExpires: boolean },
  { now, baseUrl }: PlatformContext,
  previous?: Scim['token'],
) {
  if (neverExpires && expireTime !== undefined) throw invalid('expireTime', 'cannot go with neverExpires');
  const end = expireTime === undefined ? now + yearMs : Date.parse(expireTime);
  if (end <= now || end > now + 2 * yearMs) throw invalid('expireTime', 'must be within two years from now');
  const token = `cgscim_${randomBytes(32).toString('hex')}`;
  const expiry = neverExpires ? {} : { expireTime: new Date(end).toISOString() };
  const hash = createHash('sha256').update(token).digest('hex');
  const { previous: _, ...scim } = nextOf(provider);
  provider.scim = {
    ...scim,
    isRevoked: false,
    token: { hash, ...expiry },
    ...(previous ? { previous } : {}),
  };
  const { uid } = provider;
  return {
    token,
    endpointUrl: endpointOf(uid, baseUrl),
    ...expiry,
    identityProviderUid: uid,
    etag: etagOf(provider),
  };
}

/** The state with the version of the next etag. */
function nextOf({ scim }: Provider): Scim {
  const { version = 0, ...rest } = scim ?? {};
  return { enabled: false, isRevoked: false, ...rest, version: version + 1 };
}

function requireCurrent(provider: Provider, etag: string | undefined): void {
  if (etag === undefined) throw invalid('etag', 'is required');
  if (etag !== etagOf(provider))
    throw refuse(codes.aborted, `Aborted: ${provider.uid} has changed since the etag ${etag}`);
}

/** How many identities hold the role `owner` at the provider's organization. */
function ownersAbove({ state }: PlatformContext, uid: string): number {
  const owner = state.roles.find((role) => role.name === 'owner' && !role.uid.includes('/'))?.uid;
  const root = uid.split('/')[0] ?? '';
  const owners = state.roleBindings.filter((one) => one.roleUid === owner && isWithin(one.uid, root));
  return new Set(owners.map(({ identityUid }) => identityUid)).size;
}
