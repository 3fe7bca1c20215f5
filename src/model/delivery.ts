// What a run hands to the CI host: suggestions, the pin pull request, the tracking issue.
import type { Advisory } from './advisory.js';
import type { Instant } from './fact.js';
import type { Gap } from './failure.js';
import type { Digest } from './image.js';
import type { Place } from './source.js';

/** A line of the checkout and what it should be. */
export interface Suggestion {
  readonly file: string;
  /** 1-based, in the checkout. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** Markdown: why. */
  readonly message: string;
}

/** A file of the checkout, before and after pinning. */
export interface ChangedFile {
  readonly path: string;
  /** Empty: the run made the file. */
  readonly before: string;
  readonly after: string;
}

/** One image whose pin changes, wherever it stands. */
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
  /** How many digests lie between, `to` included. */
  readonly behind?: number;
  readonly places: readonly Place[];
  /** What the platform's advisories say of both; absent when they were not asked for by image. */
  readonly advisories?: {
    readonly from?: readonly Advisory[] | Gap;
    readonly to: readonly Advisory[] | Gap;
  };
}

/** What became of something written to the CI host. */
export interface DeliveryResult {
  /** Address of the pull request or the issue, when there is one. */
  readonly url?: string;
  /** Sentences for the user: what was left alone and why. */
  readonly notices: readonly string[];
}
