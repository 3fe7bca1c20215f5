// IAM: groups, how somebody gets access to one, invitations, and the terms that a group has accepted.

import { createHash, randomBytes } from 'node:crypto';
import { type Collection, created, creating, deleting, getting, listing, updating } from '../collection.js';
import { checkedValues } from '../fields.js';
import { equals, hierarchy, queryOf } from '../lists/filters.js';
import { fullList, type Listing, listPage } from '../lists/lists.js';
import { bodyOf, existing, invalid, notNow, remove, timesAt } from '../resources.js';
import { type Answer, codes, type Incoming, json, refuse, resourceInfo } from '../server/answer.js';
import { groupFields } from '../state/iam.js';
import { groupInviteFields } from '../state/iam-outside.js';
import type { State } from '../state/state.js';
import { type PlatformContext, type Route, requireCapabilities, route, visible } from './access.js';
import { termsFields } from './bodies.js';

export const groupAccessRoutes: readonly Route[] = [
  route('GET /iam/v2/groups:lookupGroup', [], lookUpGroup),
  route('GET /iam/v2/groups:checkEligibility', [], checkEligibility),
  route('POST /iam/v2/groups/{uid}:requestGroupAccess', [], requestGroupAccess),
];

const repeatAfterMs = 86_400_000;

/** Of a domain that anybody can have an address in. */
const freeMail = ['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com'];

function lookUpGroup({ url }: Incoming, context: PlatformContext): Answer {
  queryOf(url, {});
  const group = matchingGroup(context);
  if (group === undefined) throw noGroup('');
  return json({ group });
}

function checkEligibility({ url }: Incoming, context: PlatformContext): Answer {
  queryOf(url, {});
  return json({ eligible: domainOf(context) !== undefined });
}

/** At most one request a day for a group. */
function requestGroupAccess(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  const { state, caller, now } = context;
  if (matchingGroup(context)?.uid !== uid) throw noGroup(uid);
  const last = state.accessRequests.findLast(
    (one) => one.identityUid === caller && one.groupUid === uid,
  )?.createTime;
  if (last !== undefined && now - Date.parse(last) < repeatAfterMs)
    throw refuse(codes.exhausted, `Resource exhausted: access to ${uid} was requested already`);
  state.accessRequests.push({
    identityUid: caller,
    groupUid: uid,
    createTime: new Date(now).toISOString(),
  });
  return json({});
}

/** The verified organization whose members have addresses in the domain of the caller. */
function matchingGroup(context: PlatformContext): State['groups'][number] | undefined {
  const domain = domainOf(context);
  const { groups, identities } = context.state;
  return groups.find(
    ({ uid, verified }) =>
      verified === true &&
      !uid.includes('/') &&
      domain !== undefined &&
      identities.some((one) => one.uid.startsWith(`${uid}/`) && domainIn(one.email) === domain),
  );
}

/** The domain of the caller's verified address; `undefined` without one, and for providers of free addresses. */
function domainOf({ state, caller }: PlatformContext): string | undefined {
  const domain = domainIn(state.identities.find(({ uid }) => uid === caller)?.email);
  return domain === undefined || freeMail.includes(domain) ? undefined : domain;
}

function domainIn(email = ''): string | undefined {
  return /@([^@]+)$/.exec(email)?.[1]?.toLowerCase();
}

/** The same for a group that does not exist and for one that the caller may not know of. */
function noGroup(uid: string) {
  return refuse(codes.notFound, 'no verified organization of the caller was found', [
    resourceInfo('group', uid),
  ]);
}

type Invite = State['groupInvites'][number];

const invites: Collection<Invite, typeof groupInviteFields, ReturnType<typeof shown>> = {
  type: 'groupInvite',
  items: (state) => state.groupInvites,
  fields: { schema: groupInviteFields },
  shown,
  check({ roleUid, ttl }, { state }) {
    existing(state.roles, 'role', roleUid);
    if (Number.parseFloat(ttl) <= 0) throw invalid('ttl', 'must be more than 0s');
  },
};

const inviteList: Listing<ReturnType<typeof shown>, 'groupInvites'> = {
  key: 'groupInvites',
  sortable: ['createTime', 'expirationTime', 'email'],
  order: 'createTime desc',
  filters: { ...hierarchy, keyId: equals(({ keyId }) => keyId) },
};

export const groupInviteRoutes: readonly Route[] = [
  route('GET /iam/v2/groupInvites', ['CAP_IAM_GROUP_INVITES_LIST'], listing(invites, inviteList)),
  route('GET /iam/v2/groupInvites/{uid}', ['CAP_IAM_GROUP_INVITES_LIST'], getting(invites)),
  route(
    'POST /iam/v2/groupInvites/{parent}',
    ['CAP_IAM_GROUP_INVITES_CREATE', 'CAP_IAM_ROLE_BINDINGS_CREATE'],
    createInvite,
  ),
  route('DELETE /iam/v2/groupInvites/{uid}', ['CAP_IAM_GROUP_INVITES_DELETE'], deleting(invites)),
];

