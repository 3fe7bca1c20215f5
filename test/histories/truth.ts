// The judge of what is said about a tag: whether each statement is true of its life.
import { cutoffOf, type TimeView } from '../../src/history/prove.js';
import type { Digest } from '../../src/model/images/image.js';
import { type Fact, type HistoryRecord, type Instant, isBound } from '../../src/model/judgement/fact.js';
import { movesOf, type World } from './world.js';

/** Quay has whole seconds, and so has a commit. */
const slackMs = 2000;
/** Copies of a registry may be behind for that long. */
export const copyMs = 3_600_000;

interface Stay {
  readonly digest: Digest;
  readonly from: Instant;
  readonly to: Instant;
}

/** What a tag truly pointed to. Nobody looks at a tag that is deleted, so it counts as what it was until the next push. */
export class TrueLife {
  readonly stays: readonly Stay[];
  private readonly times: readonly Instant[];

  constructor(
    world: World,
    tag: string,
    readonly now: Instant,
  ) {
    const stays: Stay[] = [];
    for (const { at, digest } of movesOf(world, tag)) {
      const last = stays.at(-1);
      if (digest === undefined || last?.digest === digest) continue;
      if (last !== undefined) stays[stays.length - 1] = { ...last, to: at };
      stays.push({ digest, from: at, to: Number.POSITIVE_INFINITY });
    }
    this.stays = stays;
    this.times = movesOf(world, tag).map(({ at }) => at);
  }

  had(digest: Digest | undefined, from: Instant = Number.NEGATIVE_INFINITY, to: Instant = this.now): boolean {
    return this.stays.some((stay) => stay.digest === digest && stay.from <= to && stay.to >= from);
  }

  /** About an instant. */
  hadAt(digest: Digest | undefined, at: Instant): boolean {
    return this.had(digest, at - slackMs, at + slackMs);
  }

  /** Whether it had nothing else in the period that anybody could notice; the last hour, copies may not have yet. */
  hadAlong(digest: Digest | undefined, from: Instant, to: Instant): boolean {
    const end = Math.min(to - slackMs, this.now - copyMs);
    return this.noticed(from + slackMs, end).every((stay) => stay.digest === digest);
  }

  /** Whether it had the digest, and something else after that, by an instant. */
  hadLeft(digest: Digest | undefined, by: Instant): boolean {
    return this.stays.some((stay) => stay.digest === digest && stay.to <= by + slackMs);
  }

  /** Stays in a period that are not over within the slack. */
  noticed(from: Instant, to: Instant): readonly Stay[] {
    return this.stays.filter(
      (stay) => stay.from < to && stay.to > from && stay.to - stay.from >= 2 * slackMs,
    );
  }

  /** Whether two pushes are too close to be told apart: sources of other clocks do not agree on the order. */
  hasBriefStay(): boolean {
    return this.times.some(
      (at, index) => at - (this.times[index - 1] ?? Number.NEGATIVE_INFINITY) < 2 * slackMs,
    );
  }

  movesIn(from: Instant, to: Instant): number {
    return this.stays.filter((stay) => stay.from > from && stay.from <= to).length;
  }
}

export interface Claim {
  readonly fact: Fact;
  readonly pin: Digest | undefined;
  /** What the registry returned. */
  readonly current: Digest;
  readonly view: TimeView;
  readonly life: TrueLife;
  /** What all sources have said that were asked. */
  readonly records: readonly HistoryRecord[];
  /** Platform manifests by their index. */
  readonly childrenOf?: (index: Digest) => readonly Digest[];
}

/** The first statement of the fact that is not true. */
export function untruthIn(claim: Claim): string | undefined {
  const { fact, pin, life, current } = claim;
  if (isUndecidable(claim)) return strangerIn(claim);
  if (fact.status === 'unknown')
    return fact.cause === 'contradiction' ? 'honest sources are said to contradict each other' : undefined;
  if (fact.status === 'missing') return undefined;
  if (fact.status === 'not-in-history')
    return life.had(pin) ? 'a digest is accused that was the tag’s' : untrueTarget(claim);
  if (fact.status === 'unpinned') return untrueTarget(claim);
  if (fact.status === 'not-current') return untrueAbsence(claim) ?? untrueTarget(claim);
  if (fact.status === 'one-platform') return untruePlatform(claim) ?? untrueTarget(claim);
  if (!life.had(pin)) return `a digest is called ${fact.status} that never was the tag’s`;
  if (isPlain(claim) && (pin === current) !== (fact.status === 'current'))
    return `${fact.status}, against the digest of the registry`;
  return (fact.status === 'current' ? untrueCurrent(claim) : untrueLag(claim)) ?? untrueTarget(claim);
}

