// How many times each key was added.

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
