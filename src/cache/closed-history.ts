// The closed part of a tag's history in the cache: a head that names segments, which are named by their own digests.

import { z } from 'zod';
import { addInterval, allTime, type IntervalSet } from '../history/intervals.js';
import { orderRecords, type Records } from '../history/timeline.js';
import { append } from '../model/append.js';
import type { HistoryRecord, Instant } from '../model/fact.js';
import { parseJson } from '../model/json.js';
import type { Cache } from './cache.js';
import type { CacheKey } from './entry.js';
import { loadNamed, storeNamed } from './named-text.js';
import { recordsOfText, textOfRecords } from './segment.js';

/** What is known about a tag's history, and what was learned about the service. */
export interface ClosedHistory {
  readonly records: Records;
  /** The intervals of time of which every record is here. Never without an end. */
  readonly coverage: IntervalSet;
  /** Whether a response includes the record at the very start of its window; `undefined` if that was not seen. */
  readonly startIsInclusive?: boolean | undefined;
  /** When the oldest part of it was read from the service. */
  readonly readAt: Instant;
}

/** Full segments have this many records, so that a history that grows keeps all but its last one. */
const segmentRecords = 1000;
const maxSegments = 1000;

const headSchema = z.object({
  coverage: z.array(z.object({ from: z.number().nullable(), to: z.number() })).max(1000),
  segments: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(maxSegments),
  startIsInclusive: z.boolean().optional(),
  readAt: z.number(),
});

/** Reads what `storeHistory` wrote; `undefined` if anything of it is missing or damaged. */
export async function loadHistory(cache: Cache, key: CacheKey): Promise<ClosedHistory | undefined> {
  const head = headSchema.safeParse(parseJson((await cache.get(key))?.text ?? ''));
  if (!head.success) return undefined;
  const { segments, coverage, ...rest } = head.data;
  const parts = await Promise.all(segments.map((digest) => loadNamed(cache, digest)));
  const records: HistoryRecord[] = [];
  for (const part of parts) {
    const read = part === undefined ? undefined : recordsOfText(part);
    if (read === undefined) return undefined;
    append(records, read);
  }
  const covered = coverage.reduce<IntervalSet>(
    (set, { from, to }) => addInterval(set, { from: from ?? allTime.from, to }),
    [],
  );
  return { records: orderRecords(records), coverage: covered, ...rest };
}

export async function storeHistory(cache: Cache, key: CacheKey, history: ClosedHistory): Promise<void> {
  const { records, coverage, startIsInclusive, readAt } = history;
  if (records.length > segmentRecords * maxSegments) return;
  const segments: string[] = [];
  for (let start = 0; start < records.length; start += segmentRecords) {
    const text = textOfRecords(records.slice(start, start + segmentRecords));
    segments.push(await storeNamed(cache, text));
  }
  const intervals = coverage.map(({ from, to }) => ({ from: from === allTime.from ? null : from, to }));
  await cache.put(key, JSON.stringify({ coverage: intervals, segments, startIsInclusive, readAt }));
}
