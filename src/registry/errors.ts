// The registry's errors, in the shape of the OCI distribution specification.
// https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes
import { z } from 'zod';
import { ApiError, errorBody } from '../http/api-error.js';
import { type Cause, Failure } from '../model/failure.js';
import type { HttpResponse } from '../model/http.js';

const shape = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string().optional() })).min(1),
});

/** The error for an answer of a registry that is not a success; its code is the registry's word. */
export function registryError(operation: string, response: HttpResponse, hint?: string): ApiError {
  const parsed = shape.safeParse(errorBody(response));
  const first = parsed.success ? parsed.data.errors[0] : undefined;
  const details = first === undefined ? {} : { code: first.code, message: first.message ?? first.code };
  return new ApiError(operation, response.status, details, hint);
}

const missing: Readonly<Record<string, Cause>> = {
  NAME_UNKNOWN: 'missing-repository',
  MANIFEST_UNKNOWN: 'missing-tag',
};

/**
 * The failure for an answer of the history endpoint. Only a 404 that says in the registry's own words what is
 * missing counts as missing: a wrong address or a wrong path segment answers 404 as well.
 */
export function historyError(operation: string, response: HttpResponse): Failure {
  const hint =
    response.status === 403
      ? 'The token lacks the capability, or was issued for another audience'
      : undefined;
  const error = registryError(operation, response, hint);
  if (response.status !== 404) return error;
  const cause = missing[String(error.details.code)];
  if (cause !== undefined) return new Failure(cause, error.message, { cause: error });
  const next = 'The registry does not say what is missing: check `registry-url` and `history-service`';
  return new Failure('bad-answer', `${error.message}. ${next}`, { cause: error });
}
