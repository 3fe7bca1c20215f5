// The CI host reports rate limits as 403 too. This turns them into 429, so that they are retried.
import type { Clock } from '../../model/host.js';
import type { HttpResponse, Transport } from '../../model/http.js';

/**
 * Wraps a transport, on the inside of the retries. A 403 with `Retry-After` or without remaining requests becomes a
 * 429, and every 429 gets the seconds to wait.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
export function withRateLimits(send: Transport, clock: Clock): Transport {
  return async (request) => {
    const response = await send(request);
    return isLimited(response)
      ? { ...response, status: 429, headers: withRetryAfter(response, clock.now()) }
      : response;
  };
}

function isLimited({ status, headers }: HttpResponse): boolean {
  if (status !== 403 && status !== 429) return false;
  return status === 429 || headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
}

function withRetryAfter({ headers }: HttpResponse, now: number): HttpResponse['headers'] {
  const reset = headers['x-ratelimit-reset'];
  if (headers['retry-after'] !== undefined || reset === undefined || !/^\d{1,12}$/.test(reset))
    return headers;
  return { ...headers, 'retry-after': String(Math.max(1, Math.ceil(Number(reset) - now / 1000))) };
}
