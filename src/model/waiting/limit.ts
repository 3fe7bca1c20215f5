// Bounds how much asynchronous work is under way at the same time: what waits is in a queue that costs the same for each item.
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

const minSpare = 1024;

export class Queue<T> {
  private items: (T | undefined)[] = [];
  /** Items before it have been taken, and are not kept. */
  private first = 0;

  get length(): number {
    return this.items.length - this.first;
  }

  push(item: T): void {
    this.items.push(item);
  }

  /** Puts items before all others, in their order. */
  unshift(items: readonly T[]): void {
    this.items = [...items, ...this.items.slice(this.first)];
    this.first = 0;
  }

  /** Takes the first item; `undefined` without any. */
  shift(): T | undefined {
    const item = this.items[this.first];
    if (this.first === this.items.length) return undefined;
    this.items[this.first] = undefined;
    this.first += 1;
    // Their places are let go when they are most of the list, so that each item is moved once on average.
    if (this.first > minSpare && 2 * this.first > this.items.length) {
      this.items = this.items.slice(this.first);
      this.first = 0;
    }
    return item;
  }
}
