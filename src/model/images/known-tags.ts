// What a run need not ask of the platform: lists that were read just before, and histories of tags that have not moved since.
import type { HistoryRecord } from '../judgement/fact.js';
import type { OrganizationImage } from './listed-tag.js';

/** All names are `<org>/<image>`, and `<org>/<image>:<tag>` for a tag. */
export interface KnownTags {
  /** The tags of an image with their ends, as they were listed a short time ago; `undefined` if they must be asked. */
  listOf(image: string): OrganizationImage | undefined;
  /** Every record of a tag that has not moved since they were read; `undefined` if they must be asked. */
  recordsOf(tag: string): Promise<readonly HistoryRecord[] | undefined>;
  /** Keeps every record of a tag, for the next night. */
  keep(tag: string, records: readonly HistoryRecord[]): void;
  /** How many requests this has made unnecessary. */
  readonly count: { readonly saved: number };
}