function createInvite(request: Incoming, context: PlatformContext, parent = ''): Answer {
  const code = randomBytes(24).toString('base64url');
  const invite = created(
    invites,
    ({ ttl, ...values }, uid, { now }) => ({
      ...values,
      uid,
      keyId: createHash('sha256').update(code).digest('hex').slice(0, 16),
      expirationTime: new Date(now + Number.parseFloat(ttl) * 1000).toISOString(),
      createTime: new Date(now).toISOString(),
    }),
    bodyOf(request),
    context,
    parent,
  );
  return json({ ...shown(invite, context), code });
}

/** An invite does not change. */
function shown(invite: Invite, { state }: PlatformContext) {
  const { uid, name, description, capabilities } = existing(state.roles, 'role', invite.roleUid);
  return { ...invite, role: { uid, name, description, capabilities }, updateTime: invite.createTime };
}

export const termsRoutes: readonly Route[] = [
  route('POST /iam/v2/terms/{group}', ['CAP_TERMS_ACCEPT'], acceptTerms),
  route('GET /iam/v2/terms/{group}', ['CAP_TERMS_LIST'], listAcceptances),
];

type Acceptance = State['termsAcceptances'][number];

const acceptanceList: Listing<Acceptance & { readonly uid: string }, 'termsAcceptances'> = {
  key: 'termsAcceptances',
  sortable: ['docId', 'createTime'],
  order: 'docId',
  filters: {},
};

/** A document that the group has accepted before stays accepted as it was. */
function acceptTerms(request: Incoming, context: PlatformContext, group = ''): Answer {
  requireCapabilities(context, group);
  const { state, caller, now } = context;
  existing(state.groups, 'group', group);
  const { documentIds } = checkedValues(termsFields, bodyOf(request));
  for (const docId of new Set(documentIds)) {
    const isAccepted = state.termsAcceptances.some((one) => one.orgUid === group && one.docId === docId);
    if (!isAccepted)
      state.termsAcceptances.push({
        docId,
        acceptedBy: caller,
        orgUid: group,
        createTime: new Date(now).toISOString(),
      });
  }
  return json({ group, documentIds });
}

function listAcceptances(request: Incoming, context: PlatformContext, group = ''): Answer {
  requireCapabilities(context, group);
  existing(context.state.groups, 'group', group);
  const found = context.state.termsAcceptances.filter(({ orgUid }) => orgUid === group);
  const page = listPage(
    request,
    context,
    acceptanceList,
    found.map((one) => ({ uid: one.docId, ...one })),
  );
  return json({ ...page, termsAcceptances: page.termsAcceptances.map(({ uid: _, ...one }) => one) });
}

type Group = State['groups'][number];

const groups: Collection<Group, typeof groupFields, Group> = {
  type: 'group',
  items: (state) => state.groups,
  fields: { schema: groupFields },
  shown: (group) => group,
};

const groupList: Listing<Group, 'groups'> = {
  key: 'groups',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

export const groupRoutes: readonly Route[] = [
  route(
    'GET /iam/v1/groups',
    ['CAP_IAM_GROUPS_LIST'],
    fullList((context) => visible(context, context.state.groups)),
  ),
  route('GET /iam/v2/groups', ['CAP_IAM_GROUPS_LIST'], listing(groups, groupList)),
  route('GET /iam/v2/groups/{uid}', ['CAP_IAM_GROUPS_LIST'], getting(groups)),
  route(
    'POST /iam/v2/groups/{parent}',
    ['CAP_IAM_GROUPS_CREATE'],
    creating(groups, (values, uid, { now }) => ({ ...values, uid, ...timesAt(now) })),
  ),
  route('PATCH /iam/v2/groups/{uid}', ['CAP_IAM_GROUPS_UPDATE'], updating(groups)),
  route(
    'DELETE /iam/v2/groups/{uid}',
    ['CAP_IAM_GROUPS_DELETE'],
    deleting(groups, { before: requireEmpty, after: forget }),
  ),
];

function requireEmpty(uid: string, state: State): void {
  const children = [
    state.groups,
    state.identities,
    state.roles,
    state.roleBindings,
    state.repos,
    state.subscriptions,
    state.identityProviders,
    state.accountAssociations,
    state.groupInvites,
  ].flat();
  if (children.some((child) => child.uid.startsWith(`${uid}/`)))
    throw notNow('RESOURCE_NOT_EMPTY', `group ${uid} still contains resources`);
}

/** Terms and requests are records about a group, and do not keep it from being deleted. */
function forget(uid: string, state: State): void {
  remove(state.termsAcceptances, ({ orgUid }) => orgUid === uid);
  remove(state.accessRequests, ({ groupUid }) => groupUid === uid);
}
