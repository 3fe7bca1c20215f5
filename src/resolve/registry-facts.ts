// What a registry's current digest proves by itself, and what remains unknown after all sources were asked.
import type { TimeView } from '../history/pin-state.js';
import type { SourceReading } from '../history/source.js';
import { evidenceOf, usableReading } from '../history/strengths.js';
import type { Fact } from '../model/fact.js';
import type { Digest, ImageReference } from '../model/image.js';
import { formatDay } from '../model/time.js';
import { noTagHistory, sourceReasons, sourcesLeaveOpen, unanswered } from './messages.js';
import type { FirstSeen, RegistryRepository } from './ports.js';

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

/** Unknown because there is no history. Another run could not find out more, so this is no gap of the run. */
export function noHistoryFact({ image, current, hasLedger }: LatestOnly, what: string): Fact {
  return {
    status: 'unknown',
    cause: 'no-history',
    message: noTagHistory(image.registry, hasLedger, what),
    currentDigest: current,
  };
}

/**
 * Unknown because no source settles the question, and why each of them does not. `open` is what the proof says of it.
 */
export function unsettledFact(
  tag: LatestOnly,
  readings: readonly SourceReading[],
  open: Extract<Fact, { status: 'unknown' }>,
  view: TimeView,
): Fact {
  const { image, current, hasLedger } = tag;
  const what = whatIsOpen(image, current, open, view);
  const used = readings.map((reading) => {
    const usable = usableReading(reading, current, view.now);
    return 'cause' in usable ? { source: reading.source, answer: usable } : reading;
  });
  const asked = used.filter(({ source }) => source.strength !== 'observed');
  if (asked.length === 0) return noHistoryFact(tag, what);
  const reasons = used.map((reading) => reasonOf(reading, view));
  const message = sourcesLeaveOpen(hasLedger ? reasons : [...reasons, sourceReasons.noLedger], what);
  const evidence = asked.map((reading) => evidenceOf(reading, view.now));
  return { status: 'unknown', cause: 'no-history', message, currentDigest: current, evidence };
}

function whatIsOpen(
  { digest }: ImageReference,
  current: Digest,
  open: Extract<Fact, { status: 'unknown' }>,
  { asOf, now }: TimeView,
): string {
  if (open.cause !== 'no-history' && (digest === undefined || digest === current))
    return unanswered.target(open.message);
  if (asOf !== undefined && asOf < now) return unanswered.asOf;
  return digest === undefined || digest === current ? unanswered.minAge : unanswered.pin;
}

function reasonOf({ source: { title, strength }, answer }: SourceReading, view: TimeView): string {
  if ('cause' in answer) return sourceReasons.silent(title, answer.message);
  if (strength === 'timestamps') return sourceReasons.timestamps(title);
  const { since } = evidenceOf({ source: { id: '', title, strength }, answer }, view.now);
  const isEmpty = answer.records.length === 0 || since === undefined;
  return isEmpty ? sourceReasons.empty(title) : sourceReasons.since(title, formatDay(since));
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
