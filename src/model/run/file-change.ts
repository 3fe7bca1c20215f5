// Changes to files of the checkout: the edit that a fix makes, and the changed file as every stage passes it on.
import type { Gap } from '../failure.js';
import type { Span } from '../text/source.js';

/** Replaces the text at `span`. Refused unless the file still has `expect` there. */
export interface Edit {
  readonly file: string;
  readonly span: Span;
  readonly expect: string;
  readonly replacement: string;
  /** Other places of the file where the same is expected and written: all of them are changed, or none. */
  readonly also?: readonly Span[];
}

/** One line that differs. Neither text has a line end. */
export interface LineChange {
  /** 1-based. */
  readonly line: number;
  /** Empty: the line is new. */
  readonly before: string;
  readonly after: string;
  /** Why, as Markdown; only for a change that is suggested to a reader. */
  readonly message?: string;
}

/** A file before and after a change, with the lines that are worth showing. */
export interface FileChange {
  /** Relative to the checkout, with forward slashes. */
  readonly path: string;
  /** Empty: the file did not exist. */
  readonly before: string;
  readonly after: string;
  readonly lines: readonly LineChange[];
}

/** The files that were written, and those that could not be. */
export interface WriteResult {
  readonly changes: readonly FileChange[];
  readonly refused: readonly Gap[];
}

export const nothingWritten: WriteResult = { changes: [], refused: [] };
