// Reads as much of a tag's history as a question needs, in as few windows as possible.
import type { HistoryRecord, Instant } from '../model/fact.js';
import { type Coverage, covering, gapsOf, type Stretch } from './coverage.js';
import { type Timeline, timelineOf } from './timeline.js';

/** One answer of the history endpoint: at most `limit` records of the window, the oldest of it. */
export type AskHistory = (window: {
  readonly start?: Instant;
  readonly end?: Instant;
}) => Promise<readonly HistoryRecord[]>;

export interface KnownHistory {
  readonly timeline: Timeline;
  readonly records: number;
  /** Stretches of which not every record is known. Empty: the whole history is known. */
  readonly gaps: readonly Stretch[];
}

export interface WalkOptions {
  readonly ask: AskHistory;
  /** The most records that one answer holds (platform-api: Tag history endpoint, rule 4). */
  readonly limit: number;
  readonly now: Instant;
  /** Ends the walk early: what is known answers the question. */
  readonly enough: (known: KnownHistory) => boolean;
}

const mostRequests = 1000;

/**
 * Asks for the whole history first. If the answer is full, it jumps near the newest records, because the newest
 * answer most questions, and then fills what lies between. Windows overlap by one instant, so it does not matter
 * whether the service counts `start` in or out.
 *
 * Requests: 1 for fewer than `limit` records; 2 for a long history whose newest part is enough; otherwise about
 * N/(limit-1) + 1. An instant with `limit` or more records can never be read whole: it stays a gap.
 */
export async function walkHistory({ ask, limit, now, enough }: WalkOptions): Promise<KnownHistory> {
  const walk = new Walk(ask, limit);
  await walk.from(Number.NEGATIVE_INFINITY);
  if (walk.gaps.length > 0) await walk.from(walk.nearNewest(now));
  while (!enough(walk.known())) {
    const next = walk.nextStart();
    if (next === undefined || walk.requests >= mostRequests) break;
    await walk.from(next);
  }
  return walk.known();
}

class Walk {
  requests = 0;
  private readonly records = new Map<string, HistoryRecord>();
  private coverage: Coverage = [];
  /** Instants that hold a full answer by themselves. */
  private readonly crowded = new Set<Instant>();

  constructor(
    private readonly ask: AskHistory,
    private readonly limit: number,
  ) {}

  get gaps(): readonly Stretch[] {
    return gapsOf(this.coverage);
  }

  known(): KnownHistory {
    const records = [...this.records.values()];
    return { timeline: timelineOf(records), records: records.length, gaps: this.gaps };
  }

  /** Asks for the records from `start` on; the instant before it is asked too, in case the bound is excluded. */
  async from(start: Instant): Promise<void> {
    this.requests += 1;
    const answer = await this.ask(start === Number.NEGATIVE_INFINITY ? {} : { start: start - 1 });
    for (const record of answer) this.records.set(`${record.at} ${record.digest}`, record);
    const newest = answer.reduce((latest, { at }) => Math.max(latest, at), Number.NEGATIVE_INFINITY);
    if (answer.length < this.limit)
      this.coverage = covering(this.coverage, { from: start, to: Number.POSITIVE_INFINITY });
    else if (newest > start) this.coverage = covering(this.coverage, { from: start, to: newest });
    else this.crowded.add(start);
  }

  /** The first instant from which a request can learn more. Two steps past a crowded one it is surely left behind. */
  nextStart(): Instant | undefined {
    for (const gap of this.gaps) {
      let start = gap.from;
      while (this.crowded.has(start)) start += 2;
      if (start < gap.to) return start;
    }
    return undefined;
  }

  /** As long before now as half a full answer took at the end of the first one, so that the answer is not full. */
  nearNewest(now: Instant): Instant {
    const instants = [...this.records.values()].map(({ at }) => at).sort((a, b) => a - b);
    const newest = instants.at(-1) ?? now;
    return Math.max(newest, now - (newest - (instants[instants.length >> 1] ?? newest)));
  }
}
