// Errors over gRPC: the JSON that REST answers with, as status code, message and binary details.
import { fromJson, type JsonValue, toBinary } from '@bufbuild/protobuf';
import { detailTypes, type RpcStatus, statusType } from '../../proto/services.js';
import type { Answer } from '../server/answer.js';

/** https://grpc.github.io/grpc/core/md_doc_statuscodes.html */
export const grpcCodes = {
  ok: 0,
  unknown: 2,
  invalid: 3,
  deadline: 4,
  exhausted: 8,
  unimplemented: 12,
  internal: 13,
} as const;

/** Of answers that carry no code of their own. */
const codeOfHttp: Readonly<Record<number, number>> = {
  400: 3,
  401: 16,
  403: 7,
  404: 5,
  409: 6,
  429: 8,
  500: 13,
  501: 12,
  502: 14,
  503: 14,
  504: 4,
};

/** Clients refuse headers above 8 to 16 KiB, so an error that is longer is shortened. */
const maxMessageBytes = 2048;
const maxDetailsBytes = 4096;

export type Trailers = Readonly<Record<string, string>>;

/** The end of a call without details. */
export function trailersOf(code: number, message = ''): Trailers {
  return {
    'grpc-status': String(code),
    ...(message === '' ? {} : { 'grpc-message': percentEncoded(message) }),
  };
}

/** The end of a call that REST answers with an error. */
export function errorTrailers({ status, body }: Answer): Trailers {
  const error = readStatus(body);
  const code = error?.code || codeOfHttp[status] || grpcCodes.unknown;
  const trailers = trailersOf(code, error?.message ?? `HTTP ${status}`);
  if (error === undefined || error.details.length === 0) return trailers;
  const binary = toBinary(statusType, error);
  if (binary.length > maxDetailsBytes) return trailers;
  return {
    ...trailers,
    'grpc-status-details-bin': Buffer.from(binary).toString('base64').replace(/=+$/, ''),
  };
}

function readStatus(body: string): RpcStatus | undefined {
  try {
    return fromJson(statusType, JSON.parse(body) as JsonValue, { registry: detailTypes }) as RpcStatus;
  } catch {
    return undefined;
  }
}

/** All bytes but printable ASCII, and `%`, as `%XX`: the message is a header. */
function percentEncoded(message: string): string {
  const encoded = [...Buffer.from(message)].map((byte) =>
    byte >= 0x20 && byte <= 0x7e && byte !== 0x25
      ? String.fromCharCode(byte)
      : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return encoded.slice(0, maxMessageBytes).join('');
}
