// A connection to a host, through the proxy of this machine if there is one for it.
import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect as connectTcp, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import { compact } from '../model/compact.js';

/**
 * Opens a connection: in the clear for `http`, else with TLS and the certificate authorities that Node trusts
 * (`NODE_EXTRA_CA_CERTS`), over which the host chooses between HTTP/2 and HTTP/1.1. Proxies are found as for other requests
 * (`HTTPS_PROXY`, `NO_PROXY`).
 * @param lookup looks up the name of the host; a proxy does that itself
 */
export async function connectTo(origin: URL, signal: AbortSignal, lookup?: LookupFunction): Promise<Socket> {
  const port = Number(origin.port) || (origin.protocol === 'https:' ? 443 : 80);
  const host = origin.hostname.replace(/^\[|\]$/g, '');
  const proxy = getProxyUrl(origin);
  const socket =
    proxy === undefined
      ? connectTcp({ host, port, ...compact({ lookup }) })
      : await tunnelThrough(proxy, `${origin.hostname}:${port}`, signal);
  socket.setNoDelay(true);
  if (origin.protocol !== 'https:') return opened(socket, 'connect', signal);
  const secure = connectTls({ socket, host, ALPNProtocols: ['h2', 'http/1.1'], ...serverName(host) });
  return opened(secure, 'secureConnect', signal);
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
  const { username, password, hostname, port, protocol } = proxy;
  const credential = username === '' ? undefined : Buffer.from(`${username}:${password}`).toString('base64');
  const options = {
    method: 'CONNECT',
    hostname: hostname.replace(/^\[|\]$/g, ''),
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
