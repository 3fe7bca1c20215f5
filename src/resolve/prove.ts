// A pinned digest held against its tag's history: the proof, or the stretch of time that is missing for it.
import type { EndOfLife, Fact, Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import type { Stretch } from './coverage.js';
import type { View } from './timeline-standing.js';
import type { KnownHistory } from './walk.js';
import { currentIn, type Missing, standingIn } from './walk-answer.js';

/** What a reference's digest is to its tag. `digest` is absent for an unpinned reference. */
export function factOf(
  digest: Digest | undefined,
  known: KnownHistory,
  endOfLife: EndOfLife | undefined,
  view: View,
): Fact {
  const more = endOfLife === undefined ? {} : { endOfLife };
  const unknown = (message: string): Fact => ({
    status: 'unknown',
    cause: 'history-incomplete',
    message,
    ...more,
  });
  const newest = currentIn(known, view);
  if (newest.status === 'unknown') return unknown(missingStretch(newest));
  const [reign] = newest.reigns;
  if (reign === undefined) return unknown('The tag has no history');
  const current = { currentDigest: reign.digest, currentSince: reign.since, ...more };
  const tied = newest.reigns.length > 1;
  if (digest === undefined) return tied ? unknown(tiedAt(reign.since)) : { status: 'unpinned', ...current };

  const standing = standingIn(known, digest, view);
  switch (standing.status) {
    case 'unknown':
      return unknown(missingStretch(standing));
    case 'current':
      return { status: 'current', pinnedSince: standing.since, ...current, currentDigest: digest };
    case 'never':
      return { status: 'not-in-history', records: known.records, historySince: oldest(known), ...current };
    case 'superseded':
      if (tied) return unknown(tiedAt(reign.since));
      return {
        status: 'superseded',
        pinnedSince: standing.since,
        supersededAt: standing.at,
        supersededBy: standing.by[0] ?? reign.digest,
        behind: standing.behind,
        lagMs: Math.max(0, (view.asOf ?? view.now) - standing.at),
        ...current,
      };
  }
}

function oldest({ timeline }: KnownHistory): Instant {
  return timeline[0]?.since ?? Number.NaN;
}

function missingStretch({ missing }: Missing): string {
  return `The history cannot be read whole, records are missing ${missing.map(stretchText).join(', and ')}`;
}

function stretchText({ from, to }: Stretch): string {
  const since = Number.isFinite(from) ? `from ${new Date(from).toISOString()}` : 'from the beginning';
  return Number.isFinite(to) ? `${since} to ${new Date(to).toISOString()}` : since;
}

function tiedAt(instant: Instant): string {
  return `The tag moved twice at ${new Date(instant).toISOString()}, so which digest is current is not known`;
}
