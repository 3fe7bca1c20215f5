// Results that belong to an object: computed once, and dropped together with the object.

/** Wraps a pure function of an object that does not change. */
export function rememberedFor<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const known = results.get(key) ?? { value: compute(key) };
    results.set(key, known);
    return known.value;
  };
}
