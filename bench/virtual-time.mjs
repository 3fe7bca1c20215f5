// A clock that jumps to the next event once everything that can happen now has happened.

/** `clock` is what the clients take for a clock; `run` plays until the promise is settled. */
export function virtualTime(seed = 1) {
  const heap = [];
  let [now, count, state] = [0, 0, seed];

  const before = (a, b) => a.at < b.at || (a.at === b.at && a.order < b.order);
  function push(event) {
    let index = heap.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!before(heap[index], heap[parent])) break;
      [heap[index], heap[parent]] = [heap[parent], heap[index]];
      index = parent;
    }
  }
  function pop() {
    const [first] = heap;
    const last = heap.pop();
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      let least = index;
      if (left < heap.length && before(heap[left], heap[least])) least = left;
      if (right < heap.length && before(heap[right], heap[least])) least = right;
      if (least === index) return first;
      [heap[index], heap[least]] = [heap[least], heap[index]];
      index = least;
    }
  }

  const sleep = (ms) =>
    new Promise((resolve) => {
      count += 1;
      push({ at: now + Math.max(0, ms), order: count, resolve });
    });

  /** Numbers from 0 up to 1 that follow from the seed. */
  function random() {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  }

  async function run(promise) {
    let isOver = false;
    const over = promise.finally(() => {
      isOver = true;
    });
    over.catch(() => undefined);
    for (;;) {
      await new Promise(setImmediate);
      if (isOver) return over;
      const event = pop();
      if (event === undefined) throw new Error('everything waits for something that never happens');
      now = event.at;
      event.resolve();
    }
  }

  return { clock: { now: () => now, sleep, random }, run };
}
