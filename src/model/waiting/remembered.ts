// Results that belong to an object: computed once while nothing else changes, and dropped together with the object.

/**
 * Wraps a pure function so that it returns its last result for the same first argument again, if all others are the same
 * too.
 */
export function rememberedFor<K extends object, A extends readonly unknown[], V>(
  compute: (key: K, ...rest: A) => V,
): (key: K, ...rest: A) => V {
  const results = new WeakMap<K, { readonly rest: A; readonly value: V }>();
  return (key, ...rest) => {
    const last = results.get(key);
    if (last !== undefined && isSame(last.rest, rest)) return last.value;
    const value = compute(key, ...rest);
    results.set(key, { rest, value });
    return value;
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => Object.is(one, b[index]));
}
