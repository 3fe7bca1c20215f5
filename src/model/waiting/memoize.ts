// Results that are computed once: by a key, also for callers that come while the first one waits, or for an object.
/**
 * Wraps a function so that it runs once for each key. Keys are texts or lists of texts; two keys are the same when all
 * their texts are. A rejection is remembered too.
 */
export function memoizeAsync<K extends readonly unknown[], V>(
  load: (...key: K) => Promise<V>,
  keyOf: (...key: K) => string = (...key) => JSON.stringify(key),
): (...key: K) => Promise<V> {
  const results = new Map<string, Promise<V>>();
  return (...key) => {
    const name = keyOf(...key);
    const result = results.get(name) ?? load(...key);
    results.set(name, result);
    return result;
  };
}

/** Callers that come while the first one waits get its answer; after `forget` the next one is a first one again. */
export function whileUnderWay<V>(load: () => Promise<V>): {
  readonly load: () => Promise<V>;
  readonly forget: () => void;
} {
  let underWay: Promise<V> | undefined;
  return {
    load() {
      if (underWay !== undefined) return underWay;
      const started = load().finally(() => {
        if (underWay === started) underWay = undefined;
      });
      underWay = started;
      return started;
    },
    forget() {
      underWay = undefined;
    },
  };
}

/** Wraps a pure function of an object that does not change. */
export function rememberedFor<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const known = results.get(key) ?? { value: compute(key) };
    results.set(key, known);
    return known.value;
  };
}
