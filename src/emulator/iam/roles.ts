// IAM: roles. Those without a group are built in: everybody sees them, and nobody changes them.
import { type Handler, type PlatformContext, type Route, route, visible } from '../access.js';
import { json } from '../answer.js';
import { type Collection, creating, deleting, updating } from '../collection.js';
import { equals, hierarchy } from '../lists/filters.js';
import { type Listing, listPage } from '../lists.js';
import { existing, notNow, timesAt } from '../resources.js';
import { roleFields } from '../state/iam.js';
import type { State } from '../state.js';

type Role = State['roles'][number];

const roles: Collection<Role, typeof roleFields, Role> = {
  type: 'role',
  items: (state) => state.roles,
  fields: { schema: roleFields },
  shown: (role) => role,
};

const list: Listing<Role, 'roles'> = {
  key: 'roles',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

export const roleRoutes: readonly Route[] = [
  route('GET /iam/v2/roles', ['CAP_IAM_ROLES_LIST'], listRoles()),
  route('GET /iam/v2/roles/{uid}', ['CAP_IAM_ROLES_LIST'], getRole()),
  route(
    'POST /iam/v2/roles/{parent}',
    ['CAP_IAM_ROLES_CREATE'],
    creating(roles, (values, uid, { now }) => ({ ...values, uid, ...timesAt(now) })),
  ),
  route('PATCH /iam/v2/roles/{uid}', ['CAP_IAM_ROLES_UPDATE'], updating(roles)),
  route('DELETE /iam/v2/roles/{uid}', ['CAP_IAM_ROLES_DELETE'], deleting(roles, { before: requireUnbound })),
];

function listRoles(): Handler {
  return (request, context) => json(listPage(request, context, list, visibleRoles(context)));
}

function getRole(): Handler {
  return (_request, context, uid = '') => json(existing(visibleRoles(context), 'role', uid));
}

function visibleRoles(context: PlatformContext): readonly Role[] {
  const own = new Set(visible(context, context.state.roles));
  return context.state.roles.filter((role) => !role.uid.includes('/') || own.has(role));
}

function requireUnbound(
  uid: string,
  { roleBindings, groupInvites, identityProviders, ...state }: State,
): void {
  const isUsed =
    [roleBindings, groupInvites, state.externalGroupRoleMappings]
      .flat()
      .some(({ roleUid }) => roleUid === uid) ||
    identityProviders.some(({ defaultRole }) => defaultRole === uid);
  if (isUsed) throw notNow('RESOURCE_IN_USE', `role ${uid} is still in use`);
}
