// Settings of the JavaScript engine: compile less, and keep a large run small.
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

/** Since V8 13 a function is compiled after a number of calls instead of a budget of bytecode. */
const hasBudget = Number.parseInt(process.versions.v8, 10) < 13;

/**
 * Lets the engine compile a function to machine code later, and without as much of what it calls: in a scan of a usual
 * checkout it spends a third of the time on code that is hardly run any more. The engine reports a flag that it does not
 * know on standard error, so each is set only where it exists.
 */
export function compileLess(): void {
  if (hasBudget) setFlagsFromString('--interrupt-budget=300000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=200');
}
