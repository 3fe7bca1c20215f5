// What each tag was when it was seen: a set of entries, merged by union.

import type { HistoryRecord, Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { compareText } from '../model/text.js';

/** At `at` a registry said that the tag is `digest`, and the entry before said another or there was none. */
export interface LedgerEntry extends HistoryRecord {
  /** `registry/repository:tag`, normalised. */
  readonly image: string;
}

/** In the order of image, time and digest, no two alike. */
export type LedgerEntries = readonly LedgerEntry[];

/**
 * The union. Entries that repeat their neighbour's digest stay: dropping them here would make the order of merges
 * matter, for a later merge may put another digest between them.
 */
export function mergeEntries(one: readonly LedgerEntry[], other: readonly LedgerEntry[]): LedgerEntries {
  const all = [...one, ...other].sort(compare);
  return all.filter((entry, index) => {
    const before = all[index - 1];
    return before === undefined || compare(before, entry) !== 0;
  });
}

function compare(a: LedgerEntry, b: LedgerEntry): number {
  return compareText(a.image, b.image) || a.at - b.at || compareText(a.digest, b.digest);
}

/** Records by image name, in order of time. */
export function recordsByImage(entries: LedgerEntries): ReadonlyMap<string, readonly HistoryRecord[]> {
  const records = new Map<string, HistoryRecord[]>();
  for (const { image, at, digest } of entries) {
    const known = records.get(image) ?? [];
    known.push({ at, digest });
    records.set(image, known);
  }
  return records;
}

/** What is new in what registries said at `now`: a tag's digest is added only where the newest entry is another. */
export function newEntries(
  entries: LedgerEntries,
  said: ReadonlyMap<string, Digest>,
  now: Instant,
): LedgerEntries {
  const records = recordsByImage(entries);
  const added = [...said].flatMap(([image, digest]) => {
    const newest = (records.get(image) ?? []).findLast(({ at }) => at <= now);
    return newest?.digest === digest ? [] : [{ image, at: now, digest }];
  });
  return mergeEntries(added, []);
}
