// Section 9, versioning.
import { expect, it } from 'vitest';
import type { Json } from '../contract/target.js';
import type { Audit } from './kit.js';

export function versionSection(audit: Audit): void {
  const { call, list, raw, furnished, group, refused } = audit;

  it('§9.1 "Version is in the path per domain … with a /v1/ or /v2/ segment. /events/ and /ping/ exist under /v2/."', async () => {
    for (const path of ['/registry/v1/eoltags', '/registry/v2/tags', '/ping/v2/ping'])
      expect([path, (await call(`GET ${path}`)).status]).toEqual([path, 200]);
    for (const path of ['/registry/tags', '/registry/v3/tags', '/ping/v1/ping'])
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
