// Resources: common fields, updates by mask, names of identities, hydrated bindings, and tags as their history has them.
import { expect, it } from 'vitest';
import { comparable, detail, type Kit, timeForm, timesOf } from './kit.js';
import type { Json } from './target.js';

export function resourceContract({ target, call, group, unique, puller, make, refused }: Kit): void {
  it('every resource has a uid below its parent and two times with milliseconds', async () => {
    const { uid: parent } = await make('groups', group(), { name: unique('g') });
    const { json } = await call('GET /iam/v2/roles', [], { query: { name: 'viewer' } });
    const identity = await make('identities', parent, { name: unique('i'), description: 'what it is' });
    const repo = await make('repos', parent, { name: unique('r'), description: 'what it is' });
    expect([identity.description, repo.description]).toEqual(['what it is', 'what it is']);
    const binding = await make('roleBindings', parent, {
      identityUid: identity.uid,
      roleUid: json.roles[0].uid,
    });
    const made = [
      ['identities', identity, parent],
      ['roleBindings', binding, parent],
      ['repos', repo, parent],
      ['tags', await make('tags', repo.uid, { name: '1', digest: `sha256:${'d'.repeat(64)}` }), repo.uid],
    ] as const;
    for (const [collection, resource, above] of made) {
      expect(resource.uid).toMatch(new RegExp(`^${above}/[^/]+$`));
      expect(resource.id).toBeUndefined();
      for (const name of timesOf(target(), collection)) expect(resource[name]).toMatch(timeForm(target()));
    }
    expect(new Set(made.map(([, { uid }]) => uid)).size).toBe(made.length);
  });

  it('a resource is created only below a parent that exists', async () => {
    const none = `${group()}/0000000000000000`;
    const digest = `sha256:${'d'.repeat(64)}`;
    for (const [operation, body] of [
      ['POST /iam/v2/groups/{parent}', { name: 'x' }],
      ['POST /iam/v2/identities/{parent}', { name: 'x' }],
      ['POST /iam/v2/roleBindings/{parent}', { identityUid: target().address.identity, roleUid: 'x' }],
      ['POST /registry/v2/repos/{parent}', { name: 'x' }],
      ['POST /registry/v2/tags/{parent}', { name: 'x', digest }],
    ] as const)
      expect(detail(await refused(5, operation, [none], { body }), 'ResourceInfo').resourceName).toBe(none);
  });

  it('a mask names the fields that change, and a body without one those that it has', async () => {
    const paths = { identities: 'iam/v2/identities' };
    for (const [kind, path] of Object.entries(paths)) {
      const made = await make(kind, group(), { name: unique('x'), description: 'one' });
      const patch = async (body: unknown, updateMask?: string): Promise<Json> => {
        const query = updateMask === undefined ? {} : { updateMask };
        const { uid, name, description, createTime } = (
          await call(`PATCH /${path}/{uid}`, [made.uid], { body, query })
        ).json;
        expect({ uid, createTime }).toEqual({ uid: made.uid, createTime: made.createTime });
        expect((await call(`GET /${path}/{uid}`, [made.uid])).json).toMatchObject({ name, description });
        return [name, description];
      };
      expect(await patch({ name: 'renamed' })).toEqual(['renamed', 'one']);
      expect(await patch({ description: 'two' })).toEqual(['renamed', 'two']);
      expect(await patch({})).toEqual(['renamed', 'two']);
      expect(await patch({ name: 'again', description: 'three' }, 'name')).toEqual(['again', 'two']);
      expect(await patch({ name: 'ignored', description: 'three' }, 'description')).toEqual([
        'again',
        'three',
      ]);
      expect(await patch({ name: 'both', description: 'four' }, 'name,description')).toEqual([
        'both',
        'four',
      ]);
      expect(await patch({}, 'description')).toEqual(['both', '']);
      await refused(3, `PATCH /${path}/{uid}`, [made.uid], { body: {}, query: { updateMask: 'createTime' } });
      await call(`DELETE /${path}/{uid}`, [made.uid]);
    }
  });

  it('names of identities match their pattern, at creation and later', async () => {
    for (const name of ['a', '9', 'a b.c_d-9']) {
      const made = await make('identities', group(), { name });
      expect(made.name).toBe(name);
      for (const wrong of ['Upper', 'a/b', 'a!', 'é', 'a\nb', 'a:b', ''])
        await refused(3, 'PATCH /iam/v2/identities/{uid}', [made.uid], { body: { name: wrong } });
      await call('DELETE /iam/v2/identities/{uid}', [made.uid]);
    }
    for (const name of ['Upper', 'a/b', 'a!', 'é', 'a\nb', 'ab\n', 'a:b', '', 7]) {
      const answer = await refused(3, 'POST /iam/v2/identities/{parent}', [group()], { body: { name } });
      expect(detail(answer, 'BadRequest').fieldViolations[0].field).toBe('name');
    }
  });

  it('a request body is a JSON object with the fields that are required', async () => {
    const { json: tags } = await call('GET /registry/v2/tags');
    const repo = tags.tags[0].uid.replace(/\/[^/]+$/, '');
    for (const digest of [
      `sha256:${'d'.repeat(63)}`,
      `sha256:${'D'.repeat(64)}`,
      `md5:${'d'.repeat(32)}`,
      undefined,
    ])
      await refused(3, 'POST /registry/v2/tags/{parent}', [repo], { body: { name: '1', digest } });
    for (const body of [{}, [], null, 'text', { name: 1 }])
      await refused(3, 'POST /registry/v2/repos/{parent}', [group()], { body });
    await refused(3, 'POST /iam/v2/groups/{parent}', [group()], { body: { name: 'x', description: 1 } });
    const { address, send, ownerToken } = target();
    const headers = { authorization: `Bearer ${ownerToken}` };
    const url = `${address.baseUrl}/registry/v2/repos/${group()}`;
    expect(JSON.parse((await send({ method: 'POST', url, headers, body: '{' })).body).code).toBe(3);
  });

  it('a binding shows its own group, the whole role and an identity with flat claims', async () => {
    const claims = { issuer: 'https://ci.example.com', subject: 'repo:a/b' };
    const made = await make('identities', group(), {
      name: unique('i'),
      description: 'one',
      claimMatch: claims,
    });
    const below = await make('groups', group(), { name: unique('g'), description: 'two' });
    const { json } = await call('GET /iam/v2/roles', [], { query: { name: 'viewer' } });
    const [{ uid, name, description }] = json.roles;
    const ids = { identityUid: made.uid, roleUid: uid };
    const { identity, group: own, role } = await make('roleBindings', below.uid, ids);
    expect(comparable(target(), identity)).toEqual({
      uid: made.uid,
      name: made.name,
      description: 'one',
      ...claims,
    });
    expect(own).toEqual({ uid: below.uid, name: below.name, description: 'two' });
    expect(role).toEqual({ uid, name, description });
    const unknown = `${group()}/0000000000000000`;
    for (const wrong of [
      { ...ids, identityUid: unknown },
      { ...ids, roleUid: unknown },
    ])
      await refused(5, 'POST /iam/v2/roleBindings/{parent}', [below.uid], { body: wrong });
    for (const absent of [{ identityUid: made.uid }, { roleUid: uid }])
      await refused(3, 'POST /iam/v2/roleBindings/{parent}', [below.uid], { body: absent });
    const all = { page_size: '200' };
    expect((await call('GET /iam/v2/roleBindings', [], { query: all })).status).toBe(200);
    await call('DELETE /iam/v2/identities/{uid}', [made.uid]);
    expect((await call('GET /iam/v2/roleBindings', [], { query: all })).status).toBe(200);
  });

  it('a tag has the digest and times of its history, and says whether its life has ended', async () => {
    const { json: repos } = await call('GET /registry/v2/repos', [], {
      query: { 'uidp.children_of': group(), name: 'node' },
    });
    const { uid } = repos.repos[0];
    const { json } = await call('GET /registry/v2/tags', [], { query: { 'uidp.children_of': uid } });
    const token = await puller();
    for (const tag of json.tags as Json[]) {
      const image = `${target().address.organization}/node`;
      const { history } = (
        await call('GET {registry}/v2/{repository}/_service/history/{tag}', [image, tag.name], { token })
      ).json;
      const at = (index: number) => new Date(history.at(index).updateTimestamp).toISOString();
      const times = { createTime: at(0), updateTime: at(-1) };
      expect(tag.digest).toBe(history.at(-1).digest);
      for (const name of timesOf(target(), 'tags')) expect(tag[name]).toBe(times[name as keyof typeof times]);
      const found = await call('GET /registry/v2/tags', [], {
        query: { 'uidp.children_of': uid, digest: tag.digest },
      });
      expect(found.json.tags).toEqual([tag]);
    }
    const { json: old } = await call('GET /registry/v1/eoltags', [], {
      query: { 'uidp.children_of': uid, page_size: '200' },
    });
    const ended = (old.items as Json[]).filter(({ tagStatus }) => tagStatus === 'TAG_INACTIVE');
    const active = (old.items as Json[]).filter(({ tagStatus }) => tagStatus === 'TAG_ACTIVE');
    const deprecated = (is: boolean) =>
      (json.tags as Json[]).filter((tag) => tag.deprecated === is).map((tag) => tag.uid);
    expect(ended.map(({ id }) => id).sort()).toEqual(deprecated(true).sort());
    expect(active.map(({ id }) => id).sort()).toEqual(deprecated(false).sort());
    for (const one of ended) expect(one.mainPackageVersion.eolDate).toEqual(expect.stringMatching(/./));
    for (const one of active)
      expect(comparable(target(), one.mainPackageVersion)).not.toHaveProperty('eolDate');
  });

  it('an operation is its method and its path', async () => {
    const [operation, uid] = ['PUT /iam/v2/groups/{uid}', group()];
    await refused(5, operation, [uid], { body: { name: 'x' } });
    await refused(5, 'GET /registry/v2/nothing');
    await refused(5, 'GET /registry/v3/repos');
    await refused(5, 'GET /x/registry/v2/repos');
    await refused(5, 'DELETE /registry/v2/repos');
  });
}
