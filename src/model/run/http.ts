// The one way to the network: a request in, a response out.
import type { Secret } from './secret.js';

/** Where an address is: on this machine, in a private network, or anywhere on the internet. */
export type NetworkKind = 'loopback' | 'private' | 'public';

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute. `http` only on loopback. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as `Authorization`, to the origin of `url` and nowhere else. */
  readonly authorization?: { readonly scheme: 'Bearer' | 'Basic'; readonly credential: Secret };
  readonly body?: string;
  /** Bounds the answer instead of the transport's own limit. */
  readonly maxBytes?: number;
  /** Called once for each successful answer, whose body then goes to the result piece by piece, and is empty in the response. */
  readonly stream?: () => (chunk: Uint8Array) => void;
  /**
   * Set if a response has named the URL: the network of the host that sent it. Only an address on the internet, or one of
   * the same network, is connected to.
   */
  readonly ledFrom?: NetworkKind;
  /** The request may be sent twice without harm although its method is not idempotent. */
  readonly repeatable?: boolean;
}

export interface HttpResponse {
  readonly status: number;
  /** Names in lower case; repeated headers joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Of the address that has responded: `public` where only a proxy knows it. Absent: no address has. */
  readonly network?: NetworkKind;
}

/**
 * Sends one request and reads the whole answer. Follows no redirect and does not retry.
 * @throws Failure with cause `unreachable`, `timeout` or `bad-answer` (body over the limit)
 */
export type Transport = (request: HttpRequest) => Promise<HttpResponse>;

/** What one run has of the responses that several runs of one program share. */
export interface SharedByRun {
  readonly share: (send: Transport) => Transport;
  /** How many requests others have sent in place of this run. */
  readonly count: { readonly saved: number };
}

/** Answers of earlier runs that a service confirms by their ETags. */
export interface ConditionalAnswers {
  /** Uses a stored answer if the service says that it has not changed. */
  readonly asking: (send: Transport) => Transport;
  /** Uses none, and stores what it gets: for when what was stored has turned out to be false. */
  readonly unconditional: (send: Transport) => Transport;
}

/** A POST over HTTP/2 with bytes instead of text, as gRPC needs it. */
export interface ByteRequest extends Pick<HttpRequest, 'url' | 'headers' | 'authorization' | 'maxBytes'> {
  readonly body: Uint8Array;
}

export interface ByteResponse extends Pick<HttpResponse, 'status' | 'headers'> {
  /** What was sent after the body, with names in lower case. */
  readonly trailers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * Sends one request over HTTP/2 and reads the whole answer, trailers included.
 * @throws Failure as `Transport` does
 */
export type ByteTransport = (request: ByteRequest) => Promise<ByteResponse>;
