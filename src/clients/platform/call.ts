// Sends one request to the platform API: token, JSON body, and a structured error (google.rpc.Status) for anything but success.

import { z } from 'zod';
import { compact } from '../../model/collections.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/run/http.js';
import type { Secret } from '../../model/run/secret.js';
import type { Surface } from '../../model/run/surface.js';
import { ApiError, type ErrorDetails, errorBody } from '../http/api-error.js';
import { jsonRequest } from '../http/json.js';
import { tokenRejected } from './messages.js';

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

export interface PlatformCredentials {
  readonly send: Transport;
  readonly baseUrl: string;
  readonly token: Secret;
  /** Where messages about settings are read. */
  readonly surface: Surface;
}

export interface PlatformCall {
  readonly method: HttpRequest['method'];
  /** The name of the operation in errors. */
  readonly operation: string;
  /** Contains uids unencoded, slashes included. */
  readonly path: string;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
  /** The request changes nothing although it is no GET. */
  readonly repeatable?: true;
  /** What to do when the platform denies the request (403). */
  readonly denied?: string;
}

/** @throws ApiError for every status but 200, Failure when there is no response */
export async function callPlatform(
  { send, baseUrl, token, surface }: PlatformCredentials,
  request: PlatformCall,
): Promise<HttpResponse> {
  const { method, operation, path, query, body, repeatable, denied } = request;
  const authorization = { scheme: 'Bearer', credential: token } as const;
  const url = `${baseUrl}${path}`;
  const response = await send(
    jsonRequest({ method, url, query, body, authorization, ...compact({ repeatable }) }),
  );
  const hints = new Map([
    [401, tokenRejected(surface)],
    [403, denied],
  ]);
  if (response.status !== 200) throw platformError(operation, response, hints.get(response.status));
  return response;
}
