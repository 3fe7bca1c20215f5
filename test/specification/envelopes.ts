// Sections 2.5 to 3: groups, roles, bindings, advisories, records, the envelope of lists, and states.
import { expect, it } from 'vitest';
import type { Json } from '../contract/target.js';
import { type Audit, collections, time } from './kit.js';

export function envelopeSection(audit: Audit): void {
  const { call, list, furnished, make, unique, group, refused } = audit;

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
