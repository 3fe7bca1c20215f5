// HTTP/2 of this machine, loaded by the first request that needs it.
import type { ByteTransport } from '../model/http.js';
import { defaultLimits } from './limits.js';

/** The production transport for HTTP/2. */
export function networkBytes(userAgent: string): ByteTransport {
  let loaded: Promise<ByteTransport> | undefined;
  return async (request) => {
    loaded ??= import('./http2.js').then(({ http2Transport }) => http2Transport(userAgent, defaultLimits));
    return (await loaded)(request);
  };
}
