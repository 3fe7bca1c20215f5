// The one way to the network: a request in, a response out.
import type { Secret } from './secret.js';

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  /** Absolute. `http` only on loopback. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as `Authorization`, to the origin of `url` and nowhere else. */
  readonly authorization?: { readonly scheme: 'Bearer' | 'Basic'; readonly credential: Secret };
  readonly body?: string;
  /** Bounds the answer instead of the transport's own limit. */
  readonly maxBytes?: number;
  /** The request may be sent twice without harm although its method is not idempotent. */
  readonly repeatable?: boolean;
}

export interface HttpResponse {
  readonly status: number;
  /** Names in lower case; repeated headers joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends one request and reads the whole answer. Follows no redirect and does not retry.
 * @throws Failure with cause `unreachable`, `timeout` or `bad-answer` (body over the limit)
 */
export type Transport = (request: HttpRequest) => Promise<HttpResponse>;
