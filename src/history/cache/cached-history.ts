// Answers pages of a tag's history from the cache, after the service has confirmed what the answer rests on.

import type { Digest } from '../../model/images/image.js';
import type { Instant } from '../../model/judgement/fact.js';
import { addPeriod, allTime, type Coverage, periodAt } from '../coverage.js';
import type { Records } from '../intervals.js';
import { historyDisagrees } from '../messages.js';
import { type ReadPurpose, unprovedBy } from '../prove.js';
import type { RequestHistory } from '../reader.js';
import type { Cache } from './cache.js';
import type { CacheKey } from './entry.js';
import { HistoryRead } from './history-read.js';
import { isUsable, loadHistory, type StoredHistory, storeHistory, worthStoring } from './stored-history.js';

interface CachedHistoryOptions {
  readonly request: RequestHistory;
  readonly cache: Cache;
  readonly key: CacheKey;
  readonly image: string;
  readonly limit: number;
  /** What the history is read for. Absent: everything may matter, so that nothing is answered from the cache. */
  readonly question: ReadPurpose | undefined;
  readonly now: () => Instant;
}

/**
 * The same port, for one tag. Each read, which begins with a window without a start, first asks the service for the
 * newest stored records and everything after them, in one response, and then for older records that the question rests on;
 * only if all of them agree is a page answered from the cache. A page is the one that the service would give, so the reader takes the same decisions with and without the
 * cache. A history that fits into one response is not stored, since reading it whole is one request as well.
 */
export function cachedHistory(options: CachedHistoryOptions): RequestHistory {
  const { request, limit } = options;
  let stored: Promise<StoredHistory | undefined> | undefined;
  let read = new HistoryRead(limit);
  /** Requests for older records, which have taken the place of as many pages. */
  let confirmations = 0;
  const counted: RequestHistory = (window) => {
    confirmations += 1;
    return request(window);
  };
  return async (window) => {
    if (window.end !== undefined) return request(window);
    if (window.start === undefined) {
      stored ??= loadHistory(options.cache, options.key);
      const known = await stored;
      stored = Promise.resolve(undefined);
      confirmations = 0;
      read = await openRead(options, known, counted);
    }
    const answer = read.isVerified ? read.answer(window.start) : undefined;
    if (answer !== undefined) {
      // The tail has taken the place of the first page.
      if (window.start !== undefined && confirmations-- <= 0) options.cache.count.saved += 1;
      return answer;
    }
    const page = await request(window);
    read.extend(page, window.start);
    // A read ends with the newest records, or with the last gap that it fills.
    if (page.length < limit || read.isWhole()) await store(options, read);
    return page;
  };
}

/** A read with what is stored, if the service agrees with it now; otherwise an empty one. */
async function openRead(
  options: CachedHistoryOptions,
  stored: StoredHistory | undefined,
  requestOlder: RequestHistory,
): Promise<HistoryRead> {
  const { request, limit, cache, key, image, question, now } = options;
  const empty = new HistoryRead(limit);
  if (question === undefined || stored === undefined || !isUsable(stored, now())) return empty;
  const read = new HistoryRead(limit, stored);
  const start = read.overlapStart();
  if (start === undefined) return empty;
  const tail = await request({ start });
  const isHeld = read.agreesWith(tail, start);
  if (isHeld) read.extend(tail, start);
  const from = read.firstOf(start);
  const confirmation = isHeld ? await confirm(read, from, question, requestOlder) : 'disagrees';
  if (confirmation === 'disagrees') await cache.discard(key, historyDisagrees(image));
  if (confirmation !== 'agrees') return empty;
  read.isVerified = true;
  if (tail.length < limit) await store(options, read);
  return read;
}

async function store({ cache, key, limit, now }: CachedHistoryOptions, read: HistoryRead): Promise<void> {
  const closed = worthStoring(read.known(now()), now(), limit);
  if (closed !== undefined && !read.isStored(closed)) await storeHistory(cache, key, closed);
}

/** `unknown`: nothing short of the whole history shows what the answer rests on, for example that a digest is absent. */
type Confirmation = 'agrees' | 'disagrees' | 'unknown';

/**
 * Holds what the newest part of a history does not prove against the service: the last record of each digest that is
 * asked about, and the one that follows it, in one response for each that an earlier response does not have. That decides
 * since when a pin is behind. How many records lie in between is not confirmed.
 * @param from from where on every record comes from the service
 */
export async function confirm(
  read: HistoryRead,
  from: Instant,
  question: ReadPurpose,
  request: RequestHistory,
): Promise<Confirmation> {
  const part = read.partFrom(from);
  const unproved = unprovedBy(part, question);
  if (unproved === undefined) return 'unknown';
  const older = read.closedBefore(from);
  const last = lastRecords(older, part.records, new Set(unproved), question);
  if (unproved.some((digest) => !last.known.has(digest))) return 'unknown';
  let confirmed: Coverage = [{ from, to: allTime.to }];
  for (const { at, next = from } of last.places) {
    if (isWithin(confirmed, at, next)) continue;
    const page = await request({ start: at - 1 });
    const to = Math.min(read.endOf(page), (part.records.at(-1)?.at ?? from) + 1);
    if (!read.hasExactly(page, { from: at, to })) return 'disagrees';
    confirmed = addPeriod(confirmed, { from: at, to });
    if (!isWithin(confirmed, at, next)) return 'unknown';
  }
  return 'agrees';
}

interface HistoryPlace {
  readonly at: Instant;
  /** When the record that follows was written; `undefined` if that is in the newest part. */
  readonly next: Instant | undefined;
}

/** Where the last records of the digests are that matter, oldest first, and all digests that the history has. */
function lastRecords(
  older: Records,
  newest: Records,
  unproved: ReadonlySet<Digest>,
  { isAsked }: ReadPurpose,
): { readonly places: readonly HistoryPlace[]; readonly known: ReadonlySet<Digest> } {
  const known = new Set(newest.map(({ digest }) => digest));
  const places: HistoryPlace[] = [];
  let [later, next]: (Instant | undefined)[] = [];
  for (const { at, digest } of older.toReversed()) {
    if (at !== later) [next, later] = [later, at];
    const isLast = !known.has(digest);
    known.add(digest);
    if (isLast && (unproved.has(digest) || isAsked(digest))) places.push({ at, next });
  }
  return { places: places.reverse(), known };
}

function isWithin(set: Coverage, at: Instant, next: Instant): boolean {
  const interval = periodAt(set, at);
  return interval !== undefined && next < interval.to;
}
