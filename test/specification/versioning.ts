// Section 9, versioning.
import { expect, it } from 'vitest';
import type { Json } from '../contract/target.js';
import { type Audit, digest } from './kit.js';

const versionOneLists = [
  '/iam/v1/groups',
  '/iam/v1/identities',
  '/iam/v1/roles',
  '/iam/v1/rolebindings',
  '/registry/v1/repos',
  '/registry/v1/tags',
];

export function versionSection(audit: Audit): void {
  const { call, list, raw, furnished, make, group, refused } = audit;

  it('§9.1 "Version is in the path per domain … with a /v1/ or /v2/ segment. /events/ and /ping/ exist under /v2/."', async () => {
    for (const path of [
      '/registry/v1/eoltags',
      '/registry/v2/tags',
      '/events/v2/subscriptions',
      '/ping/v2/ping',
    ])
      expect([path, (await call(`GET ${path}`)).status]).toEqual([path, 200]);
    for (const path of ['/registry/tags', '/registry/v3/tags', '/events/v1/subscriptions', '/ping/v1/ping'])
      expect([path, (await call(`GET ${path}`)).status]).toEqual([path, 404]);
  });

  it('§9.2 "The earlier beta segment /v2beta1/ is renamed to /v2/"', async () => {
    expect((await call('GET /iam/v2beta1/groups')).status).toBe(404);
    expect((await call('GET /iam/v2/groups')).status).toBe(200);
  });

  it('§9.3 "no deprecation or sunset response headers are sent"', async () => {
    for (const path of ['/registry/v1/eoltags', '/registry/v1/vuln_reports/counts', '/registry/v2/repos']) {
      const { status, headers } = await raw('GET', path);
      expect([path, status]).toEqual([path, 200]);
      expect(Object.keys(headers).filter((name) => /deprecation|sunset/i.test(name))).toEqual([]);
    }
  });

  it('§9.4 "The API host is the same for v1 and v2, and authentication is unchanged."', async () => {
    for (const path of ['/registry/v1/eoltags', '/registry/v2/tags']) {
      expect((await call(`GET ${path}`)).status).toBe(200);
      expect((await call(`GET ${path}`, [], { token: undefined })).status).toBe(401);
    }
  });

  it('§9.5 Identifier field: "v1: id, group_id; v2: uid"', async () => {
    const { repo } = await furnished();
    const old: Json[] = (await list('/registry/v1/eoltags', { 'uidp.children_of': repo.uid })).items;
    const [tag] = (await list('/registry/v2/tags', { 'uidp.children_of': repo.uid })).tags;
    expect(old.map(({ id, uid }) => [id, uid])).toEqual([[tag.uid, undefined]]);
  });

  it('§9.3 "v1 remains fully supported alongside v2" §9.5 "id, group_id", "created_at, updated_at"', async () => {
    const made = await furnished();
    const current: readonly (readonly [string, Json])[] = [
      ['/iam/v1/groups', made.group],
      ['/iam/v1/identities', made.identity],
      ['/iam/v1/rolebindings', made.roleBinding],
      ['/registry/v1/repos', made.repo],
      ['/registry/v1/tags', made.tag],
    ];
    for (const [path, { uid, createTime, updateTime }] of current) {
      const { items } = await list(path, { id: uid });
      const parent = uid.slice(0, uid.lastIndexOf('/'));
      expect([path, items]).toMatchObject([
        path,
        [{ id: uid, group_id: parent, created_at: createTime, updated_at: updateTime }],
      ]);
      expect(Object.keys(items[0]).filter((name) => /^(?:uid|createTime|updateTime)$/.test(name))).toEqual(
        [],
      );
    }
    const [binding] = (await list('/iam/v1/rolebindings', { id: made.roleBinding.uid })).items;
    const { identity, role } = made.roleBinding;
    expect([binding.identity, binding.role]).toEqual([identity.uid, role.uid]);
    const builtIn = (await list('/iam/v1/roles', { name: 'viewer' })).items;
    expect(builtIn).toMatchObject([{ id: role.uid, name: 'viewer' }]);
  });

  it('§9.5 Get one resource: "v1: filter a List call" Missing resource: "v1: empty HTTP 200 result"', async () => {
    for (const path of versionOneLists)
      expect([path, await list(path, { id: `${group()}/none` })]).toEqual([path, { items: [] }]);
  });

  it('§9.5 List: "v1: … full result set, no total"', async () => {
    const { repo } = await furnished();
    for (let at = 0; at < 60; at += 1) await make('tags', repo.uid, { name: `more-${at}`, digest });
    const all = await list('/registry/v1/tags', { 'uidp.children_of': repo.uid });
    expect([Object.keys(all), all.items.length]).toEqual([['items'], 61]);
    for (const path of versionOneLists) await refused(3, `GET ${path}`, [], { query: { page_size: '2' } });
  });

  it('§9.5 List: "v1: … no total; v2: page_size, page_token, skip, order_by, total count"', async () => {
    expect((await list('/registry/v1/eoltags')).totalCount).toBeUndefined();
    const query = { page_size: '1', skip: '1', order_by: 'uid' };
    const page = await list('/registry/v2/tags', query);
    expect(page).toMatchObject({ totalCount: expect.stringMatching(/^\d+$/), skipped: 1 });
    expect(page.nextPageToken).toEqual(expect.stringMatching(/./));
  });

  it('§9.5 Missing resource: "v2: NOT_FOUND / 404 with structured details"', async () => {
    const answer = await call('GET /registry/v2/tags/{uid}', [`${group()}/none/none`]);
    expect([answer.status, answer.json.code]).toEqual([404, 5]);
  });

  it('§9.6 "Create shape is unchanged: the parent stays in the URL path."', async () => {
    const { parent, repo } = await furnished();
    expect(repo.uid.startsWith(`${parent}/`)).toBe(true);
    await refused(5, 'POST /registry/v2/repos', [], { body: { parent, name: 'x' } });
  });

  it('§9.7 "Still only in v1: ListEolTags, GetVulnReport, ListVulnCountReports."', async () => {
    for (const path of ['eoltags', 'vuln_reports/counts']) {
      expect((await call(`GET /registry/v1/${path}`)).status).toBe(200);
      await refused(5, `GET /registry/v2/${path}`);
    }
  });
}
