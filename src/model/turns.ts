// Bounds how much asynchronous work is under way at the same time.

/** Runs work as soon as fewer than `limit` of it are under way; the others wait in order. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates a bound that all work shares which goes through the returned function. Work must not wait for other such work. */
export function inTurns(limit: number): InTurn {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
