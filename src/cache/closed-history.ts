// The closed part of a tag's history in the cache: a head that names segments, which are named by their own digests.

import { z } from 'zod';
import { addInterval, allTime, type IntervalSet } from '../history/intervals.js';
import { orderRecords, type Records } from '../history/timeline.js';
import { append } from '../model/append.js';
import type { HistoryRecord, Instant } from '../model/fact.js';
import { isDigest } from '../model/image.js';
import type { Cache } from './cache.js';
import { type CacheKey, hexDigest } from './entry.js';

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
  const head = headSchema.safeParse(jsonOf((await cache.get(key))?.text));
  if (!head.success) return undefined;
  const { segments, coverage, ...rest } = head.data;
  const parts = await Promise.all(segments.map((digest) => loadSegment(cache, digest)));
  const records: HistoryRecord[] = [];
  for (const part of parts) {
    if (part === undefined) return undefined;
    append(records, part);
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
    const text = textOf(records.slice(start, start + segmentRecords));
    const digest = hexDigest(text);
    segments.push(digest);
    await cache.putOnce({ kind: 'segment', name: digest }, text);
  }
  const intervals = coverage.map(({ from, to }) => ({ from: from === allTime.from ? null : from, to }));
  await cache.put(key, JSON.stringify({ coverage: intervals, segments, startIsInclusive, readAt }));
}

async function loadSegment(cache: Cache, digest: string): Promise<readonly HistoryRecord[] | undefined> {
  const key: CacheKey = { kind: 'segment', name: digest };
  const text = (await cache.get(key))?.text;
  if (text === undefined) return undefined;
  if (hexDigest(text) === digest) return recordsOf(text);
  await cache.discard(key, `The segment ${digest} of a tag's history had other content than its name says`);
  return undefined;
}

function textOf(records: Records): string {
  return records.map(({ at, digest }) => `${at} ${digest}`).join('\n');
}

function recordsOf(text: string): readonly HistoryRecord[] | undefined {
  const records: HistoryRecord[] = [];
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ');
    const [at, digest] = [Number(line.slice(0, space)), line.slice(space + 1)];
    if (space < 1 || !Number.isSafeInteger(at) || !isDigest(digest)) return undefined;
    records.push({ at, digest });
  }
  return records;
}

function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
