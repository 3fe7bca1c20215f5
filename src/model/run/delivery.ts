// What a run hands to the CI host in addition to changed files: the images that a pull request pins, and what was written.

import type { Gap } from '../failure.js';
import type { Digest } from '../images/image.js';
import type { Advisory } from '../judgement/advisory.js';
import type { Instant } from '../judgement/fact.js';
import type { Place } from '../text/source.js';

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
