// What the platform's lists say of an image's tags, and what a run need not ask because they were read just before.
import type { AnnouncedEnd, HistoryRecord, Instant } from '../judgement/fact.js';
import type { Digest } from './image.js';

export interface RepositoryTag {
  readonly name: string;
  readonly deprecated: boolean;
  /** What the tag points to, if the platform returns it. */
  readonly digest?: Digest | undefined;
  /** When the tag was last updated, if the platform says so. */
  readonly updatedAt?: Instant | undefined;
}

/** The tags of an organization that something rests on. */
export interface TagsInUse {
  readonly count: number;
  /** The names of those whose announced ends are of interest, and how many tags have each. */
  readonly names: ReadonlyMap<string, number>;
}

export interface OrganizationImage {
  readonly tags: readonly RepositoryTag[];
  /** What is announced, which may be nothing, by tag; those of other tags were not asked for. */
  readonly ends: ReadonlyMap<string, PlatformEndOfLife>;
}

export interface PlatformEndOfLife {
  /** As the platform writes it. */
  readonly date?: string;
  readonly grace?: AnnouncedEnd['grace'];
}

/** All names are `<org>/<image>`, and `<org>/<image>:<tag>` for a tag. */
export interface KnownTags {
  /** The tags of an image with their ends, as they were listed a short time ago; `undefined` if they must be asked. */
  listOf(image: string): OrganizationImage | undefined;
  /** Every record of a tag that has not moved since they were read; `undefined` if they must be asked. */
  recordsOf(tag: string): Promise<readonly HistoryRecord[] | undefined>;
  /** Keeps every record of a tag, for the next audit. */
  keep(tag: string, records: readonly HistoryRecord[]): void;
  /** How many requests this has made unnecessary. */
  readonly count: { readonly saved: number };
}
