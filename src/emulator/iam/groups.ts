// IAM: groups.
import { type Collection, creating, deleting, getting, listing } from '../collection.js';
import { equals, hierarchy } from '../lists/filters.js';
import type { Listing } from '../lists/lists.js';
import { notNow, timesAt } from '../resources.js';
import { groupFields } from '../state/iam.js';
import type { State } from '../state/state.js';
import { type Route, route } from './access.js';

type Group = State['groups'][number];

const groups: Collection<Group, typeof groupFields, Group> = {
  type: 'group',
  items: (state) => state.groups,
  fields: groupFields,
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
  route('DELETE /iam/v2/groups/{uid}', ['CAP_IAM_GROUPS_DELETE'], deleting(groups, { before: requireEmpty })),
];

function requireEmpty(
  uid: string,
  { groups: subgroups, identities, roles, roleBindings, repos }: State,
): void {
  const children = [subgroups, identities, roles, roleBindings, repos].flat();
  if (children.some((child) => child.uid.startsWith(`${uid}/`)))
    throw notNow('RESOURCE_NOT_EMPTY', `group ${uid} still contains resources`);
}
