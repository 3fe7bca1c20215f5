// Keeps the first items of a stream by an order, with at most twice as many in memory.
interface KeptRows<T> {
  readonly add: (item: T) => void;
  /** Sorted. */
  readonly items: () => readonly T[];
}

/** Keeps the first `max` items by `order`. Equal items keep their order of arrival. */
export function keepFirst<T>(max: number, order: (a: T, b: T) => number): KeptRows<T> {
  let kept: T[] = [];
  const trim = () => {
    kept = kept.sort(order).slice(0, max);
  };
  return {
    add(item) {
      kept.push(item);
      if (kept.length >= 2 * max) trim();
    },
    items() {
      trim();
      return [...kept];
    },
  };
}
