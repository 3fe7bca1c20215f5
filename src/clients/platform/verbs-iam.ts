// Operations on groups, identities, roles and role bindings.
import { missingRoles } from './messages.js';
import * as resource from './resources.js';
import { createVerb, deleteVerb, getVerb, listVerb } from './verbs.js';

export interface ClaimMatch {
  readonly issuer: string;
  readonly subject: string;
}

const manage = missingRoles.manageIdentities;

export const iamVerbs = {
  getGroup: getVerb('GET /iam/v2/groups/{uid}', resource.group, { name: 'Get group' }),
  listGroups: listVerb('GET /iam/v2/groups', 'groups', resource.group, resource.byUid, {
    name: 'List groups',
    denied: manage,
  }),
  listIdentities: listVerb(
    'GET /iam/v2/identities',
    'identities',
    resource.identityWithConditions,
    resource.byUid,
    { name: 'List identities', denied: manage },
  ),
  getIdentity: getVerb('GET /iam/v2/identities/{uid}', resource.identity, {
    name: 'Get identity',
    denied: manage,
  }),
  createIdentity: createVerb<IdentityAnswer, resource.NamedQuery & { readonly claimMatch: ClaimMatch }>(
    'POST /iam/v2/identities/{parent}',
    resource.identity,
    { name: 'Create identity', denied: manage },
  ),
  deleteIdentity: deleteVerb('DELETE /iam/v2/identities/{uid}', { name: 'Delete identity', denied: manage }),
  createRole: createVerb<Role, { readonly name: string; readonly capabilities: readonly string[] }>(
    'POST /iam/v2/roles/{parent}',
    resource.role,
    { name: 'Create role', denied: manage },
  ),
  deleteRole: deleteVerb('DELETE /iam/v2/roles/{uid}', { name: 'Delete role', denied: manage }),
  listRoles: listVerb('GET /iam/v2/roles', 'roles', resource.role, resource.byUid, {
    name: 'List roles',
    denied: manage,
  }),
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

type IdentityAnswer = ReturnType<typeof resource.identity.parse>;
type Role = ReturnType<typeof resource.role.parse>;
export type RoleBinding = ReturnType<typeof resource.roleBinding.parse>;
