// Sends the calls of gRPC over HTTP/2, with the limits of time and size that other requests have.
import { validateHeaderValue } from 'node:http';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  constants,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { HttpClient } from '@actions/http-client';
import { compact } from '../../model/collections.js';
import type { ByteRequest, ByteResponse, ByteTransport } from '../../model/run/http.js';
import {
  defaultLimits,
  responseTooLarge,
  type TransportLimits,
  withDeadline,
  withoutHttp2,
} from './deadline.js';
import { connectTo, type Http2Connection, http2Over } from './http2-connection.js';

/** The host has not processed the request, so that it can be sent again whatever its method is. */
class NotProcessed extends Error {}

interface StreamRequest {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array;
  readonly maxBytes: number;
  readonly silenceMs: number;
  /** Ends the request. */
  readonly signal: AbortSignal;
}

/**
 * Sends the request when it is its turn, and reads the whole response.
 * @throws NotProcessed, Failure `bad-answer` for a body over the limit, or the error of the network
 */
export function exchange(connection: Http2Connection, request: StreamRequest): Promise<ByteResponse> {
  return connection.during(async (session) => {
    request.signal.throwIfAborted();
    if (!connection.isOpen()) throw new NotProcessed();
    return readAnswer(openStream(session, request), connection, request);
  });
}

function openStream(session: ClientHttp2Session, { headers, body }: StreamRequest): ClientHttp2Stream {
  const stream = session.request(headers);
  stream.end(body);
  return stream;
}

function readAnswer(
  stream: ClientHttp2Stream,
  connection: Http2Connection,
  { maxBytes, silenceMs, signal }: StreamRequest,
): Promise<ByteResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  let status = 0;
  let headers: ByteResponse['headers'] = {};
  let trailers: ByteResponse['trailers'] = {};
  const isEnded = endOf(stream);
  return new Promise((resolve, reject) => {
    const cancel = (why: Error) => {
      reject(why);
      stream.close(constants.NGHTTP2_CANCEL);
    };
    // A connection that says nothing may be dead without knowing it.
    const abandon = () => {
      connection.retire();
      cancel(new Error('timeout'));
    };
    signal.addEventListener('abort', abandon, { once: true });
    stream.setTimeout(silenceMs, abandon);
    stream.on('response', ({ ':status': code = 0, ...fields }) => {
      status = code;
      headers = fieldsOf(fields);
    });
    stream.on('trailers', (fields) => {
      trailers = fieldsOf(fields);
    });
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else cancel(responseTooLarge(maxBytes));
    });
    let error: Error | undefined;
    stream.on('error', (given: Error) => {
      error = given;
    });
    stream.once('close', () => {
      signal.removeEventListener('abort', abandon);
      const isWhole = status !== 0 && stream.rstCode === constants.NGHTTP2_NO_ERROR && isEnded();
      if (isWhole) resolve({ status, headers, trailers, body: Buffer.concat(chunks) });
      // What the host says of the connection may come with the same packet as the end of the stream.
      else setImmediate(() => reject(reasonOf(stream, connection, { isBegun: status !== 0, error })));
    });
  });
}

/**
 * Whether the host has ended its response. Node ends a stream alike that was reset without an error, as some proxies do in
 * the middle of a response, but marks it as closed first.
 */
function endOf(stream: ClientHttp2Stream): () => boolean {
  let isEnded = false;
  const push = stream.push.bind(stream);
  stream.push = (chunk: unknown, encoding?: BufferEncoding) => {
    isEnded ||= chunk === null && !stream.closed;
    return push(chunk, encoding);
  };
  return () => isEnded;
}

/** Why a stream has ended without a whole response. */
function reasonOf(
  { id, rstCode }: ClientHttp2Stream,
  connection: Http2Connection,
  { isBegun, error }: { readonly isBegun: boolean; readonly error: Error | undefined },
): Error {
  if (!isBegun && rstCode === constants.NGHTTP2_HTTP_1_1_REQUIRED) return withoutHttp2();
  const isRefused = rstCode === constants.NGHTTP2_REFUSED_STREAM;
  if (!isBegun && (isRefused || connection.isUnprocessed(id))) return new NotProcessed();
  return connection.lost() ?? error ?? new Error('the connection ended before the response was complete');
}

function fieldsOf(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields))
    if (!name.startsWith(':')) named[name] = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return named;
}

/** A request that hosts do not process is sent so often. */
const attempts = 3;

/**
 * Creates the transport, which opens one connection to each origin, through the proxy of this machine if there is one for
 * it. Redirects are not followed, so no credential is passed on.
 */
export function http2Transport(
  userAgent: string,
  { silenceMs, totalMs, bodyBytes }: TransportLimits = defaultLimits,
): ByteTransport {
  const connectionTo = connectionsWithin(silenceMs);
  // As over HTTP/1.1, where the client adds what identifies a workflow run.
  const sentAgent = new HttpClient(userAgent).userAgent ?? userAgent;

  async function sendTo(origin: URL, request: ByteRequest, signal: AbortSignal): Promise<ByteResponse> {
    const headers = headersOf(request, sentAgent);
    const { body, maxBytes = bodyBytes } = request;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const connection = await connectionTo(origin);
        return await exchange(connection, { headers, body, maxBytes, silenceMs, signal });
      } catch (error) {
        if (!(error instanceof NotProcessed)) throw error;
        if (attempt === attempts) throw new Error('it refuses requests', { cause: error });
      }
    }
  }

  return (request) => {
    const url = new URL(request.url);
    return withDeadline(url.host, totalMs, (signal) => sendTo(url, request, signal));
  };
}

/**
 * Gives the connection to an origin, and opens one if there is none, or if it takes no further requests. Requests that
 * wait for one that cannot be opened get the same error.
 */
function connectionsWithin(silenceMs: number): (to: URL) => Http2Connection | Promise<Http2Connection> {
  const opened = new Map<string, Http2Connection>();
  const opening = new Map<string, Promise<Http2Connection>>();

  async function open(to: URL): Promise<Http2Connection> {
    try {
      const socket = await connectTo(to, AbortSignal.timeout(silenceMs));
      const connection = http2Over(socket, to.origin);
      opened.set(to.origin, connection);
      return connection;
    } finally {
      opening.delete(to.origin);
    }
  }

  return (to) => {
    const known = opened.get(to.origin);
    if (known?.isOpen() === true) return known;
    const next = opening.get(to.origin) ?? open(to);
    opening.set(to.origin, next);
    return next;
  };
}

function headersOf(
  { url, headers, authorization, body }: ByteRequest,
  userAgent: string,
): StreamRequest['headers'] {
  const { pathname, search, host } = new URL(url);
  const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
  const given = { ...headers, ...compact({ authorization: credential }) };
  // As HTTP/1.1 does it. A line break in a value would begin another header behind a proxy that translates.
  for (const [name, value] of Object.entries(given)) validateHeaderValue(name, value);
  return {
    ...given,
    ':method': 'POST',
    ':path': `${pathname}${search}`,
    // As `Host` in HTTP/1.1, without a default port.
    ':authority': host,
    'user-agent': userAgent,
    'content-length': body.byteLength,
  };
}
