// Pauses as long as the CI host says when it refuses a request for its rate. Its limits ask for a minute at least.
// https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
// https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api#exceeding-the-rate-limit
import { fieldsOf, parseJson } from '../../model/json.js';
import type { Clock } from '../../model/run/host.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/run/http.js';

/** The CI host wants a pause, and requests go on after it. */
function waitsForHost(host: string, status: number, until: number, ms: number): string {
  const time = new Date(until).toISOString().slice(11, 19);
  const how = status === 200 ? 'GraphQL' : `HTTP ${status}`;
  return `${host} limits the rate of requests (${how}). Waiting for ${Math.ceil(ms / 1000)} seconds, until ${time} UTC`;
}

interface Patience {
  /** How long one request may be kept waiting by pauses, if not for three minutes. */
  readonly budgetMs?: number | undefined;
  /** Tells why nothing happens, once for each pause. */
  readonly tell?: (text: string) => void;
}

/** Three pauses of the shortest kind, so that the writing of a result survives one and a second one after it. */
const defaultBudgetMs = 180_000;
const attempts = 4;
/** What the documentation asks for where a response does not say how long. */
const unknownPauseMs = 60_000;

/**
 * Wraps the transport of the CI host. A request that was refused for its rate had no effect, so it is sent again whatever
 * its method is; all others wait for the end of the pause too. A longer pause than the budget is given back as a 429,
 * although the host reports some as 403, and for GraphQL as 200.
 */
export function withPauses(
  send: Transport,
  clock: Pick<Clock, 'now' | 'sleep'>,
  { budgetMs = defaultBudgetMs, tell = () => undefined }: Patience = {},
): Transport {
  let pausedUntil = Number.NEGATIVE_INFINITY;

  function pause(host: string, status: number, ms: number): void {
    const until = clock.now() + ms;
    // Requests that were in flight together are refused together.
    if (until > pausedUntil + 1000) tell(waitsForHost(host, status, until, ms));
    pausedUntil = Math.max(pausedUntil, until);
  }

  return async (request) => {
    const deadline = clock.now() + budgetMs;
    for (let attempt = 1; ; attempt += 1) {
      const waitMs = pausedUntil - clock.now();
      if (waitMs > 0) await clock.sleep(waitMs);
      const response = await send(request);
      const refusal = rateRefusal(request, response);
      if (refusal === undefined) return response;
      const ms = pauseMs(refusal, response, clock.now());
      if (attempt === attempts || clock.now() + ms > deadline) return { ...response, status: 429 };
      pause(new URL(request.url).host, response.status, ms);
    }
  };
}

function pauseMs(refusal: RateRefusal, { headers }: HttpResponse, now: number): number {
  const [after = '', reset = ''] = [headers['retry-after'], headers['x-ratelimit-reset']];
  if (/^\d{1,9}$/.test(after)) return Number(after) * 1000;
  if (refusal === 'budget' && /^\d{1,12}$/.test(reset))
    return Math.max(1000, Math.ceil(Number(reset) - now / 1000) * 1000);
  return unknownPauseMs;
}

/** Some versions of the host say `RATE_LIMIT`. */
const limitTypes: readonly unknown[] = ['RATE_LIMITED', 'RATE_LIMIT'];
const secondary = /secondary rate limit/i;
/** Where an error begins in a body. A text within JSON has its quotes escaped, so that only the parsed body decides. */
const mayBeRefusal = /"RATE_LIMIT|secondary rate limit/i;
const maxMessage = 4096;

/** `budget`: the requests of the hour are used up, whatever the headers say. `rate`: there were too many at once. */
type RateRefusal = 'budget' | 'rate';

/**
 * Why a request was refused, if it is for nothing but its rate: it had no effect and can be sent again. A GraphQL response
 * with data is no refusal, as a mutation may have done a part of its work.
 */
export function rateRefusal(
  { url }: Pick<HttpRequest, 'url'>,
  { status, headers, body }: HttpResponse,
): RateRefusal | undefined {
  if (status === 200) return new URL(url).pathname.endsWith('/graphql') ? queryRefusal(body) : undefined;
  if (status !== 403 && status !== 429) return undefined;
  if (headers['x-ratelimit-remaining'] === '0') return 'budget';
  const isSaid = headers['retry-after'] !== undefined || secondary.test(body.slice(0, maxMessage));
  return status === 429 || isSaid ? 'rate' : undefined;
}

function queryRefusal(body: string): RateRefusal | undefined {
  if (!mayBeRefusal.test(body)) return undefined;
  const { data, errors, message } = fieldsOf(parseJson(body));
  if (data !== undefined && data !== null) return undefined;
  const said = [...(Array.isArray(errors) ? errors.map(fieldsOf) : []), { message }];
  const isSecondary = said.some((one) => typeof one.message === 'string' && secondary.test(one.message));
  if (isSecondary) return 'rate';
  return said.some(({ type }) => limitTypes.includes(type)) ? 'budget' : undefined;
}
