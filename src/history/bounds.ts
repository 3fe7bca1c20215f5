// What one source says of a pin within its strength: moves settle it, sightings bound it, and push times only date a digest.
import { smallest } from '../model/collections.js';
import type { Digest } from '../model/images/image.js';
import type { SourceStrength } from '../model/images/source-strength.js';
import type { Basis, Fact, HistoryRecord, Instant } from '../model/judgement/fact.js';
import { allTime, periodAt } from './coverage.js';
import type { History } from './history.js';
import { orderRecords, recordsIn } from './intervals.js';
import { firstSeenAfter } from './messages.js';
import { cutoffOf, isAboutPast, proveDigest, type TimeView } from './prove.js';
import { type HistoryAnswer, knowsMoves, type SourceReading, seenIn, statedBy } from './source.js';

/** What is known of a tag whatever the source. */
export interface PresentTag {
  readonly current: Digest;
  /** The last instant at which a source saw the tag with another digest than today's, at the latest. */
  readonly otherUntil: Instant;
}

export interface SourceVerdict {
  readonly fact: Fact;
  readonly basis: Basis | undefined;
}

export const nothingKnown = {
  status: 'unknown',
  cause: 'no-history',
  message: 'No source knows the tag',
} as const satisfies Fact;

export const basisOf: Readonly<Record<SourceStrength, Basis | undefined>> = {
  complete: undefined,
  windowed: 'windowed',
  witness: 'witness',
  observed: 'first-seen',
  timestamps: 'timestamps',
};

/** The fact is `unknown` if the source does not settle the question. */
export function sourceVerdict(
  digest: Digest | undefined,
  tag: PresentTag,
  reading: SourceReading,
  view: TimeView,
): SourceVerdict {
  const { history, source, answer } = reading;
  const basis = basisOf[source.strength];
  if (history === undefined) return { fact: factOfPushes(digest, tag.current, answer, view), basis };
  if (!knowsMoves(source.strength)) return { fact: factOfSightings(digest, tag, history, view), basis };
  const proved = proveDigest(digest, history, view);
  if (digest !== undefined && proved.status === 'unknown') {
    const seen = factAcrossHole(digest, tag, history, view);
    if (seen !== undefined) return { fact: seen, basis: basisOf.witness };
    const young = digest === tag.current ? tooYoung(digest, history, view) : undefined;
    if (young !== undefined && !beginsAtBound(young, history, answer)) return { fact: young, basis };
  }
  const isStated = digest !== undefined && statedBy(reading)?.index.lastOf(digest) !== undefined;
  if (proved.status === 'not-in-history' && isStated) return { fact: nothingKnown, basis };
  return { fact: proved, basis: beginsAtBound(proved, history, answer) ? basisOf.witness : basis };
}

/** The present digest where only its own time is known, which is too short. `undefined`: that is not so. */
function tooYoung(digest: Digest, { intervals, coverage }: History, view: TimeView): Fact | undefined {
  const last = intervals.at(-1);
  const isPresent = last?.digest === digest && !last.tied && periodAt(coverage, allTime.to) !== undefined;
  if (!isPresent || isAboutPast(view) || last.since <= cutoffOf(view)) return undefined;
  const since = { pinnedSince: last.since, currentDigest: digest, currentSince: last.since };
  return { status: 'current', ...since, youngUntil: last.since + (view.minAgeMs ?? 0) };
}

/** Whether the time since when the tag has its digest is only known to be no later. */
function beginsAtBound(fact: Fact, { coverage }: History, { startIsBound }: HistoryAnswer): boolean {
  if (startIsBound !== true || (fact.status !== 'current' && fact.status !== 'unpinned')) return false;
  const since = fact.status === 'current' ? fact.pinnedSince : fact.currentSince;
  return coverage.some(({ from }) => from === since);
}

/**
 * What sightings prove. Between two sightings of one digest the tag counts as unmoved; what it had after the last sighting
 * of an older digest is not known, so an earlier time than the first sighting of the present digest has no answer. What
 * has not been seen may have been, so nothing is denied.
 */
