// A long history with only those records that a run asks about: the histories of many tags do not fit into memory.

import type { Digest } from '../model/images/image.js';
import type { HistoryRecord, LeftOut } from '../model/judgement/fact.js';
import { allTime, uncovered } from './coverage.js';
import { type History, historyOf, packedSet } from './history.js';
import { type Intervals, orderRecords, type Records, recordsIn } from './intervals.js';
import { cutoffOf, type TimeView } from './prove.js';

/** Shorter histories are kept whole. */
const maxWhole = 500;
/** At least as many of the newest intervals, and of the newest digests, as any later stage looks at. */
export const keptNewest = 100;
/** As many intervals before the last one of a digest, for those who ask what the tag pointed to before it. */
const keptBefore = 3;

type IsDigest = (digest: Digest) => boolean;

/**
 * The same history without the records that no answer needs. The intervals of every digest that is asked about stay
 * exact, as do those of the newest digests of all and of the newest in the view; and so do all counts.
 */
export function shortened(known: History, isAsked: IsDigest, view: TimeView): History {
  const { records, coverage, count, beginsWithRecord } = known;
  if (records.length <= maxWhole) return known;
  const parts = coverage.map((period) => known.indexIn(period).intervals);
  const newest = new Set(parts.flatMap((part) => newestIn(part, view)));
  const kept = [
    ...uncovered(coverage).map((gap) => recordsIn(records, gap)),
    ...parts.map((part) => recordsOf(part, (digest) => newest.has(digest) || isAsked(digest))),
  ];
  return historyOf(orderRecords(withSharedTexts(kept.flat())), coverage, {
    count,
    isWholeFor: oneOf(packedSet(newest), isAsked),
    ...(beginsWithRecord ? { beginsWithRecord } : {}),
  });
}

/** A function of its own, so that what it returns keeps nothing else alive. */
function oneOf(isNewest: IsDigest, isAsked: IsDigest): IsDigest {
  return (digest) => isAsked(digest) || isNewest(digest);
}

/** Equal digests of several responses are different strings; one of each is enough. */
function withSharedTexts(records: Records): Records {
  const texts = new Map<Digest, Digest>();
  return records.map(({ at, digest: own, leftOut }) => {
    const digest = texts.get(own) ?? own;
    texts.set(digest, digest);
    return leftOut === undefined ? { at, digest } : { at, digest, leftOut };
  });
}

/** The newest digests of the part, and the newest of those that count as current in the view. */
function newestIn(part: Intervals, view: TimeView): readonly Digest[] {
  return [allTime.to, cutoffOf(view)].flatMap((end) => {
    const found = new Set<Digest>();
    let number = 0;
    for (const { digest, since } of part.toReversed()) {
      if (since > end) continue;
      if (number >= keptNewest && found.size >= keptNewest) break;
      found.add(digest);
      number += 1;
    }
    return [...found];
  });
}

/**
 * One record for each interval that stays: those of the digests that are kept, what follows each of them, what precedes
 * the last one of each, and the first; all with what has the same timestamp.
 */
function recordsOf(part: Intervals, isKept: IsDigest): Records {
  const { instants, returning } = lookedAt(part, isKept);
  const records: HistoryRecord[] = [];
  let leftOut: LeftOut | undefined;
  for (const { digest, since } of part) {
    if (instants.has(since)) {
      records.push({ at: since, digest, ...(leftOut === undefined ? {} : { leftOut }) });
      leftOut = undefined;
    } else {
      const { intervals = 0, areElsewhere = false } = leftOut ?? {};
      leftOut = { intervals: intervals + 1, areElsewhere: areElsewhere || returning.has(digest) };
    }
  }
  return records;
}

/** The timestamps whose records stay, and the digests of which the part has several intervals. */
function lookedAt(part: Intervals, isKept: IsDigest) {
  const instants = new Set([part[0]?.since]);
  const later = new Set<Digest>();
  const returning = new Set<Digest>();
  for (const [back, { digest, since, until }] of part.toReversed().entries()) {
    const index = part.length - 1 - back;
    const isLast = !later.has(digest);
    if (isLast) later.add(digest);
    else returning.add(digest);
    if (!isKept(digest)) continue;
    instants.add(since).add(until);
    if (!isLast) continue;
    for (const before of part.slice(Math.max(0, index - keptBefore), index)) instants.add(before.since);
  }
  return { instants, returning };
}
