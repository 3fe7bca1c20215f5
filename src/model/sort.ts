// Sorting of long lists in short steps.
import { inSteps, type Steps } from './steps.js';

/** Sorted at once, which takes a few milliseconds. */
const sortedAtOnce = 8192;

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
