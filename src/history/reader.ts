// Reads as much of a tag's history as a question needs, in as few windows as possible.
import type { HistoryRecord, Instant } from '../model/fact.js';
import { addInterval, allTime, type Interval, type IntervalSet, uncovered } from './intervals.js';
import { type Timeline, timelineOf } from './timeline.js';
import { type Records, recordsIn, withRecords } from './timeline-records.js';

/** One answer of the history endpoint: at most `limit` records of the window, the oldest of it. */
export type RequestHistory = (window: {
  readonly start?: Instant;
  readonly end?: Instant;
}) => Promise<readonly HistoryRecord[]>;

export interface KnownHistory {
  /** Reigns of all known records. Those on the two sides of a gap may not be neighbours. */
  readonly timeline: Timeline;
  /** How many different records are known. */
  readonly records: number;
  readonly history: Records;
  /** Stretches of which every record is known. */
  readonly coverage: IntervalSet;
  /** Stretches of which not every record is known. Empty: the whole history is known. */
  readonly gaps: readonly Interval[];
}

export interface ReadPlan {
  /**
   * What the question is about: the answer is likely near `from`, and nothing at or after `to` matters. Absent: what
   * the tag is now. All of time reads from oldest to newest.
   */
  readonly focus?: Interval;
  /** Ends the walk early: what is known answers the question. */
  readonly isDone: (known: KnownHistory) => boolean;
}

export interface ReadOptions extends ReadPlan {
  readonly request: RequestHistory;
  /** The most records that one answer holds (platform-api: Tag history endpoint, rule 4). */
  readonly limit: number;
  readonly now: Instant;
}

/**
 * Asks for the whole history first, then goes on from the newest record. Once the pace of the records says that more
 * than an answer lies ahead it jumps, once, to shortly before what the question is about, and comes back for what it
 * left out only if the answer needs it. Windows have no end and overlap at a time stamp: so it does not matter whether
 * the service counts bounds in, and a time stamp that the limit cut is read again whole.
 *
 * No request proves more than `limit - 1` records, for a full answer may have cut its newest time stamp. N records
 * with time stamps of their own so take ⌈N / (limit - 1)⌉ requests and at least one; a jump adds at most one. Up to
 * N = limit × (limit - 1) that is within ⌈N / limit⌉ + 1, unless a jump lands behind almost all records and N is
 * within ⌈N / limit⌉ of the next multiple of `limit`. A time stamp with `limit` or more records stays a gap.
 */
export async function readHistory({
  request,
  limit,
  now,
  focus,
  isDone,
}: ReadOptions): Promise<KnownHistory> {
  const walk = new HistoryReader(request, limit, focus ?? { from: now, to: allTime.to }, now);
  await walk.read(allTime.from);
  for (;;) {
    const from = walk.next();
    const known = walk.known();
    if (from === undefined || isDone(known)) return known;
    await walk.read(from);
  }
}

class HistoryReader {
  private history: Records = [];
  private coverage: IntervalSet = [];
  /** Known, or given up: not to be asked again. */
  private settled: IntervalSet = [];
  /** The service has shown that a window holds records of its very start. */
  private countsStart = false;
  private pages = 0;
  private pageMs = 0;
  private jumped = false;

  constructor(
    private readonly ask: RequestHistory,
    private readonly limit: number,
    private readonly about: Interval,
    private readonly now: Instant,
  ) {}

  known(): KnownHistory {
    const { history, coverage } = this;
    let timeline: Timeline | undefined;
    return {
      get timeline() {
        timeline ??= timelineOf(history);
        return timeline;
      },
      records: history.length,
      history,
      coverage,
      gaps: uncovered(coverage),
    };
  }

  /** From where a request can learn more; `undefined` when none can. */
  next(): Instant | undefined {
    const gap = uncovered(this.settled, { from: allTime.from, to: this.about.to }).at(-1);
    if (gap === undefined || this.jumped || gap.to < this.about.to) return gap?.from;
    const likely = Math.min(this.about.from, this.now);
    const pagesAhead = (likely - gap.from) / this.pageMs;
    // A long silence is believed to be full of records only in proportion to what has been read: the tag may be dead.
    this.jumped = this.pages > 1 && pagesAhead > 1 && pagesAhead <= 2 ** (this.pages + 2);
    return this.jumped ? Math.floor(likely - 0.75 * this.pageMs) : gap.from;
  }

  /** Reads records from an instant on. The one before it is asked too unless that is known to be a waste. */
  async read(from: Instant): Promise<void> {
    const start = this.countsStart && this.holds(from - 1) ? from : from - 1;
    const answer = await this.ask(start === allTime.from ? {} : { start });
    const overlaps = this.holds(from);
    this.history = withRecords(this.history, answer);
    const instants = new Set(answer.map(({ at }) => at));
    const oldest = answer.reduce((least, { at }) => Math.min(least, at), allTime.to);
    const newest = answer.reduce((max, { at }) => Math.max(max, at), allTime.from);
    const full = answer.length >= this.limit;
    if (instants.has(start)) this.countsStart = true;
    if (full && newest <= from && oldest < from) {
      // Only what came before: try again without it, or give up on a service that does not heed the window.
      if (start === from || oldest < start) this.settle({ from, to: allTime.to });
    } else if (overlaps && !instants.has(from)) {
      this.settle({ from, to: allTime.to });
    } else {
      const stretch = { from, to: full ? newest : allTime.to };
      this.coverage = addInterval(this.coverage, stretch);
      this.settle(stretch);
      if (full && oldest === newest) this.settle({ from: newest, to: newest + 1 });
      if (full) this.pages += 1;
      this.pageMs = newest - oldest;
    }
  }

  private settle(stretch: Interval): void {
    this.settled = addInterval(this.settled, stretch);
  }

  private holds(instant: Instant): boolean {
    return recordsIn(this.history, { from: instant, to: instant + 1 }).length > 0;
  }
}
