// What is known about an image reference: its fact, the history of its tag, and the input that checks use.

import type { Cause } from '../failure.js';
import type { Digest } from '../images/image.js';
import type { ReferencePolicies } from '../images/pull-policy.js';
import type { SourceStrength } from '../images/source-strength.js';
import type { ImageOccurrence, Occurrence } from '../occurrence.js';
import type { Place } from '../text/source.js';
import type { Advisory, PackageUse, Vulnerability } from './advisory.js';
import type { ReferenceSignatures } from './signature.js';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** One record of a tag's history: from `at` on, the tag pointed to `digest`. */
export interface HistoryRecord {
  readonly at: Instant;
  readonly digest: Digest;
  /** What was left out directly before it. */
  readonly leftOut?: LeftOut;
}

/** A part of a long history that no question is about. */
export interface LeftOut {
  readonly intervals: number;
  /** The tag pointed to one of their digests at another time as well. */
  readonly areElsewhere: boolean;
}

/**
 * The source of times and counts. Absent: a complete history. `windowed`: a history that is complete since an instant.
 * `witness`, `first-seen`: digests that a third party, or this repository's ledger, has seen, so times and counts are
 * bounds, because the tag may have moved earlier and more often; a history with a hole after the digest is a `witness`
 * too. `timestamps`: when the digest was pushed. `present`: only the digest that the registry returned for the tag,
 * without any history.
 */
export type Basis = 'windowed' | 'witness' | 'first-seen' | 'timestamps' | 'present';

/** Whether times and counts are bounds: the tag had the digests at these times, and may have moved in between. */
export function isBound(basis: Basis | undefined): boolean {
  return basis === 'witness' || basis === 'first-seen';
}

/** How messages name a signed build of the version in the tag, whose time is that of the tag, and not of the digest alone. */
export const signedBuild = 'the signed build of its version';

/** Whether a digest counts as old enough by its own age, because the policy says so. */
export function isByDigestAge({ basis, youngUntil, evidence }: AgedFact): boolean {
  const judge = evidence?.find(({ silent }) => silent === undefined);
  return basis === 'timestamps' && youngUntil === undefined && judge?.source !== signedBuild;
}

/** A fact, or a reported one. */
interface AgedFact {
  readonly basis?: Basis | undefined;
  readonly youngUntil?: Instant | string | undefined;
  readonly evidence?:
    | readonly { readonly source: string; readonly silent?: object | undefined }[]
    | undefined;
}

/** One of the sources that a fact rests on, or that were silent. */
export interface SourceUsed {
  /** As messages name it: `Quay's tag history`. */
  readonly source: string;
  readonly strength: SourceStrength;
  /** The start of its window, or its oldest entry for the tag; absent if it knows the whole life of the tag, or nothing. */
  readonly since?: Instant;
  /** When it was read; for a cached answer, when that was stored. */
  readonly readAt: Instant;
  /** Why it could not say anything. It then supports nothing. */
  readonly silent?: { readonly cause: Cause; readonly message: string };
}

interface KnownParts {
  readonly currentDigest: Digest;
  /** Absent if it is not known (`basis` is `present`). */
  readonly currentSince?: Instant;
  readonly basis?: Basis;
  /** What the fact rests on, and the sources that were silent. Absent: only the present. */
  readonly evidence?: readonly SourceUsed[];
  /** Absent if the platform's list of tags did not show it. */
  readonly endOfLife?: EndOfLife;
  /** Why the platform's list of tags was not read; nothing else says when the tag ends. */
  readonly endUnread?: Cause;
  /** The tag that was found for a reference without one, by its digest in the histories of the repository. */
  readonly recoveredTag?: string;
  /** Why it is not known which digest is old enough to be pinned; absent: `currentDigest` is. */
  readonly noTarget?: string;
}

/** `releases`: set if a public list of release cycles says so, and not the platform. */
export type EndOfLife = { readonly releases?: ReleaseEnds } & (
  | {
      readonly deprecated: false;
      /** The end that the platform has announced; absent if it has announced none, or was not asked. */
      readonly announced?: AnnouncedEnd;
      /** Set with `announced`. */
      readonly successors?: Successors;
    }
  | {
      readonly deprecated: true;
      readonly successors?: Successors;
      /** The date as the platform writes it, or why it is not known. Absent if the platform has none. */
      readonly date?: string | { readonly unknown: string };
    }
);

