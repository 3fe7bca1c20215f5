// Types of worst-cases.mjs, for the tests.
export interface WorstCase {
  /** The scanner, and more where it has several heads. */
  readonly name: string;
  readonly path: string;
  readonly head: string;
  readonly token: string | readonly (string | { readonly once: string })[];
}
export declare function worstCases(scanners: readonly string[]): readonly WorstCase[];
export declare function fixtureCases(scanner: string): readonly WorstCase[];
export declare function scannerOf(worst: WorstCase): string;
export declare function worstFile(
  worst: WorstCase,
  size: number,
): { readonly path: string; readonly text: string };
