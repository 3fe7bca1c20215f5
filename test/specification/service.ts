// Section 1, what the service does: its domains and their operations.
import { expect, it } from 'vitest';
import type { Audit } from './kit.js';

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
    ['/ping/v2/', ['ping']],
  ])('§1 "Each domain has its own versioned path prefix": %s', async (prefix, paths) => {
    for (const path of paths) {
      expect([path, (await call(`GET ${prefix}${path}`)).status]).toEqual([path, 200]);
      await refused(5, `GET ${prefix.replace('/v2/', '/')}${path}`);
    }
  });

  it('§1 "List, Get, Create, Update, Delete": identities', async () => {
    const [path, change] = ['/iam/v2/identities', { description: 'new' }];
    const made = await make('identities', group(), { name: unique('x') });
    expect((await list(path, { 'uidp.ids': made.uid })).identities).toMatchObject([{ uid: made.uid }]);
    expect((await call(`GET ${path}/{uid}`, [made.uid])).json.name).toBe(made.name);
    expect((await call(`PATCH ${path}/{uid}`, [made.uid], { body: change })).json).toMatchObject(change);
    expect((await call(`DELETE ${path}/{uid}`, [made.uid])).status).toBe(200);
    await refused(5, `GET ${path}/{uid}`, [made.uid]);
  });

  it.each([
    ['tag', '/registry/v2/tags', 'tags'],
    ['group', '/iam/v2/groups', 'groups'],
    ['repo', '/registry/v2/repos', 'repos'],
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
}
