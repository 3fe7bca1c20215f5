// Time that costs nothing: when all that is under way waits for the clock, the clock goes to the first that is due.

export interface VirtualTime {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** While `work` is under way the clock does not move. */
  working<T>(work: Promise<T>): Promise<T>;
  /** The promise's value, or `hang` when nothing moves any more, or not for `longestMs` of this time. */
  settle<T>(promise: Promise<T>, maxMs: number): Promise<T | 'hang'>;
}

const maxRealMs = 20_000;

export function virtualTime(start: number): VirtualTime {
  let now = start;
  let busy = 0;
  const waiting: { readonly at: number; readonly wake: () => void }[] = [];
  return {
    now: () => now,
    sleep: (ms) => new Promise((wake) => waiting.push({ at: now + Math.max(0, ms), wake })),
    async working(work) {
      busy += 1;
      try {
        return await work;
      } finally {
        busy -= 1;
      }
    },
    async settle(promise, maxMs) {
      let done = false;
      const end = () => {
        done = true;
      };
      promise.then(end, end);
      const realEnd = performance.now() + maxRealMs;
      for (let quiet = 0; !done; quiet += 1) {
        await new Promise((next) => setImmediate(next));
        if (busy > 0 || quiet < 3) continue;
        const next = waiting.sort((a, b) => a.at - b.at).shift();
        if (now - start > maxMs || performance.now() > realEnd) return 'hang';
        if (next === undefined) continue;
        now = Math.max(now, next.at);
        next.wake();
        quiet = 0;
      }
      return promise;
    },
  };
}
