// The longest step of the main thread: the CPU time between two turns of its event loop, in which nothing else is done.
import { readFileSync } from 'node:fs';

/** CPU time of the main thread in ms; the kernel of some machines does not tell it. */
function ownCpu() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/** Watches from now on. @returns what tells the longest step so far in ms, and when it ended; `undefined` if not known */
export function watchSteps() {
  let last = ownCpu();
  let longest = { ms: 0, atMs: 0 };
  const probe = () => {
    const now = ownCpu();
    if (last !== undefined && now !== undefined && now - last > longest.ms)
      longest = { ms: now - last, atMs: performance.now() };
    last = now;
  };
  setInterval(probe, 1).unref();
  return () => {
    probe();
    return last === undefined ? undefined : longest;
  };
}
