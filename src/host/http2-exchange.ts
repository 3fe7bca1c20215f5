// One request on an HTTP/2 connection, within the limits of time and size, and why it has no response.
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  constants,
  type OutgoingHttpHeaders,
} from 'node:http2';
import type { ByteResponse } from '../model/http.js';
import { responseTooLarge, withoutHttp2 } from './failures.js';
import type { Http2Connection } from './http2-connection.js';

/** The host has not processed the request, so that it can be sent again whatever its method is. */
export class NotProcessed extends Error {}

export interface StreamRequest {
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
