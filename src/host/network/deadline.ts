// Bounds of a request in time and size, and the Failure for each way in which this machine refuses one.
import { Failure } from '../../model/failure.js';
import {
  hostTimedOut,
  hostUnreachable,
  noCompleteResponse,
  proxyRefused,
  unknownProxy,
} from '../messages.js';

export interface TransportLimits {
  /** The request fails if there is no activity for this long, connecting included. */
  readonly silenceMs: number;
  readonly totalMs: number;
  readonly bodyBytes: number;
}

export const defaultLimits: TransportLimits = {
  silenceMs: 30_000,
  totalMs: 60_000,
  bodyBytes: 16 * 1024 * 1024,
};

/** The failure for an error of the network. */
export function networkFailure(host: string, cause: unknown): Failure {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/timeout/i.test(message)) return new Failure('timeout', hostTimedOut(host), { cause });
  const proxyStatus = /tunneling socket.*statusCode=(?<status>\d{3})/.exec(message)?.groups?.status;
  const code = proxyStatus === undefined ? (codeOf(cause) ?? message) : proxyRefused(proxyStatus);
  return new Failure('unreachable', hostUnreachable(host, code), { cause });
}

/** @throws Failure `unreachable` where the environment names a proxy of another kind for the host, such as `socks5://` */
export function refuseProxy(host: string, proxy: string): void {
  const { protocol } = new URL(proxy || 'http://none');
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Failure('unreachable', unknownProxy(host, protocol));
}

/** The failure for a file of the runner that cannot be written; `describe` completes its reason. */
export function runnerFileFailure(describe: (reason: string) => string, cause: unknown): Failure {
  const reason = codeOf(cause) ?? (cause instanceof Error ? cause.message : String(cause));
  return new Failure('not-written', describe(reason), { cause });
}

/** The failure for a response that is larger than what is read. */
export function responseTooLarge(maxBytes: number): Failure {
  return new Failure('bad-answer', `The response is larger than ${maxBytes} bytes`);
}

/** The error of a host that speaks HTTP/1.1 only, to which no call of gRPC can be sent. */
export function withoutHttp2(): Error {
  return new Error('it does not offer HTTP/2');
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
}

/**
 * Does what a request needs until its time is over; then the signal aborts, and the request fails whether or not the work
 * ends. The timer keeps the process alive, as idle connections do not.
 */
export async function withDeadline<T>(
  host: string,
  totalMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), totalMs);
  const expired = new Promise<never>((_, reject) => {
    deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(deadline.signal), expired]);
  } catch (error) {
    if (deadline.signal.aborted) throw new Failure('timeout', noCompleteResponse(host, totalMs));
    throw error instanceof Failure ? error : networkFailure(host, error);
  } finally {
    clearTimeout(timer);
  }
}
