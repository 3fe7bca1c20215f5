// Sends again what may be sent again: 429, 502, 503, 504 and connection faults, within one time budget.
import { Failure } from '../../model/failure.js';
import type { Clock } from '../../model/host.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/http.js';

/** How many requests a run made, and how many of them were repeats. */
export interface RequestCount {
  total: number;
  retried: number;
}

const attempts = 4;
const firstDelayMs = 250;
const maxDelayMs = 8_000;
const budgetMs = 60_000;
const retriedStatus = new Set([429, 502, 503, 504]);

/**
 * Wraps a transport with retries. Only GET, HEAD and requests marked `repeatable` are repeated; the wait is
 * exponential with jitter, or what `Retry-After` asks for, as long as it fits into the budget of one minute.
 */
export function withRetries(send: Transport, clock: Clock, count: RequestCount): Transport {
  return async (request) => {
    const deadline = clock.now() + budgetMs;
    for (let attempt = 1; ; attempt += 1) {
      count.total += 1;
      const outcome = await settle(send, request);
      const wait =
        attempt < attempts && isRepeatable(request) ? delayAfter(outcome, attempt, clock) : undefined;
      if (wait === undefined || clock.now() + wait > deadline) return open(outcome);
      count.retried += 1;
      await clock.sleep(wait);
    }
  };
}

type Outcome = { readonly response: HttpResponse } | { readonly failure: Failure };

async function settle(send: Transport, request: HttpRequest): Promise<Outcome> {
  try {
    return { response: await send(request) };
  } catch (error) {
    if (error instanceof Failure) return { failure: error };
    throw error;
  }
}

function open(outcome: Outcome): HttpResponse {
  if ('failure' in outcome) throw outcome.failure;
  return outcome.response;
}

function isRepeatable(request: HttpRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD' || request.repeatable === true;
}

function delayAfter(outcome: Outcome, attempt: number, clock: Clock): number | undefined {
  if ('failure' in outcome) {
    const passing = outcome.failure.reason === 'unreachable' || outcome.failure.reason === 'timeout';
    return passing ? backOff(attempt, clock) : undefined;
  }
  const { status, headers } = outcome.response;
  if (!retriedStatus.has(status)) return undefined;
  return retryAfter(headers['retry-after'], clock.now()) ?? backOff(attempt, clock);
}

function backOff(attempt: number, clock: Clock): number {
  return Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1)) * (0.5 + clock.random() / 2);
}

/** `Retry-After` in both its forms, in milliseconds from now: https://www.rfc-editor.org/rfc/rfc9110#name-retry-after */
function retryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