/** What a public list of release cycles says of the software in an image, and of the distribution it is based on. */
export interface ReleaseEnds {
  /** The name of the list. */
  readonly list: string;
  /** The day of its data. */
  readonly asOf: string;
  /** Why newer data could not be requested, although it should have been. */
  readonly outdated?: string;
  /** At least one: the earliest first, those without a date before all others. */
  readonly ends: readonly ReleaseEnd[];
}

export interface ReleaseEnd {
  /** Whether the release is one of the image's software, or of the distribution below it. */
  readonly of: 'image' | 'base';
  /** Product and release: `Node.js 16`. */
  readonly name: string;
  /** Absent: it has ended, and the list has no date. */
  readonly date?: Instant;
  /** Supported releases of the same product. */
  readonly successors?: Successors;
}

/** When a tag that is still supported ends. */
export interface AnnouncedEnd {
  /** The day of the end of life; it may be in the past. */
  readonly date?: Instant;
  /** Set in the grace period, in which the tag is still rebuilt after its end of life. */
  readonly grace?: { readonly until?: Instant };
}

/** Supported tags to move to. */
export interface Successors {
  /** The newest of the nearest release line: `3.9` → `3.10`; `1.2.3` → `1.2.9`, or `1.3.5` if no `1.2` is supported. */
  readonly nearest: string;
  readonly newest: string;
}

/**
 * The registry deletes the pinned digest once no tag points to it, and no other tag does now. Only set for a tag that has
 * moved before.
 */
export interface Vanishing {
  /** How long the registry keeps a digest after the last tag has moved on. */
  readonly keptMs: number;
  /** When that time is over; absent while the tag points to the digest. */
  readonly from?: Instant;
  /** Another tag of the tag's present digest that names a full version. */
  readonly sibling?: string;
  /** The image's name at a mirror of the policy that has the pinned digest. */
  readonly mirror?: string;
}

/** What followed a pinned digest that the registry has deleted. */
export interface PinSuccessor {
  /** The first digest after it that still exists. */
  readonly digest: Digest;
  /** When the tag moved to it, or at the latest then. */
  readonly since: Instant;
  /** The source of the history, as messages name it. */
  readonly source: string;
}

/** A tag of the repository that has the pinned digest now. It never proves that the written tag had it. */
export interface OtherTag {
  readonly tag: string;
  /** It and the written tag are full versions that differ. */
  readonly contradicts: boolean;
}

/** How far a superseded digest is behind its tag. */
export interface Lag {
  readonly supersededAt: Instant;
  readonly supersededBy: Digest;
  /** The number of newer tag intervals. */
  readonly behind: number;
  readonly lagMs: number;
  /** Absent: the images were not compared, so that every move counts. */
  readonly compared?: ComparedImages;
}

/** What the newer digests of a tag change for the platforms in use. */
export interface ComparedImages {
  /** Absent: all platforms of the pinned digest. */
  readonly platforms?: readonly string[];
  /** When the tag first had another image for one of them; absent: the digest to pin has the same. */
  readonly changedAt?: Instant;
  /** Why the images could not be compared, so that every move counts: one sentence without a full stop. */
  readonly unread?: string;
  /** Why no digest can be pinned yet, so that nothing was compared: the tag is still being built. */
  readonly unsettled?: string;
}

/** How long a pin has had other images than its tag. 0: it has the same, or the tag is still being built. */
export function missedMs({ supersededAt, lagMs, compared }: Lag): number {
  if (compared === undefined || compared.unread !== undefined) return lagMs;
  return compared.changedAt === undefined ? 0 : Math.max(0, lagMs - (compared.changedAt - supersededAt));
}

/** Whether the digest to pin gives the platforms in use the images of the pinned one, so that there is nothing to pin. */
export function hasSameImages(lag: {
  readonly compared?: Readonly<Partial<Record<'changedAt' | 'unread' | 'unsettled', unknown>>> | undefined;
}): boolean {
  const { changedAt, unread, unsettled } = lag.compared ?? { changedAt: 0 };
  return changedAt === undefined && unread === undefined && unsettled === undefined;
}