/**
 * Two moves in one moment, of which the registry's present digest seems to be the last, although the tag has only just
 * returned to it: what is dated by that is not true, and nobody can tell.
 */
function isUndecidable({ life, view }: Claim): boolean {
  return life.hasBriefStay() && life.movesIn(view.now - copyMs, view.now) > 0;
}

function strangerIn({ fact, pin, life }: Claim): string | undefined {
  if (fact.status === 'not-in-history' && life.had(pin)) return 'a digest is accused that was the tag’s';
  if ((fact.status === 'current' || fact.status === 'superseded') && !life.had(pin))
    return `a digest is called ${fact.status} that never was the tag’s`;
  const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
  return target === undefined || life.had(target) ? undefined : 'the digest to pin never was the tag’s';
}

function isPlain({ view }: Claim): boolean {
  return view.asOf === undefined && (view.minAgeMs ?? 0) === 0;
}

function cutoffIn({ view }: Claim): Instant {
  return Math.min(cutoffOf(view), view.now);
}

/** What would be pinned. */
function untrueTarget(claim: Claim): string | undefined {
  const { fact, pin, life, view, current, records } = claim;
  if (!('currentDigest' in fact) || fact.currentDigest === undefined || fact.status === 'unknown') return;
  const { currentDigest: target, currentSince: since, basis, noTarget } = fact;
  if (noTarget !== undefined) return;
  const cutoff = cutoffIn(claim);
  const bound = isBound(basis);
  if (isPlain(claim) && !life.had(target, view.now - copyMs)) return 'the digest to pin is not the tag’s now';
  const isOwn = fact.status === 'current' && target === pin;
  // The pin that is there already claims no age.
  if (fact.status === 'one-platform' && basis === 'present') return;
  if (isOwn && (basis === 'present' || (fact.youngUntil ?? fact.ageUnknown) !== undefined)) return;
  if (isOwn && (fact.pinnedSince ?? cutoff) > cutoff) return;
  if (!isPlain(claim) && !life.hadAt(target, cutoff)) {
    const seenOther = isSeenSince(since ?? 0, target, records, view.now - copyMs);
    const isKept = bound && target === current && life.had(target, undefined, cutoff) && !seenOther;
    if (!isKept) return `the digest to pin was not the tag’s by then (${basis ?? 'complete'})`;
  }
  if (since === undefined) return;
  if (bound) return life.had(target, undefined, since + slackMs) ? undefined : '`currentSince` is too early';
  return life.hadAlong(target, since, Math.max(since, cutoff)) ? undefined : '`currentSince` is not true';
}

function untrueAbsence({ fact, pin, current, life, view }: Claim): string | undefined {
  if (fact.status !== 'not-current') return;
  if (pin === current) return 'not current, against the digest of the registry';
  const { notSince: since } = fact;
  const others = since === undefined ? [] : life.noticed(since + slackMs, view.now - copyMs);
  if (others.some(({ digest }) => digest === pin)) return 'the tag had the digest after `notSince`';
  return;
}

function untrueCurrent(claim: Claim): string | undefined {
  const { fact, pin, life, view } = claim;
  if (fact.status !== 'current') return;
  const { pinnedSince: since, basis, youngUntil } = fact;
  const cutoff = cutoffIn(claim);
  if (youngUntil !== undefined) {
    const begin = youngUntil - (view.minAgeMs ?? 0);
    if (since !== undefined && begin !== since) return '`youngUntil` is not the end of `min-age`';
    if (!isBound(basis) && !life.hadAt(pin, begin) && life.had(pin, undefined, begin))
      return '`youngUntil` is too late';
  }
  if (fact.currentDigest !== pin && (since === undefined || since <= cutoff))
    return 'current, but not what would be pinned';
  if (since === undefined) return;
  if (isBound(basis))
    return life.had(pin, undefined, since + slackMs) ? undefined : '`pinnedSince` is too early';
  if (since > cutoff) return life.hadAt(pin, since) ? undefined : '`pinnedSince` is not true';
  return life.hadAlong(pin, since, cutoff) ? undefined : '`pinnedSince` is not true';
}

