// Keeps the first so many of a stream in an order, in memory for twice as many.

export interface KeptRows<T> {
  readonly add: (item: T) => void;
  /** In order. */
  readonly items: () => readonly T[];
}

/** The first `most` items by `order`. Equal ones keep the order in which they came. */
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
