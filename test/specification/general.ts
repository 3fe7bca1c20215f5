// Section 1, the general properties of version 2.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { frame, openRaw, outcome, sendRaw } from '../grpc/raw.js';
import { type Audit, collections, digest, time } from './kit.js';

interface Operation {
  readonly path: string;
  readonly rpc?: string;
}

const file = new URL('../fixtures/platform/operations.json', import.meta.url);
const operations: readonly Operation[] = JSON.parse(readFileSync(file, 'utf8'));

export function generalSection(audit: Audit): void {
  const { call, list, furnished, make, unique, group, refused } = audit;

  it('§1.1 "List endpoints use cursor-based pagination, server-side ordering and a random-access skip."', async () => {
    for (const [path, key] of collections) {
      const all = (await list(path, { page_size: '200', order_by: 'uid' }))[key].map(
        ({ uid }: { uid: string }) => uid,
      );
      expect(all).toEqual([...all].sort());
      const first = await list(path, { page_size: '1', order_by: 'uid desc' });
      if (all.length < 2 || first.totalCount !== String(all.length)) continue;
      const second = await list(path, { page_size: '1', page_token: first.nextPageToken });
      const skipped = await list(path, { page_size: '1', order_by: 'uid desc', skip: '1' });
      expect([path, second[key][0].uid, skipped[key][0].uid]).toEqual([path, all.at(-2), all.at(-2)]);
    }
  });

  it('§1.2 "Every resource has `uid`, `createTime` and `updateTime`."', async () => {
    await furnished();
    for (const [path, key] of collections)
      for (const item of (await list(path))[key])
        expect([path, item]).toEqual([
          path,
          expect.objectContaining({
            uid: expect.stringMatching(/./),
            createTime: expect.stringMatching(time),
            updateTime: expect.stringMatching(time),
          }),
        ]);
  });

  it('§1.3 "Errors are structured (AIP-193 model) with typed detail payloads."', async () => {
    for (const [code, operation, captures, options] of [
      [3, 'GET /iam/v2/groups', [], { query: { page_size: 'x' } }],
      [5, 'GET /iam/v2/groups/{uid}', ['none'], {}],
      [7, 'POST /iam/v2/groups/{parent}', [group()], { body: { name: 'x' }, token: await audit.workflow() }],
      [16, 'GET /iam/v2/groups', [], { token: 'nonsense' }],
    ] as const) {
      const { json } = await refused(code, operation, captures, options);
      expect(json.message).toEqual(expect.stringMatching(/./));
      expect(json.details.length).toBeGreaterThan(0);
      for (const one of json.details) expect(one['@type']).toMatch(/\/google\.rpc\.[A-Z]\w+$/);
    }
  });

  it('§1.4 "Updates are partial, driven by a field mask."', async () => {
    const { identity } = await furnished();
    const options = { body: { name: 'ignored', description: 'new' }, query: { updateMask: 'description' } };
    const { json } = await call('PATCH /iam/v2/identities/{uid}', [identity.uid], options);
    expect(json).toMatchObject({ name: identity.name, description: 'new' });
  });

  it('§1.5 "Role binding responses carry full identity, group and role objects (hydrated references)."', async () => {
    const { roleBinding } = await furnished();
    const [listed] = (await list('/iam/v2/roleBindings', { 'uidp.ids': roleBinding.uid })).roleBindings;
    const { json: got } = await call('GET /iam/v2/roleBindings/{uid}', [roleBinding.uid]);
    for (const one of [roleBinding, listed, got])
      for (const part of ['identity', 'group', 'role'])
        expect(one[part]).toMatchObject({ uid: expect.any(String), name: expect.any(String) });
  });

  it('§1.7 "The hierarchy filters `uidp.descendants_of` and `uidp.children_of` scope List calls, as in v1."', async () => {
    const made = await furnished();
    const below = await make('repos', made.group.uid, { name: unique('r') });
    const repos = async (filter: string) =>
      (await list('/registry/v2/repos', { [filter]: made.parent })).repos.map(
        ({ uid }: { uid: string }) => uid,
      );
    expect(await repos('uidp.children_of')).toEqual([made.repo.uid]);
    expect((await repos('uidp.descendants_of')).sort()).toEqual([made.repo.uid, below.uid].sort());
    await make('tags', below.uid, { name: '2', digest });
    const old = await list('/registry/v1/eoltags', { 'uidp.children_of': made.repo.uid });
    expect(old.items.map(({ id }: { id: string }) => id)).toEqual([made.tag.uid]);
    expect((await list('/registry/v1/eoltags', { 'uidp.descendants_of': made.parent })).items).toHaveLength(
      2,
    );
  });

  it('§1.6 "All v2 endpoints are also available over gRPC on the same host as the REST API."', async () => {
    const { address, ownerToken } = audit.target();
    const session = openRaw(address.baseUrl);
    const headers = { authorization: `Bearer ${ownerToken}` };
    const v2 = operations.filter(({ path }) => path.includes('/v2/'));
    expect(v2.length).toBeGreaterThan(25);
    for (const { rpc } of v2) {
      const [code] = outcome(await sendRaw(session, `/${rpc}`, [frame(new Uint8Array())], headers));
      expect([rpc, code]).toEqual([rpc, expect.toBeOneOf([0, 3, 5, 7, 9])]);
    }
    const [unknown] = outcome(
      await sendRaw(session, '/none.v2.None/Get', [frame(new Uint8Array())], headers),
    );
    expect(unknown).toBe(12);
    session.close();
  });
}
