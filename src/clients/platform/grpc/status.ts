// The end of a call over gRPC as the response that REST would have given: HTTP status, and a google.rpc.Status in JSON.
import { fromBinary, type JsonValue, toJson } from '@bufbuild/protobuf';
import { type Any, AnySchema } from '@bufbuild/protobuf/wkt';
import { detailTypes, type RpcStatus, statusType } from '../../../proto/services.js';

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
