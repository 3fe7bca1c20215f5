// Answers pages of a tag's history from the cache, after the service has confirmed what the answer rests on.
import type { ReadPurpose } from '../history/question.js';
import type { RequestHistory } from '../history/reader.js';
import type { Instant } from '../model/fact.js';
import type { Cache } from './cache.js';
import { type ClosedHistory, loadHistory, storeHistory } from './closed-history.js';
import { confirm } from './confirmed.js';
import type { CacheKey } from './entry.js';
import { HistoryBook } from './history-book.js';
import { historyDisagrees } from './messages.js';
import { isUsable, worthStoring } from './settled.js';

export interface CachedHistoryOptions {
  readonly request: RequestHistory;
  readonly cache: Cache;
  readonly key: CacheKey;
  /** The image, for what is said about it. */
  readonly image: string;
  /** The maximum number of records in one response. */
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
  let stored: Promise<ClosedHistory | undefined> | undefined;
  let book = new HistoryBook(limit);
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
      book = await openBook(options, known, counted);
    }
    const answer = book.isVerified ? book.answer(window.start) : undefined;
    if (answer !== undefined) {
      // The tail has taken the place of the first page.
      if (window.start !== undefined && confirmations-- <= 0) options.cache.count.saved += 1;
      return answer;
    }
    const page = await request(window);
    book.learn(page, window.start);
    // A read ends with the newest records, or with the last gap that it fills.
    if (page.length < limit || book.isWhole()) await store(options, book);
    return page;
  };
}

/** A book with what is stored, if the service agrees with it now; otherwise an empty one. */
async function openBook(
  options: CachedHistoryOptions,
  stored: ClosedHistory | undefined,
  requestOlder: RequestHistory,
): Promise<HistoryBook> {
  const { request, limit, cache, key, image, question, now } = options;
  const empty = new HistoryBook(limit);
  if (question === undefined || stored === undefined || !isUsable(stored, now())) return empty;
  const book = new HistoryBook(limit, stored);
  const start = book.overlapStart();
  if (start === undefined) return empty;
  const tail = await request({ start });
  const isHeld = book.agreesWith(tail, start);
  if (isHeld) book.learn(tail, start);
  const from = book.firstOf(start);
  const confirmation = isHeld ? await confirm(book, from, question, requestOlder) : 'disagrees';
  if (confirmation === 'disagrees') await cache.discard(key, historyDisagrees(image));
  if (confirmation !== 'agrees') return empty;
  book.isVerified = true;
  if (tail.length < limit) await store(options, book);
  return book;
}

async function store({ cache, key, limit, now }: CachedHistoryOptions, book: HistoryBook): Promise<void> {
  const closed = worthStoring(book.known(now()), now(), limit);
  if (closed !== undefined && !book.isStored(closed)) await storeHistory(cache, key, closed);
}
