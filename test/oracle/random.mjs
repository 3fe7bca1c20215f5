// Choices of one seed: the same on every machine.

/** A generator of numbers below one. */
export function randomOf(seed) {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What every grammar chooses with. */
export class Choices {
  constructor(seed) {
    this.random = randomOf(seed);
  }

  chance(probability) {
    return this.random() < probability;
  }

  below(count) {
    return Math.floor(this.random() * count);
  }

  /** One of the list; a function gives what it returns. */
  pick(list) {
    const one = list[this.below(list.length)];
    return typeof one === 'function' ? one() : one;
  }

  /** None to `most` of what is written. */
  times(most, write) {
    return Array.from({ length: this.below(most + 1) }, write);
  }
}
