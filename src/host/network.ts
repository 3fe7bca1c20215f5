// The network of this machine: HTTP/1.1 for all requests, and HTTP/2 for gRPC, which is loaded by the first call.
import type { Host } from '../model/host.js';
import type { ByteTransport } from '../model/http.js';
import { networkTransport } from './transport.js';

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
