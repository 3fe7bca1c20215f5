// Reads as much of a tag's history as a question needs, in as few requests as possible.
import type { HistoryRecord, Instant } from '../model/judgement/fact.js';
import { addPeriod, allTime, type Coverage, type Period, uncovered } from './coverage.js';
import { type History, historyOf } from './history.js';
import { type Records, recordsIn, withRecords } from './intervals.js';

/** One response of the history endpoint: the oldest records of the window, at most `limit`. */
export type RequestHistory = (window: {
  readonly start?: Instant;
  readonly end?: Instant;
}) => Promise<readonly HistoryRecord[]>;

export interface ReadPlan {
  /**
   * The time of interest: the answer is probably near `from`, and nothing at or after `to` matters. `allTime` reads
   * from oldest to newest.
   */
  readonly focus: Period;
  readonly isDone: (known: History) => boolean;
}

interface ReadOptions extends ReadPlan {
  readonly request: RequestHistory;
  readonly limit: number;
  readonly now: Instant;
}

/**
 * Reads a tag history page by page, oldest records first, until the plan is done or nothing more can be learned.
 *
 * After two full pages it estimates the record rate and skips once, to just before the time of interest; the skipped
 * range is fetched only if the result depends on it. Windows have no end and overlap by one timestamp, so the result
 * does not depend on whether the service treats bounds as inclusive, and a timestamp that was cut off by the limit is
 * read again in full.
 *
 * A full response may have cut its newest timestamp, so a request proves at most `limit - 1` records: N records with
 * distinct timestamps take ⌈N / (limit - 1)⌉ requests and at least one, and a skip adds at most one. Up to
 * N = limit × (limit - 1) that is within ⌈N / limit⌉ + 1, unless a skip lands behind almost all records and N is
 * within ⌈N / limit⌉ of the next multiple of `limit`. A timestamp with `limit` or more records stays a gap.
 *
 * @throws whatever `request` throws
 */
export async function readHistory({ request, limit, now, focus, isDone }: ReadOptions): Promise<History> {
  const reader = new HistoryReader(request, limit, focus, now);
  await reader.read(allTime.from);
  for (;;) {
    const from = reader.next();
    const known = reader.known();
    if (from === undefined || isDone(known)) return known;
    await reader.read(from);
  }
}

class HistoryReader {
  private records: Records = [];
  private coverage: Coverage = [];
  /** Known, or given up: not requested again. */
  private done: Coverage = [];
  /** The service has returned a record at the very start of a window. */
  private startIsInclusive = false;
  private pages = 0;
  private pageMs = 0;
  private skipped = false;

  constructor(
    private readonly request: RequestHistory,
    private readonly limit: number,
    private readonly focus: Period,
    private readonly now: Instant,
  ) {}

  known(): History {
    return historyOf(this.records, this.coverage);
  }

  /** Where the next request should start; `undefined` if no request can learn more. */
  next(): Instant | undefined {
    const gap = uncovered(this.done, { from: allTime.from, to: this.focus.to }).at(-1);
    if (gap === undefined || this.skipped || gap.to < this.focus.to) return gap?.from;
    const target = Math.min(this.focus.from, this.now);
    const pagesAhead = (target - gap.from) / this.pageMs;
    // The tag may have stopped moving, so the distance to skip is bounded in proportion to what has been read.
    this.skipped = this.pages > 1 && pagesAhead > 1 && pagesAhead <= 2 ** (this.pages + 2);
    return this.skipped ? Math.floor(target - 0.75 * this.pageMs) : gap.from;
  }

  /** Reads records from an instant on, and the one before it unless the service is known to include the start. */
  async read(from: Instant): Promise<void> {
    const start = this.startIsInclusive && this.hasRecordAt(from - 1) ? from : from - 1;
    const page = await this.request(start === allTime.from ? {} : { start });
    const overlaps = this.hasRecordAt(from);
    this.records = withRecords(this.records, page);
    const instants = new Set(page.map(({ at }) => at));
    const oldest = page.reduce((min, { at }) => Math.min(min, at), allTime.to);
    const newest = page.reduce((max, { at }) => Math.max(max, at), allTime.from);
    const isFull = page.length >= this.limit;
    if (instants.has(start)) this.startIsInclusive = true;
    if (isFull && newest <= from && oldest < from) {
      // Nothing but older records: retry without the instant before, or give up on a service that ignores the window.
      if (start === from || oldest < start) this.markDone({ from, to: allTime.to });
    } else if (overlaps && !instants.has(from)) {
      // A record that is known to exist is missing from the page, so the page cannot be trusted to be complete.
      this.markDone({ from, to: allTime.to });
    } else {
      const read = { from, to: isFull ? newest : allTime.to };
      this.coverage = addPeriod(this.coverage, read);
      this.markDone(read);
      if (isFull && oldest === newest) this.markDone({ from: newest, to: newest + 1 });
      if (isFull) this.pages += 1;
      this.pageMs = newest - oldest;
    }
  }

  private markDone(interval: Period): void {
    this.done = addPeriod(this.done, interval);
  }

  private hasRecordAt(instant: Instant): boolean {
    return recordsIn(this.records, { from: instant, to: instant + 1 }).length > 0;
  }
}
