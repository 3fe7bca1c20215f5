// Refusals of the CI host: what it said, what to do, and which of them only mean a missing permission.
import { z } from 'zod';
import type { HttpResponse } from '../../model/http.js';
import { ApiError, errorBody } from '../http/api-error.js';

const errorAnswer = z.object({
  message: z.string().optional(),
  errors: z
    .array(
      z.union([
        z.string(),
        z.object({
          field: z.string().optional(),
          code: z.string().optional(),
          message: z.string().optional(),
        }),
      ]),
    )
    .optional()
    .catch(undefined),
});

/** The error for an answer that is not a success. `needs` is the permission that the call wants. */
export function githubError(operation: string, response: HttpResponse, needs: string): ApiError {
  const parsed = errorAnswer.safeParse(errorBody(response));
  const { message, errors = [] } = parsed.success ? parsed.data : {};
  const violations = errors.map((error) =>
    typeof error === 'string'
      ? { field: 'request', description: error }
      : { field: error.field ?? 'request', description: error.message ?? error.code ?? 'wrong' },
  );
  const details = { violations, ...(message === undefined ? {} : { message }) };
  return new ApiError(operation, response.status, details, hintFor(response.status, message ?? '', needs));
}

function hintFor(status: number, message: string, needs: string): string | undefined {
  if (status === 401) return '`github-token` is wrong or has expired';
  if (/not permitted to create or approve pull requests/i.test(message))
    return 'Allow it in Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests", or give the token of an app in `github-token`';
  if (status === 403 || status === 404)
    return `The token needs the permission \`${needs}\`, which pull requests of forks and Dependabot never get`;
  return undefined;
}

/**
 * True for the answers that a token without the permission gets. The host hides what a token may not see, so 404 is
 * one of them.
 */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

/** True when the thing that was asked for is not there (or may not be seen). */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
