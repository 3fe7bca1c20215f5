// Operations on groups, identities, roles and role bindings (platform-api: Endpoints).
import * as resource from './resources.js';
import { createVerb, deleteVerb, getVerb, listVerb, updateVerb } from './verbs.js';

export interface ClaimMatch {
  readonly issuer: string;
  readonly subject: string;
}

const manage = 'The token needs a role that may manage identities in this group, such as `owner`';

export const iamVerbs = {
  listGroups: listVerb('GET /iam/v2/groups', 'groups', resource.group, resource.byUid, {
    words: 'List groups',
  }),
  getGroup: getVerb('GET /iam/v2/groups/{uid}', resource.group, { words: 'Get group' }),
  createGroup: createVerb<GroupAnswer, resource.NamedQuery>('POST /iam/v2/groups/{parent}', resource.group, {
    words: 'Create group',
  }),
  updateGroup: updateVerb<GroupAnswer, Partial<resource.NamedQuery>>(
    'PATCH /iam/v2/groups/{uid}',
    resource.group,
    {
      words: 'Update group',
    },
  ),
  deleteGroup: deleteVerb('DELETE /iam/v2/groups/{uid}', { words: 'Delete group' }),

  listIdentities: listVerb('GET /iam/v2/identities', 'identities', resource.identity, resource.byUid, {
    words: 'List identities',
    denied: manage,
  }),
  getIdentity: getVerb('GET /iam/v2/identities/{uid}', resource.identity, {
    words: 'Get identity',
    denied: manage,
  }),
  createIdentity: createVerb<IdentityAnswer, resource.NamedQuery & { readonly claimMatch: ClaimMatch }>(
    'POST /iam/v2/identities/{parent}',
    resource.identity,
    { words: 'Create identity', denied: manage },
  ),
  updateIdentity: updateVerb<IdentityAnswer, Partial<resource.NamedQuery>>(
    'PATCH /iam/v2/identities/{uid}',
    resource.identity,
    { words: 'Update identity', denied: manage },
  ),
  deleteIdentity: deleteVerb('DELETE /iam/v2/identities/{uid}', { words: 'Delete identity', denied: manage }),

  listRoles: listVerb('GET /iam/v2/roles', 'roles', resource.role, resource.byUid, {
    words: 'List roles',
    denied: manage,
  }),
  getRole: getVerb('GET /iam/v2/roles/{uid}', resource.role, { words: 'Get role', denied: manage }),
  listRoleBindings: listVerb(
    'GET /iam/v2/roleBindings',
    'roleBindings',
    resource.roleBinding,
    resource.byUid,
    {
      words: 'List role bindings',
      denied: manage,
    },
  ),
  getRoleBinding: getVerb('GET /iam/v2/roleBindings/{uid}', resource.roleBinding, {
    words: 'Get role binding',
    denied: manage,
  }),
  createRoleBinding: createVerb<RoleBinding, { readonly identityUid: string; readonly roleUid: string }>(
    'POST /iam/v2/roleBindings/{parent}',
    resource.roleBinding,
    { words: 'Create role binding', denied: manage },
  ),
  deleteRoleBinding: deleteVerb('DELETE /iam/v2/roleBindings/{uid}', {
    words: 'Delete role binding',
    denied: manage,
  }),
};

type GroupAnswer = ReturnType<typeof resource.group.parse>;
type IdentityAnswer = ReturnType<typeof resource.identity.parse>;
export type RoleBinding = ReturnType<typeof resource.roleBinding.parse>;
