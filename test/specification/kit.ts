// What every section of the audit uses: the kit of the contract suite, and what it has been created for.
import { expect } from 'vitest';
import { type Kit, kitOf } from '../contract/kit.js';
import type { Json, Target } from '../contract/target.js';

export interface Response {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Audit extends Kit {
  /** A request as the owner, with the headers of its response. */
  raw(method: string, path: string, body?: object): Promise<Response>;
  /** All fields of a list's response. */
  list(path: string, query?: Readonly<Record<string, string>>, token?: string): Promise<Json>;
  /** One resource of each collection below a group of its own. */
  furnished(): Promise<Furnished>;
}

export interface Furnished {
  readonly parent: string;
  readonly group: Json;
  readonly identity: Json;
  readonly roleBinding: Json;
  readonly repo: Json;
  readonly tag: Json;
}

export const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
export const digest = `sha256:${'a'.repeat(64)}`;

/** Collections with a List operation, and the field of its response. */
export const collections = [
  ['/iam/v2/groups', 'groups'],
  ['/iam/v2/identities', 'identities'],
  ['/iam/v2/roles', 'roles'],
  ['/iam/v2/roleBindings', 'roleBindings'],
  ['/registry/v2/repos', 'repos'],
  ['/registry/v2/tags', 'tags'],
  ['/vulnerabilities/v2/advisories', 'advisories'],
] as const;

export function auditOf(target: () => Target): Audit {
  const kit = kitOf(target);
  const { call, make, group, unique } = kit;
  return {
    ...kit,
    async raw(method, path, body) {
      const { address, send, ownerToken } = target();
      const headers = { authorization: `Bearer ${ownerToken}`, 'content-type': 'application/json' };
      const url = `${address.baseUrl}${path}`;
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return (await send({ method, url, headers, ...sent })) as Response;
    },
    async list(path, query = {}, token) {
      const { status, json, text } = await call(`GET ${path}`, [], {
        query,
        ...(token === undefined ? {} : { token }),
      });
      expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, '']);
      return json;
    },
    async furnished() {
      const { uid: parent } = await make('groups', group(), { name: unique('g') });
      const { json } = await call('GET /iam/v2/roles', [], { query: { name: 'viewer' } });
      const identity = await make('identities', parent, { name: unique('i'), description: 'one' });
      const ids = { identityUid: identity.uid, roleUid: json.roles[0].uid };
      const repo = await make('repos', parent, { name: unique('r'), description: 'one' });
      return {
        parent,
        group: await make('groups', parent, { name: unique('g'), description: 'one' }),
        identity,
        roleBinding: await make('roleBindings', parent, ids),
        repo,
        tag: await make('tags', repo.uid, { name: '1', digest }),
      };
    },
  };
}
