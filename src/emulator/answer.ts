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

/** The value of a query parameter in either spelling, `page_size` or `pageSize`. */
export function parameter(query: URLSearchParams, name: string): string | undefined {
  const camel = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return query.get(name) ?? query.get(camel) ?? undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export function json(value: unknown, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

export interface Detail {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/** An error response: thrown by handlers, sent by the router. */
export class Refusal extends Error {
  constructor(readonly answer: Answer) {
    super(`HTTP ${answer.status}`);
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
  aborted: 10,
  precondition: 9,
  unimplemented: 12,
  unauthenticated: 16,
} as const;

/** A structured error of the platform. */
export function refuse(code: number, message: string, details: readonly Detail[] = []): Refusal {
  return new Refusal(json({ code, message, details }, httpStatus[code] ?? 500));
}

const typePrefix = 'type.googleapis.com/google.rpc.';

export function errorInfo(
  reason: string,
  domain: string,
  metadata?: Readonly<Record<string, string>>,
): Detail {
  return {
    '@type': `${typePrefix}ErrorInfo`,
    reason,
    domain,
    ...(metadata === undefined ? {} : { metadata }),
  };
}

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
  return new Refusal(json({ errors: [{ code, message }] }, status));
}
