// Bounds a request in time, and says of any error which host it is about.
import { Failure } from '../model/failure.js';
import { networkFailure } from './failures.js';
import { noCompleteResponse } from './messages.js';

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
