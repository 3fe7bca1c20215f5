// Each host has its own bound of concurrency and its own circuit: one that is down costs the others nothing.
import { type Cause, Failure } from '../../model/failure.js';
import type { HttpResponse, Transport } from '../../model/http.js';

const downStatus: Readonly<Record<number, Cause>> = {
  429: 'rate-limited',
  502: 'server-error',
  503: 'server-error',
  504: 'server-error',
};

/** Sends every request through a transport of its own host (with the port). */
export function perHost(wrap: () => Transport): Transport {
  const transports = new Map<string, Transport>();
  return (request) => {
    const { host } = new URL(request.url);
    const transport = transports.get(host) ?? wrap();
    transports.set(host, transport);
    return transport(request);
  };
}

/**
 * Bounds the requests under way, and gives a host up after so many failures in a row (no connection, no answer in
 * time, or the statuses of a host that is down or limits), or after the first if it has never answered at all: what
 * waits is then answered at once, with the cause.
 */
export function withCircuit(
  send: Transport,
  { concurrency, failures }: { readonly concurrency: number; readonly failures: number },
): Transport {
  let inRow = 0;
  let hasAnswered = false;
  let last: Cause | undefined;
  const note = (reason: Cause | undefined): void => {
    inRow = reason === undefined ? 0 : inRow + 1;
    if (reason !== undefined && inRow >= (hasAnswered ? failures : 1)) last ??= reason;
  };
  return withLimit(async (request) => {
    if (last !== undefined) throw givenUp(new URL(request.url).host, last);
    try {
      const response = await send(request);
      hasAnswered = true;
      note(downCause(response));
      return response;
    } catch (error) {
      note(error instanceof Failure && isDown(error.reason) ? error.reason : undefined);
      throw error;
    }
  }, concurrency);
}

function downCause({ status }: HttpResponse): Cause | undefined {
  return downStatus[status];
}

function isDown(reason: Cause): boolean {
  return reason === 'unreachable' || reason === 'timeout';
}

const words: Partial<Readonly<Record<Cause, string>>> = {
  'rate-limited': 'limits the rate of requests (HTTP 429)',
  'server-error': 'is not in service (HTTP 502 to 504)',
  unreachable: 'cannot be reached',
  timeout: 'does not answer in time',
};

function givenUp(host: string, reason: Cause): Failure {
  return new Failure(reason, `${host} ${words[reason]}, so it was not asked again`);
}

/** Wraps a transport so that at most `limit` requests are in flight; the others wait in order. `onAnswer` follows each. */
export function withLimit(send: Transport, limit: number, onAnswer = (): void => undefined): Transport {
  let free = limit;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (request) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await send(request);
    } finally {
      release();
      onAnswer();
    }
  };
}
