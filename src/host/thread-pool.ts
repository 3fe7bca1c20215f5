// Shares tasks among scanning threads. A thread starts when there is work for it, and another one takes the place of one
// that ended.

import type { ScanThreads } from '../model/run/scan-threads.js';
import { Queue } from '../model/waiting/queue.js';
import { ScanThread, type ThreadLimits, type WaitingTask } from './scan-thread.js';

/** While a thread works on one task, the next one is already there. */
const tasksPerThread = 2;

export interface PoolLimits extends ThreadLimits {
  readonly maxThreads: number;
}

/** Threads for any number of tasks. Where none can be started, every task is answered with `unavailable`. */
export function threadPool(limits: PoolLimits): ScanThreads {
  const waiting = new Queue<WaitingTask>();
  const threads = new Set<ScanThread>();
  let { maxThreads } = limits;

  const freeThread = (): ScanThread | undefined => {
    const [least] = [...threads].sort((a, b) => a.load - b.load);
    if (least !== undefined && least.load < tasksPerThread) return least;
    return threads.size < maxThreads ? started() : undefined;
  };
  const started = () => {
    try {
      const thread = new ScanThread(limits, { onFree: assign, onEnd });
      threads.add(thread);
      return thread;
    } catch {
      // The machine gives no further thread: those that there are do the work.
      maxThreads = threads.size;
      return undefined;
    }
  };
  const onEnd = (thread: ScanThread, left: readonly WaitingTask[], wasReady: boolean) => {
    threads.delete(thread);
    waiting.unshift(left);
    if (!wasReady) maxThreads = threads.size;
    assign();
  };
  const assign = () => {
    while (waiting.length > 0) {
      const thread = freeThread();
      if (thread === undefined && maxThreads > 0) return;
      const next = waiting.shift();
      if (thread === undefined) next?.done({ failed: 'unavailable' });
      else if (next !== undefined) thread.add(next);
    }
  };
  return {
    run: (task) =>
      new Promise((done) => {
        waiting.push({ task, done });
        assign();
      }),
  };
}
