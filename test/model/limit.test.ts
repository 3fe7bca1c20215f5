// Turns are given in order, never more than the limit at once, and in the same time however many wait.
import { describe, expect, it } from 'vitest';
import { limitOf } from '../../src/model/waiting/limit.js';

/** Asks for turns and says which are given. */
function asking(limit: number | (() => number)) {
  const { enter } = limitOf(limit);
  const given: number[] = [];
  const leave: (() => void)[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    given,
    leave,
    settle,
    async ask(count: number) {
      for (let index = 0; index < count; index += 1) {
        const number = leave.length + index;
        void enter().then((end) => {
          given.push(number);
          leave.push(end);
        });
      }
      await settle();
    },
  };
}

describe('limitOf', () => {
  it('gives turns in their order, and each end gives one more', async () => {
    const { ask, given, leave, settle } = asking(2);
    await ask(5);
    expect(given).toEqual([0, 1]);
    leave[1]?.();
    leave[1]?.();
    await settle();
    expect(given).toEqual([0, 1, 2]);
    leave[0]?.();
    leave[2]?.();
    await settle();
    expect(given).toEqual([0, 1, 2, 3, 4]);
  });

  it('follows a limit that changes', async () => {
    let limit = 1;
    const { ask, given, leave, settle } = asking(() => limit);
    await ask(8);
    limit = 4;
    leave[0]?.();
    await settle();
    expect(given).toHaveLength(5);
    limit = 2;
    for (const index of [1, 2]) leave[index]?.();
    await settle();
    expect(given).toHaveLength(5);
    leave[3]?.();
    await settle();
    expect(given).toHaveLength(6);
  });

  it('begins work at once where there is room, and a failure frees its turn', async () => {
    const limit = limitOf(1);
    const begun: string[] = [];
    const work = (name: string) => async () => {
      begun.push(name);
      if (name === 'a') throw new Error(name);
      return name;
    };
    const first = limit(work('a'));
    const second = limit(work('b'));
    expect(begun).toEqual(['a']);
    await expect(first).rejects.toThrow('a');
    expect(await second).toBe('b');
    expect(begun).toEqual(['a', 'b']);
  });

  it('moves no list of those that wait', async () => {
    const shift = Array.prototype.shift;
    let shifted = 0;
    const { ask, leave, given, settle } = asking(1);
    await ask(1000);
    Array.prototype.shift = function (this: unknown[]) {
      if (this.length > 100) shifted += 1;
      return shift.apply(this);
    };
    try {
      for (let index = 0; index < 999; index += 1) {
        leave[index]?.();
        await settle();
      }
    } finally {
      Array.prototype.shift = shift;
    }
    expect(given).toHaveLength(1000);
    expect(shifted).toBe(0);
  });
});
