// IAM: which roles the members of an identity provider's groups have.

import { type Collection, deleting, getting, listing } from '../collection.js';
import { checkedValues } from '../fields.js';
import { equals, hierarchy } from '../lists/filters.js';
import type { Listing } from '../lists/lists.js';
import { bodyOf, existing, invalid, remove } from '../resources.js';
import { type Answer, codes, type Incoming, json, refuse, resourceInfo } from '../server/answer.js';
import { roleMappingFields } from '../state/iam-outside.js';
import { isWithin, parentOf, type State } from '../state/state.js';
import { groupsWith, type PlatformContext, type Route, requireCapabilities, route } from './access.js';
import { batchDeleteFields } from './bodies.js';
import { dottedNames } from './capabilities.js';

type Mapping = State['externalGroupRoleMappings'][number];

const mappings: Collection<Mapping, typeof roleMappingFields, ReturnType<typeof shown>> = {
  type: 'externalGroupRoleMapping',
  items: (state) => state.externalGroupRoleMappings,
  fields: { schema: roleMappingFields },
  shown,
};

const list: Listing<ReturnType<typeof shown>, 'externalGroupRoleMappings'> = {
  key: 'externalGroupRoleMappings',
  sortable: ['externalGroupId', 'roleUid', 'scope', 'createTime'],
  filters: { ...hierarchy, identityProviderUid: equals(({ identityProviderUid }) => identityProviderUid) },
};

export const roleMappingRoutes: readonly Route[] = [
  route(
    'POST /iam/v2/externalGroupRoleMappings:batchDelete',
    ['CAP_IAM_IDENTITY_PROVIDERS_DELETE'],
    batchDelete,
  ),
  route(
    'GET /iam/v2/externalGroupRoleMappings',
    ['CAP_IAM_IDENTITY_PROVIDERS_LIST'],
    listing(mappings, list),
  ),
  route(
    'GET /iam/v2/externalGroupRoleMappings/{uid}',
    ['CAP_IAM_IDENTITY_PROVIDERS_LIST'],
    getting(mappings),
  ),
  route(
    'POST /iam/v2/externalGroupRoleMappings/{parent}',
    ['CAP_IAM_IDENTITY_PROVIDERS_CREATE', 'CAP_IAM_ROLE_BINDINGS_CREATE'],
    createMapping,
  ),
  route(
    'DELETE /iam/v2/externalGroupRoleMappings/{uid}',
    ['CAP_IAM_IDENTITY_PROVIDERS_DELETE'],
    deleting(mappings),
  ),
];

function createMapping(request: Incoming, context: PlatformContext, parent = ''): Answer {
  requireCapabilities(context, parent);
  const { state, now } = context;
  existing(state.identityProviders, 'identityProvider', parent);
  const values = checkedValues(roleMappingFields, bodyOf(request));
  existing(state.groups, 'group', values.scope);
  if (!isWithin(values.scope, parentOf(parent)))
    throw invalid('scope', `must be ${parentOf(parent)} or a group below it`);
  requireOwn(context, values);
  const same = state.externalGroupRoleMappings.find(
    (one) =>
      parentOf(one.uid) === parent &&
      JSON.stringify(checkedValues(roleMappingFields, one)) === JSON.stringify(values),
  );
  if (same !== undefined)
    throw refuse(codes.exists, `Already exists: ${same.uid} is the same mapping`, [
      resourceInfo(mappings.type, same.uid),
    ]);
  const mapping = { ...values, uid: context.childOf(parent), createTime: new Date(now).toISOString() };
  state.externalGroupRoleMappings.push(mapping);
  return json(shown(mapping));
}

/** Nobody gives to others what they do not have themselves. */
function requireOwn(context: PlatformContext, { roleUid, scope }: Pick<Mapping, 'roleUid' | 'scope'>): void {
  const { capabilities } = existing(context.state.roles, 'role', roleUid);
  const lacking = capabilities.find(
    (one) => !groupsWith(context, one).some((group) => isWithin(scope, group)),
  );
  if (lacking !== undefined)
    throw refuse(
      codes.denied,
      `Permission denied: the identity lacks the capability ${dottedNames[lacking]} of the role ${roleUid} in ${scope}`,
    );
}

/** Mappings that are gone already are skipped. */
function batchDelete(request: Incoming, context: PlatformContext): Answer {
  const { parent, names } = checkedValues(batchDeleteFields, bodyOf(request));
  requireCapabilities(context, parent);
  existing(context.state.identityProviders, 'identityProvider', parent);
  const foreign = names.find((name) => parentOf(name) !== parent);
  if (foreign !== undefined) throw invalid('names', `${foreign} is not a mapping of ${parent}`);
  const all = context.state.externalGroupRoleMappings;
  const found = all.filter(({ uid }) => names.includes(uid)).map(shown);
  remove(all, ({ uid }) => names.includes(uid));
  return json({ parent, externalGroupRoleMappings: found });
}

/** A mapping does not change. */
function shown(mapping: Mapping) {
  return { ...mapping, identityProviderUid: parentOf(mapping.uid), updateTime: mapping.createTime };
}
