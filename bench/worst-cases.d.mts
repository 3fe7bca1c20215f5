// Types of worst-cases.mjs, for the tests.
export interface WorstCase {
  /** The scanner, and more where it has several heads. */
  readonly name: string;
  readonly path: string;
  readonly head: string;
  readonly token: string | readonly [string, string];
}
export declare const cases: readonly WorstCase[];
export declare function worstFile(
  worst: WorstCase,
  size: number,
): { readonly path: string; readonly text: string };