export type Fact =
  | ({ readonly status: 'unpinned' } & KnownParts)
  | ({
      readonly status: 'current';
      /** Absent with `currentSince`. */
      readonly pinnedSince?: Instant;
      /** Set under `min-age` if the pin is too young: it counts as too young until then. */
      readonly youngUntil?: Instant;
      /** Set under `min-age` if nobody knows since when the tag has the digest, as a sentence. */
      readonly ageUnknown?: string;
      readonly vanishes?: Vanishing;
    } & KnownParts)
  | ({
      readonly status: 'superseded';
      readonly pinnedSince: Instant;
      readonly vanishes?: Vanishing;
    } & Lag &
      KnownParts)
  /** The registry returns another digest for the tag, and nothing proves that the pin ever was the tag's. */
  | ({
      readonly status: 'not-current';
      /** The tag has had other digests since then; absent: that is known of now only. */
      readonly notSince?: Instant;
      /** Set where the tag's digest has the same images, and where that could not be read. */
      readonly compared?: ComparedImages;
      readonly otherTag?: OtherTag;
    } & KnownParts)
  | ({
      readonly status: 'not-in-history';
      readonly records: number;
      readonly historySince: Instant;
    } & KnownParts)
  | ({
      readonly status: 'one-platform';
      /** The index that the tag pointed to; the pin is the manifest of one of its platforms. */
      readonly indexDigest: Digest;
      readonly pinnedSince?: Instant;
      /** The lag of the index; absent if it is not superseded, or that is not known. */
      readonly lag?: Lag;
    } & KnownParts)
  | {
      readonly status: 'missing';
      readonly what: 'repository' | 'tag' | 'digest';
      /** Of a digest that a history has; absent if none is known, or nothing that followed exists. */
      readonly successor?: PinSuccessor;
    }
  | {
      readonly status: 'unknown';
      readonly cause: Cause;
      readonly message: string;
      /** The current digest of the tag, if that much is known. */
      readonly currentDigest?: Digest;
      /** The sources that were asked; none of them settles the question. */
      readonly evidence?: readonly SourceUsed[];
      readonly endOfLife?: EndOfLife;
      readonly endUnread?: Cause;
    };

/** The known part of a tag's history. */
export interface TagHistory {
  /** The source of times and digests; absent: the platform's own history. */
  readonly evidence?: SourceUsed;
  readonly registry: string;
  readonly repository: string;
  readonly tag: string;
  /** False if only as much was read as the pins needed, or a part could not be read. */
  readonly complete: boolean;
  /** Set if the history is not complete: the half-open intervals of time of which every record is known. */
  readonly known?: readonly { readonly from: Instant; readonly to: Instant }[];
  /** From oldest to newest; the newest has no `until`. Intervals with the same timestamp overlap. */
  readonly intervals: readonly {
    readonly digest: Digest;
    readonly since: Instant;
    readonly until?: Instant;
    /** Intervals directly before it that are left out. */
    readonly leftOut?: LeftOut;
  }[];
}

/** How many entries of the ledger, and their images: each once, the first few by name. */
export interface LedgerPart {
  readonly count: number;
  readonly images: readonly string[];
}

/** What a pull request does to the past of the ledger, of which the base commit's entries count until the merge. */
export interface LedgerRewrite {
  /** The start of the ledger. */
  readonly at: Place;
  /** Entries of the base that the change deletes or edits. */
  readonly removed: LedgerPart;
  /** Entries that the change adds with a time before the base's newest entry. */
  readonly backdated: LedgerPart;
}

/** Everything that checks use. `facts` has an entry for every image occurrence. */
export interface CheckInput {
  readonly occurrences: readonly Occurrence[];
  readonly facts: ReadonlyMap<ImageOccurrence, Fact>;
  readonly advisories: readonly Advisory[];
  /** The packages whose advisories were requested. Absent: only the names in the advisories are known. */
  readonly packages?: readonly PackageUse[];
  /** The matches of the platform's scanner in pinned images. */
  readonly vulnerabilities?: readonly Vulnerability[];
  /** The histories of all tags that were looked up successfully, each once. */
  readonly histories: readonly TagHistory[];
  /** What the organization's pull policies say. Has no entry for a reference to which none applies. */
  readonly pullPolicies?: ReadonlyMap<ImageOccurrence, ReferencePolicies>;
  /** The signatures of references, as far as they were asked for. */
  readonly signatures?: ReadonlyMap<ImageOccurrence, ReferenceSignatures>;
  /** Absent if the run is not about a change, or the change only adds to the ledger. */
  readonly ledger?: LedgerRewrite;
}
