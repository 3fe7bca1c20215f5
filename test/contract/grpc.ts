// The contract over gRPC: requests to the platform API go through the client's own gRPC, all others over REST.
import { grpcSend } from '../../src/clients/platform/grpc/send.js';
import type { ByteTransport, HttpRequest, Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import type { Address, Send } from './target.js';

export interface GrpcSend {
  readonly send: Send;
  /** Requests that the protocol cannot express, and that REST did not refuse. */
  readonly onlyByRest: Set<string>;
}

/** Sends what the protocol can express over gRPC; the rest is about text that only REST has, and is sent by it. */
export function overGrpc({ baseUrl }: Address, sendBytes: ByteTransport, rest: Send): GrpcSend {
  const onlyByRest = new Set<string>();
  const asRest: Transport = async ({ authorization, ...request }) => {
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = {
      ...request.headers,
      ...(credential === undefined ? {} : { authorization: credential }),
    };
    return { ...(await rest({ ...request, headers })), headers: {} };
  };
  const byRest = async (request: HttpRequest, why: string) => {
    const answer = await asRest(request);
    if (answer.status < 300)
      onlyByRest.add(`${request.method} ${new URL(request.url).pathname.split('/', 4).join('/')}: ${why}`);
    return answer;
  };
  const grpc = grpcSend(sendBytes, (request) => byRest(request, 'there is no such call'), baseUrl);
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
    const isAboutText = !isEncoded(url) || (body !== undefined && body.trimEnd() !== body);
    if (isAboutText) return byRest(request, 'it is about the text');
    try {
      const answer = await grpc(request);
      // Over REST, the empty message of a delete is no body at all.
      return method === 'DELETE' && answer.body === '{}' ? { ...answer, body: '' } : answer;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!why.includes('cannot be sent over gRPC')) throw error;
      return byRest(request, why);
    }
  };
  return { send, onlyByRest };
}

function isEncoded(url: string): boolean {
  try {
    return decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
}
