// Bounds how much asynchronous work is under way at the same time.

/** Resolves when it is the caller's turn; the turn ends when the returned function is called. */
export type EnterTurn = () => Promise<() => void>;

/** Creates turns of which `limit` are given at the same time, in the order in which they are asked for. */
export function turnsOf(limit: number): EnterTurn {
  let free = limit;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let isOver = false;
    return () => {
      if (!isOver) leave();
      isOver = true;
    };
  };
}
