// Decides the order in which requests are wrapped, for every service that a run contacts.

import type { Gap } from '../../model/failure.js';
import type { Clock, Host, Sink } from '../../model/run/host.js';
import type { Transport } from '../../model/run/http.js';
import { plural } from '../../model/text/text.js';
import { adaptiveLimit } from './adaptive.js';
import { withClockSkewCheck } from './clock-check.js';
import { withPauses } from './pauses.js';
import { perHost, sharedLimit, withCircuit, withLimit, withTimeBudget } from './per-host.js';
import { type RequestCount, retriedWhileDown, withRetries } from './retry.js';
import { createRedactor, type Redactor } from './secrets/secrets.js';
import { type TimeLimit, withAbort, withTimeLimit } from './stop.js';

/** Requests in flight at once, to the platform and all registries together. */
export const maxConcurrentRequests = 64;
/** Requests in flight at once to the API of the CI host, which treats more as abuse. */
const maxConcurrentCiRequests = 8;
/**
 * Requests in flight at once to a host of the platform: more at first than to other hosts, as it is known to take them.
 * Slow responses do not count: histories are pages of a thousand records, and tokens are short.
 */
const platformLimits = { first: 16, most: maxConcurrentRequests, ignoresSlow: true };
/** Most requests in flight at once to one registry, and the failures in a row after which it is given up. */
const registryLimits = { first: 4, concurrency: 32, failures: 3 };
/**
 * The same for what images contain: forecasts of many images are short chains side by side, so that more requests take less
 * time as long as the registry keeps up.
 */
const contentLimits = { first: 64, concurrency: 400, failures: 3 };
/** How long one registry may keep a run waiting, all its requests together. */
const registryBudgetMs = 120_000;

/**
 * The host as a run uses it, guarded on the inside of everything below: requests fail once the run is stopped or its
 * time is over, and error responses come back without secrets.
 */
export function guardHost(host: Host, limit?: TimeLimit): Redactor {
  return createRedactor(withAbort(limit === undefined ? host : withTimeLimit(host, limit)));
}

/** How long one source of tag histories may keep a run waiting; the run goes on without it. */
const historyBudgetMs = 30_000;
/** How long a request to one of them may wait for the next attempt. */
const historyRetryMs = 5_000;

interface RunTransports {
  readonly platform: Transport;
  readonly registries: Transport;
  /** For what images contain: a registry that refuses it is still asked for its tags. */
  readonly content: Transport;
  /** Sources of tag histories; one that is down does not affect the registry on the same host. */
  readonly histories: Transport;
  /** Requests so far, to all of them. */
  readonly requests: Readonly<RequestCount>;
  /** A difference between this machine's clock and the platform's, once it was seen. */
  readonly clockSkew: () => Gap | undefined;
}

/**
 * The transports of a run. Platform: clock check → adaptive limit of each host → limit → retries → host. Registries: for each
 * host, circuit → adaptive limit → limit → time budget → retries → host. All share one limit and one count. What other runs
 * have asked comes first.
 */
export function runTransports({
  send,
  clock,
  sink,
  shared,
}: Pick<Host, 'send' | 'clock' | 'sink' | 'shared'>): RunTransports {
  const share = shared?.share ?? ((unshared: Transport) => unshared);
  const requests: RequestCount = { total: 0, retried: 0 };
  const limited = sharedLimit(maxConcurrentRequests, () => sink.progress(plural(requests.total, 'request')));
  const platform = perHost(() => {
    const { limit, watch } = adaptiveLimit(clock, platformLimits);
    return limit(limited(withRetries(watch(send), clock, requests)));
  });
  const checked = withClockSkewCheck(share(platform), clock);
  const toHost =
    (budgetMs: number, limits: typeof registryLimits, retryMs?: number, among = limited) =>
    () => {
      const { limit, watch } = adaptiveLimit(clock, { first: limits.first, most: limits.concurrency });
      const watched = withRetries(watch(send), clock, requests, { budgetMs: retryMs });
      return withCircuit(limit(among(withTimeBudget(watched, clock, budgetMs))), limits);
    };
  const unlimited = (transport: Transport) => transport;
  return {
    platform: checked.send,
    registries: share(perHost(toHost(registryBudgetMs, registryLimits))),
    content: share(perHost(toHost(registryBudgetMs, contentLimits, undefined, unlimited))),
    histories: share(perHost(toHost(historyBudgetMs, registryLimits, historyRetryMs))),
    requests,
    clockSkew: checked.skew,
  };
}

/** Limit → retries → host. */
export function serviceTransport({ send, clock }: Pick<Host, 'send' | 'clock'>): Transport {
  return withLimit(retryingTransport(send, clock), maxConcurrentRequests);
}

/**
 * The CI host's API: limit → pauses → retries → host.
 * @param budgetMs how long pauses may keep a request waiting, if not the time of the usual ones
 */
export function ciTransport(
  { send, clock, sink }: Pick<Host, 'send' | 'clock'> & { readonly sink?: Pick<Sink, 'log'> },
  budgetMs?: number,
): Transport {
  const retried = withRetries(send, clock, { total: 0, retried: 0 }, retriedWhileDown);
  const patience = { budgetMs, tell: (text: string) => sink?.log(text) };
  return withLimit(withPauses(retried, clock, patience), maxConcurrentCiRequests);
}

/** A single request outside a run: retries → host. */
export function retryingTransport(send: Transport, clock: Clock): Transport {
  return withRetries(send, clock, { total: 0, retried: 0 });
}
