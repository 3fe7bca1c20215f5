// A pinned digest held against its tag's history: the proof.
import type { EndOfLife, Fact, Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { lastReignOf } from './timeline.js';
import type { KnownHistory } from './walk.js';

/** True when what is known says of every digest, and of the newest one, exactly since when it was the tag. */
export function enoughFor(digests: readonly Digest[]): (known: KnownHistory) => boolean {
  return (known) => {
    if (known.gaps.length === 0) return true;
    const first = firstSure(known);
    const asked = digests.map((digest) => lastReignOf(known.timeline, digest));
    return [known.timeline.length - 1, ...asked].every((index) => index >= first);
  };
}

/** What a reference's digest is to its tag. `digest` is absent for an unpinned reference. */
export function factOf(
  digest: Digest | undefined,
  known: KnownHistory,
  endOfLife: EndOfLife | undefined,
  now: Instant,
): Fact {
  const { timeline } = known;
  const newest = timeline.at(-1);
  const more = endOfLife === undefined ? {} : { endOfLife };
  const unknown = (message: string): Fact => ({
    status: 'unknown',
    cause: 'history-incomplete',
    message,
    ...more,
  });
  if (newest === undefined) return unknown('The tag has no history');
  if (timeline.length - 1 < firstSure(known)) return unknown(missingStretch(known));
  const current = { currentDigest: newest.digest, currentSince: newest.since, ...more };
  const index = digest === undefined ? -1 : lastReignOf(timeline, digest);
  const reign = timeline[index];
  if (newest.tied && !(reign?.tied && reign.since === newest.since)) return unknown(tiedAt(newest.since));
  if (digest === undefined) return { status: 'unpinned', ...current };
  if (reign === undefined) {
    if (known.gaps.length > 0) return unknown(missingStretch(known));
    const historySince = timeline[0]?.since ?? newest.since;
    return { status: 'not-in-history', records: known.records, historySince, ...current };
  }
  const next = timeline[index + 1];
  if (next === undefined || reign.since === newest.since) {
    return { status: 'current', pinnedSince: reign.since, ...current };
  }
  if (index < firstSure(known)) return unknown(missingStretch(known));
  return {
    status: 'superseded',
    pinnedSince: reign.since,
    supersededAt: next.since,
    supersededBy: next.digest,
    behind: timeline.length - 1 - index,
    lagMs: Math.max(0, now - next.since),
    ...current,
  };
}

/** The index of the first reign that is known from its first record on, and all after it too. */
function firstSure({ gaps, timeline }: KnownHistory): number {
  const lastGap = gaps.at(-1);
  if (lastGap === undefined) return 0;
  const first = timeline.findIndex(({ since }) => since >= lastGap.to);
  return first < 0 ? timeline.length : first + 1;
}

function missingStretch({ gaps }: KnownHistory): string {
  const first = gaps[0];
  const last = gaps.at(-1);
  return `The history cannot be read whole: records from ${edge(first?.from)} to ${edge(last?.to)} are missing`;
}

function edge(instant: Instant | undefined): string {
  return instant === undefined || !Number.isFinite(instant)
    ? 'an unknown time'
    : new Date(instant).toISOString();
}

function tiedAt(instant: Instant): string {
  return `The tag moved twice at ${new Date(instant).toISOString()}, so which digest is current is not known`;
}
