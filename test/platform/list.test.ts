// How many items a list has: as few requests as possible, and never a guess.
import { expect, it } from 'vitest';
import { type ListPage, type ListPageRequest, listOf } from '../../src/clients/platform/list.js';

/** A list whose pages are answered in turn, and the queries of its requests. */
function listing(...pages: readonly ListPage<string>[]) {
  const queries: Parameters<ListPageRequest<string>>[0][] = [];
  const request: ListPageRequest<string> = async (query) => {
    queries.push(query);
    const page = pages[queries.length - 1];
    if (page === undefined) throw new Error('there is no further page');
    return page;
  };
  return { list: listOf('List', request, (item) => item), queries };
}

it('the total of the service is requested with a page of one item', async () => {
  const { list, queries } = listing({ items: ['a'], nextPageToken: 'p', totalCount: 7n });
  expect(await list.total()).toBe(7n);
  expect(queries).toEqual([{ page_size: '1' }]);
});

it('without a total, the only page is counted', async () => {
  const { list, queries } = listing({ items: ['a'], nextPageToken: '' });
  expect(await list.total()).toBe(1n);
  expect(queries).toHaveLength(1);
  expect(await listing({ items: [], nextPageToken: '' }).list.total()).toBe(0n);
});

it('without a total, the whole list is read and counted if it has a next page', async () => {
  const { list, queries } = listing(
    { items: ['a'], nextPageToken: 'p' },
    { items: ['a', 'b'], nextPageToken: 'q' },
    { items: ['c'], nextPageToken: '' },
  );
  expect(await list.total()).toBe(3n);
  expect(queries).toEqual([{ page_size: '1' }, { page_size: '200' }, { page_size: '200', page_token: 'q' }]);
});

it('a list of more than 200,000 items is refused, by its total before the pages are requested', async () => {
  const refused = { reason: 'bad-answer', message: expect.stringMatching(/^List: .*200,?000/) };
  const counted = listing({ items: ['a'], nextPageToken: 'p', totalCount: 200_001n });
  await expect(counted.list.all()).rejects.toMatchObject(refused);
  expect(counted.queries).toHaveLength(1);
  const items = Array.from({ length: 200_001 }, (_, index) => String(index));
  await expect(listing({ items, nextPageToken: '' }).list.all()).rejects.toMatchObject(refused);
  expect(await listing({ items: items.slice(1), nextPageToken: '' }).list.all()).toHaveLength(200_000);
});
