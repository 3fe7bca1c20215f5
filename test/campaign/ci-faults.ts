// What goes wrong between a run and the CI host: refusals, limits, pages of a proxy, broken answers, lost connections.
// A request that was carried out may look as if it was not, and never the other way round.
import { Failure } from '../../src/model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../src/model/run/http.js';
import { hostileText } from './hostile.js';
import { start } from './platform.js';
import type { Random } from './random.js';
import { type Echo, echoed, randomEcho } from './spellings.js';

export type CiEffect =
  /** In the place of the server: nothing is carried out. */
  | { readonly instead: HttpResponse }
  /** It was carried out, and this came back. */
  | { readonly garbled: string }
  | { readonly lost: 'request' | 'answer' }
  | { readonly delayMs: number }
  /** An error that repeats the token. */
  | { readonly echo: Echo; readonly status: number };

export interface CiFault {
  /** Begins with the method; absent: any request. */
  readonly path?: string;
  /** Counted from 1 among those that match. */
  readonly nth: number;
  readonly times: number;
  readonly effect: CiEffect;
}

const paths = [
  '/git/trees/',
  '/git/blobs/',
  '/compare/',
  '/comments',
  '/issues',
  '/pulls',
  '/graphql',
  '/git/ref',
];
const seconds = (from: number) => String(Math.floor(start / 1000) + from);

export function randomCiFaults(random: Random, hostile: boolean): readonly CiFault[] {
  return Array.from({ length: random.below(4) }, () => ({
    ...(random.chance(0.7) ? { path: random.pick(paths as [string]) } : {}),
    nth: random.chance(0.5) ? 1 : 1 + random.below(5),
    times: random.pick([1, 1, 2, 5, 1000]),
    effect: randomEffect(random, hostile),
  }));
}

function randomEffect(random: Random, hostile: boolean): CiEffect {
  const message = hostile ? hostileText(random) : 'Something went wrong';
  const body = random.pick(['', '<html>Sign in</html>', JSON.stringify({ message }), '{}', 'null']);
  const status = random.pick([301, 400, 401, 403, 404, 404, 408, 409, 422, 429, 500, 502, 503, 504]);
  const said = (code: number, headers: Readonly<Record<string, string>>) => ({
    instead: { status: code, headers, body },
  });
  const reset = random.pick([seconds(20), seconds(3600), seconds(-60), 'soon', '99999999999999']);
  return random.pick<CiEffect>([
    said(status, {}),
    said(status, {}),
    said(random.pick([403, 429]), { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }),
    said(random.pick([403, 429]), { 'retry-after': random.pick(['0', '30', '999999999', 'soon', '-1']) }),
    {
      instead: {
        status: 200,
        headers: {},
        body: random.pick(['', '<html>Sign in</html>', 'null', '"', '7']),
      },
    },
    { garbled: random.pick(['<html>\u0000{"', '', '{"truncated":', 'null']) },
    { lost: random.pick(['request', 'answer'] as const) },
    { lost: 'answer' },
    { delayMs: random.pick([100, 20_000, 70_000]) },
    { echo: randomEcho(random), status: random.pick([401, 403, 422, 500]) },
  ]);
}

/** The server behind the faults. */
export function faultyCi(
  send: Transport,
  faults: readonly CiFault[],
  sleep: (ms: number) => Promise<void>,
): Transport {
  const counts = new Map<CiFault, number>();
  const effectOf = ({ method, url }: HttpRequest): CiEffect | undefined =>
    faults.find((fault) => {
      if (fault.path !== undefined && !`${method} ${url}`.includes(fault.path)) return false;
      const count = (counts.get(fault) ?? 0) + 1;
      counts.set(fault, count);
      return count >= fault.nth && count < fault.nth + fault.times;
    })?.effect;
  return async (request) => {
    const effect = effectOf(request);
    await sleep(effect !== undefined && 'delayMs' in effect ? effect.delayMs : 20);
    if (effect === undefined || 'delayMs' in effect) return send(request);
    if ('instead' in effect) return effect.instead;
    if ('echo' in effect) return repeated(request, effect.echo, effect.status);
    if ('garbled' in effect) return { ...(await send(request)), status: 200, body: effect.garbled };
    if (effect.lost === 'answer') await send(request);
    throw new Failure('unreachable', 'the connection ended');
  };
}

function repeated({ authorization }: HttpRequest, echo: Echo, status: number): HttpResponse {
  const message = `cannot accept ${echoed(echo, authorization?.credential.expose() ?? '')}`;
  return { status, headers: {}, body: JSON.stringify({ message, errors: [{ message }] }) };
}
