// Operations on groups, identities, roles and role bindings.
import { missingRoles } from './messages.js';
import * as resource from './resources.js';
import { createVerb, deleteVerb, getVerb, listVerb, updateVerb } from './verbs.js';

export interface ClaimMatch {
  readonly issuer: string;
  readonly subject: string;
}

const manage = missingRoles.manageIdentities;

export const iamVerbs = {
  listGroups: listVerb('GET /iam/v2/groups', 'groups', resource.group, resource.byUid, {
    name: 'List groups',
  }),
  getGroup: getVerb('GET /iam/v2/groups/{uid}', resource.group, { name: 'Get group' }),
  createGroup: createVerb<GroupAnswer, resource.NamedQuery>('POST /iam/v2/groups/{parent}', resource.group, {
    name: 'Create group',
  }),
  updateGroup: updateVerb<GroupAnswer, Partial<resource.NamedQuery>>(
    'PATCH /iam/v2/groups/{uid}',
    resource.group,
    {
      name: 'Update group',
    },
  ),
  deleteGroup: deleteVerb('DELETE /iam/v2/groups/{uid}', { name: 'Delete group' }),

  listIdentities: listVerb('GET /iam/v2/identities', 'identities', resource.identity, resource.byUid, {
    name: 'List identities',
    denied: manage,
  }),
  getIdentity: getVerb('GET /iam/v2/identities/{uid}', resource.identity, {
    name: 'Get identity',
    denied: manage,
  }),
  createIdentity: createVerb<IdentityAnswer, resource.NamedQuery & { readonly claimMatch: ClaimMatch }>(
    'POST /iam/v2/identities/{parent}',
    resource.identity,
    { name: 'Create identity', denied: manage },
  ),
  updateIdentity: updateVerb<IdentityAnswer, Partial<resource.NamedQuery>>(
    'PATCH /iam/v2/identities/{uid}',
    resource.identity,
    { name: 'Update identity', denied: manage },
  ),
  deleteIdentity: deleteVerb('DELETE /iam/v2/identities/{uid}', { name: 'Delete identity', denied: manage }),

  listRoles: listVerb('GET /iam/v2/roles', 'roles', resource.role, resource.byUid, {
    name: 'List roles',
    denied: manage,
  }),
  getRole: getVerb('GET /iam/v2/roles/{uid}', resource.role, { name: 'Get role', denied: manage }),
  listRoleBindings: listVerb(
    'GET /iam/v2/roleBindings',
    'roleBindings',
    resource.roleBinding,
    resource.byUid,
    {
      name: 'List role bindings',
      denied: manage,
    },
  ),
  getRoleBinding: getVerb('GET /iam/v2/roleBindings/{uid}', resource.roleBinding, {
    name: 'Get role binding',
    denied: manage,
  }),
  createRoleBinding: createVerb<RoleBinding, { readonly identityUid: string; readonly roleUid: string }>(
    'POST /iam/v2/roleBindings/{parent}',
    resource.roleBinding,
    { name: 'Create role binding', denied: manage },
  ),
  deleteRoleBinding: deleteVerb('DELETE /iam/v2/roleBindings/{uid}', {
    name: 'Delete role binding',
    denied: manage,
  }),
};

type GroupAnswer = ReturnType<typeof resource.group.parse>;
type IdentityAnswer = ReturnType<typeof resource.identity.parse>;
export type RoleBinding = ReturnType<typeof resource.roleBinding.parse>;
