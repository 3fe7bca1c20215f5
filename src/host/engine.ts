// Settings of the JavaScript engine for programs that end within seconds.
import { setFlagsFromString } from 'node:v8';

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

/** Candidate files from which on a scan keeps enough for the engine to let its heap grow to half a gigabyte and more. */
const manyFiles = 20_000;

/**
 * Lets the engine collect garbage when a heap has doubled, instead of quadrupled, since it did so last: a scan of many files
 * keeps much, and would otherwise need a multiple of that.
 */
export function growLessFor(files: number): void {
  if (files > manyFiles) setFlagsFromString('--heap-growing-percent=100');
}
