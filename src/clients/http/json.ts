// Requests in JSON; response bodies as JSON that matches a schema, otherwise a Failure that names the operation and the field; and
// lists of a CI host, read page by page, whole or not at all.
import { z } from 'zod';
import { append, compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { parseJson } from '../../model/json.js';
import type { HttpRequest, HttpResponse } from '../../model/run/http.js';

interface JsonRequest extends Omit<HttpRequest, 'method' | 'headers' | 'body'> {
  /** Absent: GET. */
  readonly method?: HttpRequest['method'];
  readonly query?: URLSearchParams | Readonly<Record<string, string>> | undefined;
  /** In addition to those that say that both sides speak JSON. */
  readonly headers?: HttpRequest['headers'] | undefined;
  readonly body?: unknown;
}

/** A request to an API that speaks JSON. */
export function jsonRequest({
  method = 'GET',
  url,
  query,
  headers,
  body,
  ...more
}: JsonRequest): HttpRequest {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return {
    ...more,
    method,
    url: query === undefined ? url : `${url}?${new URLSearchParams(query)}`,
    headers: {
      accept: 'application/json',
      ...compact({ 'content-type': sent && 'application/json' }),
      ...headers,
    },
    ...compact({ body: sent }),
  };
}

/**
 * Decodes the body of a success. Unknown fields are dropped.
 * @throws Failure `bad-answer` when the body is not JSON, or a required field is missing or has the wrong type
 */
export function decodeJson<T>(
  operation: string,
  { body }: { readonly body: string },
  schema: z.ZodType<T>,
): T {
  const value = parseJson(body);
  if (value === undefined) throw new Failure('bad-answer', `${operation}: the response is not JSON`);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
  throw new Failure(
    'bad-answer',
    `${operation}: the response cannot be used, ${field} is ${issue?.message ?? 'invalid'}`,
  );
}

const pageSize = 100;

/**
 * @param request sends the request with more parameters, those of one page
 * @param remedy what to do about a list that is longer
 * @throws Failure `bad-answer` when there are more than `maxPages` of 100 items; a partial list is never returned
 */
export async function allPages<T>(
  { operation, query }: { readonly operation: string; readonly query?: Readonly<Record<string, string>> },
  request: (query: Readonly<Record<string, string>>) => Promise<HttpResponse>,
  hasNext: (response: HttpResponse) => boolean,
  { item, maxPages, remedy }: PageBounds<T>,
): Promise<readonly T[]> {
  const items: T[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const response = await request({ ...query, per_page: String(pageSize), page: String(page) });
    append(items, decodeJson(operation, response, z.array(item)));
    if (!hasNext(response)) return items;
  }
  const then = remedy === undefined ? '' : `. ${remedy}`;
  throw new Failure('bad-answer', `${operation}: the list has more than ${maxPages * pageSize} items${then}`);
}

interface PageBounds<T> {
  readonly item: z.ZodType<T>;
  readonly maxPages: number;
  readonly remedy?: string | undefined;
}
