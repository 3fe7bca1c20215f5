// Sends requests to GitLab's REST API for one project: token, JSON, bounded pages, and one error for anything but success.
// https://docs.gitlab.com/api/rest/
import { z } from 'zod';
import { fieldsOf } from '../../model/json.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/run/http.js';
import type { Secret } from '../../model/run/secret.js';
import { ApiError, errorBody } from '../http/api-error.js';
import { allPages, decodeJson, jsonRequest } from '../http/json.js';

/** How the project is reached. The token is sent to `api` only. */
export interface GitLabApi {
  readonly send: Transport;
  /** `https://gitlab.example.com/api/v4` */
  readonly api: string;
  /** Its number. */
  readonly project: string;
  readonly token: Secret;
}

interface GitLabCall {
  /** The name of the operation in errors. */
  readonly operation: string;
  /** Absent: GET. */
  readonly method?: HttpRequest['method'];
  /** Below the project, encoded; or below the API, if it begins with a slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const hints: Readonly<Record<number, string>> = {
  401: 'TAGPROOF_GITLAB_TOKEN is invalid or has expired',
  403: 'The token in TAGPROOF_GITLAB_TOKEN may not do this: it needs the scope `api`, and the role Reporter for notes or Developer for `pull-request`',
};

/** @throws ApiError for every response that is not a success, Failure when there is none */
export async function callGitLab(
  { send, api, project, token }: GitLabApi,
  { operation, method = 'GET', path, query, body }: GitLabCall,
): Promise<HttpResponse> {
  const below = path.startsWith('/') ? path : `/projects/${encodeURIComponent(project)}/${path}`;
  const url = `${api}${below.replace(/\/$/, '')}`;
  const authorization = { scheme: 'Bearer', credential: token } as const;
  const repeatable = method !== 'POST';
  const response = await send(jsonRequest({ method, url, query, body, authorization, repeatable }));
  if (response.status >= 200 && response.status <= 299) return response;
  const { message, error } = fieldsOf(errorBody(response));
  const text = typeof message === 'string' ? message : (JSON.stringify(message ?? error) ?? '');
  throw new ApiError(operation, response.status, { message: text }, hints[response.status]);
}

/** @throws also Failure `bad-answer` when the response does not match `schema` */
export async function requestGitLab<T>(api: GitLabApi, call: GitLabCall, schema: z.ZodType<T>): Promise<T> {
  return decodeJson(call.operation, await callGitLab(api, call), schema);
}

/** Reads a list page by page. https://docs.gitlab.com/api/rest/#pagination @throws as `allPages` does */
export function allGitLabPages<T>(
  api: GitLabApi,
  call: GitLabCall,
  item: z.ZodType<T>,
  maxPages: number,
): Promise<readonly T[]> {
  const hasNext = ({ headers }: HttpResponse) => Boolean(headers['x-next-page']);
  return allPages(call, (query) => callGitLab(api, { ...call, query }), hasNext, { item, maxPages });
}

const userAnswer = z
  .object({ id: z.int(), email: z.string().nullish(), commit_email: z.string().nullish() })
  .transform(({ id, email, commit_email: own }) => ({ id, email: own || email || '' }));

/** Whom the token belongs to. https://docs.gitlab.com/api/users/#retrieve-the-current-user @throws ApiError, Failure */
export function gitLabUser(api: GitLabApi): Promise<z.infer<typeof userAnswer>> {
  return requestGitLab(api, { operation: 'Read the user of the token', path: '/user' }, userAnswer);
}

/**
 * A text in which no line begins with a slash: outside code blocks, GitLab runs such a line as a command of the token's user.
 * https://docs.gitlab.com/user/project/quick_actions/
 */
export function withoutQuickActions(text: string): string {
  return text.replace(/^([^\S\n]*(?:>[^\S\n]*)*)\//gm, '$1&#47;');
}
