// Keeps the first so many of a stream in an order, in memory for twice as many.

export interface Kept<T> {
  readonly add: (item: T) => void;
  /** In order. */
  readonly items: () => readonly T[];
}

/** The first `most` items by `order`. Equal ones keep the order in which they came. */
export function keepFirst<T>(most: number, order: (a: T, b: T) => number): Kept<T> {
  let kept: T[] = [];
  const trim = () => {
    kept = kept.sort(order).slice(0, most);
  };
  return {
    add(item) {
      kept.push(item);
      if (kept.length >= 2 * most) trim();
    },
    items() {
      trim();
      return [...kept];
    },
  };
}
