// A pinned digest held against its tag's history: the proof, or the stretch of time that is missing for it.
import type { EndOfLife, Fact, Instant } from '../model/fact.js';
import type { Digest } from '../model/image.js';
import { allTime, type Interval } from './intervals.js';
import type { KnownHistory, ReadPlan } from './reader.js';
import { cutoffOf, type PinState, type TimeView } from './timeline-standing.js';
import { currentIn, type MissingRecords, pinStateIn } from './walk-answer.js';

/** What must be read to say which digest is current, and what each of these digests is to the tag. */
export function readPlanFor(digests: readonly Digest[], view: TimeView): ReadPlan {
  return {
    focus: { from: Math.min(cutoffOf(view), view.now), to: allTime.to },
    isDone: (known) =>
      currentIn(known, view).status === 'known' &&
      digests.every((digest) => placeOf(known, digest, view).status !== 'unknown'),
  };
}

/**
 * Where a pin stands in the view. A digest whose last reign began after the view's horizon is judged by the whole
 * history, so that neither `as-of` nor `min-age` calls a newer pin foreign or stale.
 */
function placeOf(known: KnownHistory, digest: Digest, view: TimeView): PinState | MissingRecords {
  const horizon = cutoffOf(view);
  const overall = pinStateIn(known, digest, { now: view.now });
  if ('since' in overall && overall.since > horizon) return { ...overall, status: 'current' };
  const then = pinStateIn(known, digest, { now: view.now, asOf: horizon });
  return then.status === 'never' ? overall : then;
}

/** What a reference's digest is to its tag. `digest` is absent for an unpinned reference. */
export function proveDigest(
  digest: Digest | undefined,
  known: KnownHistory,
  endOfLife: EndOfLife | undefined,
  view: TimeView,
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
  const place = digest === undefined ? undefined : placeOf(known, digest, view);
  if (place?.status === 'unknown') return unknown(missingStretch(place));
  const young = place?.status === 'current' ? youngUntil(place.since, view) : {};
  const [reign] = newest.reigns;
  if (reign === undefined) {
    if (digest === undefined || place?.status !== 'current') return unknown(noCurrent(known, view));
    return {
      status: 'current',
      pinnedSince: place.since,
      currentDigest: digest,
      currentSince: place.since,
      ...young,
      ...more,
    };
  }
  const current = { currentDigest: reign.digest, currentSince: reign.since, ...more };
  const tied = newest.reigns.length > 1;
  if (place === undefined) return tied ? unknown(tiedAt(reign.since)) : { status: 'unpinned', ...current };
  switch (place.status) {
    case 'current':
      return { status: 'current', pinnedSince: place.since, ...current, ...young };
    case 'never':
      return { status: 'not-in-history', records: known.records, historySince: oldest(known), ...current };
    case 'superseded':
      if (tied) return unknown(tiedAt(reign.since));
      return {
        status: 'superseded',
        pinnedSince: place.since,
        supersededAt: place.at,
        supersededBy: place.by[0] ?? reign.digest,
        behind: place.behind,
        lagMs: Math.max(0, (view.asOf ?? view.now) - place.at),
        ...current,
      };
  }
}

function youngUntil(
  since: Instant,
  { now, asOf, minAgeMs = 0 }: TimeView,
): { readonly youngUntil?: Instant } {
  return minAgeMs > 0 && since + minAgeMs > (asOf ?? now) ? { youngUntil: since + minAgeMs } : {};
}

function oldest({ timeline }: KnownHistory): Instant {
  return timeline[0]?.since ?? Number.NaN;
}

function noCurrent({ records }: KnownHistory, view: TimeView): string {
  if (records === 0) return 'The tag has no history';
  return `No digest of the tag was there by ${new Date(cutoffOf(view)).toISOString()} (\`as-of\`, \`min-age\`)`;
}

function missingStretch({ missing }: MissingRecords): string {
  return `The history cannot be read whole, records are missing ${missing.map(stretchText).join(', and ')}`;
}

function stretchText({ from, to }: Interval): string {
  const since = Number.isFinite(from) ? `from ${new Date(from).toISOString()}` : 'from the beginning';
  return Number.isFinite(to) ? `${since} to ${new Date(to).toISOString()}` : since;
}

function tiedAt(instant: Instant): string {
  return `The tag moved twice at ${new Date(instant).toISOString()}, so which digest is current is not known`;
}
