// Page tokens: everything that the rest of a list needs, signed, so that one that was changed or made elsewhere is refused.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalid } from '../resources.js';
import type { ListPosition } from './order.js';
import type { RequestQuery } from './query.js';

export interface PageCursor {
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
export const cursorLifeMs = 3 * 86_400_000;

export function writeCursor(cursor: PageCursor, key: string): string {
  const text = Buffer.from(JSON.stringify(cursor)).toString('base64url');
  return `${text}.${signatureOf(text, key)}`;
}

/** @throws Refusal for a token of another platform or another list, and for one that was changed */
export function readCursor(token: string, list: string, key: string): PageCursor {
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
