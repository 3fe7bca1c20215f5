// Fault injection as data: which requests fail, and how. The same faults and requests give the same responses.
import { z } from 'zod';
import { type Answer, camelCase, type Incoming } from './server/answer.js';

export type Service = 'platform' | 'registry' | 'issuer' | 'provider';

const effect = z.union([
  z.strictObject({
    status: z.int().min(100).max(599),
    body: z.string().default(''),
    retryAfter: z.string().optional().describe('Value of the Retry-After header'),
  }),
  z.strictObject({ delayMs: z.int().nonnegative() }),
  z.strictObject({ reset: z.literal(true) }).describe('The connection breaks before any response'),
  z
    .strictObject({ truncate: z.int().nonnegative() })
    .describe('The connection breaks after this many characters of the body'),
  z.strictObject({ garbage: z.literal(true) }).describe('The body is not JSON'),
  z.strictObject({ repeatPage: z.literal(true) }).describe('Every further page repeats the first page'),
  z
    .strictObject({ restartPage: z.literal(true) })
    .describe('The cursor is ignored, as if it had expired after three days'),
  z.strictObject({ clockSkewMs: z.int() }).describe("From now on, the service's clock is off by this much"),
]);

export const faultSchema = z.strictObject({
  match: z
    .strictObject({
      service: z.enum(['platform', 'registry', 'issuer', 'provider']).optional(),
      method: z.string().optional(),
      path: z.string().optional().describe('Regular expression for path and query'),
      nth: z.int().positive().optional().describe('Only the n-th matching request, counted from 1'),
      times: z.int().positive().optional().describe('Only this many matching requests, from the first on'),
    })
    .default({}),
  effect,
});

export type Fault = z.input<typeof faultSchema>;
type Effect = z.infer<typeof effect>;

/** Creates a function that counts the requests that each fault matches and returns the effects on a request. */
export function createFaultMatcher(
  current: () => readonly Fault[],
): (service: Service, request: Incoming) => readonly Effect[] {
  const counts = new Map<Fault, number>();
  return (service, { method, url }) =>
    current().flatMap((fault) => {
      const { match, effect: happens } = faultSchema.parse(fault);
      const target = url.pathname + url.search;
      const matches =
        (match.service === undefined || match.service === service) &&
        (match.method === undefined || match.method === method) &&
        (match.path === undefined || new RegExp(match.path).test(target));
      if (!matches) return [];
      const count = (counts.get(fault) ?? 0) + 1;
      counts.set(fault, count);
      const due = match.nth === undefined ? count <= (match.times ?? count) : count === match.nth;
      return due ? [happens] : [];
    });
}

/** The request as a service with a paging fault would read it. */
export function withPagingFault(request: Incoming, effects: readonly Effect[]): Incoming {
  const forgets = effects.some((one) => 'restartPage' in one || 'repeatPage' in one);
  if (!forgets) return request;
  const url = new URL(request.url);
  const names = effects.some((one) => 'repeatPage' in one) ? ['page_token', 'skip'] : ['page_token'];
  for (const name of names) for (const spelling of [name, camelCase(name)]) url.searchParams.delete(spelling);
  return { ...request, url };
}

export interface Reply extends Answer {
  /** The connection breaks after this many characters of the body; 0 means before any response. */
  readonly breaksAfter?: number;
  readonly delayMs: number;
}

/** The response as the network delivers it. Effects are applied in order, each to the result of the one before. */
export function withResponseFaults(answer: Answer, effects: readonly Effect[]): Reply {
  const reply: { -readonly [Key in keyof Reply]: Reply[Key] } = { ...answer, delayMs: 0 };
  for (const one of effects) {
    if ('delayMs' in one) reply.delayMs += one.delayMs;
    if ('reset' in one) reply.breaksAfter = 0;
    if ('truncate' in one) reply.breaksAfter = one.truncate;
    if ('garbage' in one) reply.body = '<html>\u0000{"';
    if ('status' in one) {
      reply.status = one.status;
      reply.body = one.body;
      reply.headers = one.retryAfter === undefined ? {} : { 'retry-after': one.retryAfter };
    }
  }
  return reply;
}
