// Long work in short steps: what else waits, such as a signal or a response, comes in between.

/** For how long other work may have to wait. One item of the work can take longer. */
const longestStepMs = 5;

/** When other work was last let in. The process has one event loop, so all work shares it. */
let began = performance.now();

/** True where other work waits for long enough: `if (isPauseDue()) await pause();` in a loop. */
export function isPauseDue(): boolean {
  return performance.now() - began >= longestStepMs;
}

/** Who waits for the event loop, in order. */
const waiting: (() => void)[] = [];

/**
 * Lets the event loop run at least once. Of several that wait, one goes on each time: together they would take as long as
 * all of their steps.
 */
export async function pause(): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    // Twice: after a message or what was read, the first is a part of the same turn.
    if (waiting.length === 1) setImmediate(setImmediate, resume);
  });
}

function resume(): void {
  began = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resume);
}

/** Work that yields wherever it can be interrupted. */
export type Steps<T> = Generator<undefined, T>;

/** Does all of the work now. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Does the work in short steps. */
export async function inSteps<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (isPauseDue()) await pause();
  }
}

/** As `Array.map`, which can be interrupted after each item. */
export function* mapped<T, R>(items: Iterable<T>, make: (item: T) => R): Steps<R[]> {
  const made: R[] = [];
  for (const item of items) {
    made.push(make(item));
    yield;
  }
  return made;
}

/** A map with the entries of all parts; of two with one key, the later. */
export function* mapOfAll<K, V>(parts: readonly Iterable<readonly [K, V]>[]): Steps<Map<K, V>> {
  const all = new Map<K, V>();
  for (const part of parts)
    for (const [key, value] of part) {
      all.set(key, value);
      yield;
    }
  return all;
}

/**
 * Does asynchronous work on every item, on at most `limit` at the same time. Another item is begun when one is done, so
 * nothing is kept for those that wait.
 */
export async function eachWithin<T>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const lane = async () => {
    for (;;) {
      // Before the next item is taken, so that they begin in their order.
      if (isPauseDue()) await pause();
      const next = rest.next();
      if (next.done === true) return;
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane));
}

/** As `Array.filter`. */
export function filterInSteps<T, S extends T>(
  items: Iterable<T>,
  keeps: (item: T) => item is S,
): Promise<S[]>;
export function filterInSteps<T>(items: Iterable<T>, keeps: (item: T) => boolean): Promise<T[]>;
export async function filterInSteps<T>(items: Iterable<T>, keeps: (item: T) => boolean): Promise<T[]> {
  const kept: T[] = [];
  for (const item of items) {
    if (keeps(item)) kept.push(item);
    if (isPauseDue()) await pause();
  }
  return kept;
}
