// Sends requests over the network with @actions/http-client, with limits of time and size.

import { AsyncLocalStorage } from 'node:async_hooks';
import { HttpClient, type HttpClientResponse } from '@actions/http-client';
import type { RequestHandler } from '@actions/http-client/lib/interfaces';
import { compact } from '../model/compact.js';
import { Failure } from '../model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../model/http.js';
import { networkFailure, responseTooLarge } from './failures.js';
import { defaultLimits, type TransportLimits } from './limits.js';
import { noCompleteResponse } from './messages.js';

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
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), limits.totalMs);
    try {
      const response = await openUntil(deadline.signal, () => open(client, request));
      return await readResponse(response, request.maxBytes ?? limits.bodyBytes);
    } catch (error) {
      if (deadline.signal.aborted) throw new Failure('timeout', noCompleteResponse(host, limits.totalMs));
      throw error instanceof Failure ? error : networkFailure(host, error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The deadline of the request that is being opened. */
const deadlines = new AsyncLocalStorage<AbortSignal>();

/**
 * Opens a request whose socket the signal destroys. A proxy that does not answer holds no socket of the request yet, so
 * the signal also ends the wait.
 */
async function openUntil<T>(signal: AbortSignal, begin: () => Promise<T>): Promise<T> {
  const expired = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([deadlines.run(signal, begin), expired]);
}

/** There is one client per protocol, because a client keeps the agent of its first request. */
function clientWith(userAgent: string, { silenceMs }: TransportLimits): HttpClient {
  return new HttpClient(userAgent, [endsAtDeadline], {
    allowRedirects: false,
    allowRetries: false,
    keepAlive: true,
    socketTimeout: silenceMs,
  });
}

/** The client passes these options to `http.request`, which takes a signal and ends the request at the socket. */
const endsAtDeadline: RequestHandler = {
  prepareRequest: (options) => void Object.assign(options, { signal: deadlines.getStore() }),
  canHandleAuthentication: () => false,
  handleAuthentication: () => Promise.reject(new Error('No credential is sent without being asked for')),
};

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
    if (size > maxBytes) throw responseTooLarge(maxBytes);
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
