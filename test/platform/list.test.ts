// How many items a list has: as few requests as possible, and never a guess.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListPage, type ListPageRequest, listOf } from '../../src/clients/platform/list.js';
import { Failure } from '../../src/model/failure.js';
import { runs } from '../sample.js';

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

describe('a full page with neither a token nor a total', () => {
  const item = (index: number) => String(index);
  const page = (start: number, end: number, more: Partial<ListPage<string>> = {}): ListPage<string> => ({
    items: Array.from({ length: end - start }, (_, index) => item(start + index)),
    nextPageToken: '',
    ...more,
  });
  const skips = (queries: ReturnType<typeof listing>['queries']) => queries.map(({ skip }) => skip);

  it.each([
    ['nothing', [page(0, 200), page(199, 200)], 200, [undefined, '199']],
    ['some items', [page(0, 200), page(199, 250)], 250, [undefined, '199']],
    ['full pages', [page(0, 200), page(199, 399), page(398, 399)], 399, [undefined, '199', '398']],
    [
      'a page with a token',
      [page(0, 200), page(199, 399, { nextPageToken: 'p' }), page(399, 410)],
      410,
      [undefined, '199', undefined],
    ],
  ])('may have others after it, so the next one is requested: %s', async (_, pages, count, asked) => {
    const { list, queries } = listing(...pages);
    expect(await list.all()).toEqual(page(0, count).items);
    expect(skips(queries)).toEqual(asked);
  });

  it.each([
    ['the same page again', page(0, 200)],
    ['no item, not even the one that it had before', page(0, 0)],
    ['other items', page(200, 210)],
  ])('is not the whole list if the next one has %s', async (_, next) => {
    const { list } = listing(page(0, 200), next);
    await expect(list.all()).rejects.toMatchObject({ reason: 'bad-answer' });
  });

  it('of a list that has no totals is asked for in a smaller one, which must have a token', async () => {
    const sizes = async (...pages: readonly ListPage<string>[]) => {
      const asked: string[] = [];
      const request: ListPageRequest<string> = async ({ page_size }) => {
        asked.push(page_size);
        return pages[asked.length - 1] as ListPage<string>;
      };
      return [await listOf('List', request, (one) => one, false).all(), asked];
    };
    const whole = [page(0, 200), page(0, 199, { nextPageToken: 'p' }), page(199, 200)];
    expect(await sizes(...whole)).toEqual([page(0, 200).items, ['200', '199', '200']]);
    await expect(sizes(page(0, 200), page(0, 199))).rejects.toMatchObject({ reason: 'bad-answer' });
  });

  it.each([
    ['has a total', [page(0, 200, { totalCount: 200n })], true],
    ['is shorter', [page(0, 199)], true],
    ['is shorter, of a list that has no totals', [page(0, 199)], false],
    ['follows a page with a token', [page(0, 200, { nextPageToken: 'p' }), page(200, 400)], true],
  ])('costs no request where the service states the end: the page %s', async (_, pages, hasTotals) => {
    const queries: unknown[] = [];
    const request: ListPageRequest<string> = async (query) => {
      queries.push(query);
      return pages[queries.length - 1] as ListPage<string>;
    };
    await listOf('List', request, (one) => one, hasTotals).all();
    expect(queries).toHaveLength(pages.length);
  });
});

it('has every item that was there all the time, whatever was removed and added meanwhile, or fails', async () => {
  const change = fc.record({
    removed: fc.nat(),
    added: fc.integer({ min: 0, max: 99_999 }),
    when: fc.integer({ min: 1, max: 9 }),
  });
  let [complete, changed] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 40 }),
      fc.integer({ min: 2, max: 9 }),
      fc.array(change, { maxLength: 3 }),
      async (count, mostEach, changes) => {
        const nameOf = (at: number) => String(at).padStart(5, '0');
        let items = Array.from({ length: count }, (_, at) => nameOf(at * 2500));
        const kept = new Set(items);
        let asked = 0;
        const request: ListPageRequest<string> = async ({ skip = '0', page_token: token }) => {
          asked += 1;
          for (const { removed, added } of changes.filter(({ when }) => when === asked)) {
            const [gone = ''] = items.splice(removed % items.length, 1);
            kept.delete(gone);
            items = [...new Set([...items, nameOf(added)])].sort();
          }
          // A token says after which item its page begins.
          const start = token === undefined ? Number(skip) : items.filter((item) => item <= token).length;
          const page = items.slice(start, start + mostEach);
          return {
            items: page,
            nextPageToken: start + page.length < items.length ? (page.at(-1) ?? '') : '',
            totalCount: BigInt(items.length),
          };
        };
        const read = await listOf('List', request, (item) => item)
          .all()
          .catch((error: Failure) => error);
        if (read instanceof Failure) {
          expect([read.reason, changes.length > 0]).toEqual(['bad-answer', true]);
          changed += 1;
        } else {
          expect([...kept].filter((one) => !read.includes(one))).toEqual([]);
          complete += 1;
        }
      },
    ),
    { numRuns: runs(2000) },
  );
  expect(Math.min(complete, changed)).toBeGreaterThan(runs(100));
});
