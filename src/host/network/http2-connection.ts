// One HTTP/2 connection, through a proxy if there is one: how many requests it takes at once, and what its end means.

import { type ClientRequest, request as requestHttp } from 'node:http';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { request as requestHttps } from 'node:https';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import { limitOf } from '../../model/waiting/limit.js';
import { hostOf } from './addresses.js';
import { refuseProxy, withoutHttp2 } from './deadline.js';

/**
 * Opens a connection: in the clear for `http`, else with TLS and the certificate authorities that Node trusts
 * (`NODE_EXTRA_CA_CERTS`). Proxies are found as for other requests (`HTTPS_PROXY`, `NO_PROXY`).
 * @throws the error of the network, or of a host that does not choose HTTP/2
 */
export async function connectTo(origin: URL, signal: AbortSignal): Promise<Socket> {
  const port = Number(origin.port) || (origin.protocol === 'https:' ? 443 : 80);
  const host = hostOf(origin);
  const proxy = getProxyUrl(origin);
  refuseProxy(origin.host, proxy?.href ?? '');
  const socket =
    proxy === undefined
      ? connectTcp({ host, port })
      : await tunnelThrough(proxy, `${origin.hostname}:${port}`, signal);
  socket.setNoDelay(true);
  if (origin.protocol !== 'https:') return opened(socket, 'connect', signal);
  // Without HTTP/1.1 in the offer, a host that speaks nothing else would end the handshake with an alert, not say what it speaks.
  const secure = connectTls({ socket, host, ALPNProtocols: ['h2', 'http/1.1'], ...serverName(host) });
  const { alpnProtocol } = await opened(secure, 'secureConnect', signal);
  if (alpnProtocol === 'h2') return secure;
  secure.destroy();
  throw withoutHttp2();
}

/** An address has no name to ask for: https://www.rfc-editor.org/rfc/rfc6066#section-3 */
function serverName(host: string): { readonly servername?: string } {
  return /^[\d.]+$|:/.test(host) ? {} : { servername: host };
}

function opened<T extends Socket | TLSSocket>(socket: T, event: string, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => void socket.destroy(new Error('Connect timeout'));
    signal.addEventListener('abort', abort, { once: true });
    const done = () => signal.removeEventListener('abort', abort);
    socket.once('error', (error) => {
      done();
      reject(error);
    });
    socket.once('close', () => reject(new Error('the connection was closed')));
    const isOpen = event === 'connect' && !socket.connecting;
    const settle = () => {
      done();
      resolve(socket);
    };
    if (isOpen) settle();
    else socket.once(event, settle);
  });
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-connect */
function tunnelThrough(proxy: URL, authority: string, signal: AbortSignal): Promise<Socket> {
  const { username, password, port, protocol } = proxy;
  const credential = username === '' ? undefined : Buffer.from(`${username}:${password}`).toString('base64');
  const options = {
    method: 'CONNECT',
    hostname: hostOf(proxy),
    port: port || (protocol === 'https:' ? 443 : 80),
    path: authority,
    headers: { host: authority, ...(credential && { 'proxy-authorization': `Basic ${credential}` }) },
    agent: false,
    signal,
  } as const;
  const request: ClientRequest = protocol === 'https:' ? requestHttps(options) : requestHttp(options);
  return new Promise((resolve, reject) => {
    request.once('connect', ({ statusCode }, socket: Socket, head) => {
      if (statusCode === 200 && head.length === 0) return resolve(socket);
      socket.destroy();
      reject(new Error(`tunneling socket could not be established, statusCode=${statusCode}`));
    });
    request.once('response', ({ statusCode }) => {
      request.destroy();
      reject(new Error(`tunneling socket could not be established, statusCode=${statusCode}`));
    });
    request.once('error', (error) => reject(signal.aborted ? new Error('Connect timeout') : error));
    request.end();
  });
}

export interface Http2Connection {
  /** Does work on the session when the host allows another request. */
  readonly during: <T>(work: (session: ClientHttp2Session) => Promise<T>) => Promise<T>;
  /** Further requests may be sent. */
  readonly isOpen: () => boolean;
  /** Sends no further request, and ends once those under way have ended. */
  readonly retire: () => void;
  /** The host has said that it did not process the request with this number, or it was never sent. */
  readonly isUnprocessed: (stream: number | undefined) => boolean;
  /** Why the connection ends, or has ended; `undefined` while it does not. */
  readonly lost: () => Error | undefined;
}

/** Most hosts allow 100 to 250; more on one connection wait for each other's packets. */
const maxStreams = 100;
/** Until the host says how many it allows: it may refuse those that are too many. */
const firstStreams = 1;
/** How much a host may send before it hears that it was read; the default takes a round trip for each 64 KiB. */
const [streamWindow, connectionWindow] = [4 * 1024 * 1024, 32 * 1024 * 1024];
/** Frames that no request asked for: so many, and more for each request, as some hosts measure the network with them. */
const [unaskedFrames, unaskedEach] = [1000, 20];

/** Speaks HTTP/2 to the origin over an open connection. */
export function http2Over(socket: Socket, origin: string): Http2Connection {
  let [isEnding, isSocketClosed] = [false, false];
  let lastProcessed = Number.POSITIVE_INFINITY;
  let allowed = firstStreams;
  let [requests, unasked] = [0, 0];
  let incident: Error | undefined;
  // The session, which listens after this, ends its streams when the socket is closed.
  socket.once('close', () => {
    isSocketClosed = true;
  });
  const settings = { enablePush: false, initialWindowSize: streamWindow };
  const session = connect(origin, { createConnection: () => socket, settings });
  const limited = limitOf(() => Math.max(1, Math.min(maxStreams, allowed)));
  const isDead = () => isSocketClosed || session.destroyed;

  function noteUnasked(): void {
    unasked += 1;
    if (unasked > unaskedFrames + unaskedEach * requests)
      session.destroy(new Error('it sends frames without end'), constants.NGHTTP2_ENHANCE_YOUR_CALM);
  }
  session.once('connect', () => session.setLocalWindowSize(connectionWindow));
  session.on('ping', noteUnasked);
  session.on('remoteSettings', ({ maxConcurrentStreams }) => {
    allowed = maxConcurrentStreams ?? maxStreams;
    limited.admit();
    noteUnasked();
  });
  session.on('goaway', (_code, lastStream) => {
    isEnding = true;
    lastProcessed = Math.min(lastProcessed, lastStream);
  });
  session.on('error', (error) => {
    incident ??= error;
  });
  // Requests keep the process alive by their timers, an idle connection does not.
  session.unref();

  return {
    during(work) {
      requests += 1;
      return limited(() => work(session));
    },
    isOpen: () => !isEnding && !isDead() && !session.closed,
    retire() {
      isEnding = true;
      session.close();
    },
    isUnprocessed: (stream) => stream === undefined || stream > lastProcessed,
    lost() {
      if (!isDead() && !isEnding) return undefined;
      incident ??= new Error('the connection was lost');
      return incident;
    },
  };
}
