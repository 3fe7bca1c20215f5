// Works on many items at the same time, and takes their results in the order of the items.
import { setImmediate } from 'node:timers/promises';

/** Files that are scanned at the same time, where threads do it. */
const lanes = 16;
/** After as long without a turn of the event loop, signals, time-outs and progress get one. */
const longestMs = 100;

export interface Lanes<T, R> {
  readonly items: readonly T[];
  readonly stop: AbortSignal | undefined;
  work(item: T, index: number): Promise<R>;
  /** Gets each result once those before it were taken, so that only few of them wait. */
  take(result: R, item: T): void;
}

/**
 * Returns how many results were taken. Once `stop` aborts, these are the results that there are: nothing that is under way
 * is waited for.
 */
export async function inLanes<T, R>({ items, stop, work, take }: Lanes<T, R>): Promise<number> {
  const waiting = new Map<number, { readonly result: R; readonly item: T }>();
  let [next, taken, isOver] = [0, 0, false];
  const takeOne = ({ result, item }: { readonly result: R; readonly item: T }) => {
    taken += 1;
    take(result, item);
  };
  const settle = (index: number, result: R, item: T) => {
    waiting.set(index, { result, item });
    for (let one = waiting.get(next); one !== undefined; one = waiting.get(next)) {
      waiting.delete(next);
      next += 1;
      takeOne(one);
    }
  };
  const entries = items.entries();
  let lastTurn = performance.now();
  const lane = async () => {
    for (const [index, item] of entries) {
      if (stop?.aborted || isOver) return;
      const result = await work(item, index);
      if (performance.now() - lastTurn > longestMs) {
        await setImmediate();
        lastTurn = performance.now();
      }
      if (isOver) return;
      settle(index, result, item);
    }
  };
  let abort = () => {};
  const aborted = new Promise<void>((resolve) => {
    abort = resolve;
  });
  // Removed by itself, not by a signal: Node would keep it, and with it all results, as long as there is `stop`.
  stop?.addEventListener('abort', abort);
  try {
    await Promise.race([aborted, Promise.all(Array.from({ length: lanes }, lane))]);
  } finally {
    isOver = true;
    stop?.removeEventListener('abort', abort);
  }
  for (const [, one] of [...waiting].sort(([a], [b]) => a - b)) takeOne(one);
  return taken;
}
