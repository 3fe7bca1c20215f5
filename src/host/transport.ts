// Sends requests over the network with @actions/http-client, with limits of time and size.

import { HttpClient, type HttpClientResponse } from '@actions/http-client';
import { compact } from '../model/compact.js';
import { Failure } from '../model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../model/http.js';
import { hostTimedOut, hostUnreachable, proxyRefused } from './messages.js';

export interface TransportLimits {
  /** The request fails if there is no activity for this long, connecting included. */
  readonly silenceMs: number;
  readonly totalMs: number;
  readonly bodyBytes: number;
}

const defaultLimits: TransportLimits = {
  silenceMs: 30_000,
  totalMs: 60_000,
  bodyBytes: 16 * 1024 * 1024,
};

/**
 * Creates the production transport. Proxies and private certificate authorities work as in other actions
 * (`HTTPS_PROXY`, `NO_PROXY`, `NODE_EXTRA_CA_CERTS`). Redirects are not followed, so no credential is passed on.
 */
export function networkTransport(userAgent: string, limits: TransportLimits = defaultLimits): Transport {
  const clients = new Map<string, HttpClient>();
  return async (request) => {
    const { host, protocol } = new URL(request.url);
    const client = clients.get(protocol) ?? clientWith(userAgent, limits);
    clients.set(protocol, client);
    const timer = deadline(limits.totalMs);
    try {
      const response = await Promise.race([open(client, request), timer.expired]);
      return await Promise.race([
        readResponse(response, request.maxBytes ?? limits.bodyBytes),
        timer.expired.finally(() => response.message.destroy()),
      ]);
    } catch (error) {
      throw error instanceof Failure ? error : unreachable(host, error);
    } finally {
      timer.cancel();
    }
  };
}

/** There is one client per protocol, because a client keeps the agent of its first request. */
function clientWith(userAgent: string, { silenceMs }: TransportLimits): HttpClient {
  return new HttpClient(userAgent, [], {
    allowRedirects: false,
    allowRetries: false,
    keepAlive: true,
    socketTimeout: silenceMs,
  });
}

function open(client: HttpClient, request: HttpRequest): Promise<HttpClientResponse> {
  const { authorization } = request;
  const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
  const headers = { ...request.headers, ...compact({ authorization: credential }) };
  return client.request(request.method, request.url, request.body ?? null, headers);
}

async function readResponse({ message }: HttpClientResponse, maxBytes: number): Promise<HttpResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Failure('bad-answer', `The response is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  if (!message.complete) throw new Error('the connection ended before the response was complete');
  const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return {
    status: message.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function deadline(ms: number): { readonly expired: Promise<never>; readonly cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Failure('timeout', `No complete response within ${ms / 1000} seconds`)),
      ms,
    );
  });
  expired.catch(() => undefined);
  return { expired, cancel: () => clearTimeout(timer) };
}

function unreachable(host: string, cause: unknown): Failure {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/timeout/i.test(message)) return new Failure('timeout', hostTimedOut(host), { cause });
  const proxyStatus = /tunneling socket.*statusCode=(?<status>\d{3})/.exec(message)?.groups?.status;
  const code = proxyStatus === undefined ? (codeOf(cause) ?? message) : proxyRefused(proxyStatus);
  return new Failure('unreachable', hostUnreachable(host, code), { cause });
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
}
