// One request to the platform API: the token, JSON both ways, and the structured error for anything but success.
import type { HttpRequest, HttpResponse, Transport } from '../../model/http.js';
import type { Secret } from '../../model/secret.js';
import { platformError } from './errors.js';

export interface PlatformCredentials {
  readonly send: Transport;
  readonly baseUrl: string;
  readonly token: Secret;
}

export interface PlatformCall {
  readonly method: HttpRequest['method'];
  /** For errors: what was tried, in words. */
  readonly operation: string;
  /** uids stand in it as they are, slashes included. */
  readonly path: string;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
  /** The next step for the user when the platform denies it (403). */
  readonly denied?: string;
}

/** @throws ApiError for every answer but 200, Failure when there is none */
export async function callPlatform(
  { send, baseUrl, token }: PlatformCredentials,
  request: PlatformCall,
): Promise<HttpResponse> {
  const { method, operation, path, query, body, denied } = request;
  const response = await send({
    method,
    url: `${baseUrl}${path}${query === undefined ? '' : `?${query}`}`,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    authorization: { scheme: 'Bearer', credential: token },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status !== 200) throw platformError(operation, response, hintFor(response.status, denied));
  return response;
}

function hintFor(status: number, denied: string | undefined): string | undefined {
  if (status === 401) return 'The token has expired, or was issued for another audience than `base-url`';
  return status === 403 ? denied : undefined;
}
