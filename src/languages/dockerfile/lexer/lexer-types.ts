// What the shell lexer takes and returns, and its errors.
import type { Value } from '../values/values.js';

/** BuildKit cannot expand the word. `isUnset`: only because a variable has no value, which a build may give it. */
export class WordError extends Error {
  constructor(
    message: string,
    readonly isUnset = false,
  ) {
    super(message);
  }
}

/** The file needs more work than any Dockerfile is worth. */
export class LimitError extends Error {}

/** Counts steps of work; throws a LimitError once a file has taken too many. */
export type WorkBudget = (steps: number) => void;

export interface LexingRules {
  readonly escape: string;
  /** Quotes stay in the result. */
  readonly rawQuotes?: boolean;
  /** Escapes stay in the result. */
  readonly rawEscapes?: boolean;
  /** Variables without a value stay in the result. */
  readonly keepsUnset?: boolean;
}

export interface LexedWord extends Value {
  /** The result split at white space outside quotes. */
  readonly words: readonly string[];
  /** A pattern was applied to a variable, so the result depends on every character of its value. */
  readonly hasPatterns: boolean;
}

/** The value of a variable, or `undefined`. One that is `unset` counts as not set but says what that depends on. */
export type Lookup = (name: string) => (Value & { readonly unset?: boolean }) | undefined;
