// Bounds how many requests are under way at once.
import type { Transport } from '../../model/http.js';

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
