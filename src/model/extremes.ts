// The smallest and the largest of many numbers; `Math.min(...list)` fails with a stack overflow at about 100,000 of them.

/** The smallest value, or `limit` if none is smaller. */
export function smallest(values: Iterable<number>, limit = Number.POSITIVE_INFINITY): number {
  let found = limit;
  for (const value of values) found = Math.min(found, value);
  return found;
}

/** The largest value, or `limit` if none is larger. */
export function largest(values: Iterable<number>, limit = Number.NEGATIVE_INFINITY): number {
  let found = limit;
  for (const value of values) found = Math.max(found, value);
  return found;
}
