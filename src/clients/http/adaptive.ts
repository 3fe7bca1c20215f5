// How many requests a host gets at once: few at first, more while it answers quickly, half as many when it does not.

import type { Clock } from '../../model/run/host.js';
import type { HttpResponse, Transport } from '../../model/run/http.js';
import { limitOf } from '../../model/waiting/limit.js';

interface AdaptiveLimit {
  /** Lets requests wait until the host may get another one. */
  readonly limit: (send: Transport) => Transport;
  /** Watches each request as it is sent, retries included, as retries hide that a host refuses. */
  readonly watch: (send: Transport) => Transport;
}

interface AdaptiveBounds {
  readonly first: number;
  readonly most: number;
  /** Set where responses differ so much in size that a slow one does not show that the host has too much to do. */
  readonly ignoresSlow?: boolean;
}

/** A response is slow if it takes this many times as long as the quickest ones, and longer than any local difference. */
const slowFactor = 4;
const alwaysQuickMs = 200;
/** How much of the old baseline stays with each response that is slower than it. */
const memory = 0.98;
/** After the first slow response or refusal, this many quick rounds allow one request more. */
const probingRounds = 4;
const refusals = new Set([429, 502, 503, 504]);

/**
 * Creates the limit of one host. It doubles with each round of quick responses until the first slow one or refusal, and
 * grows by one every few rounds after that. It halves at most once for the requests that were in flight together.
 */
export function adaptiveLimit(
  { now }: Pick<Clock, 'now'>,
  { first, most, ignoresSlow = false }: AdaptiveBounds,
): AdaptiveLimit {
  let allowed = first;
  let inFlight = 0;
  let quickestMs = Number.POSITIVE_INFINITY;
  let halvedAt = Number.NEGATIVE_INFINITY;
  let hasHalved = false;
  const limited = limitOf(() => Math.floor(allowed));

  function halve(sentAt: number): void {
    if (sentAt < halvedAt) return;
    halvedAt = now();
    hasHalved = true;
    allowed = Math.max(1, allowed / 2);
  }

  function note(response: HttpResponse | undefined, sentAt: number): void {
    const tookMs = now() - sentAt;
    if (response === undefined || refusals.has(response.status)) {
      halve(sentAt);
      return;
    }
    // The baseline follows a host that becomes slower for good, slowly.
    quickestMs = tookMs < quickestMs ? tookMs : quickestMs * memory + tookMs * (1 - memory);
    if (!ignoresSlow && tookMs > Math.max(alwaysQuickMs, slowFactor * quickestMs)) {
      halve(sentAt);
      return;
    }
    // Unused room says nothing about the host.
    if (inFlight >= Math.floor(allowed))
      allowed = Math.min(most, allowed + (hasHalved ? 1 / (probingRounds * allowed) : 1));
  }

  return {
    limit: (send) => (request) =>
      limited(async () => {
        inFlight += 1;
        try {
          return await send(request);
        } finally {
          inFlight -= 1;
        }
      }),
    watch: (send) => async (request) => {
      const sentAt = now();
      let response: HttpResponse | undefined;
      try {
        response = await send(request);
        return response;
      } finally {
        note(response, sentAt);
      }
    },
  };
}
