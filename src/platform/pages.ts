// Lists of the platform, whole or not at all: the first page tells the total, the rest comes side by side.
import { Failure } from '../model/failure.js';

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextPageToken: string;
  readonly totalCount?: bigint;
  readonly skipped?: number;
}

export type AskPage<T> = (query: {
  readonly page_size: string;
  readonly skip?: string;
  readonly page_token?: string;
}) => Promise<Page<T>>;

const pageSize = 200;
const mostItems = 200_000;

/**
 * Reads a whole list (platform-api: List query parameters, List response envelope).
 * An item that comes twice (a repeated page, a cursor that restarted) is kept once.
 * @throws Failure `bad-answer` when the list cannot be completed: a short list is never returned
 */
export async function listAll<T extends { readonly uid: string }>(
  operation: string,
  ask: AskPage<T>,
): Promise<readonly T[]> {
  const first = await ask({ page_size: String(pageSize) });
  const found = new Map(first.items.map((item) => [item.uid, item]));
  if (first.nextPageToken !== '') {
    if (first.totalCount === undefined) await walkCursor(operation, ask, first, found);
    else await readBySkip(operation, ask, first.items.length, Number(first.totalCount), found);
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

async function readBySkip<T extends { readonly uid: string }>(
  operation: string,
  ask: AskPage<T>,
  firstCount: number,
  total: number,
  found: Map<string, T>,
): Promise<void> {
  if (total > mostItems) throw tooLong(operation);
  if (firstCount === 0) return;
  const skips = [];
  for (let skip = firstCount; skip < total; skip += firstCount) skips.push(skip);
  const pages = await Promise.all(
    skips.map((skip) => ask({ page_size: String(pageSize), skip: String(skip) })),
  );
  for (const page of pages) for (const item of page.items) found.set(item.uid, item);
}

async function walkCursor<T extends { readonly uid: string }>(
  operation: string,
  ask: AskPage<T>,
  first: Page<T>,
  found: Map<string, T>,
): Promise<void> {
  let token = first.nextPageToken;
  while (token !== '') {
    const page: Page<T> = await ask({ page_size: String(pageSize), page_token: token });
    const before = found.size;
    for (const item of page.items) found.set(item.uid, item);
    if (found.size === before && page.nextPageToken !== '') {
      throw new Failure('bad-answer', `${operation}: the list started again from its beginning. Run again`);
    }
    if (found.size > mostItems) throw tooLong(operation);
    token = page.nextPageToken;
  }
}

function tooLong(operation: string): Failure {
  return new Failure('bad-answer', `${operation}: the list has more than ${mostItems} items`);
}
