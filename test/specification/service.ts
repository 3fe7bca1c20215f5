// Section 1, what the service does: its domains and the general properties of version 2.
import { expect, it } from 'vitest';
import { type Audit, collections, digest, time } from './kit.js';

export function serviceSection(audit: Audit): void {
  const { call, list, furnished, make, unique, group, refused } = audit;

  it('§1 "A separate registry endpoint returns the history of image digests behind a tag."', async () => {
    const { registryUrl, baseUrl, organization } = audit.target().address;
    expect(new URL(registryUrl).origin).not.toBe(new URL(baseUrl).origin);
    const path = [`${organization}/node`, '20'];
    const token = await audit.puller();
    const { json } = await call('GET {registry}/v2/{repository}/_service/history/{tag}', path, { token });
    expect(json.history.length).toBeGreaterThan(1);
  });

  it.each([
    ['/iam/v2/', ['groups', 'identities', 'roles', 'roleBindings']],
    ['/registry/v2/', ['repos', 'tags']],
    ['/vulnerabilities/v2/', ['advisories']],
    ['/libraries/v2/', ['artifacts', 'artifacts/count']],
    ['/advisory/v2/', ['documents', 'metadata', 'images/resolvedVulns']],
    ['/events/v2/', ['subscriptions']],
    ['/ping/v2/', ['ping']],
  ])('§1 "Each domain has its own versioned path prefix": %s', async (prefix, paths) => {
    for (const path of paths) {
      expect([path, (await call(`GET ${prefix}${path}`)).status]).toEqual([path, 200]);
      await refused(5, `GET ${prefix.replace('/v2/', '/')}${path}`);
    }
  });

  it.each([
    ['iam', 'groups', { description: 'new' }],
    ['iam', 'identities', { description: 'new' }],
    ['registry', 'repos', { description: 'new' }],
  ])('§1 "List, Get, Create, Update, Delete": %s %s', async (domain, kind, change) => {
    const path = `/${domain}/v2/${kind}`;
    const made = await make(kind, group(), { name: unique('x') });
    const { [kind]: listed } = await list(path, { 'uidp.ids': made.uid });
    expect(listed).toMatchObject([{ uid: made.uid }]);
    expect((await call(`GET ${path}/{uid}`, [made.uid])).json.name).toBe(made.name);
    expect((await call(`PATCH ${path}/{uid}`, [made.uid], { body: change })).json).toMatchObject(change);
    expect((await call(`DELETE ${path}/{uid}`, [made.uid])).status).toBe(200);
    await refused(5, `GET ${path}/{uid}`, [made.uid]);
  });

  it.each([
    ['tag', '/registry/v2/tags', 'tags'],
    ['subscription', '/events/v2/subscriptions', 'subscriptions'],
    ['roleBinding', '/iam/v2/roleBindings', 'roleBindings'],
  ] as const)('§1 "List, Get, Create, Delete": %s', async (kind, path, key) => {
    const made = (await furnished())[kind];
    const listed = (await list(path, { 'uidp.ids': made.uid }))[key];
    expect(listed).toMatchObject([{ uid: made.uid }]);
    expect((await call(`GET ${path}/{uid}`, [made.uid])).json.uid).toBe(made.uid);
    expect((await call(`DELETE ${path}/{uid}`, [made.uid])).status).toBe(200);
    await refused(5, `GET ${path}/{uid}`, [made.uid]);
  });

  it('§1 "Repos (with a readme)", "Images: architectures and size, read-only"', async () => {
    const { repo } = await furnished();
    const { content } = (await call('GET /registry/v2/repos/{uid}/readme', [repo.uid])).json;
    expect(content).toEqual(expect.any(String));
    const [{ uid }] = (await list('/registry/v2/repos', { 'uidp.children_of': group(), name: 'node' })).repos;
    const [tag] = (await list('/registry/v2/tags', { 'uidp.children_of': uid, name: '20' })).tags;
    const facts = '/registry/v2/repos/{repo}/digests/{digest}';
    const image = [uid, tag.digest];
    expect((await call(`GET ${facts}/architectures`, image)).json.architectures).toContain('amd64');
    expect((await call(`GET ${facts}/size`, image)).json.size).toMatch(/^\d+$/);
    for (const method of ['POST', 'PATCH', 'DELETE'])
      for (const fact of ['architectures', 'size']) {
        const { status } = await call(`${method} ${facts}/${fact}`, image);
        expect([method, fact, status >= 400]).toEqual([method, fact, true]);
      }
  });

  it('§1 "Libraries: List artifacts, list versions, artifact count (all read-only)"', async () => {
    for (const method of ['POST', 'PATCH', 'DELETE'])
      for (const path of ['/libraries/v2/artifacts', '/libraries/v2/artifacts/x'])
        expect((await call(`${method} ${path}`, [], { body: {} })).status).toBe(404);
    await refused(5, 'GET /libraries/v2/artifacts/{uid}/versions', ['none']);
  });

  it('§1.1 "List endpoints use cursor-based pagination, server-side ordering and a random-access skip."', async () => {
    for (const [path, key] of collections) {
      const all = (await list(path, { page_size: '200' }))[key].map(({ uid }: { uid: string }) => uid);
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
    const { repo } = await furnished();
    const options = { body: { name: 'ignored', description: 'new' }, query: { updateMask: 'description' } };
    const { json } = await call('PATCH /registry/v2/repos/{uid}', [repo.uid], options);
    expect(json).toMatchObject({ name: repo.name, description: 'new' });
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
}
