// Recognizes that the CI host refuses a request for its rate: by status, by header, by message, or in a GraphQL response with 200.
// https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api#exceeding-the-rate-limit

import { fieldsOf, parseJson } from '../../model/json.js';
import type { HttpRequest, HttpResponse } from '../../model/run/http.js';

/** Some versions of the host say `RATE_LIMIT`. */
const limitTypes: readonly unknown[] = ['RATE_LIMITED', 'RATE_LIMIT'];
const secondary = /secondary rate limit/i;
/** Where an error begins in a body. A text within JSON has its quotes escaped, so that only the parsed body decides. */
const mayBeRefusal = /"RATE_LIMIT|secondary rate limit/i;
const maxMessage = 4096;

/** `budget`: the requests of the hour are used up, whatever the headers say. `rate`: there were too many at once. */
export type RateRefusal = 'budget' | 'rate';

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
