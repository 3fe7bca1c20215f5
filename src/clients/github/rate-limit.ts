// The CI host says "too many requests" as 403 too; this makes it the 429 that it means, so that it is tried again.
import type { Clock } from '../../model/host.js';
import type { HttpResponse, Transport } from '../../model/http.js';

/**
 * Wraps a transport, below the retries. A 403 or 429 with `Retry-After` or without remaining requests becomes 429 with
 * the seconds to wait.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
export function withRateLimits(send: Transport, clock: Clock): Transport {
  return async (request) => {
    const response = await send(request);
    return isLimited(response)
      ? { ...response, status: 429, headers: waiting(response, clock.now()) }
      : response;
  };
}

function isLimited({ status, headers }: HttpResponse): boolean {
  if (status !== 403 && status !== 429) return false;
  return status === 429 || headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
}

function waiting({ headers }: HttpResponse, now: number): HttpResponse['headers'] {
  const reset = headers['x-ratelimit-reset'];
  if (headers['retry-after'] !== undefined || reset === undefined || !/^\d{1,12}$/.test(reset))
    return headers;
  return { ...headers, 'retry-after': String(Math.max(1, Math.ceil(Number(reset) - now / 1000))) };
}
