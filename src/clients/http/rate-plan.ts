// Plans for the CI host's hourly limits: work begins only while enough of each budget is left, instead of failing halfway.
import type { Instant } from '../../model/judgement/fact.js';
import type { Clock } from '../../model/run/host.js';
import type { HttpResponse, Transport } from '../../model/run/http.js';
import { hourMs } from '../../model/text/time.js';

interface RatePlan {
  /** Reads what each response says about the budget that it was taken from. */
  readonly watch: (send: Transport) => Transport;
  /** Resolves once there is room for more work; at most until the budget is renewed, which is an hour. */
  readonly ready: () => Promise<void>;
}

interface Budget {
  remaining: number;
  /** Below this, no more work begins. */
  readonly reserve: number;
  readonly resetsAt: Instant;
}

/** The host's clock may be ahead of this machine's. */
const marginMs = 2_000;

/**
 * @param reserve how many requests must be left for work to begin: what is under way already may need them
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#checking-the-status-of-your-rate-limit
 */
export function createRatePlan(clock: Pick<Clock, 'now' | 'sleep'>, reserve: number): RatePlan {
  const budgets = new Map<string, Budget>();

  function note({ headers }: HttpResponse): void {
    const [remaining, reset] = [headers['x-ratelimit-remaining'], headers['x-ratelimit-reset']];
    if (!/^\d{1,9}$/.test(remaining ?? '') || !/^\d{1,12}$/.test(reset ?? '')) return;
    // A host that says it in another unit must not keep what it says later from being read.
    const resetsAt = Math.min(Number(reset) * 1000, clock.now() + hourMs);
    const resource = (headers['x-ratelimit-resource'] ?? '').slice(0, 50);
    const known = budgets.get(resource);
    // Responses arrive in any order: of one hour, the lowest number is the newest.
    const isNewer = known === undefined || resetsAt > known.resetsAt;
    if (isNewer)
      budgets.set(resource, { remaining: Number(remaining), resetsAt, reserve: reserveOf(headers) });
    else if (resetsAt === known.resetsAt) known.remaining = Math.min(known.remaining, Number(remaining));
  }

  /** A budget that is hardly larger than the reserve would never leave room for any work. */
  function reserveOf(headers: HttpResponse['headers']): number {
    const limit = headers['x-ratelimit-limit'] ?? '';
    return /^\d{1,9}$/.test(limit) ? Math.min(reserve, Number(limit) / 2) : reserve;
  }

  /** When all budgets that are nearly used up are renewed. */
  function waitMs(): number {
    const now = clock.now();
    const waits = [...budgets.values()].map(({ remaining, resetsAt, ...budget }) =>
      remaining < budget.reserve && resetsAt > now ? resetsAt - now + marginMs : 0,
    );
    return Math.min(hourMs, Math.max(0, ...waits));
  }

  return {
    watch: (send) => async (request) => {
      const response = await send(request);
      note(response);
      return response;
    },
    async ready() {
      const ms = waitMs();
      if (ms > 0) await clock.sleep(ms);
    },
  };
}
