// Section 4.2 and the limits of lists in section 8: the query parameters of every List operation.
import { beforeAll, expect, it } from 'vitest';
import type { Json } from '../contract/target.js';
import { type Audit, collections, digest } from './kit.js';

const hour = 3_600_000;

export function listSection(audit: Audit): void {
  const { call, list, furnished, make, unique, group } = audit;
  const names = (items: readonly Json[]) => items.map(({ name }) => name as string);
  const all = Array.from({ length: 230 }, (_, index) => `t${String(index).padStart(3, '0')}`);
  let repo = '';
  const tags = (query: Readonly<Record<string, string>>) =>
    list('/registry/v2/tags', { 'uidp.children_of': repo, order_by: 'name', ...query });

  beforeAll(async () => {
    repo = (await make('repos', group(), { name: unique('r') })).uid;
    for (const name of all) await make('tags', repo, { name, digest });
  });

  it('§4.2 uidp.descendants_of: "Scope to everything beneath the group."', async () => {
    const { parent, group: child } = await furnished();
    const low = await make('groups', child.uid, { name: unique('g') });
    const { groups } = await list('/iam/v2/groups', { 'uidp.descendants_of': parent });
    expect(groups.map(({ uid }: Json) => uid).sort()).toEqual([child.uid, low.uid].sort());
  });

  it('§4.2 uidp.children_of: "Scope to direct children of the parent (for tags: the repo uid)."', async () => {
    const { parent, group: child, tag, repo: own } = await furnished();
    await make('groups', child.uid, { name: unique('g') });
    const { groups } = await list('/iam/v2/groups', { 'uidp.children_of': parent });
    expect(groups.map(({ uid }: Json) => uid)).toEqual([child.uid]);
    expect((await list('/registry/v2/tags', { 'uidp.children_of': own.uid })).tags).toEqual([tag]);
    expect((await list('/registry/v2/tags', { 'uidp.children_of': parent })).tags).toEqual([]);
  });

  it('§4.2 name: "Exact-match filter (shown on repos)."', async () => {
    const { uid } = await make('groups', group(), { name: unique('g') });
    for (const name of ['node', 'node-dev', 'xnode', 'Node']) await make('repos', uid, { name });
    const found = async (name: string) =>
      names((await list('/registry/v2/repos', { 'uidp.children_of': uid, name })).repos);
    expect([await found('node'), await found('nod'), await found('ode'), await found('NODE')]).toEqual([
      ['node'],
      [],
      [],
      [],
    ]);
  });

  it('§4.2 page_size: "Results per page. Default 50, maximum 200."', async () => {
    expect(names((await tags({})).tags)).toEqual(all.slice(0, 50));
    expect(names((await tags({ page_size: '7' })).tags)).toEqual(all.slice(0, 7));
    for (const most of ['200', '201', '230', '100000'])
      expect(names((await tags({ page_size: most })).tags)).toEqual(all.slice(0, 200));
  });

  it('§4.2 page_token: "Cursor taken from the previous response `nextPageToken`. Omit for the first page."', async () => {
    const first = await tags({ page_size: '100' });
    const second = await tags({ page_size: '100', page_token: first.nextPageToken });
    const third = await tags({ page_size: '100', page_token: second.nextPageToken });
    expect([first, second, third].flatMap((page) => names(page.tags))).toEqual(all);
  });

  it('§4.2 order_by: "Examples of values: `name`, `name desc`, `created_at desc`. Ascending is the default."', async () => {
    expect(names((await tags({ order_by: 'name' })).tags)).toEqual(all.slice(0, 50));
    expect(names((await tags({ order_by: 'name desc' })).tags)).toEqual(all.toReversed().slice(0, 50));
    for (const [path, key] of collections) {
      const created = async (order_by: string) =>
        (await list(path, { order_by, page_size: '200' }))[key].map(
          ({ createTime }: Json) => createTime as string,
        );
      const up = await created('created_at');
      expect([path, up]).toEqual([path, up.toSorted()]);
      const down = await created('created_at desc');
      expect([path, down]).toEqual([path, down.toSorted().toReversed()]);
    }
    const seeded = (await list('/registry/v2/tags', { order_by: 'created_at desc' })).tags;
    expect(new Set(seeded.map(({ createTime }: Json) => createTime)).size).toBeGreaterThan(1);
  });

  it('§4.2 order_by: "(URL-encoded space)"', async () => {
    for (const space of ['%20', '+']) {
      const { body } = await audit.raw(
        'GET',
        `/registry/v2/tags?uidp.children_of=${repo}&page_size=1&order_by=name${space}desc`,
      );
      expect(names(JSON.parse(body).tags)).toEqual(all.slice(-1));
    }
  });

  it('§4.2 order_by: "Pagination keeps the sort order across cursors."', async () => {
    const first = await tags({ order_by: 'name desc', page_size: '150' });
    const alone = await list('/registry/v2/tags', { page_token: first.nextPageToken, page_size: '150' });
    const repeated = await tags({ order_by: 'name desc', page_size: '150', page_token: first.nextPageToken });
    expect(names(first.tags.concat(alone.tags))).toEqual(all.toReversed());
    expect(alone.tags).toEqual(repeated.tags);
  });

  it('§4.2 skip: "Number of results to skip, for jumping to a page. Response `skipped` echoes it."', async () => {
    const page = await tags({ skip: '100', page_size: '50' });
    expect([names(page.tags), page.skipped, page.totalCount]).toEqual([all.slice(100, 150), 100, '230']);
    const past = await tags({ skip: '500' });
    expect([past.tags, past.skipped, past.totalCount]).toEqual([[], 500, '230']);
  });

  it.each(collections)(
    '§8 "page_size default 50, maximum 200 … All v2 List endpoints": %s',
    async (path, key) => {
      if (['groups', 'identities', 'repos'].includes(key)) {
        const { uid } = await make('groups', group(), { name: unique('g') });
        for (let index = 0; index < 51; index += 1) await make(key, uid, { name: `x${index}` });
        expect((await list(path, { 'uidp.children_of': uid }))[key]).toHaveLength(50);
      }
      const { totalCount } = await list(path);
      const count = async (page_size: string) => (await list(path, { page_size }))[key].length;
      expect([await count('200'), await count('201')]).toEqual(
        Array(2).fill(Math.min(200, Number(totalCount))),
      );
    },
  );

  it('§7.2 rule 4, §8 "Page token lifetime 3 days": "no error is returned and the query restarts from the beginning"', async ({
    skip,
  }) => {
    const later = audit.target().later ?? skip('the clock of this platform cannot be moved');
    const first = await tags({ page_size: '10' });
    await later(71 * hour);
    expect(names((await tags({ page_size: '10', page_token: first.nextPageToken })).tags)).toEqual(
      all.slice(10, 20),
    );
    await later(2 * hour);
    expect(names((await tags({ page_size: '10', page_token: first.nextPageToken })).tags)).toEqual(
      all.slice(0, 10),
    );
    const alone = await call('GET /registry/v2/tags', [], { query: { page_token: first.nextPageToken } });
    expect([names(alone.json.tags), alone.json.totalCount]).toEqual([all.slice(0, 50), '230']);
  });
}
