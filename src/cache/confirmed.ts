// Asks the service again for the stored records that an answer rests on: the overlap says nothing about what is older.
import { addInterval, allTime, type IntervalSet, intervalAt } from '../history/intervals.js';
import { type ReadPurpose, unprovedBy } from '../history/question.js';
import type { RequestHistory } from '../history/reader.js';
import type { Records } from '../history/timeline.js';
import type { Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import type { HistoryBook } from './history-book.js';

/** `unknown`: nothing short of the whole history shows what the answer rests on, for example that a digest is absent. */
export type Confirmation = 'agrees' | 'disagrees' | 'unknown';

/**
 * Holds what the newest part of a history does not prove against the service: the last record of each digest that is
 * asked about, and the one that follows it, in one response for each that an earlier response does not have. That decides
 * since when a pin is behind. How many records lie in between is not confirmed.
 * @param from from where on every record comes from the service
 */
export async function confirm(
  book: HistoryBook,
  from: Instant,
  question: ReadPurpose,
  request: RequestHistory,
): Promise<Confirmation> {
  const part = book.partFrom(from);
  const unproved = unprovedBy(part, question);
  if (unproved === undefined) return 'unknown';
  const older = book.closedBefore(from);
  const last = lastRecords(older, part.history, new Set(unproved), question);
  if (unproved.some((digest) => !last.known.has(digest))) return 'unknown';
  let confirmed: IntervalSet = [{ from, to: allTime.to }];
  for (const { at, next = from } of last.places) {
    if (isWithin(confirmed, at, next)) continue;
    const page = await request({ start: at - 1 });
    const to = Math.min(book.endOf(page), (part.history.at(-1)?.at ?? from) + 1);
    if (!book.hasExactly(page, { from: at, to })) return 'disagrees';
    confirmed = addInterval(confirmed, { from: at, to });
    if (!isWithin(confirmed, at, next)) return 'unknown';
  }
  return 'agrees';
}

interface Place {
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
): { readonly places: readonly Place[]; readonly known: ReadonlySet<Digest> } {
  const known = new Set(newest.map(({ digest }) => digest));
  const places: Place[] = [];
  let [later, next]: (Instant | undefined)[] = [];
  for (const { at, digest } of older.toReversed()) {
    if (at !== later) [next, later] = [later, at];
    const isLast = !known.has(digest);
    known.add(digest);
    if (isLast && (unproved.has(digest) || isAsked(digest))) places.push({ at, next });
  }
  return { places: places.reverse(), known };
}

function isWithin(set: IntervalSet, at: Instant, next: Instant): boolean {
  const interval = intervalAt(set, at);
  return interval !== undefined && next < interval.to;
}
