// Lists by key.

/** Adds an item to the list of its key. A copy of the list for each item would take quadratic time. */
export function addToGroup<K, V>(groups: Map<K, V[]>, key: K, item: V): void {
  const known = groups.get(key);
  if (known === undefined) groups.set(key, [item]);
  else known.push(item);
}
