// Who may do what: roles in groups, bindings above, beneath and beside an identity's group.
import { expect, it } from 'vitest';
import type { Kit } from './kit.js';

export function accessContract({
  target,
  call,
  group,
  registryHost,
  unique,
  exchange,
  workflow,
  ...kit
}: Kit): void {
  const { make, member, refused } = kit;
  const digest = `sha256:${'c'.repeat(64)}`;
  const tokenOf = async (uid: string) => (await exchange(target().address.baseUrl, uid)).json.token as string;
  const uids = (items: readonly { readonly uid: string }[]) => items.map(({ uid }) => uid);

  /** One of everything, in a group of its own. */
  async function furnished() {
    const { uid: parent } = await make('groups', group(), { name: unique('g') });
    const below = await make('groups', parent, { name: unique('g') });
    const identity = await make('identities', parent, { name: unique('i') });
    const { json } = await call('GET /iam/v2/roles', [], { query: { name: 'viewer' } });
    const roleUid = json.roles[0].uid as string;
    const binding = await make('roleBindings', parent, { identityUid: identity.uid, roleUid });
    const repo = await make('repos', parent, { name: unique('r') });
    const tag = await make('tags', repo.uid, { name: '1', digest });
    return { parent, below, identity, roleUid, binding, repo, tag };
  }

  /** Every operation that changes something, on what `furnished` made. */
  function changes({
    parent,
    below,
    identity,
    roleUid,
    binding,
    repo,
    tag,
  }: Awaited<ReturnType<typeof furnished>>) {
    const named = () => ({ name: unique('x') });
    return [
      ['POST /iam/v2/groups/{parent}', parent, named()],
      ['DELETE /iam/v2/groups/{uid}', below.uid],
      ['POST /iam/v2/identities/{parent}', parent, named()],
      ['PATCH /iam/v2/identities/{uid}', identity.uid, named()],
      ['POST /iam/v2/roleBindings/{parent}', parent, { identityUid: identity.uid, roleUid }],
      ['DELETE /iam/v2/roleBindings/{uid}', binding.uid],
      ['DELETE /iam/v2/identities/{uid}', identity.uid],
      ['POST /registry/v2/repos/{parent}', parent, named()],
      ['POST /registry/v2/tags/{parent}', repo.uid, { name: '2', digest }],
      ['DELETE /registry/v2/tags/{uid}', tag.uid],
      ['DELETE /registry/v2/repos/{uid}', repo.uid],
    ] as const;
  }

  it('a viewer changes nothing, and neither does an owner of another group', async () => {
    const made = await furnished();
    const other = await make('groups', group(), { name: unique('g') });
    const viewer = await workflow();
    const elsewhere = await tokenOf((await member(other.uid, ['owner'])).uid);
    const beneath = await tokenOf((await member(group(), ['owner'], other.uid)).uid);
    for (const token of [viewer, elsewhere, beneath])
      for (const [operation, uid, body] of changes(made))
        await refused(7, operation, [uid], { token, ...(body === undefined ? {} : { body }) });
    expect((await call('GET /registry/v2/repos/{uid}', [made.repo.uid])).json).toEqual(made.repo);
    expect((await call('GET /iam/v2/groups/{uid}', [made.below.uid])).json).toEqual(made.below);
  });

  it('an owner changes everything in its group, and a delete leaves nothing and says nothing', async () => {
    const made = await furnished();
    const token = await tokenOf((await member(group(), ['owner'], made.parent)).uid);
    for (const [operation, uid, body] of changes(made)) {
      const answer = await call(operation, [uid], { token, ...(body === undefined ? {} : { body }) });
      expect([operation, answer.status]).toEqual([operation, 200]);
      if (!operation.startsWith('DELETE')) continue;
      expect([operation, answer.text]).toEqual([operation, '']);
      await refused(5, operation, [uid], { token });
      await refused(5, operation.replace('DELETE', 'GET'), [uid]);
    }
  });

  it('every list and look-up shows what is in the groups of the roles, and nothing else', async () => {
    const made = await furnished();
    const other = await furnished();
    const token = await tokenOf((await member(group(), ['viewer'], made.parent)).uid);
    for (const [path, key, own, foreign] of [
      ['/iam/v2/groups', 'groups', made.below, other.below],
      ['/iam/v2/identities', 'identities', made.identity, other.identity],
      ['/iam/v2/roleBindings', 'roleBindings', made.binding, other.binding],
      ['/registry/v2/repos', 'repos', made.repo, other.repo],
      ['/registry/v2/tags', 'tags', made.tag, other.tag],
    ] as const) {
      const scoped = { 'uidp.descendants_of': group(), page_size: '200' };
      const seen = uids((await call(`GET ${path}`, [], { token, query: scoped })).json[key]);
      expect(seen).toContain(own.uid);
      for (const uid of seen) expect(uid.startsWith(made.parent)).toBe(true);
      expect((await call(`GET ${path}/{uid}`, [own.uid], { token })).json.uid).toBe(own.uid);
      await refused(5, `GET ${path}/{uid}`, [foreign.uid], { token });
    }
  });

  it('a role above reaches the group of the identity, and no further', async () => {
    const made = await furnished();
    const token = await tokenOf((await member(made.parent, ['viewer'], group())).uid);
    const repos = await call('GET /registry/v2/repos', [], {
      token,
      query: { 'uidp.descendants_of': group() },
    });
    expect(uids(repos.json.repos)).toEqual([made.repo.uid]);
    const beside = await make('groups', group(), { name: unique('g') });
    const stranger = await tokenOf((await member(made.parent, ['viewer'], beside.uid)).uid);
    await refused(7, 'GET /registry/v2/repos', [], { token: stranger });
  });

  it('without a role, or with one that says something else, an operation is denied', async () => {
    const none = await tokenOf((await member(group(), [])).uid);
    await refused(7, 'GET /registry/v2/repos', [], { token: none });
    await refused(7, 'GET /vulnerabilities/v2/advisories', [], { token: none });
    const pulls = await tokenOf((await member(group(), ['registry.pull'])).uid);
    expect((await call('GET /registry/v2/tags', [], { token: pulls })).status).toBe(200);
    const denied = await refused(7, 'GET /vulnerabilities/v2/advisories', [], { token: pulls });
    expect(denied.status).toBe(403);
    await refused(7, 'GET /iam/v2/identities', [], { token: pulls });
  });

  it('who may not pull in a group gets neither a pull token nor a history of it', async () => {
    const { organization } = target().address;
    const scope = `repository:${organization}/node:pull`;
    const { uid: below } = await make('groups', group(), { name: unique('g') });
    const lists = await make('roles', group(), {
      name: unique('lists'),
      capabilities: ['CAP_REPO_LIST', 'CAP_TAG_LIST', 'CAP_MANIFEST_METADATA_LIST'],
    });
    for (const identity of [
      await member(group(), [lists.name]),
      await member(group(), ['registry.pull'], below),
      await member(below, ['registry.pull']),
    ]) {
      const token = (await exchange(registryHost(), identity.uid)).json.token as string;
      const pull = await call('GET {registry}/token', [], { token, query: { scope } });
      expect([pull.status, pull.json.errors[0].code]).toEqual([403, 'DENIED']);
      const history = await call(
        'GET {registry}/v2/{repository}/_service/history/{tag}',
        [`${organization}/node`, '20'],
        { token },
      );
      expect(history.status).toBe(403);
    }
  });

  it.each(['groups', 'identities', 'roleBindings', 'repos'])(
    'a group with only %s is not empty',
    async (kind) => {
      const { uid: parent } = await make('groups', group(), { name: unique('g') });
      const { json } = await call('GET /iam/v2/roles', [], { query: { name: 'viewer' } });
      const bodies: Readonly<Record<string, object>> = {
        roleBindings: { identityUid: target().address.identity, roleUid: json.roles[0].uid },
      };
      const child = await make(kind, parent, bodies[kind] ?? { name: unique('x') });
      expect(child.uid).toMatch(new RegExp(`^${parent}/[^/]+$`));
      await refused(9, 'DELETE /iam/v2/groups/{uid}', [parent]);
      const path = kind === 'repos' ? 'registry/v2/repos' : `iam/v2/${kind}`;
      expect((await call(`DELETE /${path}/{uid}`, [child.uid])).status).toBe(200);
      expect((await call('DELETE /iam/v2/groups/{uid}', [parent])).status).toBe(200);
    },
  );
}
