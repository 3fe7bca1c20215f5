// Lists that are longer than the stack has room for as arguments of one call.
import { describe, expect, it } from 'vitest';
import { append, largest, smallest } from '../../src/model/collections.js';

const long = Array.from({ length: 300_000 }, (_, index) => index);

describe('long lists', () => {
  it('would overflow the stack as arguments', () => {
    expect(() => Math.max(...long)).toThrow(RangeError);
  });

  it('are appended in order, several at once', () => {
    const target = [-2, -1];
    append(target, long, [7]);
    expect(target.length).toBe(300_003);
    expect(target.slice(0, 4)).toEqual([-2, -1, 0, 1]);
    expect(target.at(-1)).toBe(7);
  });

  it('have a smallest and a largest number, or the limit', () => {
    expect([smallest(long), largest(long)]).toEqual([0, 299_999]);
    expect([smallest(long, -5), largest(long, 400_000)]).toEqual([-5, 400_000]);
    expect([smallest([]), largest([]), smallest([], 3), largest([], 3)]).toEqual([
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      3,
      3,
    ]);
    expect(smallest([Number.NaN, 1])).toBeNaN();
  });
});
