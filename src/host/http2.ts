// Sends requests over HTTP/2 where the host offers it, with the limits of time and size that other requests have.
import { validateHeaderValue } from 'node:http';
import type { Agent } from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { HttpClient } from '@actions/http-client';
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import { compact } from '../model/compact.js';
import type { ByteResponse, ByteTransport, HttpRequest, HttpResponse } from '../model/http.js';
import { withDeadline } from './deadline.js';
import type { Http2Connection } from './http2-connection.js';
import { exchange, NeedsHttp1, NotProcessed, type StreamRequest } from './http2-exchange.js';
import { http2Pool } from './http2-pool.js';
import { KeptSocketAgent } from './kept-sockets.js';
import type { TransportLimits } from './limits.js';

export interface Http2Client {
  /** Sends the request, unless it needs HTTP/1.1. */
  readonly send: (request: HttpRequest, signal: AbortSignal) => Promise<HttpResponse | ForHttp1>;
  /** Only over HTTP/2, through proxies too. */
  readonly sendBytes: ByteTransport;
}

/** The request was not sent, because its host, or the way to it, does not speak HTTP/2. */
export interface ForHttp1 {
  /** Has the connections whose hosts have chosen HTTP/1.1; absent if there is a proxy, which has its own. */
  readonly agent?: Agent;
}

type Sent = Pick<HttpRequest, 'url' | 'headers' | 'authorization' | 'maxBytes'> & Pick<StreamRequest, 'body'>;

/** A request that hosts do not process is sent so often. */
const attempts = 3;
/** They are about a connection, which others share: https://www.rfc-editor.org/rfc/rfc9113#section-8.2.2 */
const forbidden = ['host', 'connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'];

/** The client of a process. Redirects are not followed, so no credential is passed on. */
export function http2Client(
  userAgent: string,
  { silenceMs, totalMs, bodyBytes }: TransportLimits,
  lookup?: LookupFunction,
): Http2Client {
  const agent = new KeptSocketAgent();
  // As over HTTP/1.1, where the client adds what identifies a workflow run.
  const sentAgent = new HttpClient(userAgent).userAgent ?? userAgent;
  const http1 = new Set<string>();
  const keepForHttp1 = (origin: URL, socket: Socket) => {
    http1.add(origin.origin);
    // Requests over HTTP/1.1 find their own way through a proxy.
    if (getProxyUrl(origin) === undefined) agent.keep(origin, socket);
    else socket.destroy();
  };
  const pool = http2Pool(silenceMs, keepForHttp1, lookup);

  /** `undefined`: the host wants HTTP/1.1. */
  async function sendTo(
    origin: URL,
    method: string,
    request: Sent,
    signal: AbortSignal,
  ): Promise<(ByteResponse & Pick<Http2Connection, 'network'>) | undefined> {
    const headers = headersOf(method, request, sentAgent);
    const { body, maxBytes = bodyBytes } = request;
    for (let attempt = 1; ; attempt += 1) {
      if (http1.has(origin.origin)) return undefined;
      try {
        return await pool.within(origin, async (connection) => ({
          ...(await exchange(connection, { headers, body, maxBytes, silenceMs, signal })),
          network: connection.network,
        }));
      } catch (error) {
        if (error instanceof NeedsHttp1) {
          http1.add(origin.origin);
          return undefined;
        }
        if (!(error instanceof NotProcessed)) throw error;
        if (attempt === attempts) throw new Error('it refuses requests', { cause: error });
      }
    }
  }

  return {
    async send({ method, body, ...request }, signal) {
      const url = new URL(request.url);
      if (getProxyUrl(url) !== undefined) return {};
      const response = await sendTo(url, method, { ...request, body: body || undefined }, signal);
      if (response === undefined) return { agent };
      const { status, headers, network } = response;
      return { status, headers, network, body: Buffer.from(response.body).toString('utf8') };
    },
    sendBytes(request) {
      const url = new URL(request.url);
      return withDeadline(url.host, totalMs, async (signal) => {
        const response = await sendTo(url, 'POST', request, signal);
        if (response === undefined) throw new Error('it does not offer HTTP/2');
        return response;
      });
    },
  };
}

function headersOf(
  method: string,
  { url, headers, authorization, body }: Sent,
  userAgent: string,
): StreamRequest['headers'] {
  const { pathname, search, host } = new URL(url);
  const allowed = Object.entries(headers).filter(([name]) => !forbidden.includes(name.toLowerCase()));
  const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
  // As HTTP/1.1 does it. A line break in a value would begin another header behind a proxy that translates.
  for (const [name, value] of [...allowed, ['authorization', credential ?? ''] as const])
    validateHeaderValue(name, value);
  const isBodyExpected = method === 'POST' || method === 'PATCH';
  return {
    ...Object.fromEntries(allowed),
    ':method': method,
    ':path': `${pathname}${search}`,
    // As `Host` in HTTP/1.1, without a default port: some hosts verify signatures of it.
    ':authority': host,
    'user-agent': userAgent,
    ...(isBodyExpected || body !== undefined ? { 'content-length': Buffer.byteLength(body ?? '') } : {}),
    ...compact({ authorization: credential }),
  };
}
