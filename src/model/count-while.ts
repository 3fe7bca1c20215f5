// Binary search in a sorted list.

/** How many items at the beginning of a sorted list satisfy the condition. */
export function countWhile<T>(sorted: readonly T[], condition: (item: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle];
    if (item !== undefined && condition(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
