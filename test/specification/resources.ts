// Section 2 up to identities: common fields, repositories, tags and identities.
import { expect, it } from 'vitest';
import type { Json } from '../contract/target.js';
import { type Audit, collections, digest, time } from './kit.js';

export function resourceSection(audit: Audit): void {
  const { list, furnished, make, unique, group, refused } = audit;

  it('§2 "JSON field names are camelCase. Identifiers of resources are named `uid` (a string; never `id`)."', async () => {
    await furnished();
    const names = (value: Json): string[] =>
      value === null || typeof value !== 'object'
        ? []
        : Object.entries(value).flatMap(([name, inner]) => [
            ...(Array.isArray(value) ? [] : [name]),
            ...names(inner),
          ]);
    for (const [path, key] of collections) {
      const page = await list(path);
      for (const name of names(page))
        expect([path, name]).toEqual([path, expect.stringMatching(/^[a-z][a-zA-Z0-9]*$/)]);
      for (const item of page[key])
        expect([path, typeof item.uid, item.id]).toEqual([path, 'string', undefined]);
    }
  });

  it('§2 "Timestamps … ISO 8601 / RFC 3339 UTC strings with millisecond precision"', async () => {
    await furnished();
    const times = (value: Json): string[] =>
      value === null || typeof value !== 'object'
        ? []
        : Object.entries(value).flatMap(([name, inner]) =>
            /Time$/.test(name) && typeof inner === 'string' ? [inner] : times(inner),
          );
    for (const [path] of collections)
      for (const one of times(await list(path)))
        expect([path, one]).toEqual([path, expect.stringMatching(time)]);
  });

  it('§2.1 "Group-scoped resources have the form <group_uid>/<suffix>. Some built-in roles have a plain hex uid."', async () => {
    const made = await furnished();
    for (const one of [made.group, made.identity, made.roleBinding, made.repo])
      expect(one.uid).toMatch(new RegExp(`^${made.parent}/[^/]+$`));
    const { roles } = await list('/iam/v2/roles', { name: 'viewer' });
    expect(roles[0].uid).toMatch(/^[0-9a-f]+$/);
  });

  it('§2.1 "uid: Unique resource identifier."', async () => {
    await furnished();
    const pages = await Promise.all(
      collections.map(async ([path, key]) => (await list(path, { page_size: '200' }))[key]),
    );
    const uids = pages.flat().map(({ uid }: Json) => uid);
    expect(new Set(uids).size).toBe(uids.length);
  });

  it('§2.2 Repo: uid, name "Exact-match filterable", description, createTime, updateTime', async () => {
    const { parent, repo } = await furnished();
    const [found] = (await list('/registry/v2/repos', { 'uidp.children_of': parent, name: repo.name })).repos;
    expect(found).toMatchObject({ uid: repo.uid, name: repo.name, description: 'one' });
    expect(
      (await list('/registry/v2/repos', { 'uidp.children_of': parent, name: repo.name.slice(0, -1) })).repos,
    ).toEqual([]);
  });

  it('§2.3 "A tag belongs to a repo (its parent is the repo uid)." name, digest "sha256:<hex>", deprecated', async () => {
    const { repo, tag } = await furnished();
    expect(tag.uid).toMatch(new RegExp(`^${repo.uid}/[^/]+$`));
    expect(tag).toMatchObject({ name: '1', digest, deprecated: false });
    for (const item of (await list('/registry/v2/tags')).tags) {
      expect([typeof item.name, typeof item.deprecated]).toEqual(['string', 'boolean']);
      expect(item.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    }
  });

  it('§2.3 "deprecated: True marks an end-of-life tag."', async () => {
    const { repo } = await furnished();
    const old = await make('tags', repo.uid, { name: '0', digest, deprecated: true });
    const { items } = await list('/registry/v1/eoltags', { 'uidp.children_of': repo.uid });
    const ended = items.filter(({ tagStatus }: Json) => tagStatus === 'TAG_INACTIVE');
    expect(ended.map(({ id }: Json) => id)).toEqual([old.uid]);
  });

  it.each(['a', 'a b', 'x.y_z-1', '0'])(
    '§2.4 Identity name matches `^[a-z0-9 ._-]{1,}$`: "%s"',
    async (name) => {
      const { uid } = await make('groups', group(), { name: unique('g') });
      expect((await make('identities', uid, { name })).name).toBe(name);
    },
  );

  it.each(['', 'A', 'é', 'a/b', 'a\n', 'a@b'])('§2.4 Identity name does not match: %j', async (name) => {
    await refused(3, 'POST /iam/v2/identities/{parent}', [group()], { body: { name } });
  });

  it('§2.4 Identity: name "Required on create", description "Optional", claimMatch {issuer, subject}, lastSeenTime "Returned on create"', async () => {
    await refused(3, 'POST /iam/v2/identities/{parent}', [group()], { body: { description: 'x' } });
    const claimMatch = { issuer: 'https://ci.example.com', subject: 'repo:a/b' };
    const made = await make('identities', group(), { name: unique('i'), claimMatch });
    expect(made.claimMatch).toMatchObject(claimMatch);
    expect(made.lastSeenTime).toMatch(time);
    expect(made).toMatchObject({
      createTime: expect.stringMatching(time),
      updateTime: expect.stringMatching(time),
    });
  });

  it('§2.4 "Within a hydrated role binding, the identity object carries uid, name, description, subject and issuer (… flat there …)"', async () => {
    const claimMatch = { issuer: 'https://ci.example.com', subject: 'repo:a/b' };
    const made = await make('identities', group(), { name: unique('i'), description: 'd', claimMatch });
    const { roles } = await list('/iam/v2/roles', { name: 'viewer' });
    const { identity } = await make('roleBindings', group(), {
      identityUid: made.uid,
      roleUid: roles[0].uid,
    });
    expect(identity).toMatchObject({ uid: made.uid, name: made.name, description: 'd', ...claimMatch });
    expect(identity.claimMatch).toBeUndefined();
  });
}
