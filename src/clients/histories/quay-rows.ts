// The rows of Quay's tag history: each says from when until when a tag pointed to a digest.
import { z } from 'zod';
import type { HistoryAnswer } from '../../history/source.js';
import { type Digest, isDigest } from '../../model/images/image.js';
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

export interface QuayRow {
  readonly digest: Digest;
  /** In seconds. */
  readonly start: number;
  /** In seconds; absent while the tag points to the digest. */
  readonly end?: number;
  readonly isRestored: boolean;
}

/** The row, if it is one of the tag and has what a history needs; what it covers is not known otherwise. */
export function quayRow(value: unknown, tag: string): QuayRow | undefined {
  const parsed = rowSchema.safeParse(value);
  if (!parsed.success || parsed.data.name !== tag) return undefined;
  const {
    manifest_digest: digest,
    start_ts: start,
    end_ts: end,
    reversion: isRestored = false,
  } = parsed.data;
  if (end === null || end === undefined) return { digest, start, isRestored };
  return end < start ? undefined : { digest, start, end, isRestored };
}

/**
 * The history that the rows prove. Only the time of a row is known: a row that the registry has deleted or hidden leaves
 * a hole, of which nothing is known, and a row that repeats the digest of a deleted one begins later than the digest's time.
 * Two rows with overlapping times contradict each other, so neither is used.
 */
export function rowsAnswer(rows: readonly QuayRow[], readAt: Instant): HistoryAnswer {
  const distinct = withoutOverlaps(withoutRepeats(rows));
  const lasting = new Set(distinct.flatMap((row) => (isInstantaneous(row) ? [] : [row.start])));
  const records = distinct.map((row) => recordOf(row, lasting));
  const now = Math.floor(readAt / 1000);
  const newest = distinct.at(-1);
  const live = newest !== undefined && endOf(newest) > now ? newest : undefined;
  const known = distinct.map((row) => ({
    from: row.start * 1000,
    to: row === live ? Number.POSITIVE_INFINITY : (row.end ?? row.start) * 1000,
  }));
  const restoredAt = distinct.flatMap((row) => (row.isRestored ? [recordOf(row, lasting).at] : []));
  return {
    readAt,
    records,
    known: known.filter(({ from, to }) => from < to),
    startIsBound: true,
    ...(live?.end === undefined ? {} : { expiresAt: live.end * 1000 }),
    ...(restoredAt.length === 0 ? {} : { restoredAt }),
  };
}

/** Pages overlap when the tag moves while they are read: the row of today then comes again, perhaps with its end. */
function withoutRepeats(rows: readonly QuayRow[]): readonly QuayRow[] {
  const byStart = new Map<string, QuayRow>();
  for (const row of rows) {
    const key = `${row.start} ${row.digest} ${isInstantaneous(row)}`;
    const other = byStart.get(key);
    if (other?.end === undefined || (row.end !== undefined && row.end < other.end)) byStart.set(key, row);
  }
  return [...byStart.values()].sort((a, b) => a.start - b.start || length(a) - length(b));
}

function withoutOverlaps(sorted: readonly QuayRow[]): readonly QuayRow[] {
  let latestEnd = Number.NEGATIVE_INFINITY;
  return sorted.filter((row, index) => {
    const startsTooEarly = row.start < latestEnd;
    latestEnd = Math.max(latestEnd, endOf(row));
    return !startsTooEarly && endOf(row) <= (sorted[index + 1]?.start ?? Number.POSITIVE_INFINITY);
  });
}

/** A tag may move several times in one second. Of its rows, the one that lasts longer than that second began last. */
function recordOf(row: QuayRow, lasting: ReadonlySet<number>): HistoryRecord {
  const isBefore = isInstantaneous(row) && lasting.has(row.start);
  return { at: row.start * 1000 - (isBefore ? 1 : 0), digest: row.digest };
}

function isInstantaneous({ start, end }: QuayRow): boolean {
  return end === start;
}

function endOf({ end = Number.POSITIVE_INFINITY }: QuayRow): number {
  return end;
}

function length(row: QuayRow): number {
  return endOf(row) - row.start;
}
