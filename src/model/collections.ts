// Small operations on lists, maps and objects that several stages need, each with its reason.

/**
 * Adds the elements of `lists` to `target`. `target.push(...list)` passes each element as an argument, and fails with a
 * stack overflow at about 100,000 of them.
 */
export function append<T>(target: T[], ...lists: readonly Iterable<T>[]): void {
  for (const list of lists) for (const one of list) target.push(one);
}

type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

/** `T` with every key that may be undefined optional instead. */
type Compact<T> = Omit<T, OptionalKeys<T>> & { [K in OptionalKeys<T>]?: Exclude<T[K], undefined> };

/** A copy of the object without its undefined values. The fields must be known ones: `__proto__` would not be copied. */
export function compact<T extends object>(object: T): Compact<T> {
  const copied: Partial<Record<string, unknown>> = {};
  // A list of entries would take most of the time, as a report describes each reference with several of these.
  for (const key of Object.keys(object)) {
    const value = object[key as keyof T];
    if (value !== undefined) copied[key] = value;
  }
  return copied as Compact<T>;
}

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

/** Adds an item to the list of its key. A copy of the list for each item would take quadratic time. */
export function addToGroup<K, V>(groups: Map<K, V[]>, key: K, item: V): void {
  const known = groups.get(key);
  if (known === undefined) groups.set(key, [item]);
  else known.push(item);
}

/** The items by key, each group in the order of the items. */
export function groupedBy<K, V>(items: Iterable<V>, keyOf: (item: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const item of items) addToGroup(groups, keyOf(item), item);
  return groups;
}

/** Keys with the number of times that each was added. */
export class Multiset {
  readonly #counts = new Map<string, number>();

  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Removes the key once. @returns false if it was not there */
  take(key: string): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count > 0) this.#counts.set(key, count - 1);
    return count > 0;
  }
}

/**
 * As `{ ...object, ...fields }`, for objects of which a run keeps thousands. Node.js 20 gives each result of a literal that
 * begins with a spread a hidden class of its own, which is larger than most of the objects; those of `Object.assign` share
 * one. The fields must be known ones: `__proto__` would not be copied.
 */
export function withFields<T extends object, F extends object>(object: T, fields: F): WithFields<T, F> {
  const copied: unknown = Object.assign({}, object, fields);
  return copied as WithFields<T, F>;
}

/** Of each member of a union. */
type WithFields<T, F> = T extends unknown ? Omit<T, keyof F> & F : never;
