// The registry's errors, in the shape of the OCI distribution specification.
// https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes
import { z } from 'zod';
import { ApiError, errorBody } from '../http/api-error.js';
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
