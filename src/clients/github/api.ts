// Sends requests to the CI host's REST API: token, JSON, bounded pages, and one error for anything but success.

import type { z } from 'zod';
import type { HttpRequest, HttpResponse, Transport } from '../../model/run/http.js';
import type { CiRun, GitHubRepository } from '../../model/run/revision.js';
import type { Secret } from '../../model/run/secret.js';
import { allPages, decodeJson, jsonRequest } from '../http/json.js';
import { githubError } from './errors.js';

/** How the API is reached. The token is sent to `addresses.api` and `addresses.graphql` only. */
export interface GitHubApi {
  readonly send: Transport;
  readonly addresses: CiRun['addresses'];
  readonly token?: Secret;
  /** A repository of others is read, for which no permission of this job would help. */
  readonly isForeign?: true;
}

interface GitHubCall {
  /** The name of the operation in errors. */
  readonly operation: string;
  /** Absent: GET. */
  readonly method?: HttpRequest['method'];
  /** Below the API's URL. Parts from outside are already encoded, by `repositoryPath` or `encodeURIComponent`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The permission that the workflow must grant, for the error: `pull-requests: write`; absent: none would help. */
  readonly needs?: string;
}

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
  { operation, method = 'GET', path, query, body, needs }: GitHubCall,
): Promise<HttpResponse> {
  const [url, repeatable] = [`${api.addresses.api}${path}`, method !== 'POST'];
  const response = await api.send(
    jsonRequest({ method, url, query, body, headers: apiHeaders, ...apiAuthorization(api), repeatable }),
  );
  if (response.status < 200 || response.status > 299)
    throw githubError(operation, response, api.isForeign === true ? undefined : needs);
  return response;
}

/** Sends one REST request and decodes the response. @throws also Failure `bad-answer` when it does not match `schema` */
export async function requestJson<T>(api: GitHubApi, request: GitHubCall, schema: z.ZodType<T>): Promise<T> {
  return decodeJson(request.operation, await callGitHub(api, request), schema);
}

/**
 * Reads a list page by page. GitHub links the next page of every page but the last, so that a full page without a link
 * is the end: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api#using-link-headers
 * @throws as `allPages` does
 */
export function requestAllPages<T>(
  api: GitHubApi,
  call: GitHubCall,
  item: z.ZodType<T>,
  maxPages: number,
  remedy?: string,
): Promise<readonly T[]> {
  const hasNext = ({ headers }: HttpResponse) => /<[^>]*>;\s*rel="next"/.test(headers.link ?? '');
  const bounds = { item, maxPages, remedy };
  return allPages(call, (query) => callGitHub(api, { ...call, query }), hasNext, bounds);
}

/** What every request to the API says. */
export const apiHeaders: HttpRequest['headers'] = {
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
};

/** The token, if there is one. */
export function apiAuthorization({ token }: GitHubApi): Pick<HttpRequest, 'authorization'> {
  return token === undefined ? {} : { authorization: { scheme: 'Bearer', credential: token } };
}
