// Sends the requests of the platform API over gRPC and answers as REST would, so that verbs, errors, retries and limits
// are the same for both.
import { fromBinary, fromJson, type JsonValue, toBinary, toJson } from '@bufbuild/protobuf';
import { type Any, AnySchema } from '@bufbuild/protobuf/wkt';
import { Failure } from '../../../model/failure.js';
import type {
  ByteResponse,
  ByteTransport,
  HttpRequest,
  HttpResponse,
  Transport,
} from '../../../model/run/http.js';
import { onOneLine } from '../../../model/text/text.js';
import { detailTypes, type Rpc, type RpcStatus, statusType } from '../../../proto/services.js';
import { boundCall } from './bindings.js';

const grpcMessages = {
  notGrpc: (host: string) =>
    `${host} responded, but not with gRPC. Set the transport to \`rest\`, or check the address`,
  notOneMessage: (host: string, call: string) =>
    `${host} did not respond to ${call} with one message that can be read`,
  undecodable: (host: string, type: string) => `The response of ${host} is not a ${type}`,
  unsendable: (method: string, cause: unknown) =>
    `The ${method} request cannot be sent over gRPC: ${onOneLine(cause instanceof Error ? cause.message : String(cause), 200)}`,
} as const;

const headerBytes = 5;

/** The body of a call with one message. */
export function frameOf(message: Uint8Array): Uint8Array {
  const frame = new Uint8Array(headerBytes + message.length);
  new DataView(frame.buffer).setUint32(1, message.length);
  frame.set(message, headerBytes);
  return frame;
}

/** The only message of a response; `undefined` if it has none, several, or one that is compressed or cut. */
function onlyMessage(body: Uint8Array): Uint8Array | undefined {
  if (body.length < headerBytes || body[0] !== 0) return undefined;
  const length = new DataView(body.buffer, body.byteOffset).getUint32(1);
  return body.length === headerBytes + length ? body.subarray(headerBytes) : undefined;
}

/** https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto */
const httpStatuses: Readonly<Record<number, number>> = {
  0: 200,
  1: 499,
  2: 500,
  3: 400,
  4: 504,
  5: 404,
  6: 409,
  7: 403,
  8: 429,
  9: 400,
  10: 409,
  11: 400,
  12: 501,
  13: 500,
  14: 503,
  15: 500,
  16: 401,
};

type Fields = Readonly<Record<string, string>>;

/**
 * The status code of a call, `undefined` if it did not end as gRPC requires: `00` is no code, and not a success. A code
 * that gRPC does not define is an error.
 */
export function grpcStatus(fields: Fields): number | undefined {
  const text = fields['grpc-status'] ?? '';
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
}

/** The HTTP status and the JSON body of an error. Details of unknown types are left out. */
export function restError(code: number, fields: Fields): { readonly status: number; readonly body: string } {
  const message = decoded(fields['grpc-message'] ?? '');
  const details = detailsOf(fields['grpc-status-details-bin'] ?? '');
  return { status: httpStatuses[code] ?? 500, body: JSON.stringify({ code, message, details }) };
}

/** What is not percent-encoded correctly is kept as it is. */
function decoded(message: string): string {
  try {
    return decodeURIComponent(message);
  } catch {
    return message;
  }
}

function detailsOf(base64: string): readonly JsonValue[] {
  try {
    const { details } = fromBinary(statusType, Buffer.from(base64, 'base64')) as RpcStatus;
    return details.flatMap(detailOf);
  } catch {
    return [];
  }
}

function detailOf(detail: Any): readonly JsonValue[] {
  const name = detail.typeUrl.split('/').at(-1) ?? '';
  if (detailTypes.getMessage(name) === undefined) return [];
  return [toJson(AnySchema, detail, { registry: detailTypes })];
}

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
