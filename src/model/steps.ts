// Long work in short steps: what else waits, such as a signal or a response, comes in between.

/** For how long other work may have to wait. One item of the work can take longer. */
const longestStepMs = 10;
/** Sorted at once, which takes a few milliseconds. */
const sortedAtOnce = 8192;

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
    if (waiting.length === 1) setImmediate(resume);
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
export async function filterInSteps<T>(items: Iterable<T>, keeps: (item: T) => boolean): Promise<T[]> {
  const kept: T[] = [];
  for (const item of items) {
    if (keeps(item)) kept.push(item);
    if (isPauseDue()) await pause();
  }
  return kept;
}

/** As `Array.toSorted`; items that compare as equal keep their order. */
export function sortInSteps<T>(items: readonly T[], compare: (a: T, b: T) => number): Promise<readonly T[]> {
  return inSteps(sorted(items, compare));
}

/** The same as a part of other work. */
export function* sorted<T>(items: readonly T[], compare: (a: T, b: T) => number): Steps<readonly T[]> {
  let parts: (readonly T[])[] = [];
  for (let start = 0; start < items.length; start += sortedAtOnce) {
    parts.push(items.slice(start, start + sortedAtOnce).sort(compare));
    yield;
  }
  while (parts.length > 1) {
    const merged: (readonly T[])[] = [];
    for (let index = 0; index < parts.length; index += 2)
      merged.push(yield* mergeSteps(parts[index] ?? [], parts[index + 1] ?? [], compare));
    parts = merged;
  }
  return parts[0] ?? [];
}

function* mergeSteps<T>(
  first: readonly T[],
  second: readonly T[],
  compare: (a: T, b: T) => number,
): Steps<readonly T[]> {
  const [lastOfFirst, firstOfSecond] = [first.at(-1), second[0]];
  if (firstOfSecond === undefined || lastOfFirst === undefined) return [...first, ...second];
  // Most lists are sorted before, such as that of git.
  if (compare(lastOfFirst, firstOfSecond) <= 0) return first.concat(second);
  const merged: T[] = [];
  let next = 0;
  for (const item of first) {
    for (let other = second[next]; next < second.length; other = second[++next]) {
      if (compare(item, other as T) <= 0) break;
      merged.push(other as T);
    }
    merged.push(item);
    yield;
  }
  return merged.concat(second.slice(next));
}
