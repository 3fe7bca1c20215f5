// Requests and responses of handlers; errors as google.rpc.Status (AIP-193), and the registry's in OCI format.

export interface Incoming {
  readonly method: string;
  readonly url: URL;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The path of the call that it stands for, if it came over gRPC. */
  readonly rpc?: string;
}

/** `page_size` and `pageSize` are one parameter: its name in camelCase. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The value of a query parameter in either spelling. */
export function parameter(query: URLSearchParams, name: string): string | undefined {
  return query.get(name) ?? query.get(camelCase(name)) ?? undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export function json(value: unknown, status = 200): Answer {
  const body = JSON.stringify(value, withMilliseconds);
  return { status, headers: { 'content-type': 'application/json' }, body };
}

const timeField = /(?:Time|Date|Timestamp|_at)$|^(?:date|lastSeen)$/;
const timestamp = /^\d{4}-\d\d-\d\dT[\d:]{8}(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Timestamps have milliseconds and are in UTC, however the state has them. */
function withMilliseconds(field: string, value: unknown): unknown {
  if (typeof value !== 'string' || !timeField.test(field) || !timestamp.test(value)) return value;
  const at = Date.parse(value);
  return Number.isNaN(at) ? value : new Date(at).toISOString();
}

interface Detail {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/** An error response: thrown by handlers, sent by the core, which knows the API that the request was for. */
export class Refusal extends Error {
  /** The domain of ErrorInfo is the API: `iam`, `registry`. */
  constructor(readonly answerFrom: (domain: string) => Answer) {
    super(`HTTP ${answerFrom('').status}`);
  }
}

/** gRPC status code → HTTP status. */
const httpStatus: Readonly<Record<number, number>> = {
  3: 400,
  5: 404,
  6: 409,
  7: 403,
  8: 429,
  9: 400,
  10: 409,
  12: 501,
  13: 500,
  14: 503,
  16: 401,
};

export const codes = {
  invalid: 3,
  notFound: 5,
  exists: 6,
  denied: 7,
  exhausted: 8,
  precondition: 9,
  aborted: 10,
  unimplemented: 12,
  unauthenticated: 16,
} as const;

/** gRPC status code → reason of ErrorInfo, where an error has no other. */
const reasons: Readonly<Record<number, string>> = {
  3: 'INVALID_ARGUMENT',
  5: 'NOT_FOUND',
  6: 'ALREADY_EXISTS',
  7: 'PERMISSION_DENIED',
  8: 'RESOURCE_EXHAUSTED',
  9: 'FAILED_PRECONDITION',
  10: 'ABORTED',
  12: 'UNIMPLEMENTED',
  16: 'UNAUTHENTICATED',
};

/** What ErrorInfo says besides the domain. */
interface ErrorReason {
  readonly reason: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A structured error of the platform. It always has an ErrorInfo, before the other details. */
export function refuse(
  code: number,
  message: string,
  details: readonly Detail[] = [],
  because: Partial<ErrorReason> = {},
): Refusal {
  const reason = { '@type': `${typePrefix}ErrorInfo`, reason: reasons[code] ?? 'UNKNOWN', ...because };
  return new Refusal((domain) =>
    json({ code, message, details: [{ ...reason, domain }, ...details] }, httpStatus[code] ?? 500),
  );
}

const typePrefix = 'type.googleapis.com/google.rpc.';

export function resourceInfo(resourceType: string, resourceName: string): Detail {
  return { '@type': `${typePrefix}ResourceInfo`, resourceType, resourceName };
}

export interface FieldViolation {
  readonly field: string;
  readonly description: string;
}

export function badRequest(fieldViolations: readonly FieldViolation[]): Detail {
  return { '@type': `${typePrefix}BadRequest`, fieldViolations };
}

export function preconditionFailure(type: string, description: string): Detail {
  return { '@type': `${typePrefix}PreconditionFailure`, violations: [{ type, description }] };
}

/** An error of the registry. */
export function refuseRegistry(status: number, code: string, message: string): Refusal {
  return new Refusal(() => json({ errors: [{ code, message }] }, status));
}
