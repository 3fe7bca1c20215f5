// Time that costs nothing: when all that is under way waits for the clock, the clock goes to the first that is due.

export interface VirtualTime {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** Aborts when the time is over. Nobody waits for it: it comes only if something waits longer than that. */
  after(ms: number): AbortSignal;
  /** What never comes, however long the run waits. */
  never<T>(): Promise<T>;
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

const maxRealMs = 60_000;
/** What else is under way beside something that never comes has this time to end. */
const stillMs = 200;
/** A run that waits for what never comes, and for no clock, waits for ever. */
const deadMs = 2_000;

export function virtualTime(start: number): VirtualTime {
  let now = start;
  let busy = 0;
  let isEndless = false;
  let isOver = false;
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
    never() {
      isEndless = true;
      return new Promise(() => undefined);
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
        if (next === undefined && isEndless && stillFor > deadMs) return 'hang';
        // Without anything that waits longer, real work is under way: a module is read, or a thread computes.
        const isDue = next?.isAlarm !== true || waiting.some(({ isAlarm }) => !isAlarm);
        if (next === undefined || !(isDue || (isEndless && stillFor > stillMs))) continue;
        // A run whose time is over waits for nothing of what it has sent, and writes its report.
        if (isOver && stillFor < deadMs) continue;
        if (next.at - start > maxMs) return 'hang';
        waiting.shift();
        now = Math.max(now, next.at);
        isOver ||= next.isAlarm;
        next.wake();
        moved = performance.now();
        quiet = 0;
      }
      return promise;
    },
  };
}
