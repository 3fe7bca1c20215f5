// Types of mutants.mjs, for tests.
export interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  readonly line: string;
}

export function mutantsOf(file: string, source: string): readonly Mutant[];
