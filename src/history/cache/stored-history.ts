// The closed part of a tag's history in the cache: a head that names segments, which are named by their own digests.
import { z } from 'zod';
import { append } from '../../model/collections.js';
import { isDigest } from '../../model/images/image.js';
import { parseJson } from '../../model/json.js';
import type { HistoryRecord, Instant } from '../../model/judgement/fact.js';
import { dayMs } from '../../model/text/time.js';
import { allTime, type Coverage, joinPeriods } from '../coverage.js';
import { orderRecords, type Records, recordsIn } from '../intervals.js';
import { hasOtherContent } from '../messages.js';
import type { Cache } from './cache.js';
import { type CacheKey, hexDigest } from './entry.js';

/** What is known about a tag's history, and what was learned about the service. */
export interface StoredHistory {
  readonly records: Records;
  /** The intervals of time of which every record is here. Never without an end. */
  readonly coverage: Coverage;
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

export async function loadHistory(cache: Cache, key: CacheKey): Promise<StoredHistory | undefined> {
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
  const covered = joinPeriods(coverage.map(({ from, to }) => ({ from: from ?? allTime.from, to })));
  return { records: orderRecords(records), coverage: covered, ...rest };
}

export async function storeHistory(cache: Cache, key: CacheKey, history: StoredHistory): Promise<void> {
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

function textOfRecords(records: Records): string {
  return records.map(({ at, digest }) => `${at} ${digest}`).join('\n');
}

function recordsOfText(text: string): readonly HistoryRecord[] | undefined {
  const records: HistoryRecord[] = [];
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ');
    const [at, digest] = [Number(line.slice(0, space)), line.slice(space + 1)];
    if (space < 1 || !Number.isSafeInteger(at) || !isDigest(digest)) return undefined;
    records.push({ at, digest });
  }
  return records;
}

/** A record may appear this long after its own timestamp, for example in a copy of the registry. */
const settlingMs = dayMs;
/** A stored history is read again as a whole after this long, so that nothing is trusted for ever. */
const maxAgeMs = 7 * dayMs;

/** Whether a stored history may be used at all: it is not from the future, and not too old. */
export function isUsable({ readAt, records, coverage }: StoredHistory, now: Instant): boolean {
  const newest = Math.max(records.at(-1)?.at ?? allTime.from, coverage.at(-1)?.to ?? allTime.from);
  return readAt <= now && now - readAt < maxAgeMs && newest <= now;
}

/**
 * The settled part of a history, up to and without its newest settled record, so that a wrong clock cannot claim a time
 * in which nothing is known. `undefined` if the whole history fits into one response: then one request reads all of it.
 */
export function worthStoring(known: StoredHistory, now: Instant, limit: number): StoredHistory | undefined {
  const settled = recordsIn(known.records, { from: allTime.from, to: now - settlingMs });
  const end = settled.at(-1)?.at;
  if (end === undefined || settled.length < limit) return undefined;
  const coverage = closedBefore(known.coverage, end);
  const records = coverage.flatMap((interval) => recordsIn(settled, interval));
  return coverage.length === 0 ? undefined : { ...known, coverage, records };
}

function closedBefore(coverage: Coverage, end: Instant): Coverage {
  return coverage
    .map(({ from, to }) => ({ from, to: Math.min(to, end) }))
    .filter(({ from, to }) => from < to);
}

export interface WholeHistory {
  readonly tag: string;
  readonly readAt: Instant;
  readonly records: Records;
}

/** Stores the histories and returns the digest of what was stored; anybody who knows it can verify what is read. */
export async function storeWhole(cache: Cache, histories: readonly WholeHistory[]): Promise<string> {
  const parts = histories.map(({ tag, readAt, records }) => `= ${readAt} ${tag}\n${textOfRecords(records)}`);
  return storeNamed(cache, parts.sort().join('\n'));
}

/** The histories by tag; empty if they are missing, or are not what the digest says. */
export async function loadWhole(cache: Cache, digest: string): Promise<ReadonlyMap<string, WholeHistory>> {
  const text = await loadNamed(cache, digest);
  const parts = text === undefined ? [] : `\n${text}`.split('\n= ').slice(1);
  const histories = parts.flatMap((part) => historyIn(part) ?? []);
  return new Map(histories.map((history) => [history.tag, history]));
}

function historyIn(part: string): WholeHistory | undefined {
  const end = part.indexOf('\n');
  const [head, rest] = end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
  const space = head.indexOf(' ');
  const [readAt, tag] = [Number(head.slice(0, space)), head.slice(space + 1)];
  const records = recordsOfText(rest);
  if (space < 1 || !Number.isSafeInteger(readAt) || records === undefined) return undefined;
  return { tag, readAt, records: orderRecords(records) };
}

async function storeNamed(cache: Cache, text: string): Promise<string> {
  const digest = hexDigest(text);
  await cache.putOnce({ kind: 'segment', name: digest }, text);
  return digest;
}

/** The text with the digest; `undefined` if it is missing. One that has another digest is thrown away. */
async function loadNamed(cache: Cache, digest: string): Promise<string | undefined> {
  const key: CacheKey = { kind: 'segment', name: digest };
  const text = (await cache.get(key))?.text;
  if (text === undefined || hexDigest(text) === digest) return text;
  await cache.discard(key, hasOtherContent(digest));
  return undefined;
}
