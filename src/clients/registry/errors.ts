// The registry's errors, in the format of the OCI distribution specification.
// https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes
import { z } from 'zod';
import { type Cause, Failure } from '../../model/failure.js';
import type { HttpResponse } from '../../model/run/http.js';
import { ApiError, errorBody } from '../http/api-error.js';
import type { RegistryHints } from './messages.js';

const errorAnswer = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string().optional() })).min(1),
});

/** The error for a registry's response that is not a success; its code is the registry's own. */
export function registryError(operation: string, response: HttpResponse, hint?: string): ApiError {
  const parsed = errorAnswer.safeParse(errorBody(response));
  const first = parsed.success ? parsed.data.errors[0] : undefined;
  const details = first === undefined ? {} : { code: first.code, message: first.message ?? first.code };
  return new ApiError(operation, response.status, details, hint);
}

const missing: Readonly<Record<string, Cause>> = {
  NAME_UNKNOWN: 'missing-repository',
  MANIFEST_UNKNOWN: 'missing-tag',
};

/** The error for a response to a request for a tag history. */
export function historyError(operation: string, response: HttpResponse, hints: RegistryHints): Failure {
  return withMissingCause(operation, response, hints, missing);
}

/** The error for a response to a request for a manifest. */
export function manifestError(operation: string, response: HttpResponse, hints: RegistryHints): Failure {
  // Harbor has one code for a repository and for a tag that does not exist.
  return withMissingCause(operation, response, hints, { ...missing, NOT_FOUND: 'missing-tag' });
}

/**
 * Only a 404 whose code says what is missing counts as missing: a wrong address or a wrong path segment is a 404 as
 * well.
 */
function withMissingCause(
  operation: string,
  response: HttpResponse,
  hints: RegistryHints,
  causes: Readonly<Record<string, Cause>>,
): Failure {
  const { status } = response;
  const refused = status === 401 || status === 403 ? deniedHint(response, hints) : undefined;
  const error = registryError(operation, response, refused);
  if (status !== 404) return error;
  const cause = causes[String(error.details.code)];
  if (cause !== undefined) return new Failure(cause, error.message, { cause: error });
  const message = `${error.message}. The registry does not say what is missing: ${hints.unclear}`;
  return new Failure('bad-answer', message, { cause: error });
}

/** A pull policy denies a digest in the same way as a missing permission, but for its message. */
function deniedHint(response: HttpResponse, { denied, deniedByPolicy }: RegistryHints): string {
  const { details } = registryError('', response);
  const isByPolicy = deniedByPolicy !== undefined && /denied by policy/i.test(details.message ?? '');
  return isByPolicy ? deniedByPolicy : denied;
}
