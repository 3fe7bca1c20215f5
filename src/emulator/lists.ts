// List requests: filters, order, cursor, skip and the envelope of the response.
import { isDeepStrictEqual } from 'node:util';
import type { Incoming } from './answer.js';
import { cursorLifeMs, readCursor, writeCursor } from './lists/cursor.js';
import type { Listed, ListFilter, ListFilters } from './lists/filters.js';
import { type Order, orderOf } from './lists/order.js';
import { type Arity, queryOf, type RequestQuery, wholeNumber } from './lists/query.js';
import { invalid } from './resources.js';

/** What a list knows. */
export interface Listing<T, K extends string = string> {
  /** The field of the response that holds the items. */
  readonly key: K;
  /** The fields that `order_by` may name in addition to `uid`, in camelCase. */
  readonly sortable: readonly string[];
  /** The order without `order_by`; by uid if absent. */
  readonly order?: string;
  readonly filters: ListFilters<T>;
  /** Parameters of pages, where they differ from those of version 2. */
  readonly paging?: readonly string[];
}

export interface ListContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Signs page tokens. */
  readonly cursorKey: string;
}

const defaultPageSize = 50;
const maxPageSize = 200;
const pagingV2 = ['pageSize', 'pageToken', 'orderBy', 'skip'];

/**
 * One page of the items. A `page_size` above 200 counts as 200. A page token continues the list that it was made for,
 * with its filters and order, from the item after the last one; one older than three days starts the list again, without
 * an error.
 */
export function listPage<T extends Listed, K extends string>(
  { url }: Pick<Incoming, 'url'>,
  { now, cursorKey }: ListContext,
  listing: Listing<T, K>,
  items: readonly T[],
) {
  const query = queryOf(url, arities(listing));
  const size = Math.min(maxPageSize, wholeNumber(query, 'pageSize') || defaultPageSize);
  const skip = wholeNumber(query, 'skip');
  const list = decodeURIComponent(url.pathname);
  const { filter, order, after } = continued(query, listing, { list, now, cursorKey });
  const found = items.filter(matching(filter, listing.filters));
  const sorted = found
    .map((item) => ({ item, at: order.positionOf(item) }))
    .sort((a, b) => order.compare(a.at, b.at));
  const first = after === undefined ? 0 : sorted.filter(({ at }) => order.compare(at, after) <= 0).length;
  const page = sorted.slice(first + skip, first + skip + size);
  const last = page.at(-1);
  const isLast = last === undefined || last === sorted.at(-1);
  return {
    ...({ [listing.key]: page.map(({ item }) => item) } as unknown as { readonly [name in K]: readonly T[] }),
    nextPageToken: isLast
      ? ''
      : writeCursor({ list, filter, order: order.text, after: last.at, issued: now }, cursorKey),
    totalCount: String(sorted.length),
    skipped: skip,
  };
}

function arities<T>({ filters, paging = pagingV2 }: Listing<T>): Readonly<Record<string, Arity>> {
  return Object.fromEntries([
    ...Object.entries(filters).map(([name, { arity }]) => [name, arity] as const),
    ...paging.map((name) => [name, 'one'] as const),
  ]);
}

/** The filter, the order and the start of a page: those of its cursor, or those of the request. */
function continued<T>(
  query: RequestQuery,
  listing: Listing<T>,
  { list, now, cursorKey }: ListContext & { list: string },
) {
  const { sortable, filters, order: usual = 'uid' } = listing;
  const own = Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(filters, name)));
  const [asked] = query.orderBy ?? [];
  const [token] = query.pageToken ?? [];
  const order: Order = orderOf(asked ?? usual, sortable);
  if (token === undefined) return { filter: own, order };
  const { filter, order: kept, after, issued } = readCursor(token, list, cursorKey);
  if (now - issued > cursorLifeMs) {
    const restarted = Object.keys(own).length === 0 ? filter : own;
    return { filter: restarted, order: asked === undefined ? orderOf(kept, sortable) : order };
  }
  if (asked !== undefined && order.text !== kept)
    throw invalid('page_token', `was made for the order ${kept}`);
  const changed = Object.entries(own).find(([name, values]) => !isDeepStrictEqual(values, filter[name]));
  if (changed !== undefined) throw invalid('page_token', `was made for another ${changed[0]}`);
  return { filter, order: orderOf(kept, sortable), after };
}

/** An item that every filter accepts. A filter that is not in the query still decides what is shown by default. */
function matching<T>(query: RequestQuery, filters: ListFilters<T>): (item: T) => boolean {
  const tests = Object.entries<ListFilter<T>>(filters).flatMap(([name, filter]) => {
    const values = query[name];
    return values === undefined && filter.always === undefined ? [] : [filter.matching(values ?? [], name)];
  });
  return (item) => tests.every((test) => test(item));
}
