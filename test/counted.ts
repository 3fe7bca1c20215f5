// Objects that count how often one of their fields is read: what an algorithm looks at, without a clock.

export interface Counted<T> {
  readonly counter: { reads: number };
  readonly watched: readonly T[];
}

/** Copies of the objects, each of which counts the reads of the field. */
export function counted<T extends object>(list: readonly T[], field: keyof T): Counted<T> {
  const counter = { reads: 0 };
  const watched = list.map((one) => {
    const value = one[field];
    return Object.defineProperty({ ...one }, field, {
      enumerable: true,
      get() {
        counter.reads += 1;
        return value;
      },
    });
  });
  return { counter, watched };
}
