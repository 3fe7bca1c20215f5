// Reads lists of the platform completely or fails: the first page has the total, the rest is requested in parallel.
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
  const all = () => readAll(operation, request, keyOf);
  return {
    all,
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

async function readAll<T>(
  operation: string,
  request: ListPageRequest<T>,
  keyOf: (item: T) => string,
): Promise<readonly T[]> {
  const first = await request({ page_size: String(pageSize) });
  const found = new Map(first.items.map((item) => [keyOf(item), item]));
  if (first.nextPageToken !== '') {
    const pages =
      first.totalCount === undefined
        ? walkCursor(request, first.nextPageToken)
        : readBySkip(operation, request, first.items.length, Number(first.totalCount));
    for await (const page of pages) {
      const before = found.size;
      for (const item of page.items) found.set(keyOf(item), item);
      if (found.size === before && page.nextPageToken !== '' && first.totalCount === undefined) {
        throw new Failure('bad-answer', `${operation}: ${incompleteList.restarted}`);
      }
      if (found.size > maxItems) throw tooLong(operation);
    }
  }
  if (first.totalCount !== undefined && BigInt(found.size) < first.totalCount) {
    const message = incompleteList.changed(found.size, first.totalCount);
    throw new Failure('bad-answer', `${operation}: ${message}`);
  }
  return [...found.values()];
}

async function* readBySkip<T>(
  operation: string,
  request: ListPageRequest<T>,
  firstCount: number,
  total: number,
) {
  if (total > maxItems) throw tooLong(operation);
  if (firstCount === 0) return;
  const skips: number[] = [];
  for (let skip = firstCount; skip < total; skip += firstCount) skips.push(skip);
  yield* await Promise.all(skips.map((skip) => request({ page_size: String(pageSize), skip: String(skip) })));
}

async function* walkCursor<T>(request: ListPageRequest<T>, firstToken: string) {
  for (let token = firstToken; token !== ''; ) {
    const page = await request({ page_size: String(pageSize), page_token: token });
    yield page;
    token = page.nextPageToken;
  }
}

function tooLong(operation: string): Failure {
  return new Failure('bad-answer', `${operation}: ${incompleteList.tooLong(maxItems)}`);
}
