// List requests: scope, exact name, order, cursor, skip and the envelope of the response.
import { parameter } from './answer.js';
import { invalid } from './resources.js';
import { isWithin, parentOf } from './state.js';

interface Listed {
  readonly uid: string;
}

interface Cursor {
  readonly offset: number;
  readonly order: string;
  readonly issued: number;
}

const cursorLifeMs = 3 * 86_400_000;
const defaultPageSize = 50;
const maxPageSize = 200;

/**
 * One page of the items. A `page_size` above 200 counts as 200. A cursor older than three days is ignored, so that the
 * list starts again without an error.
 */
export function listPage<T extends Listed, K extends string>(
  items: readonly T[],
  query: URLSearchParams,
  key: K,
  now: number,
) {
  const order = parameter(query, 'order_by') ?? 'uid';
  const sorted = [...items].filter(scope(query)).sort(comparing(order));
  const size = Math.min(maxPageSize, wholeNumber(query, 'page_size') || defaultPageSize);
  const skip = wholeNumber(query, 'skip');
  const cursor = readCursor(parameter(query, 'page_token'), order, now);
  const start = (cursor?.offset ?? 0) + skip;
  const page = sorted.slice(start, start + size);
  const end = start + page.length;
  return {
    ...({ [key]: page } as unknown as { readonly [name in K]: readonly T[] }),
    nextPageToken: end < sorted.length ? writeCursor({ offset: end, order, issued: now }) : '',
    totalCount: String(sorted.length),
    skipped: skip,
  };
}

function scope(query: URLSearchParams): (item: Listed) => boolean {
  const above = parameter(query, 'uidp.descendants_of');
  const parent = parameter(query, 'uidp.children_of');
  const name = parameter(query, 'name');
  return (item) =>
    (above === undefined || (item.uid !== above && isWithin(item.uid, above))) &&
    (parent === undefined || parentOf(item.uid) === parent) &&
    (name === undefined || field(item, 'name') === name);
}

function comparing(order: string): (a: Listed, b: Listed) => number {
  const [name = 'uid', direction = 'asc', ...rest] = order.trim().split(/\s+/);
  if (rest.length > 0 || !['asc', 'desc'].includes(direction))
    throw invalid('order_by', `cannot order by "${order}"`);
  const key = name
    .replace(/d_at$/, '_time')
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b) => sign * compare(field(a, key), field(b, key)) || compare(a.uid, b.uid);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function field(item: Listed, name: string): string {
  return String((item as unknown as Readonly<Record<string, unknown>>)[name] ?? '');
}

function wholeNumber(query: URLSearchParams, name: string): number {
  const text = parameter(query, name) ?? '0';
  if (!/^\d{1,9}$/.test(text)) throw invalid(name, 'must be a whole number');
  return Number(text);
}

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function readCursor(text: string | undefined, order: string, now: number): Cursor | undefined {
  if (text === undefined || text === '') return undefined;
  const cursor = decodeCursor(text);
  if (cursor.order !== order) throw invalid('page_token', 'was made for another order');
  return now - cursor.issued > cursorLifeMs ? undefined : cursor;
}

function decodeCursor(text: string): Cursor {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Cursor;
  } catch {
    throw invalid('page_token', 'is not a cursor of this service');
  }
}
