// The contract over gRPC: requests to the platform API go through the client's own gRPC, all others over REST.
import { grpcSend } from '../../src/clients/platform/grpc/send.js';
import type { ByteTransport, HttpRequest, Transport } from '../../src/model/http.js';
import { Secret } from '../../src/model/secret.js';
import type { Address, Send } from './target.js';

/** Sends what the protocol has a call for over gRPC. */
export function overGrpc({ baseUrl }: Address, sendBytes: ByteTransport, rest: Send): Send {
  const asRest: Transport = async ({ authorization, ...request }) => {
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = {
      ...request.headers,
      ...(credential === undefined ? {} : { authorization: credential }),
    };
    return { ...(await rest({ ...request, headers })), headers: {} };
  };
  const send = grpcSend(sendBytes, asRest, baseUrl);
  return ({ method, url, headers: { authorization, ...headers }, body }) => {
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
    return url.startsWith(`${baseUrl}/`) ? send(request) : asRest(request);
  };
}
