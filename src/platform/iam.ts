// Identities, roles and role bindings (platform-api: IAM).
import { z } from 'zod';
import { decodeJson } from '../http/json.js';
import { type Call, type Credentials, call } from './call.js';
import { envelope, pageOf } from './envelope.js';
import { listAll } from './pages.js';

export interface ClaimMatch {
  readonly issuer: string;
  readonly subject: string;
}

export interface Identity {
  readonly uid: string;
  readonly name: string;
  /** A part is absent when the identity matches by a pattern instead. */
  readonly claimMatch: Partial<ClaimMatch>;
}

export interface RoleBinding {
  readonly uid: string;
  readonly identityUid: string;
  readonly roleName: string;
}

export interface IamClient {
  listRoles(name: string): Promise<readonly { readonly uid: string; readonly name: string }[]>;
  getIdentity(uid: string): Promise<Identity>;
  createIdentity(
    group: string,
    fields: { readonly name: string; readonly claimMatch: ClaimMatch },
  ): Promise<Identity>;
  deleteIdentity(uid: string): Promise<void>;
  listRoleBindings(group: string): Promise<readonly RoleBinding[]>;
  createRoleBinding(
    group: string,
    fields: { readonly identityUid: string; readonly roleUid: string },
  ): Promise<RoleBinding>;
  deleteRoleBinding(uid: string): Promise<void>;
}

const role = z.object({ uid: z.string().min(1), name: z.string() });
const identity = z.object({
  uid: z.string().min(1),
  name: z.string(),
  claimMatch: z
    .object({ issuer: z.string().optional(), subject: z.string().optional() })
    .default({})
    .transform(({ issuer, subject }) => ({
      ...(issuer === undefined ? {} : { issuer }),
      ...(subject === undefined ? {} : { subject }),
    })),
});
const binding = z
  .object({
    uid: z.string().min(1),
    identity: z.object({ uid: z.string() }),
    role: z.object({ name: z.string() }),
  })
  .transform(({ uid, identity: { uid: identityUid }, role: { name: roleName } }) => ({
    uid,
    identityUid,
    roleName,
  }));
const rolePage = z.object({ ...envelope, roles: z.array(role).default([]) });
const bindingPage = z.object({ ...envelope, roleBindings: z.array(binding).default([]) });

/** Every verb throws ApiError when the platform refuses and Failure when it cannot be reached or understood. */
export function iamClient(credentials: Credentials): IamClient {
  const denied = 'The token needs a role that may manage identities in this group, such as `owner`';
  const send = (request: Call) => call(credentials, { denied, ...request });
  const decoded = async <T>(schema: z.ZodType<T>, request: Call) =>
    decodeJson(request.operation, await send(request), schema);
  const erase = async (operation: string, path: string) =>
    void (await send({ method: 'DELETE', operation, path }));
  return {
    listRoles(name) {
      const operation = `List roles named ${name}`;
      return listAll(operation, async (page) => {
        const query = new URLSearchParams({ name, ...page });
        const response = await send({ method: 'GET', operation, path: '/iam/v2/roles', query });
        return pageOf(operation, response, rolePage, 'roles');
      });
    },
    getIdentity: (uid) =>
      decoded(identity, { method: 'GET', operation: 'Get identity', path: `/iam/v2/identities/${uid}` }),
    createIdentity: (group, body) =>
      decoded(identity, {
        method: 'POST',
        operation: 'Create identity',
        path: `/iam/v2/identities/${group}`,
        body,
      }),
    deleteIdentity: (uid) => erase('Delete identity', `/iam/v2/identities/${uid}`),
    listRoleBindings(group) {
      const operation = `List role bindings of ${group}`;
      return listAll(operation, async (page) => {
        const query = new URLSearchParams({ 'uidp.descendants_of': group, ...page });
        const response = await send({ method: 'GET', operation, path: '/iam/v2/roleBindings', query });
        return pageOf(operation, response, bindingPage, 'roleBindings');
      });
    },
    createRoleBinding: (group, body) =>
      decoded(binding, {
        method: 'POST',
        operation: 'Create role binding',
        path: `/iam/v2/roleBindings/${group}`,
        body,
      }),
    deleteRoleBinding: (uid) => erase('Delete role binding', `/iam/v2/roleBindings/${uid}`),
  };
}
