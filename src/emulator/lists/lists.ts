// List requests: order, signed page tokens, skip and the envelope of the response.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { invalid } from '../resources.js';
import { camelCase, type Incoming } from '../server/answer.js';
import {
  type Arity,
  type Listed,
  type ListFilter,
  type ListFilters,
  queryOf,
  type RequestQuery,
  wholeNumber,
} from './filters.js';

interface Order {
  /** `createTime desc`: the field in camelCase, and the direction. */
  readonly text: string;
  readonly compare: (a: ListPosition, b: ListPosition) => number;
  /** Where an item stands in the list. */
  readonly positionOf: (item: Listed) => ListPosition;
}

interface ListPosition {
  readonly value: string | number | boolean;
  readonly uid: string;
}

/**
 * Reads `order_by`: a sortable field in snake_case or camelCase, or `created_at` and `updated_at` as in version 1.
 * @throws Refusal for any other field or direction
 */
function orderOf(text: string, sortable: readonly string[]): Order {
  const [name = '', direction = 'asc', ...rest] = text.trim().split(/\s+/);
  const field = camelCase(name).replace(/^(create|update)dAt$/, '$1Time');
  if (rest.length > 0 || !['asc', 'desc'].includes(direction) || !['uid', ...sortable].includes(field)) {
    const fields = ['uid', ...sortable].join(', ');
    throw invalid('order_by', `cannot order by "${text}"; it must be one of ${fields}, and asc or desc`);
  }
  const sign = direction === 'desc' ? -1 : 1;
  return {
    text: `${field} ${direction}`,
    compare: (a, b) => sign * compareValues(a.value, b.value) || byText(a.uid, b.uid),
    positionOf: (item) => ({ value: sortValue(item, field), uid: item.uid }),
  };
}

function compareValues(a: ListPosition['value'], b: ListPosition['value']): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : byText(String(a), String(b));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A time counts as its instant, however it is written; a resource without it comes before all others. */
function sortValue(item: Listed, field: string): ListPosition['value'] {
  const value = (item as unknown as Readonly<Record<string, unknown>>)[field];
  if (/Time$/.test(field)) return Date.parse(String(value)) || -1;
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value ?? '');
}

interface PageCursor {
  /** The path of the list. */
  readonly list: string;
  readonly filter: RequestQuery;
  /** As in `Order.text`. */
  readonly order: string;
  /** The last item that was shown. It need not exist any more. */
  readonly after: ListPosition;
  /** Milliseconds since 1970. */
  readonly issued: number;
}

/** Page tokens work for three days. */
const cursorLifeMs = 3 * 86_400_000;

function writeCursor(cursor: PageCursor, key: string): string {
  const text = Buffer.from(JSON.stringify(cursor)).toString('base64url');
  return `${text}.${signatureOf(text, key)}`;
}

/** @throws Refusal for a token of another platform or another list, and for one that was changed */
function readCursor(token: string, list: string, key: string): PageCursor {
  const [text = '', signature = '', ...rest] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text, key))];
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right))
    throw invalid('page_token', 'is not a cursor of this service');
  const cursor = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as PageCursor;
  if (cursor.list !== list) throw invalid('page_token', `is a cursor of ${cursor.list}`);
  return cursor;
}

function signatureOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** What a list knows. */
export interface Listing<T, K extends string = string> {
  /** The field of the response that holds the items. */
  readonly key: K;
  /** The fields that `order_by` may name in addition to `uid`, in camelCase. */
  readonly sortable: readonly string[];
  readonly filters: ListFilters<T>;
  /** Parameters of pages, where they differ from those of version 2. */
  readonly paging?: readonly string[];
}

interface ListContext {
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
  const found = items.filter(itemMatcher(filter, listing.filters));
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
  const { sortable, filters } = listing;
  const own = Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(filters, name)));
  const [asked] = query.orderBy ?? [];
  const [token] = query.pageToken ?? [];
  const order: Order = orderOf(asked ?? 'uid', sortable);
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
export function itemMatcher<T>(query: RequestQuery, filters: ListFilters<T>): (item: T) => boolean {
  const tests = Object.entries<ListFilter<T>>(filters).flatMap(([name, filter]) => {
    const values = query[name];
    return values === undefined && filter.always === undefined ? [] : [filter.matching(values ?? [], name)];
  });
  return (item) => tests.every((test) => test(item));
}
