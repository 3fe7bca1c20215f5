// IAM: groups. A group that is not empty cannot be deleted.
import { type Route, route } from '../access.js';
import { type Collection, creating, deleting, getting, listing, updating } from '../collection.js';
import { equals, hierarchy } from '../lists/filters.js';
import type { Listing } from '../lists.js';
import { notNow, remove, timesAt } from '../resources.js';
import { groupFields } from '../state/iam.js';
import type { State } from '../state.js';

type Group = State['groups'][number];

const groups: Collection<Group, typeof groupFields, Group> = {
  type: 'group',
  items: (state) => state.groups,
  fields: { schema: groupFields },
  shown: (group) => group,
};

const list: Listing<Group, 'groups'> = {
  key: 'groups',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

export const groupRoutes: readonly Route[] = [
  route('GET /iam/v2/groups', ['CAP_IAM_GROUPS_LIST'], listing(groups, list)),
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
