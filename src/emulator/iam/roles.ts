// IAM: roles, of which those without a group are built in, and role bindings.
import { type Collection, creating, deleting, getting, listing } from '../collection.js';
import { equals, hierarchy } from '../lists/filters.js';
import type { Listing } from '../lists/lists.js';
import { existing, notNow, timesAt } from '../resources.js';
import { roleBindingFields, roleFields } from '../state/iam.js';
import { parentOf, type State } from '../state/state.js';
import { type PlatformContext, type Route, route, visible } from './access.js';

type Binding = State['roleBindings'][number];

const bindings: Collection<Binding, typeof roleBindingFields, ReturnType<typeof hydrated>> = {
  type: 'roleBinding',
  items: (state) => state.roleBindings,
  fields: roleBindingFields,
  shown: hydrated,
  check({ identityUid, roleUid }, { state }) {
    existing(state.identities, 'identity', identityUid);
    existing(state.roles, 'role', roleUid);
  },
};

const bindingList: Listing<ReturnType<typeof hydrated>, 'roleBindings'> = {
  key: 'roleBindings',
  sortable: ['createTime', 'updateTime'],
  filters: {
    ...hierarchy,
    identity: equals(({ identity }) => identity.uid),
    group: equals(({ group }) => group.uid),
    role: equals(({ role }) => role.uid),
  },
};

export const roleBindingRoutes: readonly Route[] = [
  route('GET /iam/v2/roleBindings', ['CAP_IAM_ROLE_BINDINGS_LIST'], listing(bindings, bindingList)),
  route('GET /iam/v2/roleBindings/{uid}', ['CAP_IAM_ROLE_BINDINGS_LIST'], getting(bindings)),
  route(
    'POST /iam/v2/roleBindings/{parent}',
    ['CAP_IAM_ROLE_BINDINGS_CREATE'],
    creating(bindings, (values, uid, { now }) => ({ ...values, uid, ...timesAt(now) })),
  ),
  route('DELETE /iam/v2/roleBindings/{uid}', ['CAP_IAM_ROLE_BINDINGS_DELETE'], deleting(bindings)),
];

/** In a binding, the identity has subject and issuer at its top level. */
function hydrated(binding: Binding, { state, providerUrl }: PlatformContext) {
  const identity = existing(state.identities, 'identity', binding.identityUid);
  const group = existing(state.groups, 'group', parentOf(binding.uid));
  const role = existing(state.roles, 'role', binding.roleUid);
  const { issuer = providerUrl, subject = '' } = identity.claimMatch ?? {};
  return {
    uid: binding.uid,
    identity: { uid: identity.uid, name: identity.name, description: identity.description, subject, issuer },
    group: { uid: group.uid, name: group.name, description: group.description },
    role: { uid: role.uid, name: role.name, description: role.description },
    identityUid: identity.uid,
    roleUid: role.uid,
    createTime: binding.createTime,
    updateTime: binding.updateTime,
  };
}

type Role = State['roles'][number];

const roles: Collection<Role, typeof roleFields, Role> = {
  type: 'role',
  items: (state) => state.roles,
  visibleTo: visibleRoles,
  fields: roleFields,
  shown: (role) => role,
};

const roleList: Listing<Role, 'roles'> = {
  key: 'roles',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

export const roleRoutes: readonly Route[] = [
  route('GET /iam/v2/roles', ['CAP_IAM_ROLES_LIST'], listing(roles, roleList)),
  route('GET /iam/v2/roles/{uid}', ['CAP_IAM_ROLES_LIST'], getting(roles)),
  route(
    'POST /iam/v2/roles/{parent}',
    ['CAP_IAM_ROLES_CREATE'],
    creating(roles, (values, uid, { now }) => ({ ...values, uid, ...timesAt(now) })),
  ),
  route('DELETE /iam/v2/roles/{uid}', ['CAP_IAM_ROLES_DELETE'], deleting(roles, { before: requireUnbound })),
];

function visibleRoles(context: PlatformContext): readonly Role[] {
  const own = new Set(visible(context, context.state.roles));
  return context.state.roles.filter((role) => !role.uid.includes('/') || own.has(role));
}

function requireUnbound(uid: string, { roleBindings }: State): void {
  if (roleBindings.some(({ roleUid }) => roleUid === uid))
    throw notNow('RESOURCE_IN_USE', `role ${uid} is still in use`);
}
