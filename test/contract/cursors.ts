// Page tokens: they continue one list, with its filter and its order, whatever happens to its items meanwhile.
import { expect, it } from 'vitest';
import type { Kit } from './kit.js';
import type { Json } from './target.js';

type Query = Readonly<Record<string, string>>;

export function cursorContract({ call, group, unique, make, refused }: Kit): void {
  const list = async (query: Query, path = '/registry/v2/repos') =>
    (await call(`GET ${path}`, [], { query })).json as Json;
  const names = ({ repos }: Json) => (repos as Json[]).map(({ name }) => name as string);

  /** A group with repositories of these names, each with its description, and a query for them. */
  async function furnished(all: readonly string[], description = '') {
    const { uid } = await make('groups', group(), { name: unique('g') });
    const made: Record<string, string> = {};
    for (const name of all) made[name] = (await make('repos', uid, { name, description })).uid;
    const query = { 'uidp.children_of': uid, order_by: 'name', page_size: '2' };
    return { parent: uid, made, query };
  }

  it('a page token continues alone: with the filter and the order that it was made for', async () => {
    const { query } = await furnished(['a', 'b', 'c', 'd', 'e']);
    const down = { ...query, order_by: 'name desc' };
    const first = await list(down);
    expect(names(first)).toEqual(['e', 'd']);
    const alone = await list({ page_token: first.nextPageToken, page_size: '2' });
    expect([names(alone), alone.totalCount]).toEqual([['c', 'b'], '5']);
    expect(names(await list({ page_token: alone.nextPageToken }))).toEqual(['a']);
    expect(await list({ ...down, page_token: first.nextPageToken })).toEqual(
      expect.objectContaining({ repos: alone.repos, totalCount: '5' }),
    );
    for (const same of ['name desc', ' name  desc '])
      expect(names(await list({ page_token: first.nextPageToken, order_by: same, page_size: '1' }))).toEqual([
        'c',
      ]);
  });

  it('the filter of a page token holds although the request leaves it out', async () => {
    const one = await furnished(['a', 'b', 'c']);
    await furnished(['a', 'b', 'c']);
    const { nextPageToken } = await list(one.query);
    const rest = await list({ page_token: nextPageToken });
    expect((rest.repos as Json[]).map(({ uid }) => uid)).toEqual([one.made.c]);
  });

  it('items that are deleted or created meanwhile neither repeat nor hide others', async () => {
    const { parent, made, query } = await furnished(['b', 'c', 'd', 'e', 'f']);
    const first = await list(query);
    expect(names(first)).toEqual(['b', 'c']);
    for (const name of ['b', 'c']) await call('DELETE /registry/v2/repos/{uid}', [made[name] ?? '']);
    const afterDeletion = await list({ ...query, page_token: first.nextPageToken });
    expect(names(afterDeletion)).toEqual(['d', 'e']);
    for (const name of ['a', 'b2', 'd2']) await make('repos', parent, { name });
    expect(names(await list({ ...query, page_size: '9', page_token: first.nextPageToken }))).toEqual([
      'd',
      'd2',
      'e',
      'f',
    ]);
    expect(names(await list({ ...query, page_token: afterDeletion.nextPageToken }))).toEqual(['f']);
  });

  it('items with the same value of the ordered field are all listed once', async () => {
    const { query } = await furnished(['a', 'b', 'c', 'd', 'e'], 'the same');
    for (const order_by of ['description', 'description desc']) {
      const seen: string[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const page = await list({ ...query, order_by, ...(token === '' ? {} : { page_token: token }) });
        seen.push(...names(page));
        token = page.nextPageToken || undefined;
      }
      expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    }
  });

  it('skip counts from the page token', async () => {
    const { query } = await furnished(['a', 'b', 'c', 'd', 'e']);
    const { nextPageToken } = await list(query);
    const page = await list({ ...query, page_token: nextPageToken, skip: '1' });
    expect([names(page), page.skipped, page.totalCount]).toEqual([['d', 'e'], 1, '5']);
  });

  it('a page token with another order or another filter is refused', async () => {
    const { query } = await furnished(['a', 'b', 'c']);
    const other = await furnished(['a']);
    const { nextPageToken: page_token } = await list(query);
    for (const wrong of [
      { order_by: 'name desc' },
      { order_by: 'uid' },
      { 'uidp.children_of': other.parent },
      { name: 'a' },
    ])
      await refused(3, 'GET /registry/v2/repos', [], { query: { ...query, ...wrong, page_token } });
  });

  it('a page token of another list, a forged one and a broken one are refused', async () => {
    const { query } = await furnished(['a', 'b', 'c']);
    const { nextPageToken } = await list(query);
    const groups = await list({ page_size: '1' }, '/iam/v2/roles');
    const [text = '', ...rest] = (nextPageToken as string).split('.');
    const changed = JSON.stringify({ offset: 0, order: 'name asc', issued: Date.now() });
    for (const page_token of [
      groups.nextPageToken,
      [`${text.slice(0, -2)}AA`, ...rest].join('.'),
      (nextPageToken as string).slice(0, -1),
      `${nextPageToken}A`,
      text,
      Buffer.from(changed).toString('base64url'),
      'bnVsbA',
      'bnVsbA==',
      'e30',
      '.',
      '%',
      'nonsense',
    ]) {
      const answer = await refused(3, 'GET /registry/v2/repos', [], { query: { page_token } });
      expect([page_token, answer.status]).toEqual([page_token, 400]);
    }
  });
}
