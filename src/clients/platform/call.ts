// Sends one request to the platform API: token, JSON body, and a structured error for anything but success.
import type { HttpRequest, HttpResponse, Transport } from '../../model/http.js';
import type { Secret } from '../../model/secret.js';
import type { Surface } from '../../model/surface.js';
import { platformError } from './errors.js';
import { tokenRejected } from './messages.js';

export interface PlatformCredentials {
  readonly send: Transport;
  readonly baseUrl: string;
  readonly token: Secret;
  /** Where messages about settings are read. */
  readonly surface: Surface;
}

export interface PlatformCall {
  readonly method: HttpRequest['method'];
  /** The name of the operation in errors. */
  readonly operation: string;
  /** Contains uids unencoded, slashes included. */
  readonly path: string;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
  /** The request changes nothing although it is no GET. */
  readonly repeatable?: true;
  /** What to do when the platform denies the request (403). */
  readonly denied?: string;
}

/** @throws ApiError for every status but 200, Failure when there is no response */
export async function callPlatform(
  { send, baseUrl, token, surface }: PlatformCredentials,
  request: PlatformCall,
): Promise<HttpResponse> {
  const { method, operation, path, query, body, repeatable, denied } = request;
  const response = await send({
    method,
    url: `${baseUrl}${path}${query === undefined ? '' : `?${query}`}`,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    authorization: { scheme: 'Bearer', credential: token },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(repeatable === undefined ? {} : { repeatable }),
  });
  const hints = new Map([
    [401, tokenRejected(surface)],
    [403, denied],
  ]);
  if (response.status !== 200) throw platformError(operation, response, hints.get(response.status));
  return response;
}
