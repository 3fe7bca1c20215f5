// Sends requests over HTTP/2, with the limits of time and size that other requests have. One connection serves all
// requests to an origin.
import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from 'node:http2';
import { Failure } from '../model/failure.js';
import type { ByteRequest, ByteResponse, ByteTransport } from '../model/http.js';
import { networkFailure, responseTooLarge } from './failures.js';
import type { TransportLimits } from './limits.js';
import { noCompleteResponse } from './messages.js';
import { connectTo } from './tunnel.js';

/** The production transport for HTTP/2. Redirects are not followed, so no credential is passed on. */
export function http2Transport(userAgent: string, limits: TransportLimits): ByteTransport {
  const sessions = new Map<string, Promise<ClientHttp2Session>>();
  const sessionAt = (origin: string) => {
    const known = sessions.get(origin);
    if (known !== undefined) return known;
    const opening = openSession(origin, limits.silenceMs, () => sessions.delete(origin));
    sessions.set(origin, opening);
    return opening;
  };
  return async (request) => {
    const { host, origin } = new URL(request.url);
    const deadline = performance.now() + limits.totalMs;
    try {
      const session = await sessionAt(origin);
      const stream = openStream(session, request, userAgent);
      return await readAnswer(stream, request.maxBytes ?? limits.bodyBytes, {
        silenceMs: limits.silenceMs,
        leftMs: deadline - performance.now(),
        late: () => new Failure('timeout', noCompleteResponse(host, limits.totalMs)),
      });
    } catch (error) {
      throw error instanceof Failure ? error : networkFailure(host, error);
    }
  };
}

/** `forget` is called as soon as no further request may be sent over the connection. */
async function openSession(
  origin: string,
  silenceMs: number,
  forget: () => void,
): Promise<ClientHttp2Session> {
  try {
    const socket = await connectTo(new URL(origin), AbortSignal.timeout(silenceMs));
    const session = connect(origin, { createConnection: () => socket, settings: { enablePush: false } });
    session.on('error', forget).on('goaway', forget).on('close', forget);
    // The timers of requests keep the process alive, an idle connection does not.
    session.unref();
    return session;
  } catch (error) {
    forget();
    throw error;
  }
}

function openStream(
  session: ClientHttp2Session,
  { url, headers, authorization, body }: ByteRequest,
  userAgent: string,
): ClientHttp2Stream {
  const { pathname, search } = new URL(url);
  const stream = session.request({
    ...headers,
    ':method': 'POST',
    ':path': `${pathname}${search}`,
    'user-agent': userAgent,
    ...(authorization && { authorization: `${authorization.scheme} ${authorization.credential.expose()}` }),
  });
  stream.end(body);
  return stream;
}

interface Patience {
  readonly silenceMs: number;
  readonly leftMs: number;
  readonly late: () => Failure;
}

async function readAnswer(
  stream: ClientHttp2Stream,
  maxBytes: number,
  { silenceMs, leftMs, late }: Patience,
): Promise<ByteResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  let status = 0;
  let headers: ByteResponse['headers'] = {};
  let trailers: ByteResponse['trailers'] = {};
  return new Promise((resolve, reject) => {
    const cancel = (failure: Error) => {
      reject(failure);
      stream.close(constants.NGHTTP2_CANCEL);
    };
    const timer = setTimeout(() => cancel(late()), leftMs);
    stream.setTimeout(silenceMs, () => cancel(new Error('timeout')));
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
    stream.once('error', reject);
    stream.once('close', () => {
      clearTimeout(timer);
      if (status === 0 || stream.rstCode !== constants.NGHTTP2_NO_ERROR || !stream.readableEnded)
        reject(new Error('the connection ended before the response was complete'));
      else resolve({ status, headers, trailers, body: Buffer.concat(chunks) });
    });
  });
}

function fieldsOf(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields))
    if (!name.startsWith(':')) named[name] = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return named;
}
