// Sends GraphQL requests to the CI host's API.

import { z } from 'zod';
import { onOneLine } from '../../model/text/text.js';
import { ApiError } from '../http/api-error.js';
import { decodeJson, jsonRequest } from '../http/json.js';
import { apiAuthorization, apiHeaders, type GitHubApi } from './api.js';
import { githubError } from './errors.js';
import { permissionMissing } from './messages.js';

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

interface GitHubQuery {
  readonly operation: string;
  /** A query, or a mutation, which is never retried. */
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly needs?: string;
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
  const response = await api.send(
    jsonRequest({
      method: 'POST',
      url: api.addresses.graphql,
      headers: apiHeaders,
      ...apiAuthorization(api),
      body: { query: document, variables },
      repeatable: document.startsWith('query'),
    }),
  );
  if (response.status !== 200)
    throw githubError(operation, response, api.isForeign === true ? undefined : needs);
  const { data, errors = [] } = decodeJson(operation, response, graphqlAnswer);
  const first = errors.find(({ type, path = [] }) => {
    const isOneField = path.length === 1 && (type === 'NOT_FOUND' || type === 'FORBIDDEN');
    return !(isPartial && isOneField);
  });
  if (first !== undefined) {
    const status = statusOfType[first.type ?? ''] ?? 422;
    const isRefused = status === 403 || status === 404;
    const hint =
      needs !== undefined && isRefused && api.isForeign !== true ? permissionMissing(needs) : undefined;
    throw new ApiError(operation, status, { message: onOneLine(first.message) }, hint);
  }
  return decodeJson(operation, { ...response, body: JSON.stringify(data ?? null) }, schema);
}
