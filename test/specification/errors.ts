// Sections 7 and 9, errors and versioning.
import { expect, it } from 'vitest';
import { detail } from '../contract/kit.js';
import type { Json } from '../contract/target.js';
import { type Audit, collections } from './kit.js';

export function errorSection(audit: Audit): void {
  const { call, list, raw, furnished, group, refused } = audit;

  it('§7.1 "code: gRPC-style status code", "message: Human-readable", "details: … each has `@type`"', async () => {
    for (const [code, path] of [
      [3, '/iam/v2/groups?page_size=x'],
      [5, '/iam/v2/groups/none'],
    ] as const) {
      const error = JSON.parse((await raw('GET', path)).body);
      expect(error).toEqual({ code, message: expect.stringMatching(/./), details: expect.any(Array) });
      for (const one of error.details) expect(one['@type']).toMatch(/\/(?:\w+\.)*[A-Z]\w+$/);
    }
  });

  it('§7.1 "message: for validation starts with `Invalid argument: <field>: ...`; for a blocked delete … `Precondition failed: ...`"', async () => {
    const { parent } = await furnished();
    const invalid = await refused(3, 'POST /iam/v2/identities/{parent}', [parent], { body: {} });
    expect(invalid.json.message).toMatch(/^Invalid argument: name: ./);
    const blocked = await refused(9, 'DELETE /iam/v2/groups/{uid}', [parent]);
    expect(blocked.json.message).toMatch(/^Precondition failed: ./);
  });

  it('§7.1 ErrorInfo: "reason (string), domain (string, per-API-domain service string)"', async () => {
    const domain = async (path: string) => {
      const info = detail(await refused(3, `GET ${path}`, [], { query: { page_size: 'x' } }), 'ErrorInfo');
      expect(info.reason).toBe('INVALID_ARGUMENT');
      return info.domain as string;
    };
    const domains = await Promise.all(
      collections.map(async ([path]) => [path.split('/')[1], await domain(path)] as const),
    );
    for (const [api, own] of domains)
      for (const [other, another] of domains)
        expect([api, other, own === another]).toEqual([api, other, api === other]);
  });

  it('§7.1 BadRequest: "fieldViolations: array of {field, description}"', async () => {
    const answer = await refused(3, 'GET /iam/v2/groups', [], { query: { page_size: 'x' } });
    const [violation] = detail(answer, 'BadRequest').fieldViolations;
    expect(violation).toMatchObject({
      field: expect.stringMatching(/page_?size/i),
      description: expect.any(String),
    });
  });

  it('§7.1 ResourceInfo: "resource type and name. Which resource was not found."', async () => {
    const answer = await refused(5, 'GET /registry/v2/repos/{uid}', [`${group()}/none`]);
    const { resourceType, resourceName } = detail(answer, 'ResourceInfo');
    expect([resourceType, resourceName]).toEqual(['repo', `${group()}/none`]);
  });

  it('§7.2 rule 1: "When an identity is created with an empty body, then the response has code 3, ErrorInfo reason INVALID_ARGUMENT and a BadRequest violation on field `name`"', async () => {
    for (const options of [{ body: {} }, {}]) {
      const answer = await refused(3, 'POST /iam/v2/identities/{parent}', [group()], options);
      expect(detail(answer, 'ErrorInfo').reason).toBe('INVALID_ARGUMENT');
      const [violation] = detail(answer, 'BadRequest').fieldViolations;
      expect(violation).toMatchObject({
        field: 'name',
        description: expect.stringContaining('^[a-z0-9 ._-]{1,}$'),
      });
    }
  });

  it('§7.2 rule 2: "When a group that still contains child resources (for example repos) is deleted, then … code 9, … FAILED_PRECONDITION and … RESOURCE_NOT_EMPTY"', async () => {
    const { parent } = await furnished();
    const answer = await refused(9, 'DELETE /iam/v2/groups/{uid}', [parent]);
    expect(detail(answer, 'ErrorInfo').reason).toBe('FAILED_PRECONDITION');
    const [violation] = detail(answer, 'PreconditionFailure').violations;
    expect(violation).toMatchObject({ type: 'RESOURCE_NOT_EMPTY', description: expect.any(String) });
    expect((await call('GET /iam/v2/groups/{uid}', [parent])).status).toBe(200);
  });

  it('§7.2 rule 3: "When a requested resource does not exist, then v2 returns NOT_FOUND with HTTP 404 and structured details (ResourceInfo)"', async () => {
    for (const [path] of collections)
      for (const method of ['GET', 'DELETE']) {
        if (method === 'DELETE' && /roles$|advisories/.test(path)) continue;
        const answer = await call(`${method} ${path}/{uid}`, [
          path.endsWith('tags') ? `${group()}/none/none` : `${group()}/none`,
        ]);
        expect([method, path, answer.status, answer.json.code]).toEqual([method, path, 404, 5]);
        expect(detail(answer, 'ResourceInfo').resourceName).toContain('none');
      }
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
