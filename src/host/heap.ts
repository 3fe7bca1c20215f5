// Keeps a large run small: the engine quadruples its heap before it looks for what can be freed, which is bounded here.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

const mebibyte = 1024 * 1024;
/** A run of an ordinary repository stays below, and is left to the engine. */
const large = 100 * mebibyte;
/** How much a large heap grows between two collections: less makes a run smaller, and each byte that it keeps dearer. */
const growthPercent = 30;
const everyMs = 500;

/**
 * Watches the heap of this process, and bounds its growth once it is large. The one setting of the heap there is: the same
 * bound at every size keeps the time for collections in proportion to what a run keeps.
 */
export function boundHeap(): void {
  const timer = setInterval(() => {
    // The memory of the whole process is not known where /proc is not mounted.
    const { total_heap_size: heap, external_memory: external } = getHeapStatistics();
    if (heap + external < large) return;
    setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
    clearInterval(timer);
  }, everyMs);
  timer.unref();
}
