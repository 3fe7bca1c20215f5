// Decides the order in which requests are wrapped, for every service that a run contacts.
import type { Gap } from '../../model/failure.js';
import type { Clock, Host } from '../../model/host.js';
import type { Transport } from '../../model/http.js';
import { withClockSkewCheck } from './clock-check.js';
import { perHost, withCircuit, withLimit } from './per-host.js';
import { type RequestCount, withRateLimits, withRetries } from './retry.js';
import { createRedactor, type Redactor } from './secrets.js';
import { withAbort } from './stop.js';

/** Requests in flight at once, to the platform and all registries together. */
export const maxConcurrentRequests = 64;
/** Requests in flight at once to the API of the CI host, which treats more as abuse. */
const maxConcurrentCiRequests = 8;
/** Requests in flight at once to one registry, and the failures in a row after which it is given up. */
const registryLimits = { concurrency: 16, failures: 3 };

/**
 * The host as a run uses it, guarded on the inside of everything below: requests fail once the run is stopped, and
 * error responses come back without secrets.
 */
export function guardHost(host: Host): Redactor {
  return createRedactor(withAbort(host));
}

export interface RunTransports {
  readonly platform: Transport;
  readonly registries: Transport;
  /** Requests so far, to both. */
  readonly requests: Readonly<RequestCount>;
  /** A difference between this machine's clock and the platform's, once it was seen. */
  readonly clockSkew: () => Gap | undefined;
}

/**
 * The transports of a run. Platform: clock check → limit → retries → host. Registries: for each host, circuit → limit →
 * retries → host. Both share one limit and one count.
 */
export function runTransports({ send, clock, sink }: Pick<Host, 'send' | 'clock' | 'sink'>): RunTransports {
  const requests: RequestCount = { total: 0, retried: 0 };
  const shared = serviceTransport({ send, clock }, requests, () =>
    sink.progress(`${requests.total} requests`),
  );
  const checked = withClockSkewCheck(shared, clock);
  return {
    platform: checked.send,
    registries: perHost(() => withCircuit(shared, registryLimits)),
    requests,
    clockSkew: checked.skew,
  };
}

/** Limit → retries → host. `onResponse` is called after each request. */
export function serviceTransport(
  { send, clock }: Pick<Host, 'send' | 'clock'>,
  requests: RequestCount = { total: 0, retried: 0 },
  onResponse?: () => void,
): Transport {
  return withLimit(withRetries(send, clock, requests), maxConcurrentRequests, onResponse);
}

/** The CI host's API: limit → retries → rate limits → host. */
export function ciTransport({ send, clock }: Pick<Host, 'send' | 'clock'>): Transport {
  const retried = withRetries(withRateLimits(send, clock), clock, { total: 0, retried: 0 });
  return withLimit(retried, maxConcurrentCiRequests);
}

/** A single request outside a run: retries → host. */
export function retryingTransport(send: Transport, clock: Clock): Transport {
  return withRetries(send, clock, { total: 0, retried: 0 });
}
