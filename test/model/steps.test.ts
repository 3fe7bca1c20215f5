// Long work in short steps gives what the same work at once gives, and lets other work in.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortInSteps } from '../../src/model/sort.js';
import {
  atOnce,
  eachWithin,
  filterInSteps,
  inSteps,
  isPauseDue,
  mapped,
  pause,
  type Steps,
} from '../../src/model/steps.js';
import { compareText } from '../../src/model/text.js';
import { runs } from '../seed.js';

it('sorts as the engine does, and leaves equal items in their order', async () => {
  // More than is sorted at once, so that parts are merged.
  const sizes = fc.integer({ min: 0, max: 40_000 });
  await fc.assert(
    fc.asyncProperty(
      sizes,
      fc.integer({ min: 1, max: 50_000 }),
      fc.boolean(),
      async (size, range, sorted) => {
        const items = Array.from({ length: size }, (_, index) => ({
          name: `${sorted ? Math.floor(index / range) : (index * 7919) % range}`,
          index,
        }));
        const byName = (a: { name: string }, b: { name: string }) => compareText(a.name, b.name);
        expect(await sortInSteps(items, byName)).toEqual(items.toSorted(byName));
      },
    ),
    { numRuns: runs(20) },
  );
});

it('filters as an array does', async () => {
  const items = Array.from({ length: 1000 }, (_, index) => index);
  expect(await filterInSteps(new Set(items), (one) => one % 3 === 0)).toEqual(
    items.filter((one) => one % 3 === 0),
  );
});

it('lets timers in while it sorts', async () => {
  const items = Array.from({ length: 300_000 }, (_, index) => `${(index * 7919) % 300_007}`);
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  const began = performance.now();
  await sortInSteps(items, compareText);
  const ms = performance.now() - began;
  clearInterval(timer);
  // One in 100 ms is far fewer than there are on any machine.
  expect(ticks).toBeGreaterThan(ms / 100);
});

it('lets one of several go on in each turn of the event loop', async () => {
  const order: string[] = [];
  const work = async (name: string) => {
    await pause();
    order.push(name);
    setImmediate(() => order.push('other'));
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  expect(order).toEqual(['a', 'b', 'other', 'c']);
  expect(isPauseDue()).toBe(false);
});

it('lets other work in between the first items of parallel work, and begins them in their order', async () => {
  const began: number[] = [];
  const turns: number[] = [];
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
  }, 0);
  await eachWithin(8, [0, 1, 2, 3, 4, 5, 6, 7], async (item) => {
    began.push(item);
    turns.push(turn);
    const until = performance.now() + 15;
    while (performance.now() < until);
  });
  clearInterval(timer);
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  // A turn for almost each of them: without pauses, all begin in the first one.
  expect(new Set(turns).size).toBeGreaterThan(4);
});

it('does the same work at once and in steps, in which other work comes in', async () => {
  const items = Array.from({ length: 200 }, (_, index) => index);
  const slowly = (item: number) => {
    const until = performance.now() + 1;
    while (performance.now() < until);
    return item + 1;
  };
  function* sum(): Steps<number> {
    const made = yield* mapped(items, slowly);
    return made.reduce((total, one) => total + one, 0);
  }
  expect(atOnce(sum())).toBe(20_100);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  expect(await inSteps(sum())).toBe(20_100);
  isOver = true;
  // 200 ms in steps of 5 ms.
  expect(turns).toBeGreaterThanOrEqual(10);
});

it('passes on what work in steps throws', async () => {
  function* failing(): Steps<number> {
    yield;
    throw new Error('no');
  }
  expect(() => atOnce(failing())).toThrow('no');
  await expect(inSteps(failing())).rejects.toThrow('no');
});

it('works on as many items at once as it may, on each once, and begins in their order', async () => {
  const begun: number[] = [];
  let [now, most] = [0, 0];
  await eachWithin(
    8,
    Array.from({ length: 500 }, (_, index) => index),
    async (item) => {
      begun.push(item);
      most = Math.max(most, ++now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
    },
  );
  expect(begun).toEqual(Array.from({ length: 500 }, (_, index) => index));
  expect(most).toBe(8);
});

it('fails with the first item that fails', async () => {
  const work = async (item: number) => {
    if (item === 3) throw new Error('three');
  };
  await expect(eachWithin(2, [1, 2, 3, 4], work)).rejects.toThrow('three');
  await eachWithin(2, [], work);
});
