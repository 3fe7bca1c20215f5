// What the platform said about an image occurrence.
import type { Advisory, PackageUse, Vulnerability } from './advisory.js';
import type { Cause } from './failure.js';
import type { Digest } from './image.js';
import type { ImageOccurrence, Occurrence } from './occurrence.js';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** One line of a tag's history: from `at` on, the tag pointed to `digest`. */
export interface HistoryRecord {
  readonly at: Instant;
  readonly digest: Digest;
}

/**
 * What times and counts rest on. Absent: the platform's own history. `first-seen`: this repository's ledger, so they
 * are bounds, for the tag may have moved earlier and more often. `present`: the registry's word on what the tag is
 * now, without any history.
 */
export type Basis = 'first-seen' | 'present';

interface Known {
  readonly currentDigest: Digest;
  /** Absent: nothing says since when (`basis` is `present`). */
  readonly currentSince?: Instant;
  readonly basis?: Basis;
  /** Absent: the platform's list of tags did not say. */
  readonly endOfLife?: EndOfLife;
  /** The tag of a reference without one, found by its digest in the histories of the repository. */
  readonly recoveredTag?: string;
}

export type EndOfLife =
  | { readonly deprecated: false }
  | {
      readonly deprecated: true;
      readonly successors?: Successors;
      /** The day it ends or ended, as the platform writes it; or why it is not known. Absent: the platform gives none. */
      readonly date?: string | { readonly unknown: string };
    };

/** Living tags to move to. */
export interface Successors {
  /** The newest of the nearest newer line: `3.9` → `3.10`, `1.2.3` → `1.2.9`, or `1.3.5` when no `1.2` lives. */
  readonly nearest: string;
  readonly newest: string;
}

/** How a digest that was the tag lies behind it. */
export interface Lag {
  readonly supersededAt: Instant;
  readonly supersededBy: Digest;
  /** How many newer reigns of a digest there are. */
  readonly behind: number;
  readonly lagMs: number;
}

export type Fact =
  | ({ readonly status: 'unpinned' } & Known)
  | ({
      readonly status: 'current';
      /** Absent with `currentSince`. */
      readonly pinnedSince?: Instant;
      /** Under `min-age`: the pin counts as too young until then. */
      readonly youngUntil?: Instant;
    } & Known)
  | ({
      readonly status: 'superseded';
      readonly pinnedSince: Instant;
    } & Lag &
      Known)
  | ({ readonly status: 'not-in-history'; readonly records: number; readonly historySince: Instant } & Known)
  | ({
      readonly status: 'one-platform';
      /** The index that was the tag; the pin is one platform's manifest of it. */
      readonly indexDigest: Digest;
      readonly pinnedSince?: Instant;
      /** Of the index; absent: it is not superseded, or that is not known. */
      readonly lag?: Lag;
    } & Known)
  | { readonly status: 'missing'; readonly what: 'repository' | 'tag' | 'digest' }
  | {
      readonly status: 'unknown';
      readonly cause: Cause;
      readonly message: string;
      /** What the tag is now, where that much is known. */
      readonly currentDigest?: Digest;
      readonly endOfLife?: EndOfLife;
    };

/** What is known of a tag's past. */
export interface TagHistory {
  readonly registry: string;
  readonly repository: string;
  readonly tag: string;
  /** False: only as much was read as the pins needed, or a part cannot be read. */
  readonly complete: boolean;
  /** Of a history that is not complete: the half-open stretches of time of which every record is known. */
  readonly known?: readonly { readonly from: Instant; readonly to: Instant }[];
  /** From oldest to newest; the newest has no `until`. Those with one time stamp reign side by side. */
  readonly intervals: readonly {
    readonly digest: Digest;
    readonly since: Instant;
    readonly until?: Instant;
  }[];
}

/** Everything that checks may use. `facts` has an entry for every image occurrence. */
export interface Evidence {
  readonly occurrences: readonly Occurrence[];
  readonly facts: ReadonlyMap<ImageOccurrence, Fact>;
  readonly advisories: readonly Advisory[];
  /** What advisories were asked for. Absent: the names of the advisories, and no more is known of them. */
  readonly packages?: readonly PackageUse[];
  /** What the platform's scanner found in pinned images. */
  readonly vulnerabilities?: readonly Vulnerability[];
  /** Of every tag that was asked for and answered, each once. */
  readonly histories: readonly TagHistory[];
}
