// IAM: roles, of which those without a group are built in, and role bindings.

import { type Collection, created, creating, deleting, getting, listing, updating } from '../collection.js';
import { type Body, checkedValues } from '../fields.js';
import { equals, hierarchy } from '../lists/filters.js';
import { fullList, type Listing, listPage } from '../lists/lists.js';
import { bodyOf, existing, invalid, notNow, timesAt } from '../resources.js';
import { type Answer, type Incoming, json } from '../server/answer.js';
import { roleBindingFields, roleFields } from '../state/iam.js';
import { parentOf, type State } from '../state/state.js';
import {
  type Handler,
  type PlatformContext,
  type Route,
  requireCapabilities,
  route,
  visible,
} from './access.js';
import { batchFields } from './bodies.js';

type Binding = State['roleBindings'][number];

const bindings: Collection<Binding, typeof roleBindingFields, ReturnType<typeof hydrated>> = {
  type: 'roleBinding',
  items: (state) => state.roleBindings,
  fields: { schema: roleBindingFields },
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
  route('GET /iam/v1/rolebindings', ['CAP_IAM_ROLE_BINDINGS_LIST'], fullList(bindingsByUid)),
  route('POST /iam/v2/roleBindings:batchCreate', ['CAP_IAM_ROLE_BINDINGS_CREATE'], batchCreate),
  route('GET /iam/v2/roleBindings', ['CAP_IAM_ROLE_BINDINGS_LIST'], listing(bindings, bindingList)),
  route('GET /iam/v2/roleBindings/{uid}', ['CAP_IAM_ROLE_BINDINGS_LIST'], getting(bindings)),
  route(
    'POST /iam/v2/roleBindings/{parent}',
    ['CAP_IAM_ROLE_BINDINGS_CREATE'],
    creating(bindings, completed),
  ),
  route('PATCH /iam/v2/roleBindings/{uid}', ['CAP_IAM_ROLE_BINDINGS_UPDATE'], updating(bindings)),
  route('DELETE /iam/v2/roleBindings/{uid}', ['CAP_IAM_ROLE_BINDINGS_DELETE'], deleting(bindings)),
];

function completed(
  values: { identityUid: string; roleUid: string },
  uid: string,
  { now }: PlatformContext,
): Binding {
  return { ...values, uid, ...timesAt(now) };
}

/** All of them or none. */
function batchCreate(request: Incoming, context: PlatformContext): Answer {
  const { parent, requests, roleUid } = checkedValues(batchFields, bodyOf(request));
  requireCapabilities(context, parent);
  const bodies = requests.map((one, at) => bindingOf(one, `requests.${at}`, parent, roleUid));
  const before = context.state.roleBindings.length;
  try {
    const made = bodies.map((body) => created(bindings, completed, body, context, parent));
    return json({ roleBindings: made.map((one) => hydrated(one, context)) });
  } catch (error) {
    context.state.roleBindings.length = before;
    throw error;
  }
}

/** A request without a role has the role of the batch. */
function bindingOf(
  { parent, roleBinding }: { parent?: string | undefined; roleBinding: Body },
  place: string,
  batchParent: string,
  batchRole: string | undefined,
): Body {
  if (parent !== undefined && parent !== batchParent)
    throw invalid(`${place}.parent`, `must be ${batchParent}`);
  const { roleUid = batchRole } = roleBinding;
  if (batchRole !== undefined && roleUid !== batchRole)
    throw invalid(`${place}.roleBinding.roleUid`, 'differs from the roleUid of the batch');
  return { ...roleBinding, roleUid };
}

/** Version 1 has only the uids of what a binding binds. */
function bindingsByUid(context: PlatformContext) {
  return visible(context, context.state.roleBindings).map(({ identityUid, roleUid, ...binding }) => ({
    ...binding,
    identity: identityUid,
    role: roleUid,
  }));
}

/** In a binding, the identity has subject and issuer at its top level. */
function hydrated(binding: Binding, { state, providerUrl }: PlatformContext) {
  const identity = existing(state.identities, 'identity', binding.identityUid);
  const group = existing(state.groups, 'group', parentOf(binding.uid));
  const role = existing(state.roles, 'role', binding.roleUid);
  const { issuer = providerUrl, subject = '' } = identity.claimMatch ?? identity.staticKeys ?? {};
  const email = identity.email === undefined ? {} : { email: identity.email };
  return {
    uid: binding.uid,
    identity: {
      uid: identity.uid,
      name: identity.name,
      description: identity.description,
      subject,
      issuer,
      ...email,
    },
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
  fields: { schema: roleFields },
  shown: (role) => role,
};

const roleList: Listing<Role, 'roles'> = {
  key: 'roles',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

export const roleRoutes: readonly Route[] = [
  route('GET /iam/v1/roles', ['CAP_IAM_ROLES_LIST'], fullList(visibleRoles)),
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
  return (request, context) => json(listPage(request, context, roleList, visibleRoles(context)));
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
