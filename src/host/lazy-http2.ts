// HTTP/2 of this machine, loaded by the first request that may use it.
import type { LookupFunction } from 'node:net';
import type { ByteTransport } from '../model/http.js';
import type { Http2Client } from './http2.js';
import { defaultLimits, type TransportLimits } from './limits.js';

/** Gives the client, which all who have this function share. */
export type LoadHttp2 = () => Promise<Http2Client>;

export function lazyHttp2(
  userAgent: string,
  limits: TransportLimits = defaultLimits,
  lookup?: LookupFunction,
): LoadHttp2 {
  let loaded: Promise<Http2Client> | undefined;
  return () => {
    loaded ??= import('./http2.js').then(({ http2Client }) => http2Client(userAgent, limits, lookup));
    return loaded;
  };
}

/** The transport for HTTP/2 alone. */
export function networkBytes(userAgent: string, load: LoadHttp2 = lazyHttp2(userAgent)): ByteTransport {
  return async (request) => (await load()).sendBytes(request);
}
