// A connection for HTTP/2 to a host, through the proxy of this machine if there is one for it.
import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import { hostOf } from './addresses.js';
import { withoutHttp2 } from './failures.js';

/**
 * Opens a connection: in the clear for `http`, else with TLS and the certificate authorities that Node trusts
 * (`NODE_EXTRA_CA_CERTS`). Proxies are found as for other requests (`HTTPS_PROXY`, `NO_PROXY`).
 * @throws the error of the network, or of a host that does not choose HTTP/2
 */
export async function connectTo(origin: URL, signal: AbortSignal): Promise<Socket> {
  const port = Number(origin.port) || (origin.protocol === 'https:' ? 443 : 80);
  const host = hostOf(origin);
  const proxy = getProxyUrl(origin);
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
