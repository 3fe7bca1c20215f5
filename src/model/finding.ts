// Something wrong in the user's repository.
import type { Instant } from './fact.js';
import type { Digest, ImageReference } from './image.js';
import type { Place, Span } from './source.js';

export type Severity = 'error' | 'warning' | 'notice';

export const severities: readonly Severity[] = ['error', 'warning', 'notice'];

/** A change of text. It is refused unless `expect` still stands at `span`. */
export interface Edit {
  readonly file: string;
  readonly span: Span;
  readonly expect: string;
  readonly replacement: string;
}

/** What a finding is about, as waivers and overrides name it. */
export interface FindingSubject {
  readonly image?: ImageReference;
  readonly artifact?: string;
  readonly advisory?: {
    readonly id: string;
    readonly aliases: readonly string[];
    /** Absent: the platform does not say when the advisory last changed. */
    readonly updatedAt?: Instant;
  };
}

/** Why a finding is accepted, and where that is written. */
export interface WaiverMatch {
  readonly at: Place;
  readonly reason: string;
  readonly owner?: string;
  readonly expires?: Instant;
}

export interface Finding {
  readonly check: string;
  readonly severity: Severity;
  /** Absent when the finding is about no file, such as an advisory asked for by name. */
  readonly at?: Place;
  /** One sentence or two, one line, no secret. */
  readonly message: string;
  /** Under `new-only`: whether the change introduces it; `unknown` when the base could not be read. */
  readonly introduced?: boolean | 'unknown';
  /** Writes a digest; the whole fix. */
  readonly fix?: Edit & { readonly digest: Digest };
  /** The identity of a finding across new pins, whatever the line. */
  readonly about?: FindingSubject;
  /** A waived finding is shown and fails nothing. */
  readonly waived?: WaiverMatch;
}
