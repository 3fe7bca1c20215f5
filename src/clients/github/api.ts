// Sends requests to the CI host's API: token, JSON, bounded pages, and one error for anything but success.

import { z } from 'zod';
import { append } from '../../model/append.js';
import type { CiRun, GitHubRepository } from '../../model/event.js';
import { Failure } from '../../model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/http.js';
import type { Secret } from '../../model/secret.js';
import { onOneLine } from '../../model/text.js';
import { ApiError } from '../http/api-error.js';
import { decodeJson } from '../http/json.js';
import { githubError } from './errors.js';
import { permissionMissing } from './messages.js';

/** How the API is reached. The token is sent to `addresses.api` and `addresses.graphql` only. */
export interface GitHubApi {
  readonly send: Transport;
  readonly addresses: CiRun['addresses'];
  readonly token?: Secret;
}

export interface GitHubCall {
  /** The name of the operation in errors. */
  readonly operation: string;
  readonly method: HttpRequest['method'];
  /** Below the API's URL. Parts from outside are already encoded, by `repositoryPath` or `encodeURIComponent`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The permission that the workflow must grant, for the error: `pull-requests: write`. */
  readonly needs: string;
}

const apiVersion = '2022-11-28';

/** `/repos/OWNER/NAME`, encoded. */
export function repositoryPath({ owner, name }: GitHubRepository): string {
  return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}

/**
 * Sends one REST request. PATCH and DELETE are idempotent here, so they are retried like GET; POST is not.
 * @throws ApiError for every response that is not a success, Failure when there is none
 */
export async function callGitHub(
  api: GitHubApi,
  { operation, method, path, query, body, needs }: GitHubCall,
): Promise<HttpResponse> {
  const response = await api.send({
    method,
    url: `${api.addresses.api}${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`,
    headers: headers(body !== undefined),
    ...authorization(api),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    repeatable: method !== 'POST',
  });
  if (response.status < 200 || response.status > 299) throw githubError(operation, response, needs);
  return response;
}

/** Sends one REST request and decodes the response. @throws also Failure `bad-answer` when it does not match `schema` */
export async function requestJson<T>(api: GitHubApi, request: GitHubCall, schema: z.ZodType<T>): Promise<T> {
  return decodeJson(request.operation, await callGitHub(api, request), schema);
}

const pageSize = 100;

/**
 * Reads a list page by page.
 * @param remedy what to do about a list that is longer
 * @throws Failure `bad-answer` when there are more than `maxPages` of 100 items; a partial list is never returned
 */
export async function requestAllPages<T>(
  api: GitHubApi,
  request: GitHubCall,
  item: z.ZodType<T>,
  maxPages: number,
  remedy?: string,
): Promise<readonly T[]> {
  const items: T[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { ...request.query, per_page: String(pageSize), page: String(page) };
    const response = await callGitHub(api, { ...request, query });
    append(items, decodeJson(request.operation, response, z.array(item)));
    if (!/<[^>]*>;\s*rel="next"/.test(response.headers.link ?? '')) return items;
  }
  const max = maxPages * pageSize;
  const then = remedy === undefined ? '' : `. ${remedy}`;
  throw new Failure('bad-answer', `${request.operation}: the list has more than ${max} items${then}`);
}

const graphqlAnswer = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        type: z.string().optional(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
      }),
    )
    .optional(),
});

const statusOfType: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  NOT_FOUND: 404,
  STALE_DATA: 409,
  RATE_LIMIT: 429,
  RATE_LIMITED: 429,
};

export interface GitHubQuery {
  readonly operation: string;
  /** A query, or a mutation, which is never retried. */
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly needs: string;
  /** Its fields have nothing to do with each other: one that does not exist, or may not be read, is `null`. */
  readonly isPartial?: true;
}

/**
 * Sends one GraphQL request. A response with errors is an error, even if it has data, unless the query says otherwise.
 * @throws ApiError with the REST status that corresponds to the error's type (409: the branch has moved), Failure
 */
export async function requestGraphql<T>(
  api: GitHubApi,
  query: GitHubQuery,
  schema: z.ZodType<T>,
): Promise<T> {
  const { operation, document, variables, needs, isPartial = false } = query;
  const response = await api.send({
    method: 'POST',
    url: api.addresses.graphql,
    headers: headers(true),
    ...authorization(api),
    body: JSON.stringify({ query: document, variables }),
    repeatable: document.startsWith('query'),
  });
  if (response.status !== 200) throw githubError(operation, response, needs);
  const { data, errors = [] } = decodeJson(operation, response, graphqlAnswer);
  const first = errors.find(({ type, path = [] }) => {
    const isOneField = path.length === 1 && (type === 'NOT_FOUND' || type === 'FORBIDDEN');
    return !(isPartial && isOneField);
  });
  if (first !== undefined) {
    const status = statusOfType[first.type ?? ''] ?? 422;
    const hint = status === 403 || status === 404 ? permissionMissing(needs) : undefined;
    throw new ApiError(operation, status, { message: onOneLine(first.message) }, hint);
  }
  return decodeJson(operation, { ...response, body: JSON.stringify(data ?? null) }, schema);
}

function headers(hasBody: boolean): Readonly<Record<string, string>> {
  return {
    accept: 'application/vnd.github+json',
    'x-github-api-version': apiVersion,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

function authorization({ token }: GitHubApi): Pick<HttpRequest, 'authorization'> {
  return token === undefined ? {} : { authorization: { scheme: 'Bearer', credential: token } };
}
