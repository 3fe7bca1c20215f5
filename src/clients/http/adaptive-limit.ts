// Many requests in flight to a host that keeps up, few to one that says it does not.
import type { Transport } from '../../model/http.js';

const overloaded: readonly number[] = [429, 503];

/**
 * Wraps the transport to one host, on the inside of the retries: at most `most` requests are in flight, and at most `least`
 * once the host has limited the rate.
 */
export function withAdaptiveLimit(
  send: Transport,
  { most, least }: { readonly most: number; readonly least: number },
): Transport {
  let limit = most;
  let inFlight = 0;
  const waiting: (() => void)[] = [];
  const startNext = () => {
    while (inFlight < limit) {
      const next = waiting.shift();
      if (next === undefined) return;
      inFlight += 1;
      next();
    }
  };
  return async (request) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      startNext();
    });
    try {
      const response = await send(request);
      if (overloaded.includes(response.status)) limit = least;
      return response;
    } finally {
      inFlight -= 1;
      startNext();
    }
  };
}
