// The CI host's errors, and which of them only mean a missing permission.

import { z } from 'zod';
import { compact } from '../../model/collections.js';
import type { HttpResponse } from '../../model/run/http.js';
import { ApiError, errorBody } from '../http/api-error.js';
import { permissionMissing, pullRequestsForbidden, tokenInvalid } from './messages.js';

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

/** The error for a response that is not a success. `needs` is the permission that the request needs, if one would help. */
export function githubError(operation: string, response: HttpResponse, needs: string | undefined): ApiError {
  const parsed = errorAnswer.safeParse(errorBody(response));
  const { message, errors = [] } = parsed.success ? parsed.data : {};
  const violations = errors.map((error) =>
    typeof error === 'string'
      ? { field: 'request', description: error }
      : { field: error.field ?? 'request', description: error.message ?? error.code ?? 'invalid' },
  );
  const details = compact({ violations, message });
  return new ApiError(operation, response.status, details, hintFor(response.status, message ?? '', needs));
}

function hintFor(status: number, message: string, needs: string | undefined): string | undefined {
  if (status === 401) return tokenInvalid;
  if (needs === undefined) return undefined;
  if (/not permitted to create or approve pull requests/i.test(message)) return pullRequestsForbidden;
  return status === 403 || status === 404 ? permissionMissing(needs) : undefined;
}

/** True for the errors of a token without the permission; 404 is one, as the host hides what a token may not see. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}