function factOfSightings(
  digest: Digest | undefined,
  { current, otherUntil }: PresentTag,
  history: History,
  view: TimeView,
): Fact {
  const { now, minAgeMs = 0 } = view;
  const cutoff = cutoffOf(view);
  const isPresent = (one: HistoryRecord) => one.digest === current && one.at > otherUntil;
  const since = Math.max(history.records.find(isPresent)?.at ?? now, history.intervals.at(-1)?.since ?? now);
  const isOpen = cutoff < now && since > cutoff;
  const seen = proveDigest(digest, history, isOpen ? { now } : view);
  if (seen.status === 'not-in-history') return nothingKnown;
  const proved = sinceAt(seen, since);
  if (!isOpen) return proved;
  const open = { status: 'unknown', cause: 'no-history', message: firstSeenAfter(since, cutoff) } as const;
  if (isAboutPast(view)) return open;
  if (proved.status === 'current' && digest === current) return { ...proved, youngUntil: since + minAgeMs };
  if (proved.status !== 'superseded') return open;
  return { ...proved, lagMs: lagSince(proved.supersededAt, view), noTarget: open.message };
}

/** What replaced a pin after the cutoff is too young to count. */
export function lagSince(at: Instant, view: TimeView): number {
  return at <= cutoffOf(view) ? Math.max(0, (view.asOf ?? view.now) - at) : 0;
}

/**
 * A digest that the tag has had is superseded if it is not the digest of today, also where records are missing between
 * the two. It may have returned in between, so it counts as superseded only since the part that is known up to now, and
 * its times are bounds, as those of a witness. `undefined`: that is not so.
 */
function factAcrossHole(digest: Digest, tag: PresentTag, history: History, view: TimeView): Fact | undefined {
  const { current } = tag;
  const { index, coverage } = history;
  const seen = index
    .placesOf(digest)
    .map((place) => ({ digest, at: index.intervals[place]?.since ?? view.now }));
  if (seen.length === 0 || digest === current) return undefined;
  const from = periodAt(coverage, allTime.to)?.from ?? view.now;
  const later = recordsIn(history.records, { from, to: allTime.to });
  // Without the later ones where two moves in one millisecond leave their order open: the registry settles it now.
  for (const records of [orderRecords([...seen, ...later]), orderRecords(seen)]) {
    const fact = factOfSightings(digest, tag, seenIn(records, current, view.now), view);
    if (fact.status === 'superseded') return fact;
  }
  return undefined;
}

/** The fact about the present digest, which the tag has had since then, or earlier. */
function sinceAt(fact: Fact, since: Instant): Fact {
  if (fact.status === 'current') return { ...fact, pinnedSince: since, currentSince: since };
  return fact.status === 'unpinned' || fact.status === 'superseded' ? { ...fact, currentSince: since } : fact;
}

/**
 * Push times say when the registry got the digest, and not since when the tag has it: a digest can be pushed for days under
 * another name. So they prove that it is too young, and that it is old enough only where the policy accepts its own age.
 */
function factOfPushes(
  digest: Digest | undefined,
  current: Digest,
  answer: HistoryAnswer,
  view: TimeView,
): Fact {
  const { now, minAgeMs = 0, acceptsDigestAge = false } = view;
  const isAboutToday = !isAboutPast(view) && (digest === undefined || digest === current);
  const pushes = (answer.pushes ?? []).filter((push) => push.digest === current && push.at <= now);
  if (!isAboutToday || pushes.length === 0) return nothingKnown;
  const oldest = smallest(pushes.map(({ at }) => at));
  const first = pushes.find(({ isFirst }) => isFirst)?.at ?? Number.NEGATIVE_INFINITY;
  const cutoff = cutoffOf({ now, minAgeMs });
  if (digest !== undefined && minAgeMs > 0 && first > cutoff)
    return { status: 'current', currentDigest: current, youngUntil: first + minAgeMs };
  if (!acceptsDigestAge || oldest > cutoff) return nothingKnown;
  return { status: digest === undefined ? 'unpinned' : 'current', currentDigest: current };
}
