// IAM: groups. A group that is not empty cannot be deleted.
import { type PlatformContext, type Route, requireCapability, route, visible } from '../access.js';
import { type Answer, codes, type Incoming, json, preconditionFailure, refuse } from '../answer.js';
import { equals, hierarchy } from '../lists/filters.js';
import { type Listing, listPage } from '../lists.js';
import { bodyOf, existing, maskedFields, remove, textField, timesAt } from '../resources.js';
import type { State } from '../state.js';

export const groupRoutes: readonly Route[] = [
  route('GET /iam/v2/groups', 'groups.list', listGroups),
  route('GET /iam/v2/groups/{uid}', 'groups.list', getGroup),
  route('POST /iam/v2/groups/{parent}', 'groups.create', createGroup),
  route('PATCH /iam/v2/groups/{uid}', 'groups.update', updateGroup),
  route('DELETE /iam/v2/groups/{uid}', 'groups.delete', deleteGroup),
];

const groups: Listing<State['groups'][number], 'groups'> = {
  key: 'groups',
  sortable: ['name', 'description', 'createTime', 'updateTime'],
  filters: { ...hierarchy, name: equals(({ name }) => name) },
};

function listGroups(request: Incoming, context: PlatformContext): Answer {
  return json(listPage(request, context, groups, visible(context, 'groups.list', context.state.groups)));
}

function getGroup(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  return json(existing(visible(context, 'groups.list', context.state.groups), 'group', uid));
}

function createGroup(request: Incoming, context: PlatformContext, parent = ''): Answer {
  requireCapability(context, 'groups.create', parent);
  existing(context.state.groups, 'group', parent);
  const body = bodyOf(request);
  const fields = { name: textField(body, 'name'), description: textField(body, 'description', '') };
  const group = { uid: context.childOf(parent), ...fields, ...timesAt(context.now) };
  context.state.groups.push(group);
  return json(group);
}

function updateGroup(request: Incoming, context: PlatformContext, uid = ''): Answer {
  requireCapability(context, 'groups.update', uid);
  const group = existing(context.state.groups, 'group', uid);
  const { updateTime } = timesAt(context.now);
  return json(
    Object.assign(group, maskedFields(request, { name: group.name, description: '' }), { updateTime }),
  );
}

function deleteGroup(_request: Incoming, { state, ...context }: PlatformContext, uid = ''): Answer {
  requireCapability({ state, ...context }, 'groups.delete', uid);
  existing(state.groups, 'group', uid);
  const children = [
    state.groups,
    state.identities,
    state.roleBindings,
    state.repos,
    state.subscriptions,
  ].flat();
  if (children.some((child) => child.uid.startsWith(`${uid}/`))) {
    const description = `group ${uid} still contains resources`;
    throw refuse(codes.precondition, `Precondition failed: ${description}`, [
      preconditionFailure('RESOURCE_NOT_EMPTY', description),
    ]);
  }
  remove(state.groups, (group) => group.uid === uid);
  return { status: 200, body: '' };
}
