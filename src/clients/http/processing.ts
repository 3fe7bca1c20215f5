// The time that the CI host may spend on the requests of a job, which it estimates by how long responses take.
import type { Instant } from '../../model/fact.js';
import type { Clock } from '../../model/host.js';

/** Milliseconds of each minute: `all` for every request, of which `query` for GraphQL. */
export interface ProcessingShare {
  readonly all: number;
  readonly query: number;
}

export interface Processing {
  /** How long a request of this kind has to wait, in milliseconds. */
  readonly waitMs: (isQuery: boolean) => number;
  /** A request is sent: it counts as usual until the returned function is called with the milliseconds that it took. */
  readonly begin: (isQuery: boolean) => (tookMs: number) => void;
}

/** This part of a minute's share may be used at once, and the share of each minute as it passes. */
const atOnce = 0.1;
/** Until the first response has come. */
const assumedMs = 100;
/**
 * The host ends a request that takes longer; what takes longer here has waited for the network.
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#timeouts
 */
const mostMs = 10_000;
/** How much a new response changes what is usual. */
const weight = 0.2;
const minuteMs = 60_000;

/**
 * The time for a request is saved before it is sent, also where a share is less than one request takes: so many jobs together
 * stay below the limit, instead of each of them exceeding its share by one request.
 */
export function processingOf({ now }: Pick<Clock, 'now'>, share: ProcessingShare): Processing {
  const all = budgetOf(share.all, now);
  const queries = budgetOf(share.query, now);
  const usualMs = { read: assumedMs, query: assumedMs };
  return {
    waitMs(isQuery) {
      const ms = usualMs[isQuery ? 'query' : 'read'];
      return Math.max(all.waitMs(ms), isQuery ? queries.waitMs(ms) : 0);
    },
    begin(isQuery) {
      const kind = isQuery ? 'query' : 'read';
      const expectedMs = usualMs[kind];
      const spend = (ms: number) => {
        all.spend(ms);
        if (isQuery) queries.spend(ms);
      };
      spend(expectedMs);
      return (tookMs) => {
        const spentMs = Math.min(tookMs, mostMs);
        spend(spentMs - expectedMs);
        usualMs[kind] += weight * (spentMs - usualMs[kind]);
      };
    },
  };
}

function budgetOf(perMinute: number, now: () => Instant) {
  const perMs = perMinute / minuteMs;
  let most = perMinute * atOnce;
  let left = most;
  let at = now();
  function refill(): void {
    left = Math.min(most, left + Math.max(0, now() - at) * perMs);
    at = now();
  }
  return {
    /** Until `ms` are left. */
    waitMs(ms: number): number {
      most = Math.max(most, ms);
      refill();
      return left >= ms ? 0 : Math.ceil((ms - left) / perMs);
    },
    spend(ms: number): void {
      refill();
      left -= ms;
    },
  };
}
