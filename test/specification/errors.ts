// Section 7, errors.
import { expect, it } from 'vitest';
import { detail } from '../contract/kit.js';
import { type Audit, collections } from './kit.js';

export function errorSection(audit: Audit): void {
  const { call, raw, furnished, group, refused } = audit;

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
        if (path.endsWith('advisories')) continue;
        const answer = await call(`${method} ${path}/{uid}`, [
          path.endsWith('tags') ? `${group()}/none/none` : `${group()}/none`,
        ]);
        expect([method, path, answer.status, answer.json.code]).toEqual([method, path, 404, 5]);
        expect(detail(answer, 'ResourceInfo').resourceName).toContain('none');
      }
  });
}
