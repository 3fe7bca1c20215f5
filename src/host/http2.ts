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
  const sessionAt = (origin: string, signal: AbortSignal) => {
    const known = sessions.get(origin);
    if (known !== undefined) return known;
    const soon = AbortSignal.any([signal, AbortSignal.timeout(limits.silenceMs)]);
    const opening = openSession(origin, soon, () => sessions.delete(origin));
    sessions.set(origin, opening);
    return opening;
  };
  return async (request) => {
    const { host, origin } = new URL(request.url);
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), limits.totalMs);
    try {
      const session = await within(deadline.signal, sessionAt(origin, deadline.signal));
      return await exchange(session, request, userAgent, limits, deadline.signal);
    } catch (error) {
      if (deadline.signal.aborted) throw new Failure('timeout', noCompleteResponse(host, limits.totalMs));
      throw error instanceof Failure ? error : networkFailure(host, error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Another request may have begun to open the connection, and have more time left. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}

/** `forget` is called as soon as no further request may be sent over the connection. */
async function openSession(
  origin: string,
  signal: AbortSignal,
  forget: () => void,
): Promise<ClientHttp2Session> {
  try {
    const socket = await connectTo(new URL(origin), signal);
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

function exchange(
  session: ClientHttp2Session,
  { url, headers, authorization, body, maxBytes }: ByteRequest,
  userAgent: string,
  limits: TransportLimits,
  signal: AbortSignal,
): Promise<ByteResponse> {
  const { pathname, search } = new URL(url);
  const stream = session.request({
    ...headers,
    ':method': 'POST',
    ':path': `${pathname}${search}`,
    'user-agent': userAgent,
    ...(authorization && { authorization: `${authorization.scheme} ${authorization.credential.expose()}` }),
  });
  const cancel = (error: Error) => {
    stream.close(constants.NGHTTP2_CANCEL);
    return error;
  };
  const answer = readAnswer(stream, maxBytes ?? limits.bodyBytes);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(cancel(new Error('timeout'))), { once: true });
    stream.setTimeout(limits.silenceMs, () => reject(cancel(new Error('timeout'))));
  });
  stream.end(body);
  return Promise.race([answer, ended]);
}

async function readAnswer(stream: ClientHttp2Stream, maxBytes: number): Promise<ByteResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  let status = 0;
  let headers: ByteResponse['headers'] = {};
  let trailers: ByteResponse['trailers'] = {};
  return new Promise((resolve, reject) => {
    stream.on('response', ({ ':status': code = 0, ...fields }) => {
      status = code;
      headers = fieldsOf(fields);
    });
    stream.on('trailers', (fields) => {
      trailers = fieldsOf(fields);
    });
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      stream.close(constants.NGHTTP2_CANCEL);
      reject(responseTooLarge(maxBytes));
    });
    stream.once('error', reject);
    stream.once('close', () => {
      if (status === 0 || stream.rstCode !== constants.NGHTTP2_NO_ERROR || !stream.readableEnded)
        return reject(new Error('the connection ended before the response was complete'));
      resolve({ status, headers, trailers, body: Buffer.concat(chunks) });
    });
  });
}

function fieldsOf(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const named = Object.entries(fields).filter(([name]) => !name.startsWith(':'));
  return Object.fromEntries(named.map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));
}
