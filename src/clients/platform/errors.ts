// The platform's errors: google.rpc.Status in JSON (https://google.aip.dev/193).
import { z } from 'zod';
import { compact } from '../../model/compact.js';
import type { HttpResponse } from '../../model/http.js';
import { ApiError, type ErrorDetails, errorBody } from '../http/api-error.js';

const detail = z.looseObject({
  '@type': z.string(),
  reason: z.string().optional(),
  domain: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  fieldViolations: z.array(z.object({ field: z.string(), description: z.string() })).optional(),
  violations: z.array(z.object({ type: z.string(), description: z.string() })).optional(),
});

const status = z.object({
  code: z.number().int().optional(),
  message: z.string().optional(),
  details: z.array(z.unknown()).optional(),
});

/** The error for a response of the platform that is not a success. `hint` is the next step for the user. */
export function platformError(operation: string, response: HttpResponse, hint?: string): ApiError {
  return new ApiError(operation, response.status, decodeDetails(errorBody(response)), hint);
}

function decodeDetails(body: unknown): ErrorDetails {
  const parsed = status.safeParse(body);
  if (!parsed.success) return {};
  const details = (parsed.data.details ?? []).flatMap((raw) => {
    const one = detail.safeParse(raw);
    return one.success ? [one.data] : [];
  });
  const info = details.find((d) => d['@type'].endsWith('ErrorInfo'));
  const violations = details.flatMap((d) => [
    ...(d.fieldViolations ?? []),
    ...(d.violations ?? []).map((v) => ({ field: v.type, description: v.description })),
  ]);
  const { message, code } = parsed.data;
  return compact({
    violations,
    message,
    code,
    reason: info?.reason,
    domain: info?.domain,
    metadata: info?.metadata,
  });
}
