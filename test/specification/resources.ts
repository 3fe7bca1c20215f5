// Sections 2 and 3, resources, their fields and their states.
import { expect, it } from 'vitest';
import type { Json } from '../contract/target.js';
import { type Audit, collections, digest, time } from './kit.js';

export function resourceSection(audit: Audit): void {
  const { call, list, furnished, make, unique, group, refused } = audit;

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
    for (const one of [made.group, made.identity, made.roleBinding, made.repo, made.subscription])
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

  it('§2.2 Repo: uid, name "Exact-match filterable", description "Updatable", createTime, updateTime', async () => {
    const { parent, repo } = await furnished();
    const [found] = (await list('/registry/v2/repos', { 'uidp.children_of': parent, name: repo.name })).repos;
    expect(found).toMatchObject({ uid: repo.uid, name: repo.name, description: 'one' });
    expect(
      (await list('/registry/v2/repos', { 'uidp.children_of': parent, name: repo.name.slice(0, -1) })).repos,
    ).toEqual([]);
    const { json } = await call('PATCH /registry/v2/repos/{uid}', [repo.uid], {
      body: { description: 'two' },
    });
    expect(json.description).toBe('two');
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

  it('§2.5 "Groups form a hierarchy; a root organization group has subgroups." uid, name, description', async () => {
    const { parent, group: child } = await furnished();
    const { groups } = await list('/iam/v2/groups', { 'uidp.descendants_of': group() });
    expect(groups.map(({ uid }: Json) => uid)).toEqual(expect.arrayContaining([parent, child.uid]));
    const { json: root } = await call('GET /iam/v2/groups/{uid}', [group()]);
    expect(root).toMatchObject({
      name: audit.target().address.organization,
      description: expect.any(String),
    });
  });

  it('§2.5 "A group is the scope of the resources created under it."', async () => {
    const { parent, repo } = await furnished();
    const member = await audit.member(group(), ['viewer'], parent);
    const token = (await audit.exchange(audit.target().address.baseUrl, member.uid)).json.token;
    const { repos } = await list('/registry/v2/repos', { 'uidp.descendants_of': group() }, token);
    expect(repos.map(({ uid }: Json) => uid)).toEqual([repo.uid]);
  });

  it('§2.6 Role: uid, name, description; "Built-in roles exist, including one named `viewer`."', async () => {
    const { roles } = await list('/iam/v2/roles', { name: 'viewer' });
    expect(roles[0]).toMatchObject({
      uid: expect.any(String),
      name: 'viewer',
      description: expect.any(String),
    });
  });

  it('§2.7 RoleBinding: uid, hydrated identity, group "in which the binding was created", role, createTime', async () => {
    const { parent, identity, roleBinding } = await furnished();
    expect(roleBinding).toMatchObject({
      uid: expect.any(String),
      identity: { uid: identity.uid, name: identity.name, description: 'one' },
      group: { uid: parent, name: expect.any(String), description: expect.any(String) },
      role: { uid: expect.any(String), name: 'viewer', description: expect.any(String) },
      createTime: expect.stringMatching(time),
    });
  });

  it('§2.7 "Create request fields: identityUid (string), roleUid (string)."', async () => {
    const { parent, identity, roleBinding } = await furnished();
    const body = { identityUid: identity.uid, roleUid: roleBinding.role.uid };
    for (const wrong of [
      { identityUid: body.identityUid },
      { roleUid: body.roleUid },
      { ...body, roleUid: 1 },
    ])
      await refused(3, 'POST /iam/v2/roleBindings/{parent}', [parent], { body: wrong });
  });

  it('§2.8 Advisory: uid, advisoryId, artifactName, updateTime', async () => {
    for (const one of (await list('/vulnerabilities/v2/advisories')).advisories)
      expect(one).toMatchObject({
        uid: expect.stringMatching(/./),
        advisoryId: expect.stringMatching(/./),
        artifactName: expect.stringMatching(/./),
        updateTime: expect.stringMatching(time),
      });
  });

  it('§2.9 Tag history record: updateTimestamp "ISO 8601 with milliseconds", digest "sha256:<hex>"', async () => {
    const path = [`${audit.target().address.organization}/node`, '20'];
    const token = await audit.puller();
    const { json } = await call('GET {registry}/v2/{repository}/_service/history/{tag}', path, { token });
    for (const record of json.history)
      expect(record).toEqual({
        updateTimestamp: expect.stringMatching(time),
        digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      });
  });

  it('§2.10 "<plural resource name>: array. For example `repos`, `tags`, `roles`, `advisories`."', async () => {
    for (const [path, key] of collections) expect(Array.isArray((await list(path))[key])).toBe(true);
  });

  it('§2.10 "nextPageToken: Opaque cursor. Absent or empty on the last page."', async () => {
    const { parent } = await furnished();
    const query = { 'uidp.descendants_of': parent, page_size: '1' };
    await make('repos', parent, { name: unique('r') });
    const first = await list('/registry/v2/repos', query);
    expect(first.nextPageToken).toEqual(expect.stringMatching(/./));
    const last = await list('/registry/v2/repos', { ...query, page_token: first.nextPageToken });
    expect(last.nextPageToken ?? '').toBe('');
  });

  it('§2.10 "totalCount: string (int64 as decimal string). Total matching results across all pages."', async () => {
    const { parent } = await furnished();
    await make('repos', parent, { name: unique('r') });
    const page = await list('/registry/v2/repos', { 'uidp.children_of': parent, page_size: '1' });
    expect([page.repos.length, page.totalCount]).toEqual([1, '2']);
  });

  it('§2.10 "skipped: integer. Number of results skipped, echoing the request `skip`."', async () => {
    for (const [path] of collections)
      for (const skip of [0, 1, 7]) expect((await list(path, { skip: String(skip) })).skipped).toBe(skip);
    expect((await list('/iam/v2/roles')).skipped).toBe(0);
  });

  it('§3 "The only state-like attribute shown is the boolean `deprecated` on a tag."', async () => {
    const { tag } = await furnished();
    expect((await call('GET /registry/v2/tags/{uid}', [tag.uid])).json.deprecated).toBe(false);
  });
}
