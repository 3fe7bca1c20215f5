// Sends requests over the network, with limits of time and size: HTTP/1.1 with @actions/http-client.
import type { LookupFunction } from 'node:net';
import { getProxyUrl, HttpClient, type HttpClientResponse } from '@actions/http-client';
import type { RequestHandler } from '@actions/http-client/lib/interfaces';
import { compact } from '../../model/collections.js';
import type { Host } from '../../model/run/host.js';
import type {
  ByteTransport,
  HttpRequest,
  HttpResponse,
  NetworkKind,
  Transport,
} from '../../model/run/http.js';
import { hostOf, lookupFrom, networkOf, refuseAddress } from './addresses.js';
import {
  defaultLimits,
  refuseProxy,
  responseTooLarge,
  type TransportLimits,
  withDeadline,
} from './deadline.js';

/** Creates the transports of a process. */
export function machineNetwork(userAgent: string): Required<Pick<Host, 'send' | 'sendBytes'>> {
  return { send: networkTransport(userAgent), sendBytes: networkBytes(userAgent) };
}

/** Creates the transport for gRPC. */
export function networkBytes(userAgent: string): ByteTransport {
  let loaded: Promise<ByteTransport> | undefined;
  return async (request) => {
    loaded ??= import('./http2.js').then(({ http2Transport }) => http2Transport(userAgent));
    return (await loaded)(request);
  };
}

/**
 * Creates the production transport. Proxies and private certificate authorities work as in other actions
 * (`HTTPS_PROXY`, `NO_PROXY`, `NODE_EXTRA_CA_CERTS`). Redirects are not followed, so no credential is passed on. There are
 * as many connections as requests in flight, which its callers bound; they are kept for further requests.
 * @param resolve looks up the names of hosts in place of this machine
 */
export function networkTransport(
  userAgent: string,
  limits: TransportLimits = defaultLimits,
  resolve?: LookupFunction,
): Transport {
  const direct = transportBy(userAgent, limits, resolve);
  // A connection is judged when it is opened, so none is shared by requests that are judged differently.
  const led = new Map<NetworkKind, Transport>();
  return async (request) => {
    const { ledFrom } = request;
    if (ledFrom === undefined) return direct(request);
    refuseAddress(new URL(request.url), ledFrom);
    const send = led.get(ledFrom) ?? transportBy(userAgent, limits, lookupFrom(ledFrom, resolve));
    led.set(ledFrom, send);
    return send(request);
  };
}

/** A transport with connections of its own. `lookup` looks up the names of all hosts, unless a proxy does. */
function transportBy(
  userAgent: string,
  limits: TransportLimits,
  lookup: LookupFunction | undefined,
): Transport {
  const clients = new Map<string, HttpClient>();
  return (request) => {
    const url = new URL(request.url);
    return withDeadline(url.host, limits.totalMs, async (signal) => {
      const client = clients.get(url.protocol) ?? clientWith(userAgent, limits);
      clients.set(url.protocol, client);
      const proxy = getProxyUrl(request.url);
      refuseProxy(url.host, proxy);
      const isDirect = proxy === '';
      const response = await open(client, request, {
        signal,
        timeout: limits.silenceMs,
        ...(isDirect && { host: hostOf(url), ...compact({ lookup }) }),
      });
      return readResponse(response, request, request.maxBytes ?? limits.bodyBytes, isDirect);
    });
  };
}

interface Circumstances {
  /** Destroys the socket of the request. */
  readonly signal: AbortSignal;
  /** Until a connection is open; the client itself bounds only the silence on it. */
  readonly timeout: number;
  /** Absent if a proxy looks the host up. */
  readonly host?: string;
  readonly lookup?: LookupFunction;
}

/** Of the request that is being opened. Asynchronous contexts would slow down every promise of the process. */
let opening: Circumstances | undefined;

/** There is one client per protocol, because a client keeps the agent of its first request. */
function clientWith(userAgent: string, { silenceMs }: TransportLimits): HttpClient {
  return new HttpClient(userAgent, [underCircumstances], {
    allowRedirects: false,
    allowRetries: false,
    keepAlive: true,
    socketTimeout: silenceMs,
  });
}

/** The client passes these options to `http.request`, which takes a signal and ends the request at the socket. */
const underCircumstances: RequestHandler = {
  prepareRequest(options) {
    if (opening === undefined)
      throw new Error('The client prepares a request after it has been asked for it');
    Object.assign(options, opening);
  },
  canHandleAuthentication: () => false,
  handleAuthentication: () => Promise.reject(new Error('No credential is sent without being asked for')),
};

/** The client prepares the request before it waits for anything. */
function open(
  client: HttpClient,
  request: HttpRequest,
  circumstances: Circumstances,
): Promise<HttpClientResponse> {
  const { authorization } = request;
  const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
  const headers = { ...request.headers, ...compact({ authorization: credential }) };
  opening = circumstances;
  try {
    return client.request(request.method, request.url, request.body ?? null, headers);
  } finally {
    opening = undefined;
  }
}

async function readResponse(
  { message }: HttpClientResponse,
  { stream }: HttpRequest,
  maxBytes: number,
  isDirect: boolean,
): Promise<HttpResponse> {
  // Which address a proxy has asked is not known.
  const network = isDirect ? networkOf(message.socket.remoteAddress) : 'public';
  const chunks: Buffer[] = [];
  const take = message.statusCode === 200 ? stream?.() : undefined;
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw responseTooLarge(maxBytes);
    if (take === undefined) chunks.push(chunk);
    else take(chunk);
  }
  if (!message.complete) throw new Error('the connection ended before the response was complete');
  const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return {
    status: message.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    network,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
