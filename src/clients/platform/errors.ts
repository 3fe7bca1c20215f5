// google.rpc.Status as the platform sends it (platform-api: Errors; AIP-193), and hints for the likely causes.
import { z } from 'zod';
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

/** The error for an answer of the platform that is not a success. `hint` is the next step for the user. */
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
  return {
    violations,
    ...(parsed.data.message === undefined ? {} : { message: parsed.data.message }),
    ...(parsed.data.code === undefined ? {} : { code: parsed.data.code }),
    ...(info?.reason === undefined ? {} : { reason: info.reason }),
    ...(info?.domain === undefined ? {} : { domain: info.domain }),
    ...(info?.metadata === undefined ? {} : { metadata: info.metadata }),
  };
}
