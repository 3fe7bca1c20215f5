// Types of emulator.mjs, for tests.
import { type Mutant } from './mutants.mjs';

export function emulatorMutants(): readonly (Mutant & {
  /** The name of the rule that the mutant breaks. */
  readonly rule: string;
})[];