function untrueLag(claim: Claim): string | undefined {
  const { fact, pin, life } = claim;
  if (fact.status !== 'superseded') return;
  const { pinnedSince: since, supersededAt: at, supersededBy: by, behind, lagMs } = fact;
  const { view } = claim;
  // What replaced it too recently for the view does not count.
  const lag = at > cutoffIn(claim) ? 0 : (view.asOf ?? view.now) - at;
  if (lagMs !== lag) return 'the lag is not that of `supersededAt`';
  if (since > at || behind < 1) return 'the lag is none';
  if (isBound(fact.basis)) {
    if (!life.had(pin, undefined, since + slackMs)) return 'superseded: `pinnedSince` is too early';
    // What the registry returns at this moment may be that of a copy.
    const isOfNow = at >= view.now - copyMs && life.movesIn(view.now - copyMs, view.now) > 0;
    if (!isOfNow && !life.hadLeft(pin, at)) return 'superseded, but the tag had not left the digest by then';
    if (!life.had(by, undefined, at + slackMs)) return '`supersededBy` came later';
    return behind > life.movesIn(Number.NEGATIVE_INFINITY, view.now) ? 'fewer digests are newer' : undefined;
  }
  if (!life.hadAlong(pin, since, at) || !life.hadAt(pin, at)) return 'superseded: `pinnedSince` is not true';
  if (!life.hadAt(by, at)) return '`supersededBy` did not follow';
  const cutoff = cutoffIn(claim);
  const later = life.noticed(at + slackMs, Math.min(cutoff, view.now - copyMs));
  if (later.some(({ digest }) => digest === pin)) return 'superseded, but the tag came back to it';
  return undefined;
}

function untruePlatform({ fact, pin, life, childrenOf }: Claim): string | undefined {
  if (fact.status !== 'one-platform' || pin === undefined) return;
  if (!life.had(fact.indexDigest)) return 'one platform of an index that never was the tag’s';
  if (childrenOf?.(fact.indexDigest).includes(pin) !== true) return 'a platform of another index';
  if (fact.lag !== undefined && !life.hadLeft(fact.indexDigest, fact.lag.supersededAt))
    return 'one platform of an index that the tag had not left by then';
  return;
}

/** What a fact says in total: more is never less. */
function levelOf({ status }: Fact): number {
  if (status === 'not-current') return 1;
  return status === 'unknown' || status === 'missing' ? 0 : 2;
}

/** What a source that came along has taken away, or made wider, of what another one says alone. */
export function lostBy(alone: Claim, { fact: together, records }: Claim): string | undefined {
  const { fact } = alone;
  if (isTakenBack(alone, together, records)) return undefined;
  if (levelOf(together) < levelOf(fact)) return `${fact.status} is lost`;
  if (!isPlain(alone) || levelOf(fact) < 1) return undefined;
  if (fact.status !== together.status)
    return levelOf(fact) < levelOf(together) ? undefined : `${fact.status} becomes ${together.status}`;
  const [before, after] = [boundOf(fact), boundOf(together)];
  if (before === undefined) return undefined;
  if (after === undefined) return 'its date is lost';
  if (!before.isBound && after.isBound) return 'an exact date becomes a bound';
  if (before.isBound && after.isBound && after.at > before.at) return 'a bound becomes wider';
  return undefined;
}

/**
 * A tag that has just moved: who knows that it moved to the pin takes back that it is not current, and a source that is
 * behind takes back everything. And sightings between which a tag counts as unmoved, until somebody knows better, or a
 * witness writes down another digest, however late. Two moves within a few seconds leave their order open.
 */
function isTakenBack(alone: Claim, together: Fact, records: Claim['records']): boolean {
  const { fact, life, view } = alone;
  const isOpen = together.status === 'unknown';
  if (isOpen && life.hasBriefStay()) return true;
  const isBehind = isOpen && (together.cause === 'bad-answer' || fact.status === 'not-current');
  if (isBehind && life.movesIn(view.now - copyMs, view.now) > 0) return true;
  if (!('basis' in fact) || !isBound(fact.basis)) return false;
  if (isPlain(alone) && fact.status === 'superseded') return false;
  const since =
    (isPlain(alone) && fact.status === 'current' ? fact.pinnedSince : undefined) ?? fact.currentSince;
  if (since === undefined) return false;
  return life.movesIn(since, view.now) > 0 || isSeenSince(since, fact.currentDigest, records, view.now);
}

/** Whether somebody has written down another digest since then. */
function isSeenSince(since: Instant, target: Digest, records: Claim['records'], until: Instant): boolean {
  return records.some(({ at, digest }) => digest !== target && at > since && at <= until);
}

function boundOf(fact: Fact): { readonly at: Instant; readonly isBound: boolean } | undefined {
  if (fact.status === 'not-current')
    return fact.notSince === undefined ? undefined : { at: fact.notSince, isBound: true };
  const at = fact.status === 'superseded' ? fact.supersededAt : undefined;
  const since = fact.status === 'current' ? fact.pinnedSince : at;
  return since === undefined || !('currentDigest' in fact) || fact.status === 'unknown'
    ? undefined
    : { at: since, isBound: isBound(fact.basis) };
}
