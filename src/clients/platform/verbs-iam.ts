// Operations on groups, identities, roles and role bindings (platform-api: Endpoints).
import * as resource from './resources.js';
import { create, erase, many, one, update } from './verbs.js';

export interface ClaimMatch {
  readonly issuer: string;
  readonly subject: string;
}

const manage = 'The token needs a role that may manage identities in this group, such as `owner`';

export const iamVerbs = {
  listGroups: many('GET /iam/v2/groups', 'groups', resource.group, resource.byUid, { words: 'List groups' }),
  getGroup: one('GET /iam/v2/groups/{uid}', resource.group, { words: 'Get group' }),
  createGroup: create<GroupAnswer, resource.Named>('POST /iam/v2/groups/{parent}', resource.group, {
    words: 'Create group',
  }),
  updateGroup: update<GroupAnswer, Partial<resource.Named>>('PATCH /iam/v2/groups/{uid}', resource.group, {
    words: 'Update group',
  }),
  deleteGroup: erase('DELETE /iam/v2/groups/{uid}', { words: 'Delete group' }),

  listIdentities: many('GET /iam/v2/identities', 'identities', resource.identity, resource.byUid, {
    words: 'List identities',
    denied: manage,
  }),
  getIdentity: one('GET /iam/v2/identities/{uid}', resource.identity, {
    words: 'Get identity',
    denied: manage,
  }),
  createIdentity: create<IdentityAnswer, resource.Named & { readonly claimMatch: ClaimMatch }>(
    'POST /iam/v2/identities/{parent}',
    resource.identity,
    { words: 'Create identity', denied: manage },
  ),
  updateIdentity: update<IdentityAnswer, Partial<resource.Named>>(
    'PATCH /iam/v2/identities/{uid}',
    resource.identity,
    { words: 'Update identity', denied: manage },
  ),
  deleteIdentity: erase('DELETE /iam/v2/identities/{uid}', { words: 'Delete identity', denied: manage }),

  listRoles: many('GET /iam/v2/roles', 'roles', resource.role, resource.byUid, {
    words: 'List roles',
    denied: manage,
  }),
  getRole: one('GET /iam/v2/roles/{uid}', resource.role, { words: 'Get role', denied: manage }),
  listRoleBindings: many('GET /iam/v2/roleBindings', 'roleBindings', resource.roleBinding, resource.byUid, {
    words: 'List role bindings',
    denied: manage,
  }),
  getRoleBinding: one('GET /iam/v2/roleBindings/{uid}', resource.roleBinding, {
    words: 'Get role binding',
    denied: manage,
  }),
  createRoleBinding: create<RoleBinding, { readonly identityUid: string; readonly roleUid: string }>(
    'POST /iam/v2/roleBindings/{parent}',
    resource.roleBinding,
    { words: 'Create role binding', denied: manage },
  ),
  deleteRoleBinding: erase('DELETE /iam/v2/roleBindings/{uid}', {
    words: 'Delete role binding',
    denied: manage,
  }),
};

type GroupAnswer = ReturnType<typeof resource.group.parse>;
type IdentityAnswer = ReturnType<typeof resource.identity.parse>;
export type RoleBinding = ReturnType<typeof resource.roleBinding.parse>;
