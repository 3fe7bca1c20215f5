// Where digests are in a timeline: many pins of one tag ask the same timeline, which is not read again for each of them.
import { countWhile } from '../model/count-while.js';
import type { Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { type TagInterval, type Timeline, upTo } from './timeline.js';

/** Intervals, or records. */
type Digests = readonly Pick<TagInterval, 'digest' | 'leftOut'>[];

interface TimelineIndex {
  /** The index of each digest's newest interval. */
  readonly last: ReadonlyMap<Digest, number>;
  /** How many intervals precede each one, and all, with those that are left out. */
  readonly before: readonly number[];
}

/** What was asked about a timeline so far. */
interface Known {
  questions: number;
  index?: TimelineIndex;
  /** What the timeline was at the last instant that was asked about and at which it was another. */
  earlier?: { readonly at: Instant; readonly timeline: Timeline };
}

/** Most timelines are asked about one pin or two: searching these is cheaper than an index. */
const maxSearches = 4;

const knownOf = new WeakMap<Digests, Known>();

function known(timeline: Digests): Known {
  const found = knownOf.get(timeline) ?? { questions: 0 };
  knownOf.set(timeline, found);
  return found;
}

/** The index, once it is worth building. */
function indexOf(timeline: Digests): TimelineIndex | undefined {
  const own = known(timeline);
  own.questions += 1;
  if (own.questions > maxSearches) own.index ??= indexed(timeline);
  return own.index;
}

function indexed(timeline: Digests): TimelineIndex {
  const last = new Map<Digest, number>();
  const before = [0];
  let count = 0;
  for (const [index, { digest, leftOut }] of timeline.entries()) {
    last.set(digest, index);
    count += 1 + (leftOut?.intervals ?? 0);
    before.push(count);
  }
  return { last, before };
}

/** The index of the digest's newest interval or record, or -1. */
export function lastIndexWith(timeline: Digests, digest: Digest): number {
  const index = indexOf(timeline);
  if (index !== undefined) return index.last.get(digest) ?? -1;
  return timeline.findLastIndex((interval) => interval.digest === digest);
}

/** How many intervals begin at an instant or later, with those that are left out, and the digests of the first ones. */
export function startingFrom(
  timeline: Timeline,
  instant: Instant,
): { readonly digests: readonly Digest[]; readonly count: number } {
  const start = countWhile(timeline, ({ since }) => since < instant);
  let end = start;
  while (end < timeline.length && timeline[end]?.since === instant) end += 1;
  const digests = timeline.slice(start, end).map(({ digest }) => digest);
  const before = indexOf(timeline)?.before;
  if (before === undefined) return { digests, count: countIntervals(timeline, start) };
  return { digests, count: (before.at(-1) ?? 0) - (before[start] ?? 0) };
}

function countIntervals(timeline: Digests, start: number): number {
  let count = 0;
  for (let index = start; index < timeline.length; index += 1)
    count += 1 + (timeline[index]?.leftOut?.intervals ?? 0);
  return count;
}

/** The timeline as it was at an instant: the same one for all who ask about the same instant. */
export function timelineUpTo(timeline: Timeline, instant: Instant): Timeline {
  const own = known(timeline);
  if (own.earlier?.at === instant) return own.earlier.timeline;
  const earlier = upTo(timeline, instant);
  if (earlier !== timeline) own.earlier = { at: instant, timeline: earlier };
  return earlier;
}
