// Bounds how much asynchronous work is under way at the same time.
import { Queue } from './queue.js';

/** Resolves when it is the caller's turn; the turn ends when the returned function is called. */
export type EnterTurn = () => Promise<() => void>;

export interface Turns {
  readonly enter: EnterTurn;
  /** Does the work in a turn of its own; at once if there is one. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Gives the turns that a limit allows which has grown; otherwise they are given when another one ends. */
  readonly admit: () => void;
}

/**
 * Creates turns that are given in the order in which they are asked for.
 * @param limit how many are given at the same time; a function is asked whenever one begins or ends
 */
export function turnsOf(limit: number | (() => number)): Turns {
  const most = typeof limit === 'number' ? () => limit : limit;
  let given = 0;
  const waiting = new Queue<() => void>();

  function begin(): Promise<void> | undefined {
    if (given >= most()) return new Promise((resolve) => waiting.push(resolve));
    given += 1;
    return undefined;
  }

  function end(): void {
    given -= 1;
    admit();
  }

  function admit(): void {
    while (given < most()) {
      const next = waiting.shift();
      if (next === undefined) return;
      given += 1;
      next();
    }
  }

  return {
    admit,
    async enter() {
      await begin();
      let isOver = false;
      return () => {
        if (!isOver) end();
        isOver = true;
      };
    },
    async during(work) {
      const turn = begin();
      if (turn !== undefined) await turn;
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
