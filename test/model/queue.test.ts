// A queue gives what an array gives, and moves few items.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Queue } from '../../src/model/waiting/limit.js';

describe('Queue', () => {
  it('behaves like an array', () => {
    const step = fc.oneof(
      fc.record({ push: fc.integer() }),
      fc.record({ unshift: fc.array(fc.integer(), { maxLength: 3 }) }),
      fc.constant('shift' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = new Queue<number>();
        const list: number[] = [];
        for (const one of steps) {
          if (one === 'shift') expect(queue.shift()).toBe(list.shift());
          else if ('push' in one) {
            queue.push(one.push);
            list.push(one.push);
          } else {
            queue.unshift(one.unshift);
            list.unshift(...one.unshift);
          }
          expect(queue.length).toBe(list.length);
        }
      }),
    );
  });

  it('keeps the order of many items while it lets go of those that were taken', () => {
    const queue = new Queue<number>();
    for (let item = 0; item < 5000; item += 1) queue.push(item);
    const taken = Array.from({ length: 4000 }, () => queue.shift());
    for (let item = 5000; item < 9000; item += 1) queue.push(item);
    while (queue.length > 0) taken.push(queue.shift());
    expect(taken).toEqual(Array.from({ length: 9000 }, (_, item) => item));
    expect(queue.shift()).toBeUndefined();
  });

  it('does not keep what was taken', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const queue = new Queue<object>();
    for (let item = 0; item < 10; item += 1) queue.push({ item });
    const taken = Array.from({ length: 5 }, () => new WeakRef(queue.shift() ?? {}));
    // What a weak reference was made of in this turn is kept until the next one.
    await new Promise(setImmediate);
    collect();
    expect(taken.map((one) => one.deref())).toEqual(Array(5).fill(undefined));
    expect(queue.length).toBe(5);
  });

  it('moves each item once on average', () => {
    let moved = 0;
    const slice = Array.prototype.slice;
    const queue = new Queue<number>();
    for (let item = 0; item < 100_000; item += 1) queue.push(item);
    Array.prototype.slice = function (this: unknown[], ...args: [number?, number?]) {
      const part = slice.apply(this, args);
      moved += part.length;
      return part;
    };
    try {
      while (queue.length > 0) queue.shift();
    } finally {
      Array.prototype.slice = slice;
    }
    expect(moved).toBeLessThan(200_000);
  });
});
