// The envelope of every List answer (platform-api: List response envelope).
import { z } from 'zod';
import { decodeJson } from '../http/json.js';
import type { HttpResponse } from '../model/http.js';
import type { Page } from './pages.js';

export const envelope = {
  nextPageToken: z.string().default(''),
  totalCount: z.union([z.string().regex(/^\d{1,18}$/), z.int().nonnegative()]).optional(),
  skipped: z.int().optional(),
};

type Envelope = {
  nextPageToken: string;
  totalCount?: string | number | undefined;
  skipped?: number | undefined;
};

/** Decodes one page; `items` is the plural name of the resource. */
export function pageOf<K extends string, T>(
  operation: string,
  response: HttpResponse,
  schema: z.ZodType<Envelope & { readonly [key in K]: readonly T[] }>,
  items: K,
): Page<T> {
  const page = decodeJson(operation, response, schema);
  return {
    items: page[items],
    nextPageToken: page.nextPageToken,
    ...(page.totalCount === undefined ? {} : { totalCount: BigInt(page.totalCount) }),
    ...(page.skipped === undefined ? {} : { skipped: page.skipped }),
  };
}
