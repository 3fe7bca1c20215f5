// The parameters of requests: every filter does what it says, and what an operation does not know is refused.
import { expect, it } from 'vitest';
import type { Kit } from './kit.js';
import type { Json } from './target.js';

type Query = Readonly<Record<string, string>>;

const digest = (digit: string) => `sha256:${digit.repeat(64)}`;
const lists = [
  '/iam/v2/groups',
  '/iam/v2/identities',
  '/iam/v2/roles',
  '/iam/v2/roleBindings',
  '/registry/v2/repos',
  '/registry/v2/tags',
  '/vulnerabilities/v2/advisories',
] as const;

export function queryContract({ call, group, unique, make, refused, ...kit }: Kit): void {
  const listed = async (path: string, key: string, query: Query) =>
    (await call(`GET ${path}`, [], { query })).json[key] as Json[];
  const uids = (items: readonly Json[]) => items.map(({ uid }) => uid as string).sort();

  it('every list refuses a filter that it does not know, and a field that it cannot order by', async () => {
    for (const path of lists)
      for (const query of [
        { filter: 'x' },
        { pagesize: '1' },
        { 'uidp.parentOf': group() },
        { uidp: group() },
        { order_by: 'nothing' },
        { order_by: 'toString' },
        { order_by: '', nope: '1' },
      ]) {
        const { status } = await refused(3, `GET ${path}`, [], { query });
        expect([path, query, status]).toEqual([path, query, 400]);
      }
    await refused(3, 'GET /iam/v2/roleBindings', [], { query: { name: 'x' } });
    expect(uids(await listed('/iam/v2/groups', 'groups', { name: '', 'uidp.ids': group() }))).toEqual([
      group(),
    ]);
    await refused(3, 'GET /iam/v2/groups', [], { query: { artifactNames: 'x' } });
  });

  it('a parameter with one value is given once, in one spelling', async () => {
    const { address, send, ownerToken } = kit.target();
    const headers = { authorization: `Bearer ${ownerToken}` };
    for (const search of ['name=a&name=b', 'page_size=1&pageSize=2', 'page_size=1&page_size=1']) {
      const url = `${address.baseUrl}/registry/v2/repos?${search}`;
      expect([search, (await send({ method: 'GET', url, headers })).status]).toEqual([search, 400]);
    }
  });

  it('a single resource, a change and a delete refuse parameters that they do not know', async () => {
    const repo = await make('repos', group(), { name: unique('r') });
    const query = { force: 'true' };
    for (const method of ['GET', 'DELETE'])
      await refused(3, `${method} /registry/v2/repos/{uid}`, [repo.uid], { query });
    const identity = await make('identities', group(), { name: unique('i') });
    await refused(3, 'PATCH /iam/v2/identities/{uid}', [identity.uid], { query, body: {} });
    await refused(3, 'POST /registry/v2/repos/{parent}', [group()], { query, body: { name: unique('r') } });
    expect((await call('GET /registry/v2/repos/{uid}', [repo.uid])).json).toEqual(repo);
  });

  it('uidp.ids, uidp.ancestors_of and uidp.in_root select by the place in the hierarchy', async () => {
    const top = await make('groups', group(), { name: unique('g') });
    const middle = await make('groups', top.uid, { name: unique('g') });
    const low = await make('groups', middle.uid, { name: unique('g') });
    const groups = async (query: Query) => uids(await listed('/iam/v2/groups', 'groups', query));
    for (const name of ['uidp.ancestors_of', 'uidp.ancestorsOf'])
      expect(await groups({ [name]: low.uid })).toEqual([group(), top.uid, middle.uid].sort());
    expect(await groups({ 'uidp.ids': low.uid })).toEqual([low.uid]);
    expect(await groups({ 'uidp.ids': `${low.uid},${top.uid}` })).toEqual([low.uid, top.uid].sort());
    expect(await groups({ 'uidp.ids': `${low.uid}/x` })).toEqual([]);
    expect(await groups({ 'uidp.in_root': 'true' })).toEqual([group()]);
    expect(await groups({ 'uidp.ids': low.uid, 'uidp.in_root': 'false' })).toEqual([low.uid]);
    await refused(3, 'GET /iam/v2/groups', [], { query: { 'uidp.in_root': 'yes' } });
  });

  it('role bindings are found by identity, group and role', async () => {
    const { uid: parent } = await make('groups', group(), { name: unique('g') });
    const [one, two] = [
      await make('identities', parent, { name: unique('i') }),
      await make('identities', parent, { name: unique('i') }),
    ];
    const role = async (name: string) => (await listed('/iam/v2/roles', 'roles', { name }))[0].uid as string;
    const [viewer, puller] = [await role('viewer'), await role('registry.pull')];
    const bind = async (identity: Json, roleUid: string, below: string) =>
      (await make('roleBindings', below, { identityUid: identity.uid, roleUid })).uid as string;
    const below = await make('groups', parent, { name: unique('g') });
    const [a, b, c] = [
      await bind(one, viewer, parent),
      await bind(one, puller, below.uid),
      await bind(two, viewer, below.uid),
    ];
    const bindings = async (query: Query) =>
      uids(await listed('/iam/v2/roleBindings', 'roleBindings', { 'uidp.descendants_of': parent, ...query }));
    expect(await bindings({})).toEqual([a, b, c].sort());
    expect(await bindings({ identity: one.uid })).toEqual([a, b].sort());
    expect(await bindings({ group: below.uid })).toEqual([b, c].sort());
    expect(await bindings({ role: viewer })).toEqual([a, c].sort());
    expect(await bindings({ identity: one.uid, role: viewer })).toEqual([a]);
  });

  it('tags are found by digest and by the time of their update', async () => {
    const { uid: repo } = await make('repos', group(), { name: unique('r') });
    const one = await make('tags', repo, { name: '1', digest: digest('1') });
    const two = await make('tags', repo, { name: '2', digest: digest('2') });
    const tags = async (query: Query) =>
      uids(await listed('/registry/v2/tags', 'tags', { 'uidp.children_of': repo, ...query }));
    expect(await tags({ digest: digest('1') })).toEqual([one.uid]);
    const at = (ms: number) => new Date(Date.parse(two.updateTime) + ms).toISOString();
    expect(await tags({ updated_since: at(-3_600_000) })).toEqual([one.uid, two.uid].sort());
    expect(await tags({ updatedSince: at(0) })).toEqual([]);
    for (const wrong of ['yesterday', '2026', '1700000000'])
      await refused(3, 'GET /registry/v2/tags', [], { query: { updated_since: wrong } });
  });

  it('tags of epochs, of dates and of referrers are listed on request', async () => {
    const { uid: repo } = await make('repos', group(), { name: unique('r') });
    const hidden = {
      include_epochs: '1.2-r3',
      include_dates: '1.2-20260131',
      include_referrers: 'sha256-ab.sig',
    };
    const all = ['1.2', '1.2-r', '1.2-2026', 'sha256', ...Object.values(hidden)];
    for (const name of all) await make('tags', repo, { name, digest: digest('3') });
    const tags = async (query: Query) =>
      (await listed('/registry/v2/tags', 'tags', { 'uidp.children_of': repo, ...query }))
        .map(({ name }) => name as string)
        .sort();
    const usual = ['1.2', '1.2-r', '1.2-2026', 'sha256'];
    expect(await tags({})).toEqual(usual.toSorted());
    for (const [parameter, name] of Object.entries(hidden)) {
      expect(await tags({ [parameter]: 'true' })).toEqual([...usual, name].sort());
      expect(await tags({ [parameter]: 'false' })).toEqual(usual.toSorted());
      await refused(3, 'GET /registry/v2/tags', [], { query: { [parameter]: '1' } });
    }
    const every = { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' };
    expect(await tags(every)).toEqual(all.toSorted());
    const old = async (query: Query) =>
      (await listed('/registry/v1/eoltags', 'items', { 'uidp.children_of': repo, ...query })).length;
    expect([
      await old({}),
      await old({ exclude_epochs: 'true' }),
      await old({ exclude_dates: 'true' }),
    ]).toEqual([7, 6, 6]);
  });
}
