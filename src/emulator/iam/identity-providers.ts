// IAM: identity providers of an organization, and the SCIM tokens by which they would provision users. Secrets are never shown.

import { createHash, randomBytes } from 'node:crypto';
import { type Collection, creating, deleting, getting, listing, updating } from '../collection.js';
import { checkedValues } from '../fields.js';
import { equals, hierarchy } from '../lists/filters.js';
import type { Listing } from '../lists/lists.js';
import { bodyOf, existing, invalid, notNow, remove, timesAt } from '../resources.js';
import { type Answer, codes, type Incoming, json, refuse, resourceInfo } from '../server/answer.js';
import { identityProviderFields } from '../state/iam-outside.js';
import { isWithin, type State } from '../state/state.js';
import { type PlatformContext, type Route, requireCapabilities, route } from './access.js';
import { scimSwitchFields, scimTokenFields } from './bodies.js';

export type Provider = State['identityProviders'][number];
type Token = NonNullable<NonNullable<Provider['scim']>['token']>;

function scimOf({ uid, scim }: Provider, { baseUrl, now }: Pick<PlatformContext, 'baseUrl' | 'now'>) {
  const previous = scim?.previous;
  return {
    enabled: scim?.enabled ?? false,
    endpointUrl: endpointOf(uid, baseUrl),
    credentialState: credentialState(scim, now),
    etag: etagOf({ uid, scim }),
    ...(scim?.token?.expireTime === undefined ? {} : { tokenExpireTime: scim.token.expireTime }),
    ...(previous?.expireTime !== undefined && isLive(previous, now)
      ? { previousTokenExpireTime: previous.expireTime }
      : {}),
  };
}

function endpointOf(uid: string, baseUrl: string): string {
  return `${baseUrl}/scim/v2/${uid}`;
}

/** Changes with every change of the token and of the switch. */
function etagOf({ uid, scim }: Pick<Provider, 'uid' | 'scim'>): string {
  return createHash('sha256')
    .update(`${uid} ${scim?.version ?? 0}`)
    .digest('hex')
    .slice(0, 16);
}

function isLive({ expireTime }: Token, now: number): boolean {
  return expireTime === undefined || Date.parse(expireTime) > now;
}

function credentialState(scim: Provider['scim'], now: number): string {
  if (scim?.token === undefined) return 'CREDENTIAL_STATE_NOT_ISSUED';
  if (scim.isRevoked) return 'CREDENTIAL_STATE_REVOKED';
  if (!isLive(scim.token, now)) return 'CREDENTIAL_STATE_EXPIRED';
  const isRotating = scim.previous !== undefined && isLive(scim.previous, now);
  return isRotating ? 'CREDENTIAL_STATE_ROTATING' : 'CREDENTIAL_STATE_LIVE';
}

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

const providers: Collection<Provider, typeof identityProviderFields, ReturnType<typeof shown>> = {
  type: 'identityProvider',
  items: (state) => state.identityProviders,
  fields: {
    schema: identityProviderFields,
    immutable: ['oidc.correlationRule'],
    kept: ['oidc.clientSecret'],
  },
  shown,
  check({ defaultRole, oidc }, { state }) {
    existing(state.roles, 'role', defaultRole);
    if (oidc !== undefined && !oidc.pkceEnabled && (oidc.clientSecret ?? '') === '')
      throw invalid('oidc.clientSecret', 'is required unless pkceEnabled is true');
  },
};

/** Lists leave out the state of SCIM. */
const listed = { ...providers, shown: withoutScim };

const list: Listing<ReturnType<typeof withoutScim>, 'identityProviders'> = {
  key: 'identityProviders',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

const write = 'CAP_IAM_ROLE_BINDINGS_CREATE';

export const identityProviderRoutes: readonly Route[] = [
  route('GET /iam/v2/identityProviders', ['CAP_IAM_IDENTITY_PROVIDERS_LIST'], listing(listed, list)),
  route('GET /iam/v2/identityProviders/{uid}', ['CAP_IAM_IDENTITY_PROVIDERS_LIST'], getting(providers)),
  route(
    'POST /iam/v2/identityProviders/{parent}',
    ['CAP_IAM_IDENTITY_PROVIDERS_CREATE', write],
    creating(providers, (values, uid, { now }) => ({ ...values, uid, ...timesAt(now) })),
  ),
  route(
    'PATCH /iam/v2/identityProviders/{uid}',
    ['CAP_IAM_IDENTITY_PROVIDERS_UPDATE', write],
    updating(providers),
  ),
  route(
    'DELETE /iam/v2/identityProviders/{uid}',
    ['CAP_IAM_IDENTITY_PROVIDERS_DELETE'],
    deleting(providers, { after: removeMappings }),
  ),
];

/** The mappings of a provider's groups go with it. */
function removeMappings(uid: string, { externalGroupRoleMappings }: State): void {
  remove(externalGroupRoleMappings, (mapping) => mapping.uid.startsWith(`${uid}/`));
}

function shown(provider: Provider, context: PlatformContext) {
  return { ...withoutScim(provider), scim: scimOf(provider, context) };
}

function withoutScim({ scim: _, oidc, ...provider }: Provider) {
  if (oidc === undefined) return provider;
  const { clientSecret: _secret, ...open } = oidc;
  return { ...provider, oidc: open };
}
