// Retries requests after rate limits, 502, 503, 504 and connection failures, within one time budget.
import { Failure } from '../../model/failure.js';
import type { Clock } from '../../model/run/host.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/run/http.js';

/** How many requests a run sent, and how many of them were retries. */
export interface RequestCount {
  total: number;
  retried: number;
  /** Requests that a cache made unnecessary; absent without one. */
  readonly saved?: number;
}

const attempts = 4;
const firstDelayMs = 250;
const maxDelayMs = 8_000;
const defaultBudgetMs = 60_000;
const unavailable: readonly number[] = [502, 503, 504];

/** Which responses are retried, if not those of a host that limits the rate or is down, and for how long. */
interface RetryRules {
  readonly budgetMs?: number | undefined;
  readonly statuses?: readonly number[];
}

/** For a host whose limits are waited for elsewhere. */
export const retriedWhileDown: RetryRules = { statuses: unavailable };

/**
 * Wraps a transport with retries. Only GET, HEAD and requests marked `repeatable` are retried. The delay is exponential
 * with jitter, or what `Retry-After` requires, as long as it fits into the budget, which is one minute if not given.
 */
export function withRetries(
  send: Transport,
  clock: Clock,
  count: RequestCount,
  { budgetMs = defaultBudgetMs, statuses = [429, ...unavailable] }: RetryRules = {},
): Transport {
  return async (request) => {
    const deadline = clock.now() + budgetMs;
    for (let attempt = 1; ; attempt += 1) {
      count.total += 1;
      const outcome = await settle(send, request);
      const wait =
        attempt < attempts && isRepeatable(request)
          ? delayAfter(outcome, attempt, clock, statuses)
          : undefined;
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

function delayAfter(
  outcome: Outcome,
  attempt: number,
  clock: Clock,
  statuses: readonly number[],
): number | undefined {
  if ('failure' in outcome) {
    const passing = outcome.failure.reason === 'unreachable' || outcome.failure.reason === 'timeout';
    return passing ? backOff(attempt, clock) : undefined;
  }
  const { status, headers } = outcome.response;
  if (!statuses.includes(status)) return undefined;
  const wait =
    retryAfter(headers['retry-after'], clock.now()) ?? retryAt(headers['x-retry-after'], clock.now());
  return wait ?? backOff(attempt, clock);
}

function backOff(attempt: number, clock: Clock): number {
  return Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1)) * (0.5 + clock.random() / 2);
}

/** `Retry-After` in both its forms, in milliseconds from now: https://www.rfc-editor.org/rfc/rfc9110#name-retry-after */
function retryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // `Date.parse` takes `+5` and `1.5` for days of 2001.
  const at = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/**
 * `X-Retry-After` of Docker Hub, the Unix time from which on requests are accepted again, in milliseconds from now.
 * https://docs.docker.com/reference/api/hub/latest/#tag/rate-limiting
 */
function retryAt(value: string | undefined, now: number): number | undefined {
  return value === undefined || !/^\d{9,12}$/.test(value)
    ? undefined
    : Math.max(0, Number(value) * 1000 - now);
}
