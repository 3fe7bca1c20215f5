// What is known about one tag during one read: stored records, and what the service has returned.

import type { HistoryRecord, Instant } from '../../model/judgement/fact.js';
import { addPeriod, allTime, type Coverage, type Period, periodAt, uncovered } from '../coverage.js';
import { type History, historyOf } from '../history.js';
import { type Records, recordsIn, withRecords } from '../intervals.js';
import type { StoredHistory } from './stored-history.js';

export class HistoryRead {
  /** The service has agreed with what was stored. */
  isVerified = false;
  private records: Records;
  private coverage: Coverage;
  private startIsInclusive: boolean | undefined;

  constructor(
    private readonly limit: number,
    private readonly stored?: StoredHistory,
  ) {
    this.records = stored?.records ?? [];
    this.coverage = stored?.coverage ?? [];
    this.startIsInclusive = stored?.startIsInclusive;
  }

  known(now: Instant): StoredHistory {
    const { records, coverage, startIsInclusive } = this;
    return { records, coverage, startIsInclusive, readAt: this.stored?.readAt ?? now };
  }

  isStored({ records, coverage }: StoredHistory): boolean {
    const before = this.stored;
    return (
      before?.records.length === records.length &&
      JSON.stringify(before.coverage) === JSON.stringify(coverage)
    );
  }

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
    const from = tail.some(({ at }) => at === start) ? start : start + 1;
    const to = Math.min(this.endOf(tail), last.to);
    return tail.every(({ at }) => at >= start) && this.hasExactly(tail, { from, to });
  }

  /** Whether a response has exactly the known records of an interval, and at least one. */
  hasExactly(page: readonly HistoryRecord[], interval: Period): boolean {
    const known = recordsIn(this.records, interval);
    const answered = recordsIn(withRecords([], page), interval);
    return (
      known.length > 0 &&
      known.length === answered.length &&
      known.every(({ at, digest }, index) => answered[index]?.at === at && answered[index]?.digest === digest)
    );
  }

  /** The records before an instant that are known without a gap up to it, oldest first. */
  closedBefore(instant: Instant): Records {
    const from = periodAt(this.coverage, instant)?.from ?? instant;
    return recordsIn(this.records, { from, to: instant });
  }

  /** The newest records, from an instant on, as a history of their own. */
  partFrom(from: Instant): History {
    const to = this.coverage.at(-1)?.to ?? from;
    return historyOf(recordsIn(this.records, { from, to }), addPeriod([], { from, to }));
  }

  /** Adds a response of the service. One that ignores the window teaches nothing. */
  extend(page: readonly HistoryRecord[], start: Instant | undefined): void {
    if (start !== undefined) {
      const isAtStart = page.some(({ at }) => at === start);
      if (isAtStart) this.startIsInclusive = true;
      else if (this.recordsOf(start).length > 0) this.startIsInclusive = false;
      if (page.some(({ at }) => at < start)) return;
    }
    const read = this.coveredBy(page, start);
    this.records = withRecords(this.records, page);
    this.coverage = addPeriod(this.coverage, read);
  }

  /** The page that the service would give for a window from `start` on; `undefined` if not all of it is known. */
  answer(start: Instant | undefined): readonly HistoryRecord[] | undefined {
    if (start !== undefined && this.startIsInclusive === undefined) return undefined;
    const from = this.firstOf(start);
    const known = periodAt(this.coverage, from);
    if (known === undefined) return undefined;
    const records = recordsIn(this.records, { from, to: known.to });
    const isWhole = known.to === allTime.to || records.length >= this.limit;
    return isWhole ? records.slice(0, this.limit) : undefined;
  }

  /** Up to where a response has every record: a full one may have cut its newest timestamp. */
  endOf(page: readonly HistoryRecord[]): Instant {
    if (page.length < this.limit) return allTime.to;
    return page.reduce((max, { at }) => Math.max(max, at), allTime.from);
  }

  /** The first instant of which a response to a window has every record. */
  firstOf(start: Instant | undefined): Instant {
    if (start === undefined) return allTime.from;
    return this.startIsInclusive === true ? start : start + 1;
  }

  private coveredBy(page: readonly HistoryRecord[], start: Instant | undefined): Period {
    return { from: this.firstOf(start), to: this.endOf(page) };
  }

  private recordsOf(instant: Instant): Records {
    return recordsIn(this.records, { from: instant, to: instant + 1 });
  }
}
