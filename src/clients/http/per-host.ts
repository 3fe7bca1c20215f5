// Limits concurrency, and gives up hosts that are down, so that one of them does not delay the others.

import { type Cause, Failure, LimitFailure } from '../../model/failure.js';
import type { Clock } from '../../model/run/host.js';
import type { HttpResponse, Transport } from '../../model/run/http.js';
import { limitOf } from '../../model/waiting/limit.js';

const downStatus: Readonly<Record<number, Cause>> = {
  429: 'rate-limited',
  502: 'server-error',
  503: 'server-error',
  504: 'server-error',
};

/** Sends every request through a separate transport for its host and port. */
export function perHost(wrap: () => Transport): Transport {
  const transports = new Map<string, Transport>();
  return (request) => {
    const { host } = new URL(request.url);
    const transport = transports.get(host) ?? wrap();
    transports.set(host, transport);
    return transport(request);
  };
}

/**
 * Limits the requests in flight, and opens the circuit after `failures` failures in a row (no connection, no response
 * in time, or the statuses of a host that is down or limits the rate), or after the first if the host has never
 * responded. From then on every request fails at once with the same cause.
 */
export function withCircuit(
  send: Transport,
  { concurrency, failures }: { readonly concurrency: number; readonly failures: number },
): Transport {
  let inRow = 0;
  let hasAnswered = false;
  let last: Cause | undefined;
  let refusal: Failure | undefined;
  const note = (reason: Cause | undefined): void => {
    inRow = reason === undefined ? 0 : inRow + 1;
    if (reason !== undefined && inRow >= (hasAnswered ? failures : 1)) last ??= reason;
  };
  return withLimit(async (request) => {
    if (last !== undefined) {
      // One error for all of them: a run keeps each result, and a stack trace takes more memory than the rest of it.
      refusal ??= givenUp(new URL(request.url).host, last);
      throw refusal;
    }
    try {
      const response = await send(request);
      hasAnswered = true;
      note(downCause(response));
      return response;
    } catch (error) {
      note(error instanceof Failure && isDown(error.reason) ? error.reason : undefined);
      throw error;
    }
  }, concurrency);
}

function downCause({ status }: HttpResponse): Cause | undefined {
  return downStatus[status];
}

function isDown(reason: Cause): boolean {
  return reason === 'unreachable' || reason === 'timeout';
}

const conditions: Partial<Readonly<Record<Cause, string>>> = {
  'rate-limited': 'limits the rate of requests (HTTP 429)',
  'server-error': 'is unavailable (HTTP 502 to 504)',
  unreachable: 'cannot be reached',
  timeout: 'does not respond in time',
};

function givenUp(host: string, reason: Cause): Failure {
  return new LimitFailure(reason, `${host} ${conditions[reason]}, so no further requests were sent to it`);
}

/**
 * Bounds the time in which a host has requests in flight: past it, further requests fail at once, so that a slow host
 * takes a known part of the run and only its own images stay unknown.
 */
export function withTimeBudget(send: Transport, clock: Pick<Clock, 'now'>, budgetMs: number): Transport {
  let [spentMs, inFlight, since] = [0, 0, 0];
  const busyMs = () => spentMs + (inFlight > 0 ? clock.now() - since : 0);
  return async (request) => {
    if (busyMs() >= budgetMs) throw tooSlow(new URL(request.url).host, budgetMs);
    if (inFlight === 0) since = clock.now();
    inFlight += 1;
    try {
      return await send(request);
    } finally {
      spentMs = inFlight === 1 ? busyMs() : spentMs;
      inFlight -= 1;
    }
  };
}

function tooSlow(host: string, budgetMs: number): Failure {
  return new LimitFailure(
    'timeout',
    `${host} is slow: its responses have taken ${budgetMs / 1000} seconds of this run, so no further requests were sent to it`,
  );
}

/** Wraps a transport so that at most `limit` requests are in flight; others wait in order. */
export function withLimit(send: Transport, limit: number): Transport {
  return sharedLimit(limit)(send);
}

/** Wraps transports as `withLimit` does, with one limit for all of them. `onResponse` is called after each request. */
export function sharedLimit(
  limit: number,
  onResponse: () => void = () => undefined,
): (send: Transport) => Transport {
  const limited = limitOf(limit);
  return (send) => (request) => limited(() => send(request)).finally(onResponse);
}
