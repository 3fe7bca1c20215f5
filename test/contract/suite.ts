// The specification, row by row and rule by rule, against any platform that an address leads to.
import { expect, it } from 'vitest';
import { accessContract } from './access.js';
import { cursorContract } from './cursors.js';
import { comparable, detail, kitOf, timeForm } from './kit.js';
import { laterContract } from './later.js';
import { listContract } from './lists.js';
import { operationContract } from './operations.js';
import { queryContract } from './queries.js';
import { registryContract } from './registry.js';
import { requestContract } from './requests.js';
import { resourceContract } from './resources.js';
import { roleContract } from './roles.js';
import { ruleContract } from './rules.js';
import type { Target } from './target.js';
import { tokenContract } from './tokens.js';
import { updateContract } from './updates.js';

export function contract(target: () => Target): void {
  const kit = kitOf(target);
  const { call, group, unique, exchange, workflow, puller } = kit;

  it('ping answers without credentials', async () => {
    expect(await call('GET /ping/v2/ping', [], { token: undefined })).toMatchObject({
      status: 200,
      json: { response: expect.any(String) },
    });
  });

  it('every other operation needs a valid token', async () => {
    expect((await call('GET /registry/v2/repos', [], { token: undefined })).status).toBe(401);
    expect((await call('GET /registry/v2/repos', [], { token: 'nonsense' })).json.code).toBe(16);
  });

  it('groups: create under the parent in the path, get, list, delete with an empty body', async () => {
    const made = await call('POST /iam/v2/groups/{parent}', [group()], {
      body: { name: unique('g'), description: 'd' },
    });
    const { uid, name } = made.json;
    expect(uid).toMatch(new RegExp(`^${group()}/[^/]+$`));
    expect(made.json.createTime).toMatch(timeForm(target()));
    expect(made.json.updateTime).toMatch(timeForm(target()));
    expect((await call('GET /iam/v2/groups/{uid}', [uid])).json).toEqual(made.json);
    const listed = await call('GET /iam/v2/groups', [], { query: { 'uidp.children_of': group(), name } });
    expect(listed.json.groups.map((one: { uid: string }) => one.uid)).toEqual([uid]);
    expect(await call('DELETE /iam/v2/groups/{uid}', [uid])).toMatchObject({ status: 200, text: '' });
    expect((await call('GET /iam/v2/groups/{uid}', [uid])).status).toBe(404);
  });

  it('error rule 1: an identity without a name is an invalid argument', async () => {
    const answer = await call('POST /iam/v2/identities/{parent}', [group()], { body: {} });
    expect(answer.json).toMatchObject({
      code: 3,
      message: expect.stringMatching(/^Invalid argument: name: /),
    });
    expect(detail(answer, 'ErrorInfo')).toMatchObject({
      reason: 'INVALID_ARGUMENT',
      domain: expect.any(String),
    });
    expect(detail(answer, 'BadRequest').fieldViolations[0]).toMatchObject({
      field: 'name',
      description: expect.stringContaining('a-z0-9'),
    });
  });

  it('error rule 2: a group that holds resources is not deleted', async () => {
    const { json } = await call('POST /iam/v2/groups/{parent}', [group()], { body: { name: unique('g') } });
    const repo = await call('POST /registry/v2/repos/{parent}', [json.uid], { body: { name: unique('r') } });
    const answer = await call('DELETE /iam/v2/groups/{uid}', [json.uid]);
    expect(answer.json).toMatchObject({ code: 9, message: expect.stringMatching(/^Precondition failed: /) });
    expect(detail(answer, 'ErrorInfo').reason).toBe('FAILED_PRECONDITION');
    expect(detail(answer, 'PreconditionFailure').violations[0].type).toBe('RESOURCE_NOT_EMPTY');
    await call('DELETE /registry/v2/repos/{uid}', [repo.json.uid]);
    expect((await call('DELETE /iam/v2/groups/{uid}', [json.uid])).status).toBe(200);
  });

  it('error rule 3: what does not exist is NOT_FOUND with ResourceInfo', async () => {
    const answer = await call('GET /registry/v2/repos/{uid}', [`${group()}/0000000000000000`]);
    expect(answer).toMatchObject({ status: 404, json: { code: 5 } });
    expect(detail(answer, 'ResourceInfo')).toMatchObject({ resourceName: `${group()}/0000000000000000` });
    for (const [path, type] of [
      ['iam/v2/groups', /group/i],
      ['iam/v2/identities', /identity/i],
      ['iam/v2/roles', /role/i],
      ['iam/v2/roleBindings', /role_?binding/i],
      ['registry/v2/repos', /repo/i],
    ] as const) {
      const { resourceType, resourceName } = detail(
        await call(`GET /${path}/{uid}`, ['none']),
        'ResourceInfo',
      );
      expect([resourceType, resourceName]).toEqual([expect.stringMatching(type), 'none']);
    }
  });

  it('error rule 5: a token for the wrong audience is 403 at the history', async () => {
    const token = await workflow();
    const history = await call(
      'GET {registry}/v2/{repository}/_service/history/{tag}',
      [`${target().address.organization}/node`, '20'],
      { token },
    );
    expect(history.status).toBe(403);
    expect(history.json.errors[0].code).toEqual(expect.any(String));
  });

  it('PATCH rules 1 to 3: absent, named and unknown masks', async () => {
    const made = { name: unique('i'), description: 'one' };
    const { json: identity } = await call('POST /iam/v2/identities/{parent}', [group()], { body: made });
    const patch = async (body: unknown, updateMask?: string) =>
      (
        await call('PATCH /iam/v2/identities/{uid}', [identity.uid], {
          body,
          ...(updateMask === undefined ? {} : { query: { updateMask } }),
        })
      ).json;
    expect(await patch({ description: 'two' })).toMatchObject({ name: made.name, description: 'two' });
    const named = { name: 'ignored', description: 'three' };
    expect(await patch(named, 'description')).toMatchObject({ name: made.name, description: 'three' });
    expect(await patch({}, 'description')).toMatchObject({ name: made.name, description: '' });
    await patch({ description: 'four' });
    expect(await patch({ name: made.name }, '*')).toMatchObject({ name: made.name, description: '' });
    expect(await patch({ name: 'x' }, 'uid')).toMatchObject({ code: 3 });
    await call('DELETE /iam/v2/identities/{uid}', [identity.uid]);
  });

  it('repositories have a readme, tags and facts about images', async () => {
    const { json: repo } = await call('POST /registry/v2/repos/{parent}', [group()], {
      body: { name: unique('r') },
    });
    expect((await call('GET /registry/v2/repos/{uid}/readme', [repo.uid])).status).toBe(200);
    const digest = `sha256:${'a'.repeat(64)}`;
    const { json: tag } = await call('POST /registry/v2/tags/{parent}', [repo.uid], {
      body: { name: '1', digest, deprecated: true },
    });
    expect(tag).toMatchObject({ name: '1', digest, deprecated: true });
    expect(tag.updateTime).toMatch(timeForm(target()));
    expect((await call('GET /registry/v2/tags/{uid}', [tag.uid])).json).toEqual(tag);
    const listed = await call('GET /registry/v2/tags', [], { query: { 'uidp.children_of': repo.uid } });
    expect(listed.json).toMatchObject({ tags: [tag], totalCount: '1', skipped: 0 });
    expect(
      (await call('GET /registry/v2/repos/{repo}/digests/{digest}/architectures', [repo.uid, digest])).status,
    ).toBe(404);
    expect(
      (await call('GET /registry/v2/repos/{repo}/digests/{digest}/size', [repo.uid, digest])).status,
    ).toBe(404);
    expect(
      (await call('GET /registry/v1/eoltags', [], { query: { 'uidp.childrenOf': repo.uid } })).json.items,
    ).toMatchObject([{ id: tag.uid, name: '1', tagStatus: 'TAG_INACTIVE' }]);
    expect(
      (await call('GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport', [repo.uid, digest])).json,
    ).toMatchObject({ id: '', vulnerabilityMatches: [] });
    expect(
      (await call('GET /registry/v1/vuln_reports/counts', [], { query: { repo: repo.uid } })).json.items,
    ).toEqual([]);
    expect((await call('DELETE /registry/v2/tags/{uid}', [tag.uid])).text).toBe('');
    await call('DELETE /registry/v2/repos/{uid}', [repo.uid]);
  });

  it('images tell their architectures and size by digest', async () => {
    const { json } = await call('GET /registry/v2/repos', [], {
      query: { 'uidp.descendants_of': group(), name: 'node' },
    });
    const uid = json.repos[0].uid;
    const tags = await call('GET /registry/v2/tags', [], { query: { 'uidp.children_of': uid, name: '20' } });
    const { digest } = tags.json.tags[0];
    const { architectures } = (
      await call('GET /registry/v2/repos/{repo}/digests/{digest}/architectures', [uid, digest])
    ).json;
    expect(architectures.length).toBeGreaterThan(0);
    const size = await call('GET /registry/v2/repos/{repo}/digests/{digest}/size', [uid, digest]);
    expect(size.json).toMatchObject({ architecture: architectures[0], size: expect.stringMatching(/^\d+$/) });
    const other = { query: { architecture: architectures[1] } };
    expect(
      (await call('GET /registry/v2/repos/{repo}/digests/{digest}/size', [uid, digest], other)).json
        .architecture,
    ).toBe(architectures[1]);
    for (const fact of ['architectures', 'size'])
      await kit.refused(5, `GET /registry/v2/repos/{repo}/digests/{digest}/${fact}`, [
        uid,
        `sha256:${'0'.repeat(64)}`,
      ]);
  });

  it('lists: pages of 50, at most 200, cursors, totals, skip, order in both directions, both spellings', async () => {
    const { json: repo } = await call('POST /registry/v2/repos/{parent}', [group()], {
      body: { name: unique('r') },
    });
    const digest = `sha256:${'b'.repeat(64)}`;
    const names = Array.from({ length: 60 }, (_, index) => `t${String(index).padStart(2, '0')}`);
    for (const name of names)
      await call('POST /registry/v2/tags/{parent}', [repo.uid], { body: { name, digest } });
    const list = async (query: Readonly<Record<string, string>>) =>
      (
        await call('GET /registry/v2/tags', [], {
          query: { 'uidp.children_of': repo.uid, order_by: 'name', ...query },
        })
      ).json;
    const namesOf = (page: { tags: { name: string }[] }) => page.tags.map(({ name }) => name);

    const first = await list({});
    expect(first).toMatchObject({ totalCount: '60', skipped: 0 });
    expect(namesOf(first)).toEqual(names.slice(0, 50));
    const second = await list({ page_token: first.nextPageToken });
    expect([namesOf(second), second.nextPageToken ?? '']).toEqual([names.slice(50), '']);
    expect(namesOf(await list({ page_size: '200' }))).toEqual(names);
    expect(namesOf(await list({ page_size: '1000' }))).toEqual(names);
    expect(namesOf(await list({ order_by: 'name desc', page_size: '3' }))).toEqual(
      names.toReversed().slice(0, 3),
    );
    const skipped = await list({ skip: '58' });
    expect([namesOf(skipped), skipped.skipped]).toEqual([names.slice(58), 58]);
    const camel = await call('GET /registry/v2/tags', [], {
      query: { 'uidp.childrenOf': repo.uid, pageSize: '1', orderBy: 'name desc' },
    });
    expect(namesOf(camel.json)).toEqual(['t59']);
    const changed = await list({ page_token: first.nextPageToken, order_by: 'name desc' });
    expect(changed.code).toBe(3);
    await call('DELETE /registry/v2/repos/{uid}', [repo.uid]);
  });

  it('identities: create, get, list, update, and bindings that carry whole objects', async () => {
    const claimMatch = { issuer: 'https://ci.example.com', subject: 'repo:a/b:ref:refs/heads/main' };
    const { json: identity } = await call('POST /iam/v2/identities/{parent}', [group()], {
      body: { name: unique('i'), claimMatch },
    });
    expect(comparable(target(), identity.claimMatch)).toEqual(claimMatch);
    expect(identity.lastSeenTime).toEqual(expect.any(String));
    expect((await call('GET /iam/v2/identities/{uid}', [identity.uid])).json.name).toBe(identity.name);
    const patched = await call('PATCH /iam/v2/identities/{uid}', [identity.uid], {
      body: { description: 'new' },
    });
    expect(patched.json.description).toBe('new');
    const found = await call('GET /iam/v2/identities', [], { query: { name: identity.name } });
    expect(found.json.totalCount).toBe('1');
    const { json: roles } = await call('GET /iam/v2/roles', [], { query: { name: 'viewer' } });
    const [role] = roles.roles;
    expect((await call('GET /iam/v2/roles/{uid}', [role.uid])).json.name).toBe('viewer');
    const body = { identityUid: identity.uid, roleUid: role.uid };
    const { json: binding } = await call('POST /iam/v2/roleBindings/{parent}', [group()], { body });
    expect(binding).toMatchObject({
      identity: { uid: identity.uid, name: identity.name, ...claimMatch },
      group: { uid: group(), name: target().address.organization },
      role: { uid: role.uid, name: 'viewer' },
    });
    expect((await call('GET /iam/v2/roleBindings/{uid}', [binding.uid])).json).toEqual(binding);
    const bindings = await call('GET /iam/v2/roleBindings', [], {
      query: { 'uidp.children_of': group(), page_size: '200' },
    });
    expect(bindings.json.roleBindings).toContainEqual(binding);
    expect((await call('DELETE /iam/v2/roleBindings/{uid}', [binding.uid])).text).toBe('');
    expect((await call('DELETE /iam/v2/identities/{uid}', [identity.uid])).text).toBe('');
  });

  it('an identity of a subgroup does not see the organization registry', async () => {
    const { address } = target();
    const { json: subgroup } = await call('POST /iam/v2/groups/{parent}', [group()], {
      body: { name: unique('g') },
    });
    const { json: own } = await call('GET /iam/v2/identities/{uid}', [address.identity]);
    const { json: identity } = await call('POST /iam/v2/identities/{parent}', [subgroup.uid], {
      body: { name: unique('i'), claimMatch: own.claimMatch },
    });
    for (const name of ['viewer', 'registry.pull']) {
      const { json } = await call('GET /iam/v2/roles', [], { query: { name } });
      await call('POST /iam/v2/roleBindings/{parent}', [subgroup.uid], {
        body: { identityUid: identity.uid, roleUid: json.roles[0].uid },
      });
    }
    const token = (await exchange(address.baseUrl, identity.uid)).json.token;
    const repos = await call('GET /registry/v2/repos', [], {
      token,
      query: { 'uidp.descendants_of': group() },
    });
    expect(repos.json).toMatchObject({ repos: [], totalCount: '0' });
    const pull = (await exchange(new URL(address.registryUrl).host, identity.uid)).json.token;
    const scope = `repository:${address.organization}/node:pull`;
    expect((await call('GET {registry}/token', [], { token: pull, query: { scope } })).status).toBe(403);
  });

  it('roles decide: a viewer lists advisories and changes nothing', async () => {
    const token = await workflow();
    expect((await call('GET /vulnerabilities/v2/advisories', [], { token })).status).toBe(200);
    expect(
      (await call('POST /registry/v2/repos/{parent}', [group()], { token, body: { name: 'x' } })).json.code,
    ).toBe(7);
  });

  it('advisories: by artifact names and by advisory ids', async () => {
    const { json } = await call('GET /vulnerabilities/v2/advisories', [], { query: { page_size: '200' } });
    const [one] = json.advisories;
    expect(one).toMatchObject({
      uid: expect.any(String),
      advisoryId: expect.any(String),
      artifactName: expect.any(String),
    });
    const byName = await call('GET /vulnerabilities/v2/advisories', [], {
      query: { artifactNames: one.artifactName },
    });
    for (const { artifactName } of byName.json.advisories) expect(artifactName).toBe(one.artifactName);
    const byId = await call('GET /vulnerabilities/v2/advisories', [], {
      query: { advisoryIds: one.advisoryId },
    });
    expect(byId.json.advisories).toContainEqual(one);
  });

  it('what no client calls is not served, and says so', async () => {
    for (const path of ['/scim/v2/Users', '/libraries/v2/artifacts', '/iam/v2/identityProviders'])
      expect(await call(`GET ${path}`)).toMatchObject({ status: 501, json: { code: 12 } });
  });

  it('pull tokens are for the named image; anonymous ones for latest of public images', async () => {
    const { organization, publicOrganization } = target().address;
    const token = await puller();
    const pull = async (image: string, own?: string) =>
      (await call('GET {registry}/token', [], { token: own, query: { scope: `repository:${image}:pull` } }))
        .json.token as string;
    const history = (image: string, tag: string, own: string) =>
      call('GET {registry}/v2/{repository}/_service/history/{tag}', [image, tag], { token: own });
    const node = await pull(`${organization}/node`, token);
    expect((await history(`${organization}/node`, '20', node)).status).toBe(200);
    expect((await history(`${organization}/python`, '3.12', node)).status).toBe(403);
    const anonymous = await pull(`${publicOrganization}/nginx`);
    expect((await history(`${publicOrganization}/nginx`, 'latest-dev', anonymous)).status).toBe(200);
    expect((await history(`${publicOrganization}/nginx`, '1.27', anonymous)).status).toBe(403);
    expect((await history(`${organization}/node`, 'none', node)).json.errors[0].code).toBe(
      'MANIFEST_UNKNOWN',
    );
    expect(
      (await call('GET {registry}/token', [], { token, query: { scope: 'repository:nobody/x:pull' } }))
        .status,
    ).toBe(400);
  });

  it('histories come oldest first, and start and end narrow them', async () => {
    const image = `${target().address.organization}/node`;
    const token = await puller();
    const list = async (query: Readonly<Record<string, string>> = {}) => {
      const answer = await call('GET {registry}/v2/{repository}/_service/history/{tag}', [image, '20'], {
        token,
        query,
      });
      return answer.json.history as { updateTimestamp: string; digest: string }[];
    };
    const all = await list();
    const times = all.map(({ updateTimestamp }) => updateTimestamp);
    expect(times).toEqual([...times].sort());
    for (const { digest } of all) expect(digest).toMatch(/^sha256:[a-f0-9]{64}$/);
    const middle = times[5] ?? '';
    const later = (await list({ start: middle })).map(({ updateTimestamp }) => updateTimestamp);
    expect(later.filter((one) => one > middle)).toEqual(times.slice(6));
    expect(later.every((one) => one >= middle)).toBe(true);
    const earlier = (await list({ end: middle })).map(({ updateTimestamp }) => updateTimestamp);
    expect(earlier.filter((one) => one < middle)).toEqual(times.slice(0, 5));
    const manifest = await call('GET|HEAD {registry}/v2/{repository}/manifests/{reference}', [image, '20'], {
      token,
    });
    expect(manifest.status).toBe(200);
  });

  it('a history gives its oldest 1000 records, and start reaches the rest', async ({ skip }) => {
    const image = `${target().address.organization}/busybox`;
    const token = await puller();
    const list = (query: Readonly<Record<string, string>> = {}) =>
      call('GET {registry}/v2/{repository}/_service/history/{tag}', [image, 'nightly'], { token, query });
    const first = await list();
    if (first.status === 404) skip('the platform has no busybox:nightly with a long history');
    const records = first.json.history as { updateTimestamp: string }[];
    expect(records).toHaveLength(1000);
    const rest = (await list({ start: records.at(-1)?.updateTimestamp ?? '' })).json.history as {
      updateTimestamp: string;
    }[];
    const all = new Set([...records, ...rest].map(({ updateTimestamp }) => updateTimestamp));
    expect(all.size).toBeGreaterThan(1000);
    expect([...all]).toEqual([...all].sort());
  });

  it('the exchange checks identity, signature and claims', async () => {
    const { baseUrl } = target().address;
    expect((await exchange(baseUrl, `${group()}/0000000000000000`)).status).toBe(404);
    const forged = await call('GET|POST {issuer}/sts/exchange', [], {
      token: 'a.b.c',
      body: new URLSearchParams({ aud: baseUrl, identity: target().address.identity }),
    });
    expect(forged.json.code).toBe(16);
    const claimMatch = { issuer: 'https://ci.example.com', subject: 'somebody else' };
    const { json } = await call('POST /iam/v2/identities/{parent}', [group()], {
      body: { name: unique('i'), claimMatch },
    });
    expect((await exchange(baseUrl, json.uid)).json.code).toBe(7);
    await call('DELETE /iam/v2/identities/{uid}', [json.uid]);
  });

  ruleContract(kit);
  accessContract(kit);
  tokenContract(kit);
  resourceContract(kit);
  listContract(kit);
  cursorContract(kit);
  queryContract(kit);
  requestContract(kit);
  registryContract(kit);
  operationContract(kit);
  roleContract(kit);
  updateContract(kit);
  // Last, since the clock that they move never goes back.
  laterContract(kit);
}
