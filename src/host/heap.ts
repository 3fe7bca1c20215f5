// Keeps a large run small: the engine doubles its heap before it looks for what can be freed, which is bounded here.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

const mebibyte = 1024 * 1024;
/**
 * From which size on the heap may grow by how many percent before the next collection. A run of an ordinary repository
 * stays below; each collection takes longer the larger the heap is, so little growth is only for the largest.
 */
const limits = [
  { from: 100 * mebibyte, growth: 50 },
  { from: 240 * mebibyte, growth: 15 },
] as const;
const everyMs = 500;

/** Watches the heap of this process, and bounds its growth once it is large. */
export function boundHeap(): void {
  const left: (typeof limits)[number][] = [...limits];
  const timer = setInterval(() => {
    // The memory of the whole process is not known where /proc is not mounted.
    const { total_heap_size: heap, external_memory: external } = getHeapStatistics();
    while (left[0] !== undefined && heap + external >= left[0].from) {
      setFlagsFromString(`--heap-growing-percent=${left[0].growth}`);
      left.shift();
    }
    if (left.length === 0) clearInterval(timer);
  }, everyMs);
  timer.unref();
}
