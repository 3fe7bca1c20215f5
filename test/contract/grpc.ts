// The contract over gRPC: requests to the platform API go through the client's own gRPC, all others over REST.
import { grpcSend } from '../../src/clients/platform/grpc/send.js';
import type { ByteTransport, HttpRequest, Transport } from '../../src/model/http.js';
import { Secret } from '../../src/model/secret.js';
import type { Address, Send } from './target.js';

/** Why a request has no form over gRPC, without the values in it. */
const notExpressible = /cannot be sent over gRPC: (?<why>.*)/s;

export interface GrpcSend {
  readonly send: Send;
  /** Why requests to the platform API were sent over REST, each reason once. */
  readonly sentByRest: Set<string>;
}

/** Sends what the protocol can express over gRPC. The rest of the contract is about text that only REST has. */
export function overGrpc({ baseUrl }: Address, sendBytes: ByteTransport, rest: Send): GrpcSend {
  const sentByRest = new Set<string>();
  const asRest: Transport = async ({ authorization, ...request }) => {
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = {
      ...request.headers,
      ...(credential === undefined ? {} : { authorization: credential }),
    };
    return { ...(await rest({ ...request, headers })), headers: {} };
  };
  const byRest: Transport = (request) => {
    sentByRest.add(`${request.method} ${pathOf(request.url)}: the protocol has no such call`);
    return asRest(request);
  };
  const grpc = grpcSend(sendBytes, byRest, baseUrl);
  const send: Send = async ({ method, url, headers: { authorization, ...headers }, body }) => {
    const [scheme = '', credential = ''] = (authorization ?? '').split(' ');
    const request = {
      method: method as HttpRequest['method'],
      url,
      headers,
      ...(authorization === undefined
        ? {}
        : { authorization: { scheme: scheme as 'Bearer', credential: new Secret(credential) } }),
      ...(body === undefined ? {} : { body }),
    };
    if (!url.startsWith(`${baseUrl}/`)) return asRest(request);
    try {
      const answer = await grpc(request);
      // Over REST, the empty message of a delete is no body at all.
      return method === 'DELETE' && answer.body === '{}' ? { ...answer, body: '' } : answer;
    } catch (error) {
      const why = error instanceof Error ? notExpressible.exec(error.message)?.groups?.why : undefined;
      if (why === undefined) throw error;
      sentByRest.add(why.replace(/: "[^"]*"|got .*| in JSON.*|Unexpected .*/s, ''));
      return asRest(request);
    }
  };
  return { send, sentByRest };
}

function pathOf(url: string): string {
  return new URL(url).pathname.replace(/[0-9a-f]{16,}(?:\/[0-9a-f]{16})*/g, '…');
}
