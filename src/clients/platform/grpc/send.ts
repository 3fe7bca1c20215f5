// Sends the requests of the platform API over gRPC and answers as REST would, so that verbs, errors, retries and limits
// are the same for both.
import { fromBinary, fromJson, toBinary, toJson } from '@bufbuild/protobuf';
import { Failure } from '../../../model/failure.js';
import type {
  ByteResponse,
  ByteTransport,
  HttpRequest,
  HttpResponse,
  Transport,
} from '../../../model/http.js';
import type { Rpc } from '../../../proto/services.js';
import { boundCall } from './bindings.js';
import { frameOf, onlyMessage } from './frames.js';
import { grpcMessages } from './messages.js';
import { grpcStatus, restError } from './status.js';

/** As long as a request may take in all. */
const timeout = '60S';

/** A transport for requests to `baseUrl`; those without a call in the protocol are sent by `rest`. */
export function grpcSend(sendBytes: ByteTransport, rest: Transport, baseUrl: string): Transport {
  const { origin } = new URL(baseUrl);
  return async (request) => {
    const call = encoded(request, baseUrl);
    if (call === undefined) return rest(request);
    const response = await sendBytes({
      url: `${origin}${call.rpc.path}`,
      headers: { 'content-type': 'application/grpc', te: 'trailers', 'grpc-timeout': timeout },
      body: frameOf(call.message),
      ...(request.authorization && { authorization: request.authorization }),
      ...(request.maxBytes === undefined ? {} : { maxBytes: request.maxBytes }),
    });
    return restResponse(call.rpc, response, new URL(request.url).host);
  };
}

/** The call and its message; `undefined` if the protocol has none for the request. */
function encoded({ method, url, body }: HttpRequest, baseUrl: string) {
  try {
    const call = boundCall(method, url.slice(baseUrl.length), body);
    if (call === undefined) return undefined;
    const { input } = call.rpc.method;
    return { rpc: call.rpc, message: toBinary(input, fromJson(input, call.message)) };
  } catch (cause) {
    throw new Failure('bad-answer', grpcMessages.unsendable(method, cause), { cause });
  }
}

function restResponse(rpc: Rpc, response: ByteResponse, host: string): HttpResponse {
  const { status, headers, trailers } = response;
  // A proxy or a load balancer answers, not the service.
  if (status !== 200) return { status, headers, body: '' };
  const fields = { ...headers, ...trailers };
  const code = grpcStatus(fields);
  const isGrpc = headers['content-type']?.startsWith('application/grpc') === true;
  if (!isGrpc || code === undefined) throw new Failure('bad-answer', grpcMessages.notGrpc(host));
  const shown = withoutGrpc(fields);
  if (code !== 0) return { headers: shown, ...restError(code, fields) };
  return { status, headers: shown, body: JSON.stringify(jsonOf(rpc, response, host)) };
}

/** What the fields of gRPC say is in status and body, where it is searched for secrets. */
function withoutGrpc(fields: HttpResponse['headers']): HttpResponse['headers'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('grpc-')));
}

function jsonOf({ method: { output, name } }: Rpc, { headers, body }: ByteResponse, host: string) {
  const encoding = headers['grpc-encoding'] ?? 'identity';
  const message = encoding === 'identity' ? onlyMessage(body) : undefined;
  if (message === undefined) throw new Failure('bad-answer', grpcMessages.notOneMessage(host, name));
  try {
    // REST gateways send zeros and empty texts too.
    return toJson(output, fromBinary(output, message), { alwaysEmitImplicit: true });
  } catch (cause) {
    throw new Failure('bad-answer', grpcMessages.undecodable(host, output.name), { cause });
  }
}
