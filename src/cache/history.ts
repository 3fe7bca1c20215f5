// Answers pages of a tag's history from the cache, after its tail was asked and agrees with what is stored.
import {
  addInterval,
  allTime,
  type Interval,
  type IntervalSet,
  intervalAt,
  uncovered,
} from '../history/intervals.js';
import type { RequestHistory } from '../history/reader.js';
import { type Records, recordsIn, withRecords } from '../history/timeline.js';
import type { HistoryRecord, Instant } from '../model/fact.js';
import type { Cache } from './cache.js';
import { type ClosedHistory, loadHistory, storeHistory } from './closed-history.js';
import type { CacheKey } from './entry.js';
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
  readonly now: () => Instant;
}

/**
 * The same port, for one tag. Each read, which begins with a window without a start, first asks the service for the
 * newest stored records and everything after them, in one response; only if all of them agree is a page answered from
 * the cache. A page is the one that the service would give, so the reader takes the same decisions with and without the
 * cache. A history that fits into one response is not stored, since reading it whole is one request as well.
 */
export function cachedHistory(options: CachedHistoryOptions): RequestHistory {
  const { request, limit } = options;
  let stored: Promise<ClosedHistory | undefined> | undefined;
  let book = new HistoryBook(limit);
  return async (window) => {
    if (window.end !== undefined) return request(window);
    if (window.start === undefined) {
      stored ??= loadHistory(options.cache, options.key);
      const known = await stored;
      stored = Promise.resolve(undefined);
      book = await openBook(options, known);
    }
    const answer = book.isVerified ? book.answer(window.start) : undefined;
    if (answer !== undefined) {
      // The tail has taken the place of the first page.
      if (window.start !== undefined) options.cache.count.saved += 1;
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
): Promise<HistoryBook> {
  const { request, limit, cache, key, image, now } = options;
  const empty = new HistoryBook(limit);
  if (stored === undefined || !isUsable(stored, now())) return empty;
  const book = new HistoryBook(limit, stored);
  const start = book.overlapStart();
  if (start === undefined) return empty;
  const tail = await request({ start });
  if (!book.agreesWith(tail, start)) {
    await cache.discard(key, historyDisagrees(image));
    return empty;
  }
  book.learn(tail, start);
  book.isVerified = true;
  if (tail.length < limit) await store(options, book);
  return book;
}

async function store({ cache, key, limit, now }: CachedHistoryOptions, book: HistoryBook): Promise<void> {
  const closed = worthStoring(book.known(now()), now(), limit);
  if (closed !== undefined && !book.isStored(closed)) await storeHistory(cache, key, closed);
}

/** What is known about one tag during one read. */
class HistoryBook {
  /** The service has agreed with what was stored. */
  isVerified = false;
  private records: Records;
  private coverage: IntervalSet;
  private startIsInclusive: boolean | undefined;

  constructor(
    private readonly limit: number,
    private readonly stored?: ClosedHistory,
  ) {
    this.records = stored?.records ?? [];
    this.coverage = stored?.coverage ?? [];
    this.startIsInclusive = stored?.startIsInclusive;
  }

  known(now: Instant): ClosedHistory {
    const { records, coverage, startIsInclusive } = this;
    return { records, coverage, startIsInclusive, readAt: this.stored?.readAt ?? now };
  }

  isStored({ records, coverage }: ClosedHistory): boolean {
    const before = this.stored;
    return (
      before?.records.length === records.length &&
      JSON.stringify(before.coverage) === JSON.stringify(coverage)
    );
  }

  /** Every record is known. */
  isWhole(): boolean {
    return uncovered(this.coverage).length === 0;
  }

  /** Where the tail begins: so that half a response is stored records, and the other half has room for new ones. */
  overlapStart(): Instant | undefined {
    const last = this.coverage.at(-1);
    if (last === undefined) return undefined;
    const closed = recordsIn(this.records, last);
    const first = closed.at(-Math.ceil(this.limit / 2)) ?? closed[0];
    const isLater = first !== undefined && (closed.at(-1)?.at ?? first.at) > first.at;
    return isLater ? first.at : undefined;
  }

  /** Whether the tail has exactly the stored records between its start and its end. */
  agreesWith(tail: readonly HistoryRecord[], start: Instant): boolean {
    const last = this.coverage.at(-1) ?? allTime;
    const newest = tail.reduce((max, { at }) => Math.max(max, at), allTime.from);
    const from = tail.some(({ at }) => at === start) ? start : start + 1;
    const to = tail.length >= this.limit ? Math.min(newest, last.to) : last.to;
    const stored = recordsIn(this.records, { from, to });
    const answered = recordsIn(withRecords([], tail), { from, to });
    return (
      stored.length > 0 &&
      tail.every(({ at }) => at >= start) &&
      stored.length === answered.length &&
      stored.every(
        ({ at, digest }, index) => answered[index]?.at === at && answered[index]?.digest === digest,
      )
    );
  }

  /** Adds a response of the service. One that ignores the window teaches nothing. */
  learn(page: readonly HistoryRecord[], start: Instant | undefined): void {
    if (start !== undefined) {
      const isAtStart = page.some(({ at }) => at === start);
      if (isAtStart) this.startIsInclusive = true;
      else if (this.recordsOf(start).length > 0) this.startIsInclusive = false;
      if (page.some(({ at }) => at < start)) return;
    }
    const read = this.coveredBy(page, start);
    this.records = withRecords(this.records, page);
    this.coverage = addInterval(this.coverage, read);
  }

  /** The page that the service would give for a window from `start` on; `undefined` if not all of it is known. */
  answer(start: Instant | undefined): readonly HistoryRecord[] | undefined {
    if (start !== undefined && this.startIsInclusive === undefined) return undefined;
    const from = this.firstOf(start);
    const known = intervalAt(this.coverage, from);
    if (known === undefined) return undefined;
    const records = recordsIn(this.records, { from, to: known.to });
    const isWhole = known.to === allTime.to || records.length >= this.limit;
    return isWhole ? records.slice(0, this.limit) : undefined;
  }

  private coveredBy(page: readonly HistoryRecord[], start: Instant | undefined): Interval {
    const newest = page.reduce((max, { at }) => Math.max(max, at), allTime.from);
    return { from: this.firstOf(start), to: page.length >= this.limit ? newest : allTime.to };
  }

  private firstOf(start: Instant | undefined): Instant {
    if (start === undefined) return allTime.from;
    return this.startIsInclusive === true ? start : start + 1;
  }

  private recordsOf(instant: Instant): Records {
    return recordsIn(this.records, { from: instant, to: instant + 1 });
  }
}
