// The error for every response that is not a success: the operation, the service's message, the next step.

import { type Cause, Failure } from '../../model/failure.js';
import { parseJson } from '../../model/json.js';
import type { HttpResponse } from '../../model/run/http.js';
import { onOneLine } from '../../model/text/text.js';

interface Violation {
  readonly field: string;
  readonly description: string;
}

/** The content of an error body, whatever its format. */
export interface ErrorDetails {
  readonly message?: string;
  /** gRPC status code, or the registry's error code. */
  readonly code?: number | string;
  readonly reason?: string;
  readonly domain?: string;
  readonly violations?: readonly Violation[];
  /** AIP-193 `ErrorInfo.metadata`. */
  readonly metadata?: Readonly<Record<string, string>>;
}

export class ApiError extends Failure {
  override readonly name = 'ApiError';

  constructor(
    readonly operation: string,
    readonly status: number,
    readonly details: ErrorDetails,
    hint?: string,
  ) {
    super(causeOf(status), sentence(operation, status, details, hint));
  }
}

/** The service does not have the operation: it knows no such path or method, or says so itself (12 is UNIMPLEMENTED). */
export function isUnsupported(error: unknown): boolean {
  return error instanceof ApiError && ([404, 405, 501].includes(error.status) || error.details.code === 12);
}

/** True if what was requested does not exist, or may not be seen. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The service does not know who asks; 403 means that it does, and that the permission is missing. */
export function isRejectedToken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401;
}

function causeOf(status: number): Cause {
  if (status === 401 || status === 403) return 'denied';
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  return status >= 500 ? 'server-error' : 'bad-answer';
}

function sentence(
  operation: string,
  status: number,
  details: ErrorDetails,
  hint: string | undefined,
): string {
  const message = details.message === undefined ? '' : `: ${onOneLine(details.message)}`;
  const fields = (details.violations ?? []).map((v) => `${onOneLine(v.field)}: ${onOneLine(v.description)}`);
  const violated = fields.length === 0 ? '' : ` (${fields.slice(0, 5).join('; ')})`;
  return `${operation}: HTTP ${status}${message}${violated}${hint === undefined ? '' : `. ${hint}`}`;
}

/** The start of an error body as JSON; `undefined` if it is not JSON or longer than 4 KiB. */
export function errorBody({ body }: HttpResponse): unknown {
  return parseJson(body.slice(0, 4096));
}
