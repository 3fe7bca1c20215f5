// Bounds how much asynchronous work is under way at the same time.
import { Queue } from './queue.js';

/** Resolves when it is the caller's turn; the turn ends when the returned function is called. */
export type EnterTurn = () => Promise<() => void>;

export interface Limit {
  /** Does the work when it is its turn; at once if there is room. */
  <T>(work: () => Promise<T>): Promise<T>;
  readonly enter: EnterTurn;
  /** Begins what a limit allows that has grown; otherwise work begins when other work ends. */
  readonly admit: () => void;
}

/**
 * Work begins in the order in which it is asked for.
 * @param most how much is under way at the same time; a function is asked whenever work begins or ends
 */
export function limitOf(most: number | (() => number)): Limit {
  const allowed = typeof most === 'number' ? () => most : most;
  const waiting = new Queue<() => void>();
  let underWay = 0;

  function admit(): void {
    while (underWay < allowed()) {
      const next = waiting.shift();
      if (next === undefined) return;
      underWay += 1;
      next();
    }
  }

  async function during<T>(work: () => Promise<T>): Promise<T> {
    if (underWay < allowed()) underWay += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      underWay -= 1;
      admit();
    }
  }

  const enter: EnterTurn = () =>
    new Promise((entered) => void during(() => new Promise<void>((end) => entered(end))));
  return Object.assign(during, { enter, admit });
}
