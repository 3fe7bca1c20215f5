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
  /** @throws Failure `bad-answer` when the list cannot be read completely; a partial list is never returned */
  all(): Promise<readonly T[]>;
  /** What one request returns; the rest of the list is missing if there is a next page. */
  firstPage(): Promise<ListPage<T>>;
  /** The number of items, as the service counts them. */
  total(): Promise<bigint>;
}

const pageSize = 200;
/**
 * Each page begins with the last item of the page before, and must still have it there: where items were removed and added
 * in the meantime, another one is between two pages, and the number of items can be the same.
 */
const stepOf = (size: number) => Math.max(1, size - 1);
const maxItems = 200_000;

/**
 * Creates a list. `operation` names it in errors, `keyOf` identifies its items.
 * @param hasTotals v2 documents a total in every answer, and `skip`. v1 has neither, so that the absent token is all that
 * it says about the end of a list: after exactly one page it is asked for a smaller one, which must have a token
 */
export function listOf<T>(
  operation: string,
  request: ListPageRequest<T>,
  keyOf: (item: T) => string,
  hasTotals = true,
): List<T> {
  const all = () => readAll(operation, request, keyOf, hasTotals);
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

/**
 * A list ends where the service gives no next page; totals only allow to request pages in parallel. A full page with neither
 * a token nor the total that belongs to it leaves open whether there is more, so the next one is requested.
 */
async function readAll<T>(
  operation: string,
  request: ListPageRequest<T>,
  keyOf: (item: T) => string,
  hasTotals: boolean,
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
  const asked = await request({ page_size: String(pageSize) });
  const first = isOpen(asked) && !hasTotals ? await request({ page_size: String(pageSize - 1) }) : asked;
  if (first !== asked && first.nextPageToken === '')
    throw new Failure('bad-answer', `${operation}: ${incompleteList.withoutTokens}`);
  add(first);
  let last = first;
  const join = (page: ListPage<T>) => {
    const wrong = boundaryProblem(first, last, page, keyOf);
    if (wrong !== undefined) throw new Failure('bad-answer', `${operation}: ${wrong}`);
    add(page);
    last = page;
  };
  for (const page of await pagesBySkip(operation, request, first)) join(page);
  const step = stepOf(pageSize);
  for (let skip = step; hasTotals && isOpen(last); skip += step)
    join(await request({ page_size: String(pageSize), skip: String(skip) }));
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

/** Nothing says whether it is the last page. */
function isOpen<T>({ items, nextPageToken, totalCount }: ListPage<T>): boolean {
  return items.length === pageSize && nextPageToken === '' && totalCount === undefined;
}

/** Why a page does not begin where the page before ends. Shorter pages leave a hole, which the total shows. */
function boundaryProblem<T>(
  first: ListPage<T>,
  before: ListPage<T>,
  { items: [again] }: ListPage<T>,
  keyOf: (item: T) => string,
): string | undefined {
  const [beginning] = first.items;
  const shared = first.items.length > 1 ? before.items[stepOf(first.items.length)] : undefined;
  if (shared === undefined || beginning === undefined) return undefined;
  const key = again === undefined ? undefined : keyOf(again);
  if (key === keyOf(shared)) return undefined;
  return key === keyOf(beginning) ? incompleteList.restarted : incompleteList.moved;
}

/** The pages after the first, in their order; none if the service does not say how many there are. */
async function pagesBySkip<T>(
  operation: string,
  request: ListPageRequest<T>,
  { items, nextPageToken, totalCount = 0n }: ListPage<T>,
): Promise<readonly ListPage<T>[]> {
  if (totalCount > maxItems) throw tooLong(operation);
  if (items.length === 0 || nextPageToken === '') return [];
  const step = stepOf(items.length);
  const skips: number[] = [];
  for (let skip = step; items.length > 1 ? skip < totalCount - 1n : skip < totalCount; skip += step)
    skips.push(skip);
  return Promise.all(skips.map((skip) => request({ page_size: String(pageSize), skip: String(skip) })));
}

function tooLong(operation: string): Failure {
  return new Failure('bad-answer', `${operation}: ${incompleteList.tooLong(maxItems)}`);
}
