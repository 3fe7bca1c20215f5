// The part of the CI host's limits that one of several jobs with the same token may use, so that together they stay below them.
import type { Instant } from '../../model/judgement/fact.js';
import type { Clock } from '../../model/run/host.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/run/http.js';
import { hourMs } from '../../model/text/time.js';
import { limitOf } from '../../model/waiting/limit.js';
import { rateRefusal } from './pauses.js';

/** Milliseconds of each minute: `all` for every request, of which `query` for GraphQL. */
interface ProcessingShare {
  readonly all: number;
  readonly query: number;
}

interface Processing {
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

export interface Share {
  /** How many requests of the hour must be left for a job to begin with more work. */
  readonly reserve: number;
  readonly inFlight: number;
  /** Requests in a minute: `query` for GraphQL, which is all that is sent with POST, and `read` for the others. */
  readonly perMinute: { readonly read: number; readonly query: number };
  readonly processingMs: ProcessingShare;
}

/**
 * Nine tenths of the host's limits for each token, as others may use it too.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits
 */
const limits = { inFlight: 90, read: 810, query: 1800, processingMs: { all: 81_000, query: 54_000 } };
/** What one piece of work takes at most of a budget before the next answer says what is left, and what most of them need. */
const [mostEach, usualEach] = [25, 2];
/** The most that jobs leave of a budget for what is under way, as far as they can choose: a tenth of the smallest. */
const maxReserve = 500;

/**
 * The share of one job.
 * @param jobs how many use the token
 * @param atOnce pieces of work that the job has under way
 */
export function shareOf(jobs: number, atOnce: number): Share {
  const part = (limit: number) => Math.max(1, Math.floor(limit / jobs));
  return {
    reserve: atOnce * neededEach(jobs),
    inFlight: part(limits.inFlight),
    perMinute: { read: part(limits.read), query: part(limits.query) },
    processingMs: { all: part(limits.processingMs.all), query: part(limits.processingMs.query) },
  };
}

/** How many pieces of work each job may have under way, between these numbers, without leaving much of the budget unused. */
export function piecesAtOnce(jobs: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.floor(maxReserve / neededEach(jobs))));
}

/** What must be left for each piece of work that a job has under way, as all jobs may have as many. */
function neededEach(jobs: number): number {
  return Math.max(mostEach, usualEach * jobs);
}

/** Lets requests wait for their turn, and all of them when the host says that it wants a pause. */
export function withPace(send: Transport, clock: Pick<Clock, 'now' | 'sleep'>, share: Share): Transport {
  const flights = limitOf(share.inFlight);
  const processing = processingOf(clock, share.processingMs);
  const sent: Record<keyof Share['perMinute'], Instant[]> = { read: [], query: [] };
  let pausedUntil = Number.NEGATIVE_INFINITY;

  /** Returns what the time is reported to that the response took. */
  async function turn(kind: keyof Share['perMinute']): Promise<(tookMs: number) => void> {
    const times = sent[kind];
    for (;;) {
      const now = clock.now();
      while (times[0] !== undefined && times[0] <= now - minuteMs) times.shift();
      const [oldest] = times.length < share.perMinute[kind] ? [] : times;
      const minuteWaitMs = oldest === undefined ? 0 : oldest + minuteMs - now;
      const waitMs = Math.max(pausedUntil - now, minuteWaitMs, processing.waitMs(kind === 'query'));
      if (waitMs <= 0) break;
      await clock.sleep(waitMs);
    }
    times.push(clock.now());
    return processing.begin(kind === 'query');
  }

  return async (request) => {
    const end = await turn(request.method === 'POST' ? 'query' : 'read');
    const response = await flights(async () => {
      const sentAt = clock.now();
      return send(request).finally(() => end(clock.now() - sentAt));
    });
    pausedUntil = Math.max(pausedUntil, clock.now() + pauseMs(request, response));
    return response;
  };
}

function pauseMs(request: HttpRequest, response: HttpResponse): number {
  const seconds = response.headers['retry-after'] ?? '';
  const isPause = /^\d{1,4}$/.test(seconds) && rateRefusal(request, response) !== undefined;
  // The host's budgets are renewed each hour: what is refused after that is asked again where it is needed.
  return isPause ? Math.min(hourMs, Number(seconds) * 1000) : 0;
}
