// IAM: identities, roles and role bindings (platform-api: IAM).
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { groupsWith, type PlatformContext, type Route, requireCapability } from './access.js';
import {
  type Answer,
  badRequest,
  codes,
  errorInfo,
  type Incoming,
  json,
  refuse,
  resourceInfo,
} from './answer.js';
import { listPage } from './lists.js';
import { isWithin, parentOf, type State } from './state.js';

const domain = 'iam';

export const iamRoutes: readonly Route[] = [
  { method: 'GET', path: /^\/iam\/v2\/roles$/, capability: 'roles.list', handle: listRoles },
  { method: 'GET', path: /^\/iam\/v2\/identities$/, capability: 'identities.list', handle: listIdentities },
  {
    method: 'GET',
    path: /^\/iam\/v2\/identities\/(.+)$/,
    capability: 'identities.list',
    handle: getIdentity,
  },
  {
    method: 'POST',
    path: /^\/iam\/v2\/identities\/(.+)$/,
    capability: 'identities.create',
    handle: createIdentity,
  },
  {
    method: 'DELETE',
    path: /^\/iam\/v2\/identities\/(.+)$/,
    capability: 'identities.delete',
    handle: deleteIdentity,
  },
  {
    method: 'GET',
    path: /^\/iam\/v2\/roleBindings$/,
    capability: 'role_bindings.list',
    handle: listBindings,
  },
  {
    method: 'POST',
    path: /^\/iam\/v2\/roleBindings\/(.+)$/,
    capability: 'role_bindings.create',
    handle: createBinding,
  },
  {
    method: 'DELETE',
    path: /^\/iam\/v2\/roleBindings\/(.+)$/,
    capability: 'role_bindings.delete',
    handle: deleteBinding,
  },
];

const namePattern = /^[a-z0-9 ._-]{1,}$/;
const identityBody = z.object({
  name: z.string().default(''),
  description: z.string().default(''),
  claimMatch: z
    .object({ issuer: z.string().optional(), subject: z.string().default('') })
    .default({ subject: '' }),
});
const bindingBody = z.object({ identityUid: z.string(), roleUid: z.string() });

function listRoles({ url }: Incoming, { state, now }: PlatformContext): Answer {
  return json(listPage(state.roles, url.searchParams, 'roles', now));
}

function listIdentities({ url }: Incoming, context: PlatformContext): Answer {
  const groups = groupsWith(context, 'identities.list');
  const visible = context.state.identities.filter(({ uid }) => groups.some((group) => isWithin(uid, group)));
  return json(
    listPage(
      visible.map((one) => identityOf(one, context)),
      url.searchParams,
      'identities',
      context.now,
    ),
  );
}

function getIdentity(_request: Incoming, context: PlatformContext, uid: string): Answer {
  requireCapability(context, 'identities.list', parentOf(uid));
  return json(identityOf(existing(context.state.identities, 'identity', uid), context));
}

function createIdentity(request: Incoming, context: PlatformContext, parent: string): Answer {
  requireCapability(context, 'identities.create', parent);
  existing(context.state.groups, 'group', parent);
  const body = identityBody.parse(bodyOf(request));
  if (!namePattern.test(body.name)) throw invalid('name', `must match the pattern ${namePattern.source}`);
  const identity = { uid: childOf(parent), ...body, ...timesAt(context.now) };
  context.state.identities.push(identity);
  return json({ ...identityOf(identity, context), lastSeenTime: identity.createTime });
}

/** Its role bindings go with it. */
function deleteIdentity(_request: Incoming, context: PlatformContext, uid: string): Answer {
  requireCapability(context, 'identities.delete', parentOf(uid));
  existing(context.state.identities, 'identity', uid);
  remove(context.state.identities, (identity) => identity.uid === uid);
  remove(context.state.roleBindings, (binding) => binding.identityUid === uid);
  return { status: 200, body: '' };
}

function listBindings({ url }: Incoming, context: PlatformContext): Answer {
  const groups = groupsWith(context, 'role_bindings.list');
  const visible = context.state.roleBindings.filter(({ uid }) =>
    groups.some((group) => isWithin(uid, group)),
  );
  return json(
    listPage(
      visible.map((one) => hydrated(one, context)),
      url.searchParams,
      'roleBindings',
      context.now,
    ),
  );
}

function createBinding(request: Incoming, context: PlatformContext, parent: string): Answer {
  requireCapability(context, 'role_bindings.create', parent);
  existing(context.state.groups, 'group', parent);
  const body = bindingBody.safeParse(bodyOf(request));
  if (!body.success) throw invalid(String(body.error.issues[0]?.path[0] ?? 'body'), 'is required');
  existing(context.state.identities, 'identity', body.data.identityUid);
  existing(context.state.roles, 'role', body.data.roleUid);
  const binding = { uid: childOf(parent), ...body.data, ...timesAt(context.now) };
  context.state.roleBindings.push(binding);
  return json(hydrated(binding, context));
}

function deleteBinding(_request: Incoming, context: PlatformContext, uid: string): Answer {
  requireCapability(context, 'role_bindings.delete', parentOf(uid));
  existing(context.state.roleBindings, 'roleBinding', uid);
  remove(context.state.roleBindings, (binding) => binding.uid === uid);
  return { status: 200, body: '' };
}

function identityOf(identity: State['identities'][number], { providerUrl }: PlatformContext) {
  const { claimMatch } = identity;
  return {
    ...identity,
    claimMatch: { issuer: claimMatch.issuer ?? providerUrl, subject: claimMatch.subject },
  };
}

/** The binding with the objects that it names; subject and issuer are flat there. */
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
  };
}

function existing<T extends { readonly uid: string }>(items: readonly T[], type: string, uid: string): T {
  const found = items.find((item) => item.uid === uid);
  if (found === undefined)
    throw refuse(codes.notFound, `${type} ${uid} was not found`, [resourceInfo(type, uid)]);
  return found;
}

function bodyOf({ body }: Incoming): unknown {
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    throw invalid('body', 'must be JSON');
  }
}

function invalid(field: string, description: string) {
  const details = [errorInfo('INVALID_ARGUMENT', domain), badRequest(field, description)];
  return refuse(codes.invalid, `Invalid argument: ${field}: ${description}`, details);
}

function remove<T>(items: T[], unwanted: (item: T) => boolean): void {
  items.splice(0, items.length, ...items.filter((item) => !unwanted(item)));
}

function childOf(parent: string): string {
  return `${parent}/${randomBytes(8).toString('hex')}`;
}

function timesAt(now: number) {
  const time = new Date(now).toISOString();
  return { createTime: time, updateTime: time };
}
