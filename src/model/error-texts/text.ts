// What the explanation of an error code consists of.

export interface ErrorText {
  /** One sentence without its full stop. */
  readonly means: string;
  /** What usually leads to it, likeliest first. */
  readonly causes: readonly string[];
  /** What the reader can do, in sentences; text between backticks is code. */
  readonly fix: string;
}
