// The registry's errors, in the shape of the OCI distribution specification.
// https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes
import { z } from 'zod';
import { type Cause, Failure } from '../../model/failure.js';
import type { HttpResponse } from '../../model/http.js';
import { ApiError, errorBody } from '../http/api-error.js';

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

interface Words {
  /** The registry's word for what is missing → the cause. */
  readonly missing: Readonly<Record<string, Cause>>;
  /** What to do about 401 and 403. */
  readonly denied: string;
  /** What to do about a 404 without such a word. */
  readonly next: string;
}

/**
 * The failure for an answer that is not a success, to a question about one tag or manifest. Only a 404 that says in
 * the registry's own words what is missing counts as missing: a wrong address or a wrong path segment answers 404 as
 * well.
 */
function answerError(operation: string, response: HttpResponse, words: Words): Failure {
  const error = registryError(
    operation,
    response,
    response.status === 401 || response.status === 403 ? words.denied : undefined,
  );
  if (response.status !== 404) return error;
  const cause = words.missing[String(error.details.code)];
  if (cause !== undefined) return new Failure(cause, error.message, { cause: error });
  return new Failure(
    'bad-answer',
    `${error.message}. The registry does not say what is missing: ${words.next}`,
    {
      cause: error,
    },
  );
}

/** The failure for an answer of the history endpoint. */
export function historyError(operation: string, response: HttpResponse): Failure {
  return answerError(operation, response, {
    missing,
    denied: 'The token lacks the capability, or was issued for another audience',
    next: 'check `registry-url` and `history-service`',
  });
}

/** The failure for an answer to a request for a manifest. */
export function manifestError(operation: string, response: HttpResponse): Failure {
  return answerError(operation, response, {
    // Harbor has one word for a repository and a tag that are not there.
    missing: { ...missing, NOT_FOUND: 'missing-tag' },
    denied: 'Log in to this registry first (`docker login`), unless the image does not exist',
    next: 'check that its host is a container registry',
  });
}
