// Lists: scope, exact filters, order, pages, cursors, skip and the envelope.
import { expect, it } from 'vitest';
import { type Kit, timesOf } from './kit.js';
import type { Json } from './target.js';

export function listContract({ target, call, group, unique, make, refused }: Kit): void {
  const names = (items: readonly Json[]) => items.map(({ name }) => name as string);
  const listed = async (path: string, key: string, query: Readonly<Record<string, string>>) =>
    (await call(`GET ${path}`, [], { query })).json[key] as Json[];

  it('children are direct, descendants are everything beneath, and neither is the group itself', async () => {
    const top = await make('groups', group(), { name: unique('g') });
    const middle = await make('groups', top.uid, { name: unique('g') });
    const low = await make('groups', middle.uid, { name: unique('g') });
    const repo = await make('repos', middle.uid, { name: unique('r') });
    const groups = async (query: Readonly<Record<string, string>>) =>
      names(await listed('/iam/v2/groups', 'groups', query));
    expect(await groups({ 'uidp.children_of': top.uid })).toEqual([middle.name]);
    expect((await groups({ 'uidp.descendants_of': top.uid })).sort()).toEqual([middle.name, low.name].sort());
    expect((await groups({ 'uidp.descendantsOf': top.uid })).sort()).toEqual([middle.name, low.name].sort());
    expect(await groups({ 'uidp.children_of': low.uid })).toEqual([]);
    expect(await groups({ 'uidp.children_of': top.uid, 'uidp.descendants_of': middle.uid })).toEqual([]);
    const repos = (query: Readonly<Record<string, string>>) => listed('/registry/v2/repos', 'repos', query);
    expect(await repos({ 'uidp.children_of': top.uid })).toEqual([]);
    expect(names(await repos({ 'uidp.descendants_of': top.uid }))).toEqual([repo.name]);
    expect(names(await repos({ 'uidp.children_of': middle.uid }))).toEqual([repo.name]);
    const tag = await make('tags', repo.uid, { name: '1', digest: `sha256:${'e'.repeat(64)}` });
    expect(await listed('/registry/v2/tags', 'tags', { 'uidp.descendants_of': top.uid })).toEqual([tag]);
    expect(await listed('/registry/v2/tags', 'tags', { 'uidp.children_of': middle.uid })).toEqual([]);
  });

  it('the filter name is exact', async () => {
    const { uid: parent } = await make('groups', group(), { name: unique('g') });
    for (const name of ['node', 'node-dev', 'a-node', 'Node', 'other']) await make('repos', parent, { name });
    const found = async (name: string) =>
      names(await listed('/registry/v2/repos', 'repos', { name, 'uidp.children_of': parent }));
    expect(await found('node')).toEqual(['node']);
    expect(await found('nod')).toEqual([]);
    expect(await found('*')).toEqual([]);
  });

  it('a page has 50 results or page_size, and 200 at most; totals and cursors are of the whole list', async () => {
    const { uid: repo } = await make('repos', group(), { name: unique('r') });
    const all = Array.from({ length: 260 }, (_, index) => `t${String(index).padStart(3, '0')}`);
    for (const name of all) await make('tags', repo, { name, digest: `sha256:${'f'.repeat(64)}` });
    const page = async (query: Readonly<Record<string, string>>) =>
      (
        await call('GET /registry/v2/tags', [], {
          query: { 'uidp.children_of': repo, order_by: 'name', ...query },
        })
      ).json;
    expect(names((await page({})).tags)).toEqual(all.slice(0, 50));
    for (const size of ['200', '201', '250', '100000']) {
      const { tags, nextPageToken, totalCount } = await page({ page_size: size });
      expect([names(tags), totalCount]).toEqual([all.slice(0, 200), '260']);
      expect(nextPageToken).toEqual(expect.stringMatching(/./));
      const rest = await page({ page_size: size, page_token: nextPageToken });
      expect([names(rest.tags), rest.totalCount, rest.nextPageToken ?? '']).toEqual([
        all.slice(200),
        '260',
        '',
      ]);
    }
    const walked: string[] = [];
    for (let token: string | undefined = ''; token !== undefined; ) {
      const { tags, nextPageToken, totalCount } = await page({
        order_by: 'name desc',
        page_size: '130',
        ...(token === '' ? {} : { page_token: token }),
      });
      expect(totalCount).toBe('260');
      walked.push(...names(tags));
      token = nextPageToken || undefined;
    }
    expect(walked).toEqual(all.toReversed());
    const skipped = await page({ skip: '205', page_size: '10' });
    expect([names(skipped.tags), skipped.skipped, skipped.totalCount]).toEqual([
      all.slice(205, 215),
      205,
      '260',
    ]);
    const past = await page({ skip: '260' });
    expect([past.tags, past.nextPageToken ?? '', past.totalCount, past.skipped]).toEqual([
      [],
      '',
      '260',
      260,
    ]);
    const empty = await page({ name: 'none' });
    expect([empty.tags, empty.nextPageToken ?? '', empty.totalCount, empty.skipped]).toEqual([
      [],
      '',
      '0',
      0,
    ]);
    await call('DELETE /registry/v2/repos/{uid}', [repo]);
  });

  it('results are ordered by any field, ascending or desc, and ties in one way', async () => {
    const query = { 'uidp.children_of': group(), name: 'node' };
    const [{ uid }] = (await listed('/registry/v2/repos', 'repos', query)) as [Json];
    const tags = async (order?: string) =>
      listed('/registry/v2/tags', 'tags', {
        'uidp.children_of': uid,
        ...(order === undefined ? {} : { order_by: order }),
      });
    for (const [order, field] of [
      ['created_at', 'createTime'],
      ['create_time', 'createTime'],
      ['updated_at', 'updateTime'],
      ['updateTime', 'updateTime'],
      ['name', 'name'],
      ['uid', 'uid'],
    ] as const) {
      if (field.endsWith('Time') && !timesOf(target(), 'tags').includes(field)) continue;
      const values = (items: readonly Json[]) => items.map((one) => one[field] as string);
      const up = values(await tags(order));
      expect(new Set(up).size).toBeGreaterThan(1);
      expect(up).toEqual([...up].sort());
      expect(values(await tags(`${order} desc`))).toEqual(up.toReversed());
      expect(values(await tags(`${order} asc`))).toEqual(up);
    }
    expect(await tags()).toEqual(await tags('uid'));
    const tied = async (order: string) => (await tags(order)).map((one) => `${one.deprecated} ${one.uid}`);
    expect(await tied('deprecated')).toEqual([...(await tied('deprecated'))].sort());
  });

  it('a wrong number, order or cursor is an invalid argument', async () => {
    const { nextPageToken } = (
      await call('GET /registry/v2/tags', [], { query: { page_size: '1', order_by: 'name' } })
    ).json;
    for (const query of [
      { page_size: 'x' },
      { page_size: '-1' },
      { skip: '1.5' },
      { order_by: 'name sideways' },
      { order_by: 'name desc name' },
      { page_token: 'nonsense' },
      { page_token: nextPageToken, order_by: 'name desc' },
    ])
      await refused(3, 'GET /registry/v2/tags', [], { query });
  });

  it('every list has the same envelope', async () => {
    for (const [path, key] of [
      ['/iam/v2/groups', 'groups'],
      ['/iam/v2/identities', 'identities'],
      ['/iam/v2/roles', 'roles'],
      ['/iam/v2/roleBindings', 'roleBindings'],
      ['/registry/v2/repos', 'repos'],
      ['/registry/v2/tags', 'tags'],
    ] as const) {
      const query = { page_size: '1' };
      const { json } = await call(`GET ${path}`, [], { query });
      expect(json[key]).toHaveLength(1);
      expect([path, json.skipped, json.totalCount]).toEqual([path, 0, expect.stringMatching(/^[1-9]\d*$/)]);
      const more = Number(json.totalCount) > 1;
      expect([path, (json.nextPageToken ?? '') !== '']).toEqual([path, more]);
      const [one] = json[key];
      expect((await call(`GET ${path}/{uid}`, [one.uid])).json.uid).toBe(one.uid);
      const next = await call(`GET ${path}`, [], { query: { ...query, skip: '1' } });
      expect([next.json[key].length, next.json.skipped]).toEqual([more ? 1 : 0, 1]);
    }
    expect(target().address.group).not.toBe('');
  });
}
