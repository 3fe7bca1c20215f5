// Chance that can be repeated: the same seed gives the same run.

export interface Random {
  /** From 0 up to 1. */
  real(): number;
  /** A whole number from 0 up to `below`. */
  below(below: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...(readonly T[])]): T;
}

/** Mulberry32: https://github.com/cprosche/mulberry32 */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const real = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(real() * limit);
  return {
    real,
    below,
    chance: (probability) => real() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}
