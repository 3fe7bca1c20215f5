// IAM: roles and role bindings. Responses contain the full role and identity of a binding.
import { type PlatformContext, type Route, requireCapability, route, visible } from '../access.js';
import { type Answer, type Incoming, json } from '../answer.js';
import { equals, hierarchy } from '../lists/filters.js';
import { type Listing, listPage } from '../lists.js';
import { bodyOf, existing, remove, textField, timesAt } from '../resources.js';
import { parentOf, type State } from '../state.js';

export const roleRoutes: readonly Route[] = [
  route('GET /iam/v2/roles', 'roles.list', listRoles),
  route('GET /iam/v2/roles/{uid}', 'roles.list', getRole),
  route('GET /iam/v2/roleBindings', 'role_bindings.list', listBindings),
  route('GET /iam/v2/roleBindings/{uid}', 'role_bindings.list', getBinding),
  route('POST /iam/v2/roleBindings/{parent}', 'role_bindings.create', createBinding),
  route('DELETE /iam/v2/roleBindings/{uid}', 'role_bindings.delete', deleteBinding),
];

const roles: Listing<State['roles'][number], 'roles'> = {
  key: 'roles',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

const bindings: Listing<ReturnType<typeof hydrated>, 'roleBindings'> = {
  key: 'roleBindings',
  sortable: ['createTime', 'updateTime'],
  filters: {
    ...hierarchy,
    identity: equals(({ identity }) => identity.uid),
    group: equals(({ group }) => group.uid),
    role: equals(({ role }) => role.uid),
  },
};

function listRoles(request: Incoming, context: PlatformContext): Answer {
  return json(listPage(request, context, roles, context.state.roles));
}

function getRole(_request: Incoming, { state }: PlatformContext, uid = ''): Answer {
  return json(existing(state.roles, 'role', uid));
}

function listBindings(request: Incoming, context: PlatformContext): Answer {
  const found = visible(context, 'role_bindings.list', context.state.roleBindings).map((one) =>
    hydrated(one, context),
  );
  return json(listPage(request, context, bindings, found));
}

function getBinding(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  const found = visible(context, 'role_bindings.list', context.state.roleBindings);
  return json(hydrated(existing(found, 'roleBinding', uid), context));
}

function createBinding(request: Incoming, context: PlatformContext, parent = ''): Answer {
  requireCapability(context, 'role_bindings.create', parent);
  const { state, now } = context;
  existing(state.groups, 'group', parent);
  const body = bodyOf(request);
  const identityUid = existing(state.identities, 'identity', textField(body, 'identityUid')).uid;
  const roleUid = existing(state.roles, 'role', textField(body, 'roleUid')).uid;
  const binding = { uid: context.childOf(parent), identityUid, roleUid, ...timesAt(now) };
  state.roleBindings.push(binding);
  return json(hydrated(binding, context));
}

function deleteBinding(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  requireCapability(context, 'role_bindings.delete', parentOf(uid));
  existing(context.state.roleBindings, 'roleBinding', uid);
  remove(context.state.roleBindings, (binding) => binding.uid === uid);
  return { status: 200, body: '' };
}

/** In a binding, the identity has subject and issuer at its top level. */
function hydrated(binding: State['roleBindings'][number], { state, providerUrl }: PlatformContext) {
  const identity = existing(state.identities, 'identity', binding.identityUid);
  const group = existing(state.groups, 'group', parentOf(binding.uid));
  const role = existing(state.roles, 'role', binding.roleUid);
  const { issuer = providerUrl, subject } = identity.claimMatch;
  return {
    uid: binding.uid,
    identity: { uid: identity.uid, name: identity.name, description: identity.description, subject, issuer },
    group: { uid: group.uid, name: group.name, description: group.description },
    role: { uid: role.uid, name: role.name, description: role.description },
    createTime: binding.createTime,
    updateTime: binding.updateTime,
  };
}
