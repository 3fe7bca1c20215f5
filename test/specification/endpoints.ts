// Sections 4, 4.1 and 4.4: the rules that all operations share, and IAM.
import { expect, it } from 'vitest';
import { type Audit, digest } from './kit.js';

export function endpointSection(audit: Audit): void {
  const { call, list, raw, furnished, make, unique, group, refused } = audit;

  it('§4 "Every request carries the bearer token described under Authentication."', async () => {
    for (const path of ['/iam/v2/groups', '/registry/v2/repos', '/vulnerabilities/v2/advisories'])
      expect((await call(`GET ${path}`, [], { token: undefined })).status).toBe(401);
  });

  it('§4 "Request and response bodies are JSON."', async () => {
    expect((await raw('GET', '/registry/v2/repos')).headers['content-type']).toMatch(/^application\/json/);
    const { address, send, ownerToken } = audit.target();
    const url = `${address.baseUrl}/registry/v2/repos/${group()}`;
    const headers = { authorization: `Bearer ${ownerToken}` };
    for (const body of ['name=x', '<x/>', '[]'])
      expect((await send({ method: 'POST', url, headers, body })).status).toBe(400);
  });

  it('§4.1 rule 1, Create: "the parent resource is identified in the URL path … the body carries the resource fields directly"', async () => {
    const { parent, repo } = await furnished();
    const body = { name: unique('x'), description: 'd' };
    for (const path of ['iam/v2/groups', 'iam/v2/identities', 'registry/v2/repos']) {
      const { json } = await call(`POST /${path}/{parent}`, [parent], { body });
      expect([path, json]).toEqual([path, expect.objectContaining(body)]);
      expect(json.uid.startsWith(`${parent}/`)).toBe(true);
    }
    const tag = await call('POST /registry/v2/tags/{parent}', [repo.uid], { body: { name: '9', digest } });
    expect(tag.json.uid.startsWith(`${repo.uid}/`)).toBe(true);
  });

  it('§4.1 rule 2, Get: "returns one resource by its uid"', async () => {
    const made = await furnished();
    for (const [path, one] of [
      ['iam/v2/groups', made.group],
      ['iam/v2/identities', made.identity],
      ['iam/v2/roleBindings', made.roleBinding],
      ['registry/v2/repos', made.repo],
      ['registry/v2/tags', made.tag],
    ] as const)
      expect((await call(`GET /${path}/{uid}`, [one.uid])).json.uid).toBe(one.uid);
  });

  it('§4.1 rule 3, Update: "`PATCH` with a partial body and an optional `updateMask` query parameter"', async () => {
    const { identity } = await furnished();
    const patch = async (body: object, query = {}) =>
      (await call('PATCH /iam/v2/identities/{uid}', [identity.uid], { body, query })).json;
    expect(await patch({ description: 'two' })).toMatchObject({ name: identity.name, description: 'two' });
    const masked = await patch({ name: 'ignored', description: 'three' }, { updateMask: 'description' });
    expect(masked).toMatchObject({ name: identity.name, description: 'three' });
    await refused(5, 'PUT /iam/v2/identities/{uid}', [identity.uid], { body: {} });
  });

  it('§4.1 rule 4, Delete: "returns an empty body on success"', async () => {
    const made = await furnished();
    for (const [path, one] of [
      ['iam/v2/groups', made.group],
      ['iam/v2/roleBindings', made.roleBinding],
      ['iam/v2/identities', made.identity],
      ['registry/v2/tags', made.tag],
      ['registry/v2/repos', made.repo],
    ] as const)
      expect([path, await raw('DELETE', `/${path}/${one.uid}`)]).toEqual([
        path,
        expect.objectContaining({ status: 200, body: '' }),
      ]);
  });

  it('§4.4 "POST /iam/v2/identities/{parent_group_uid}: name (required), description, claimMatch {issuer, subject}"', async () => {
    const body = {
      name: unique('i'),
      description: 'd',
      claimMatch: { issuer: 'https://i.example', subject: 's' },
    };
    expect(await make('identities', group(), body)).toMatchObject(body);
  });

  it('§4.4 "An identity created under the root organization group can reach resources of the organization, including the registry."', async () => {
    const { address } = audit.target();
    const member = await audit.member(group(), ['viewer', 'registry.pull']);
    const token = (await audit.exchange(address.baseUrl, member.uid)).json.token;
    const { repos } = await list('/registry/v2/repos', { 'uidp.children_of': group(), name: 'node' }, token);
    expect(repos).toHaveLength(1);
    const path = [`${address.organization}/node`, '20'];
    const pull = await audit.puller(member.uid);
    const history = await call('GET {registry}/v2/{repository}/_service/history/{tag}', path, {
      token: pull,
    });
    expect(history.status).toBe(200);
  });

  it('§4.4 "An identity created under a subgroup is scoped to that subgroup and cannot see the organization registry."', async () => {
    const { address } = audit.target();
    const { parent, repo } = await furnished();
    const member = await audit.member(parent, ['viewer', 'registry.pull']);
    const token = (await audit.exchange(address.baseUrl, member.uid)).json.token;
    const { repos } = await list('/registry/v2/repos', { 'uidp.descendants_of': group() }, token);
    expect(repos.map(({ uid }: { uid: string }) => uid)).toEqual([repo.uid]);
    const scope = `repository:${address.organization}/node:pull`;
    const pull = await audit.puller(member.uid);
    expect((await call('GET {registry}/token', [], { token: pull, query: { scope } })).status).toBe(403);
  });
}
