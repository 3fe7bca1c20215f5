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
