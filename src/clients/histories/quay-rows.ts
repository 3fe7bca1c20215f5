// The rows of Quay's tag history: each says from when until when a tag pointed to a digest.
import { z } from 'zod';
import type { TagInterval } from '../../history/intervals.js';
import type { HistoryAnswer } from '../../history/source.js';
import { isDigest } from '../../model/images/image.js';
import type { HistoryRecord, Instant } from '../../model/judgement/fact.js';

/** Times are whole seconds. The row of today has no end, or one that its owner has set in advance. */
const rowSchema = z.object({
  name: z.string(),
  manifest_digest: z.string().refine(isDigest),
  start_ts: z.number().int().positive().max(8e12),
  end_ts: z.number().int().positive().max(8e12).nullish(),
  // Only shown, so another type is no reason to ignore the row.
  reversion: z.boolean().optional().catch(undefined),
});

/** The row, if it is one of the tag and has what a history needs; what it covers is not known otherwise. */
export function quayRow(value: unknown, tag: string): TagInterval | undefined {
  const parsed = rowSchema.safeParse(value);
  if (!parsed.success || parsed.data.name !== tag) return undefined;
  const { manifest_digest: digest, start_ts: start, end_ts: end, reversion } = parsed.data;
  const row: TagInterval = {
    ...{ digest, since: start * 1000, tied: false },
    ...(reversion === true ? { isRestored: true } : {}),
  };
  if (end === null || end === undefined) return row;
  return end < start ? undefined : { ...row, until: end * 1000 };
}

/**
 * The history that the rows prove. Only the time of a row is known: a row that the registry has deleted or hidden leaves
 * a hole, of which nothing is known, and a row that repeats the digest of a deleted one begins later than the digest's time.
 * Two rows with overlapping times contradict each other, so neither is used.
 */
export function rowsAnswer(rows: readonly TagInterval[], readAt: Instant): HistoryAnswer {
  const distinct = withoutOverlaps(withoutRepeats(rows));
  const lasting = new Set(distinct.flatMap((row) => (isInstantaneous(row) ? [] : [row.since])));
  const records = distinct.map((row) => recordOf(row, lasting));
  const now = Math.floor(readAt / 1000) * 1000;
  const newest = distinct.at(-1);
  const live = newest !== undefined && endOf(newest) > now ? newest : undefined;
  const known = distinct.map((row) => ({
    from: row.since,
    to: row === live ? Number.POSITIVE_INFINITY : (row.until ?? row.since),
  }));
  const restoredAt = distinct.flatMap((row) => (row.isRestored ? [recordOf(row, lasting).at] : []));
  return {
    readAt,
    records,
    known: known.filter(({ from, to }) => from < to),
    startIsBound: true,
    ...(live?.until === undefined ? {} : { expiresAt: live.until }),
    ...(restoredAt.length === 0 ? {} : { restoredAt }),
  };
}

/** Pages overlap when the tag moves while they are read: the row of today then comes again, perhaps with its end. */
function withoutRepeats(rows: readonly TagInterval[]): readonly TagInterval[] {
  const byStart = new Map<string, TagInterval>();
  for (const row of rows) {
    const key = `${row.since} ${row.digest} ${isInstantaneous(row)}`;
    const other = byStart.get(key);
    if (other?.until === undefined || (row.until !== undefined && row.until < other.until))
      byStart.set(key, row);
  }
  return [...byStart.values()].sort((a, b) => a.since - b.since || length(a) - length(b));
}

function withoutOverlaps(sorted: readonly TagInterval[]): readonly TagInterval[] {
  let latestEnd = Number.NEGATIVE_INFINITY;
  return sorted.filter((row, index) => {
    const startsTooEarly = row.since < latestEnd;
    latestEnd = Math.max(latestEnd, endOf(row));
    return !startsTooEarly && endOf(row) <= (sorted[index + 1]?.since ?? Number.POSITIVE_INFINITY);
  });
}

/** A tag may move several times in one second. Of its rows, the one that lasts longer than that second began last. */
function recordOf(row: TagInterval, lasting: ReadonlySet<number>): HistoryRecord {
  const isBefore = isInstantaneous(row) && lasting.has(row.since);
  return { at: row.since - (isBefore ? 1 : 0), digest: row.digest };
}

function isInstantaneous({ since, until }: TagInterval): boolean {
  return until === since;
}

function endOf({ until = Number.POSITIVE_INFINITY }: TagInterval): number {
  return until;
}

function length(row: TagInterval): number {
  return endOf(row) - row.since;
}
