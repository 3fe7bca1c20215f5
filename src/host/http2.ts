// Sends the calls of gRPC over HTTP/2, with the limits of time and size that other requests have.
import { validateHeaderValue } from 'node:http';
import { HttpClient } from '@actions/http-client';
import { compact } from '../model/compact.js';
import type { ByteRequest, ByteResponse, ByteTransport } from '../model/http.js';
import { withDeadline } from './deadline.js';
import { type Http2Connection, http2Over } from './http2-connection.js';
import { exchange, NotProcessed, type StreamRequest } from './http2-exchange.js';
import { defaultLimits, type TransportLimits } from './limits.js';
import { connectTo } from './tunnel.js';

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
