// Types of corpus.mjs, for the tests.
export declare const formats: readonly string[];
export interface CorpusFile {
  readonly text: string;
  /** What it refers to, each as `repository:tag`. */
  readonly images: readonly string[];
}
export declare function corpus(
  host: string,
  images: readonly string[],
  wanted: number,
): ReadonlyMap<string, CorpusFile>;
