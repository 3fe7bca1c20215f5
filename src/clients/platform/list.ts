// Reads lists of the platform completely or fails: with a total, the pages after the first are requested in parallel.
import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../../model/failure.js';
import { incompleteList } from './messages.js';

export interface ListPage<T> {
  readonly items: readonly T[];
  readonly nextPageToken: string;
  readonly totalCount?: bigint;
}

export type ListPageRequest<T> = (query: {
  readonly page_size: string;
  readonly skip?: string;
  readonly page_token?: string;
}) => Promise<ListPage<T>>;

/** A list that is requested when it is read. Each iteration requests it again; no item appears twice. */
export interface List<T> extends AsyncIterable<T> {
  /**
   * @param atLeast how many items there are at least, as far as that is known: their pages need not wait for the first one
   * @throws Failure `bad-answer` when the list cannot be read completely; a partial list is never returned
   */
  all(atLeast?: number): Promise<readonly T[]>;
  /** What one request returns; the rest of the list is missing if there is a next page. */
  firstPage(): Promise<ListPage<T>>;
  /** The number of items, as the service counts them. */
  total(): Promise<bigint>;
}

const pageSize = 200;
const maxItems = 200_000;

/** Creates a list. `operation` names it in errors, `keyOf` identifies its items. */
export function listOf<T>(
  operation: string,
  request: ListPageRequest<T>,
  keyOf: (item: T) => string,
): List<T> {
  const all = (atLeast = 0) => readAll(operation, askedAhead(request, atLeast), keyOf);
  return {
    all,
    firstPage: () => request({ page_size: String(pageSize) }),
    async *[Symbol.asyncIterator]() {
      yield* await all();
    },
    async total() {
      const { items, totalCount, nextPageToken } = await request({ page_size: '1' });
      if (totalCount !== undefined) return totalCount;
      if (nextPageToken === '') return BigInt(items.length);
      return BigInt((await all()).length);
    },
  };
}

/** Requests with the pages after the first one under way, as far as there must be some. */
function askedAhead<T>(request: ListPageRequest<T>, atLeast: number): ListPageRequest<T> {
  const ahead = new Map<string, Promise<ListPage<T>>>();
  for (let skip = pageSize; skip < Math.min(atLeast, maxItems); skip += pageSize) {
    const page = request({ page_size: String(pageSize), skip: String(skip) });
    // What is wrong with a page is of interest only if it is part of the list.
    page.catch(() => undefined);
    ahead.set(String(skip), page);
  }
  return (query) => ahead.get(query.skip ?? '') ?? request(query);
}

/** A list ends where the service gives no next page; totals only allow to request pages in parallel. */
async function readAll<T>(
  operation: string,
  request: ListPageRequest<T>,
  keyOf: (item: T) => string,
): Promise<readonly T[]> {
  const found = new Map<string, T>();
  const add = ({ items }: ListPage<T>) => {
    for (const item of items) {
      const key = keyOf(item);
      const known = found.get(key);
      if (known !== undefined && !isDeepStrictEqual(known, item))
        throw new Failure('bad-answer', `${operation}: ${incompleteList.contradictsItself(key)}`);
      found.set(key, item);
    }
    if (found.size > maxItems) throw tooLong(operation);
  };
  const first = await request({ page_size: String(pageSize) });
  add(first);
  let last = first;
  for (const page of await pagesBySkip(operation, request, first)) {
    add(page);
    last = page;
  }
  const tokens = new Set<string>();
  while (last.nextPageToken !== '') {
    const [token, before] = [last.nextPageToken, found.size];
    last = await request({ page_size: String(pageSize), page_token: token });
    add(last);
    const isRepeated = tokens.has(token) || (found.size === before && last.nextPageToken !== '');
    if (isRepeated) throw new Failure('bad-answer', `${operation}: ${incompleteList.restarted}`);
    tokens.add(token);
  }
  const totals = [first.totalCount ?? 0n, last.totalCount ?? 0n];
  const missing = totals.find((total) => found.size < total);
  if (missing !== undefined)
    throw new Failure('bad-answer', `${operation}: ${incompleteList.changed(found.size, missing)}`);
  if (last.totalCount !== undefined && found.size > last.totalCount)
    throw new Failure(
      'bad-answer',
      `${operation}: ${incompleteList.contradicts(found.size, last.totalCount)}`,
    );
  return [...found.values()];
}

/** The pages after the first, in their order; none if the service does not say how many there are. */
async function pagesBySkip<T>(
  operation: string,
  request: ListPageRequest<T>,
  { items, nextPageToken, totalCount = 0n }: ListPage<T>,
): Promise<readonly ListPage<T>[]> {
  if (totalCount > maxItems) throw tooLong(operation);
  if (items.length === 0 || nextPageToken === '') return [];
  const skips: number[] = [];
  for (let skip = items.length; skip < totalCount; skip += items.length) skips.push(skip);
  return Promise.all(skips.map((skip) => request({ page_size: String(pageSize), skip: String(skip) })));
}

function tooLong(operation: string): Failure {
  return new Failure('bad-answer', `${operation}: ${incompleteList.tooLong(maxItems)}`);
}
