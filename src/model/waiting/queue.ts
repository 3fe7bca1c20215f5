// A queue that takes the same time for each item, however many wait: `Array.shift` moves all that are behind.

const minSpare = 1024;

export class Queue<T> {
  private items: (T | undefined)[] = [];
  /** Items before it have been taken, and are not kept. */
  private first = 0;

  get length(): number {
    return this.items.length - this.first;
  }

  push(item: T): void {
    this.items.push(item);
  }

  /** Puts items before all others, in their order. */
  unshift(items: readonly T[]): void {
    this.items = [...items, ...this.items.slice(this.first)];
    this.first = 0;
  }

  /** Takes the first item; `undefined` without any. */
  shift(): T | undefined {
    const item = this.items[this.first];
    if (this.first === this.items.length) return undefined;
    this.items[this.first] = undefined;
    this.first += 1;
    // Their places are let go when they are most of the list, so that each item is moved once on average.
    if (this.first > minSpare && 2 * this.first > this.items.length) {
      this.items = this.items.slice(this.first);
      this.first = 0;
    }
    return item;
  }
}
