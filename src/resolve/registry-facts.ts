// What a registry without tag history proves: the tag's current digest, and what this repository's ledger observed.
import { allTime } from '../history/intervals.js';
import type { TimeView } from '../history/pin-state.js';
import { proveDigest } from '../history/prove.js';
import type { KnownHistory } from '../history/reader.js';
import { orderRecords, timelineOf } from '../history/timeline.js';
import type { Fact, HistoryRecord } from '../model/fact.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import { noTagHistory, unanswered } from './messages.js';
import { onePlatformFact } from './one-platform.js';
import type { FirstSeen, PlatformSources, RegistryRepository } from './ports.js';

/** A tag of which only the current digest is known. */
export interface LatestOnly {
  readonly image: ImageReference;
  /** The digest that the registry returns for the tag now. */
  readonly current: Digest;
  /** Whether this repository has a ledger. */
  readonly hasLedger: boolean;
}

/**
 * The fact that the current digest proves by itself. It says nothing about the past: neither since when the tag has its
 * digest, nor that it never pointed to the pin. `isPlatform`: the pin is a manifest of the current index.
 */
export function latestOnlyFact(tag: LatestOnly, isPlatform: boolean, view: TimeView): Fact {
  const { image, current } = tag;
  const known = { currentDigest: current, basis: 'present' } as const;
  if (view.asOf !== undefined && view.asOf < view.now) return noHistoryFact(tag, unanswered.asOf);
  if (isPlatform) return { status: 'one-platform', indexDigest: current, ...known };
  if (image.digest === current) return { status: 'current', ...known };
  if (image.digest !== undefined) return noHistoryFact(tag, unanswered.pin);
  if ((view.minAgeMs ?? 0) > 0) return noHistoryFact(tag, unanswered.minAge);
  return { status: 'unpinned', ...known };
}

/**
 * The fact that the ledger's records prove together with the current digest. `manifest` is the pin if it is a single
 * manifest and no index; `children` lists the manifests of an index.
 * @throws Failure if `children` does
 */
export async function ledgerFact(
  tag: LatestOnly,
  manifest: Digest | undefined,
  children: (digest: Digest) => ReturnType<PlatformSources['children']>,
  firstSeen: FirstSeen,
  view: TimeView,
): Promise<Fact> {
  const { image, current } = tag;
  const known = observedHistory(firstSeen.get(imageName(image)) ?? [], current, view.now);
  const proved = proveDigest(image.digest, known, undefined, view);
  if (proved.status === 'unknown') return noHistoryFact(tag, unanswered.target(proved.message));
  if (proved.status === 'missing') return proved;
  if (proved.status !== 'not-in-history') return { ...proved, basis: 'first-seen' };
  const fact =
    manifest === undefined ? proved : await onePlatformFact(proved, manifest, known, view, children);
  // A ledger is no proof that the tag never pointed to a digest: it holds only what was observed.
  return fact.status === 'one-platform'
    ? { ...fact, basis: 'first-seen' }
    : noHistoryFact(tag, unanswered.pin);
}

/** Unknown because there is no history. Another run could not find out more, so this is no gap of the run. */
export function noHistoryFact({ image, current, hasLedger }: LatestOnly, what: string): Fact {
  return {
    status: 'unknown',
    cause: 'no-history',
    message: noTagHistory(image.registry, hasLedger, what),
    currentDigest: current,
  };
}

/** The observed records as a whole history that ends in the current digest. Records dated after `now` are ignored. */
function observedHistory(observed: readonly HistoryRecord[], current: Digest, now: number): KnownHistory {
  const past = orderRecords(observed.filter(({ at }) => at <= now));
  const history =
    past.at(-1)?.digest === current ? past : orderRecords([...past, { at: now, digest: current }]);
  return {
    timeline: timelineOf(history),
    records: history.length,
    history,
    coverage: [allTime],
    gaps: [],
  };
}

/** The tag of a bare digest: the first tag of the repository that was observed with it, `latest` before others. */
export function observedTagOf(
  { registry, repository }: RegistryRepository,
  digest: Digest,
  firstSeen: FirstSeen | undefined,
): string | undefined {
  const prefix = `${registry}/${repository}:`;
  const tags = [...(firstSeen ?? [])]
    .filter(
      ([name, records]) => name.startsWith(prefix) && records.some((record) => record.digest === digest),
    )
    .map(([name]) => name.slice(prefix.length))
    .sort();
  return tags.includes('latest') ? 'latest' : tags[0];
}
