// Keeps a large run small: the engine doubles its heap before it looks for what can be freed, unless it is told not to.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** A run of an ordinary repository stays below, and is not slowed down. */
const largeBytes = 100 * 1024 * 1024;
/** How much of the heap may be added before the next collection, in percent. */
const growth = 15;
const everyMs = 500;

/** Watches the memory of this process until it is large, and bounds the growth of its heap from then on. */
export function boundHeap(): void {
  const timer = setInterval(() => {
    // The memory of the whole process is not known where /proc is not mounted.
    const { total_heap_size: heap, external_memory: external } = getHeapStatistics();
    if (heap + external < largeBytes) return;
    clearInterval(timer);
    setFlagsFromString(`--heap-growing-percent=${growth}`);
  }, everyMs);
  timer.unref();
}
