// What holds for every request: HEAD, the limit of bodies, broken escapes, and the API that an error names.
import { expect, it } from 'vitest';
import { detail, type Kit } from './kit.js';

export function requestContract({ target, call, group, unique, puller, make, refused }: Kit): void {
  const raw = async (method: string, path: string, body?: string) => {
    const { address, send, ownerToken } = target();
    const headers = { authorization: `Bearer ${ownerToken}`, 'content-type': 'application/json' };
    return send({
      method,
      url: `${address.baseUrl}${path}`,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  };

  it('HEAD answers like GET, without the body', async () => {
    for (const [path, status] of [
      ['/registry/v2/repos', 200],
      [`/iam/v2/groups/${group()}`, 200],
      ['/iam/v2/groups/none', 404],
      ['/registry/v2/repos?page_size=x', 400],
    ] as const)
      expect([path, await raw('HEAD', path)]).toEqual([path, expect.objectContaining({ status, body: '' })]);
    const image = `${target().address.organization}/node`;
    const manifest = await call(`HEAD {registry}/v2/${image}/manifests/20`, [], { token: await puller() });
    expect([manifest.status, manifest.text]).toEqual([200, '']);
    const anonymous = await call('HEAD /registry/v2/repos', [], { token: undefined });
    expect([anonymous.status, anonymous.text]).toEqual([401, '']);
  });

  it('a body over the limit is refused as a whole', async () => {
    const name = unique('r');
    const body = JSON.stringify({ name });
    const limit = 1024 * 1024;
    const path = `/registry/v2/repos/${group()}`;
    for (const long of [body.padEnd(limit + 1), body.padEnd(limit * 3), `${body}${'{'.repeat(limit)}`]) {
      const answer = await raw('POST', path, long);
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([413, 8]);
    }
    const none = await call('GET /registry/v2/repos', [], { query: { name } });
    expect(none.json.totalCount).toBe('0');
    expect((await raw('POST', path, body.padEnd(limit))).status).toBe(200);
  });

  it('an escape that is not UTF-8 is an invalid argument', async () => {
    for (const path of [
      '/registry/v2/repos/%E0%A4%A',
      '/registry/v2/repos/%ff',
      '/registry/v2/repos?name=%E0%A4%A',
      '/registry/v2/tags?page_token=%E0%A4%A',
      '/registry/v2/repos?%=1',
    ]) {
      const answer = await raw('GET', path);
      expect([path, answer.status, JSON.parse(answer.body).code]).toEqual([path, 400, 3]);
    }
    const { address, send } = target();
    const url = `${address.registryUrl}/v2/${address.organization}/node/_service/history/%E0%A4%A`;
    const headers = { authorization: `Bearer ${await puller()}` };
    const answer = await send({ method: 'GET', url, headers });
    expect([answer.status, JSON.parse(answer.body).errors]).toEqual([400, [expect.anything()]]);
  });

  it('an error names its reason, and the API that it comes from', async () => {
    const full = await make('groups', group(), { name: unique('g') });
    await make('repos', full.uid, { name: unique('r') });
    const domains: string[] = [];
    for (const [code, reason, operation, captures, options] of [
      [3, 'INVALID_ARGUMENT', 'GET /iam/v2/groups', [], { query: { page_size: 'x' } }],
      [3, 'INVALID_ARGUMENT', 'GET /registry/v2/repos', [], { query: { page_size: 'x' } }],
      [3, 'INVALID_ARGUMENT', 'GET /vulnerabilities/v2/advisories', [], { query: { page_size: 'x' } }],
      [5, 'NOT_FOUND', 'GET /registry/v2/repos/{uid}', ['none'], {}],
      [9, 'FAILED_PRECONDITION', 'DELETE /iam/v2/groups/{uid}', [full.uid], {}],
      [16, 'UNAUTHENTICATED', 'GET /registry/v2/repos', [], { token: 'nonsense' }],
    ] as const) {
      const info = detail(await refused(code, operation, captures, options), 'ErrorInfo');
      expect([operation, info.reason]).toEqual([operation, reason]);
      domains.push(info.domain);
    }
    expect(domains).toEqual(['iam', 'registry', 'vulnerabilities', 'registry', 'iam', 'registry']);
  });
}
