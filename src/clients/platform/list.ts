// Lists of the platform, whole or not at all: the first page tells the total, the rest comes side by side.
import { Failure } from '../../model/failure.js';

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextPageToken: string;
  readonly totalCount?: bigint;
}

export type PageRequest<T> = (query: {
  readonly page_size: string;
  readonly skip?: string;
  readonly page_token?: string;
}) => Promise<Page<T>>;

/** A list that has not been asked for yet. Each iteration asks anew; an item never comes twice. */
export interface List<T> extends AsyncIterable<T> {
  /** @throws Failure `bad-answer` when the list cannot be completed: a short list is never given */
  all(): Promise<readonly T[]>;
  /** How many items there are, by the service's own count. */
  total(): Promise<bigint>;
}

const pageSize = 200;
const maxItems = 200_000;

/** `operation` names the list in errors (platform-api: List query parameters, List response envelope). */
export function listOf<T>(operation: string, ask: PageRequest<T>, keyOf: (item: T) => string): List<T> {
  const all = () => readAll(operation, ask, keyOf);
  return {
    all,
    async *[Symbol.asyncIterator]() {
      yield* await all();
    },
    async total() {
      const { items, totalCount, nextPageToken } = await ask({ page_size: '1' });
      if (totalCount !== undefined) return totalCount;
      if (nextPageToken === '') return BigInt(items.length);
      return BigInt((await all()).length);
    },
  };
}

async function readAll<T>(
  operation: string,
  ask: PageRequest<T>,
  keyOf: (item: T) => string,
): Promise<readonly T[]> {
  const first = await ask({ page_size: String(pageSize) });
  const found = new Map(first.items.map((item) => [keyOf(item), item]));
  if (first.nextPageToken !== '') {
    const pages =
      first.totalCount === undefined
        ? walkCursor(ask, first.nextPageToken)
        : readBySkip(operation, ask, first.items.length, Number(first.totalCount));
    for await (const page of pages) {
      const before = found.size;
      for (const item of page.items) found.set(keyOf(item), item);
      if (found.size === before && page.nextPageToken !== '' && first.totalCount === undefined) {
        throw new Failure('bad-answer', `${operation}: the list started again from its beginning. Run again`);
      }
      if (found.size > maxItems) throw tooLong(operation);
    }
  }
  if (first.totalCount !== undefined && BigInt(found.size) < first.totalCount) {
    const message = `${operation}: the list ended after ${found.size} of ${first.totalCount} items`;
    throw new Failure(
      'bad-answer',
      `${message}. It changed while it was read, or the service is at fault: run again`,
    );
  }
  return [...found.values()];
}

async function* readBySkip<T>(operation: string, ask: PageRequest<T>, firstCount: number, total: number) {
  if (total > maxItems) throw tooLong(operation);
  if (firstCount === 0) return;
  const skips: number[] = [];
  for (let skip = firstCount; skip < total; skip += firstCount) skips.push(skip);
  yield* await Promise.all(skips.map((skip) => ask({ page_size: String(pageSize), skip: String(skip) })));
}

async function* walkCursor<T>(ask: PageRequest<T>, firstToken: string) {
  for (let token = firstToken; token !== ''; ) {
    const page = await ask({ page_size: String(pageSize), page_token: token });
    yield page;
    token = page.nextPageToken;
  }
}

function tooLong(operation: string): Failure {
  return new Failure('bad-answer', `${operation}: the list has more than ${maxItems} items`);
}
