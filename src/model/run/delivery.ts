// What a run changes: the edits and files of its checkout, and what it hands to the CI host in addition.

import type { Gap } from '../failure.js';
import type { Digest } from '../images/image.js';
import type { Advisory } from '../judgement/advisory.js';
import type { Instant } from '../judgement/fact.js';
import type { Place, Span } from '../text/source.js';

/** One image whose pin changes, with every place that has it. */
export interface PinChange {
  /** `registry/repository:tag`. */
  readonly name: string;
  /** Absent: it was not pinned. */
  readonly from?: Digest;
  readonly to: Digest;
  /** Since when the tag points to `to`. */
  readonly toSince: Instant;
  /** When the old digest was superseded. */
  readonly supersededAt?: Instant;
  /** How many newer digests the tag has had, `to` included. */
  readonly behind?: number;
  readonly places: readonly Place[];
  /** The platform's advisories for both digests; absent when the run requested none by image. */
  readonly advisories?: {
    readonly from?: readonly Advisory[] | Gap;
    readonly to: readonly Advisory[] | Gap;
  };
}

/** The result of a write to the CI host. */
export interface DeliveryResult {
  /** Address of the pull request or the issue, when there is one. */
  readonly url?: string;
  /** Sentences for the user: what was not changed, and why. */
  readonly notices: readonly string[];
}

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
