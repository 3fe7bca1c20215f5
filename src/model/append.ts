// Adds all elements of long lists to a list.

/**
 * Adds the elements of `lists` to `target`. `target.push(...list)` passes each element as an argument, and fails with a
 * stack overflow at about 100,000 of them.
 */
export function append<T>(target: T[], ...lists: readonly Iterable<T>[]): void {
  for (const list of lists) for (const one of list) target.push(one);
}
