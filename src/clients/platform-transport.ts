// How the platform API is called: `rest` or `grpc`. All other requests are sent as they are.
import type { Config } from '../model/config.js';
import { Failure } from '../model/failure.js';
import type { Host } from '../model/host.js';
import type { Transport } from '../model/http.js';
import { noHttp2 } from './messages.js';

/**
 * The same host, which sends requests to the platform API over gRPC if the configuration says so. What gRPC needs is
 * loaded by the first of them.
 */
export function withPlatformTransport<H extends Pick<Host, 'send' | 'sendBytes'>>(
  host: H,
  { transport, platform }: Pick<Config, 'transport' | 'platform'>,
): H {
  if (transport === 'rest' || platform === undefined) return host;
  const { baseUrl } = platform;
  let loaded: Promise<Transport> | undefined;
  const grpc: Transport = async (request) => {
    loaded ??= loadGrpc(host, baseUrl);
    return (await loaded)(request);
  };
  const send: Transport = (request) =>
    request.url.startsWith(`${baseUrl}/`) ? grpc(request) : host.send(request);
  return { ...host, send };
}

async function loadGrpc(
  { send, sendBytes }: Pick<Host, 'send' | 'sendBytes'>,
  baseUrl: string,
): Promise<Transport> {
  if (sendBytes === undefined) throw new Failure('unreachable', noHttp2);
  const { grpcSend } = await import('./platform/grpc/send.js');
  return grpcSend(sendBytes, send, baseUrl);
}
