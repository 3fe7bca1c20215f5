// Sources of tag histories: what one can say (its strength), what it is asked, and what it answers.
import type { HistoryRecord, Instant } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import type { Digest, ImageReference } from '../model/image.js';
import type { SourceStrength } from '../model/source-strength.js';
import type { Interval } from './intervals.js';
import type { TimeView } from './pin-state.js';

/** A source that may know something about one tag. Sources are independent of each other, and are asked side by side. */
export interface HistorySource {
  /** In lower case, unique among the sources of a tag: `quay`. */
  readonly id: string;
  /** As messages name it, without a full stop: `Quay's tag history`. It completes "according to …". */
  readonly title: string;
  readonly strength: SourceStrength;
  /**
   * Answers in as few requests as the question allows.
   * @throws Failure if nothing is known; the source is then silent with that cause, and the run goes on without it
   */
  ask(question: HistoryQuestion): Promise<HistoryAnswer>;
}

/** What has to be found out about one tag. */
export interface HistoryQuestion {
  readonly image: ImageReference & { readonly tag: string };
  /** What the registry returns for the tag now. */
  readonly current: Digest;
  /** The pins whose state is of interest; empty if only the tag's past matters. Those that equal `current` are left out. */
  readonly pins: readonly Digest[];
  readonly view: TimeView;
  /**
   * True when these answers settle the question: a source with further pages stops. The command `history` asks for
   * everything, so it is never true there.
   */
  readonly isSettled: (soFar: HistoryAnswer) => boolean;
  /** Asks also for what no proof needs: how long the registry keeps what no tag points to, and other tags. */
  readonly isFull?: true;
}

/** What a source knows. Everything is optional but what its strength requires; absent means "not known", never "none". */
export interface HistoryAnswer {
  /** When it was read; for a cached answer, when that was stored. */
  readonly readAt: Instant;
  /**
   * In any order, with or without duplicates.
   * `complete`, `windowed`: the moves of the tag. A digest holds until the next record within the same known period.
   * `witness`: the tag pointed to the digest at `at` or shortly before (times are upper bounds).
   * `observed`: the tag pointed to the digest at `at`.
   * `timestamps`: empty.
   */
  readonly records: readonly HistoryRecord[];
  /**
   * `complete`, `windowed`: the periods of time of which every move is in `records`. One that ends after `readAt` is
   * known up to now. Other strengths know no such period, and theirs is ignored.
   */
  readonly known?: readonly Interval[];
  /** The registry's own statement that the tag did not exist before: its repository was created then. */
  readonly bornAt?: Instant;
  /** `timestamps`: digests that the registry had at an instant at the latest. Other strengths may have them as well. */
  readonly pushes?: readonly DigestPush[];
  /** The times of records by which somebody has put an older digest back, as far as the registry says so. */
  readonly restoredAt?: readonly Instant[];
  /** How long the registry keeps a digest that no tag points to; absent if that is not known. */
  readonly keepsUntaggedMs?: number;
  /** When the registry will remove the tag, by its own announcement. */
  readonly expiresAt?: Instant;
  /** Other tags of the repository that point to a digest of the question now, as far as they are known. */
  readonly otherTags?: readonly { readonly tag: string; readonly digest: Digest }[];
  /** Parts that could not be read, and why. They make no run incomplete. */
  readonly gaps?: readonly Gap[];
}

/** A digest that the registry had at an instant. */
export interface DigestPush {
  readonly digest: Digest;
  readonly at: Instant;
  /** The registry received the digest at that instant for the first time. Otherwise it may be older. */
  readonly isFirst: boolean;
}

/** An answer together with the source that gave it, or the reason why that source is silent. */
export interface SourceReading {
  readonly source: Pick<HistorySource, 'id' | 'title' | 'strength'>;
  readonly answer: HistoryAnswer | Gap;
}
