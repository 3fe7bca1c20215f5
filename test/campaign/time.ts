// Time that costs nothing: when all that is under way waits for the clock, the clock goes to the first that is due.

export interface VirtualTime {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** Aborts when the time is over; nobody waits for it, so it comes only when nothing else moves. */
  after(ms: number): AbortSignal;
  /** While `work` is under way the clock does not move. */
  working<T>(work: Promise<T>): Promise<T>;
  /** The promise's value, or `hang` when nothing moves any more, or not for `longestMs` of this time. */
  settle<T>(promise: Promise<T>, maxMs: number): Promise<T | 'hang'>;
}

interface Timer {
  readonly at: number;
  readonly wake: () => void;
  readonly isAlarm: boolean;
}

const maxRealMs = 20_000;
/** A disk or a module that is being read must not look like a run that waits for its end. */
const stillMs = 100;
/** When nothing waits for the clock for so long, nothing will ever move. */
const deadMs = 5_000;

export function virtualTime(start: number): VirtualTime {
  let now = start;
  let busy = 0;
  const waiting: Timer[] = [];
  const add = (ms: number, wake: () => void, isAlarm: boolean) =>
    void waiting.push({ at: now + Math.max(0, ms), wake, isAlarm });
  return {
    now: () => now,
    sleep: (ms) => new Promise((wake) => add(ms, wake, false)),
    after(ms) {
      const over = new AbortController();
      add(ms, () => over.abort(), true);
      return over.signal;
    },
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
      let moved = performance.now();
      for (let quiet = 0; !done; quiet += 1) {
        await new Promise((next) => setImmediate(next));
        if (performance.now() > realEnd) return 'hang';
        if (busy > 0) moved = performance.now();
        if (busy > 0 || quiet < 3) continue;
        waiting.sort((a, b) => a.at - b.at);
        const [next] = waiting;
        const stillFor = performance.now() - moved;
        if (next === undefined && stillFor > deadMs) return 'hang';
        if (next === undefined || (next.isAlarm && stillFor < stillMs)) continue;
        if (next.at - start > maxMs) return 'hang';
        waiting.shift();
        now = Math.max(now, next.at);
        next.wake();
        moved = performance.now();
        quiet = 0;
      }
      return promise;
    },
  };
}
