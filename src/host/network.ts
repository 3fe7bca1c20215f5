// The network of this machine: requests of both kinds over the same connections.
import type { Host } from '../model/host.js';
import { lazyHttp2, networkBytes } from './lazy-http2.js';
import { defaultLimits } from './limits.js';
import { networkTransport } from './transport.js';

/** Creates the transports of a process. */
export function machineNetwork(userAgent: string): Required<Pick<Host, 'send' | 'sendBytes'>> {
  const http2 = lazyHttp2(userAgent);
  return {
    send: networkTransport(userAgent, defaultLimits, http2),
    sendBytes: networkBytes(userAgent, http2),
  };
}
