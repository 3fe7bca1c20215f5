// What the resolvers of this folder return for one image, and the facts that they have in common.

import type { History } from '../history/history.js';
import type { JointHistory } from '../history/joined.js';
import { isAboutPast, proveDigest, type TimeView } from '../history/prove.js';
import type { SourceReading } from '../history/source.js';
import { compact, smallest } from '../model/collections.js';
import { type Gap, isOutage } from '../model/failure.js';
import { type Digest, type ImageReference, imageName, impliedTag } from '../model/images/image.js';
import type { ReferencePolicies } from '../model/images/pull-policy.js';
import type { SourceStrength } from '../model/images/source-strength.js';
import type { Fact, Lag, TagHistory } from '../model/judgement/fact.js';
import { capitalized } from '../model/text/text.js';
import { formatDay } from '../model/text/time.js';
import {
  firstSeenLately,
  noTagHistory,
  sourceIsBehind,
  sourceReasons,
  sourcesLeaveOpen,
  unanswered,
} from './messages.js';
import type { AskForReleaseEnd, FirstSeen, PlatformSources, RegistryRepository } from './ports.js';

export type TaggedImage = ImageReference & { readonly tag: string };

export interface ImageResolution {
  readonly fact: Fact;
  readonly gaps: readonly Gap[];
  /** The history of the image's tag; absent if the registry did not return it. */
  readonly history?: TagHistory;
  readonly policies?: ReferencePolicies;
}

/** A reference of which nothing is known, although the verdict needs it. */
export function unresolvedImage(gap: Gap): ImageResolution {
  return { fact: { status: 'unknown', cause: gap.cause, message: gap.message }, gaps: [gap] };
}

/** What the registry itself says of a reference whose history would have to prove it: enough for a new pin, and a gap. */
export function withoutProof({ fact, gaps }: ImageResolution, gap: Gap): ImageResolution {
  const { cause, message } = gap;
  const isOpen = fact.status === 'unknown' && gaps.length === 0;
  return { fact: isOpen ? { ...fact, cause, message } : fact, gaps: [gap, ...gaps] };
}

/** The fact that the registry itself reports the repository or tag as missing; `undefined` for any other failure. */
export function missingFact({ cause }: Gap): (Fact & { readonly status: 'missing' }) | undefined {
  if (cause === 'missing-tag') return { status: 'missing', what: 'tag' };
  return cause === 'missing-repository' ? { status: 'missing', what: 'repository' } : undefined;
}

/** Adds the tag that was found for a reference without one, if that tag proved anything. */
export function withRecoveredTag(resolution: ImageResolution, tag: string): ImageResolution {
  const { fact } = resolution;
  if (fact.status === 'unknown' || fact.status === 'missing') return resolution;
  return { ...resolution, fact: { ...fact, recoveredTag: tag } };
}

/**
 * Adds the end of life of the image's release, by the tag that is written or that was found. An image that does not
 * exist, and a digest of which no tag is known, have none.
 */
export async function withReleaseEnd(
  resolution: ImageResolution,
  { registry, repository, tag, digest }: ImageReference,
  ask: AskForReleaseEnd | undefined,
): Promise<ImageResolution> {
  const { fact } = resolution;
  const recovered = 'recoveredTag' in fact ? fact.recoveredTag : undefined;
  const named = tag ?? recovered ?? (digest === undefined ? impliedTag : undefined);
  if (ask === undefined || named === undefined || fact.status === 'missing') return resolution;
  const endOfLife = await ask({ registry, repository, tag: named });
  return endOfLife === undefined ? resolution : { ...resolution, fact: { ...fact, endOfLife } };
}

/** A tag of which only the current digest is known. */
interface LatestOnly {
  readonly image: ImageReference;
  readonly current: Digest;
  readonly hasLedger: boolean;
}

/**
 * The fact that the current digest proves by itself. It says nothing about the past: neither since when the tag has its
 * digest, nor that it never pointed to the pin. `isPlatform`: the pin is a manifest of the current index.
 */
export function latestOnlyFact(tag: LatestOnly, isPlatform: boolean, view: TimeView): Fact {
  const { image, current } = tag;
  const known = { currentDigest: current, basis: 'present' } as const;
  if (isAboutPast(view)) return noHistoryFact(tag, unanswered.asOf);
  const tooLittle =
    (view.minAgeMs ?? 0) > 0 ? noTagHistory(image.registry, tag.hasLedger, unanswered.minAge) : undefined;
  if (isPlatform)
    return { status: 'one-platform', indexDigest: current, ...known, ...compact({ noTarget: tooLittle }) };
  if (image.digest === current) return { status: 'current', ...known, ...compact({ ageUnknown: tooLittle }) };
  if (image.digest !== undefined)
    return { status: 'not-current', ...known, ...compact({ noTarget: tooLittle }) };
  return tooLittle === undefined ? { status: 'unpinned', ...known } : noHistoryFact(tag, unanswered.minAge);
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

/** Whether `as-of` asks what nobody knows. */
export function isOpenPast(
  fact: Fact,
  view: Pick<TimeView, 'now' | 'asOf'>,
): fact is Extract<Fact, { status: 'unknown' }> {
  return isAboutPast(view) && fact.status === 'unknown' && fact.cause === 'no-history';
}

/**
 * What is left where no source settles the question, and why each of them does not. `open` is what the proof says of it. A
 * pin of the digest of today is current whatever its age.
 */
export function unsettledFact(
  tag: LatestOnly,
  joint: JointHistory,
  open: Extract<Fact, { status: 'unknown' }>,
  view: TimeView,
): Fact {
  const { image, current } = tag;
  const evidence = joint.asked.flatMap((one) => (one.source.strength === 'observed' ? [] : [one.evidence]));
  const message =
    waitingText(image, joint, view) ?? whyOpen(tag, joint, whatIsOpen(image, current, open, view));
  if (image.digest === current && !isAboutPast(view))
    return { status: 'current', currentDigest: current, basis: 'present', evidence, ageUnknown: message };
  const known = evidence.length === 0 ? {} : { evidence };
  return { status: 'unknown', cause: 'no-history', message, currentDigest: current, ...known };
}

/** The fact with a reason that names all sources where no digest is known to be old enough. */
export function withTargetReason(fact: Fact, tag: LatestOnly, joint: JointHistory): Fact {
  if (!('noTarget' in fact) || fact.noTarget === undefined) return fact;
  return { ...fact, noTarget: whyOpen(tag, joint, unanswered.minAge) };
}

function whyOpen({ image, current, hasLedger }: LatestOnly, { asked }: JointHistory, what: string): string {
  if (asked.every(({ source }) => source.strength === 'observed'))
    return noTagHistory(image.registry, hasLedger, what);
  const empty = asked.filter(isEmpty);
  const others = asked.filter((one) => !isEmpty(one)).map((one) => reasonOf(one, current));
  const titles = empty.map(({ source }) => source.title);
  const reasons = titles.length === 0 ? others : [sourceReasons.empty(titles), ...others];
  return sourcesLeaveOpen(hasLedger ? reasons : [...reasons, sourceReasons.noLedger], what);
}

/** Of an image that is not pinned, when the digest that this repository has seen will be old enough. */
function waitingText(
  { digest }: ImageReference,
  { current, readings }: JointHistory,
  view: TimeView,
): string | undefined {
  const { minAgeMs = 0 } = view;
  const ledger = readings.find(({ source }) => source.strength === 'observed');
  const seen = ledger?.history?.intervals.at(-1);
  if (digest !== undefined || minAgeMs === 0 || isAboutPast(view) || seen?.digest !== current)
    return undefined;
  const day = seen.since < view.now ? formatDay(seen.since) : undefined;
  return firstSeenLately(formatDay(seen.since + minAgeMs), day);
}

/** The strengths that can settle what a pin was to its tag. */
const settling: readonly SourceStrength[] = ['complete', 'windowed', 'witness'];

/**
 * What makes a run incomplete: a source that does not have what the registry returns; and one that could have settled the
 * question and did not answer, where no other settles it by moves. One that was not asked, because nobody gave what it
 * needs, is no gap.
 */
export function outagesOf(
  image: ImageReference,
  fact: Fact,
  { asked, readings, current }: JointHistory,
  { now, minAgeMs = 0 }: TimeView,
): readonly Gap[] {
  const subject = imageName(image);
  const { digest } = image;
  const behind = readings.flatMap(({ isBehind, answer, source, history, unconfirmed }): readonly Gap[] => {
    const isAhead = fact.status === 'unknown' && digest && unconfirmed?.index.lastOf(digest) !== undefined;
    if ((isBehind !== true && !isAhead) || answer.readAt < now) return [];
    const ends = (isAhead ? unconfirmed : history)?.intervals.at(-1)?.digest;
    return [
      { cause: 'bad-answer', subject, message: sourceIsBehind(capitalized(source.title), current, ends) },
    ];
  });
  if (fact.status === 'missing' || fact.status === 'not-in-history') return behind;
  const basis = fact.status === 'unknown' ? 'present' : fact.basis;
  const isByMoves = basis === undefined || basis === 'windowed';
  if (isByMoves && !isPartlyOpen(fact, current)) return behind;
  const outages = asked.flatMap(({ source, answer, silent }) => {
    if (!settling.includes(source.strength) && minAgeMs === 0) return [];
    return [silent ?? answer.gaps ?? []]
      .flat()
      .filter(({ cause }) => isOutage(cause))
      .map(({ cause, message }) => ({
        cause,
        subject,
        message: sourceReasons.silent(capitalized(source.title), message),
      }));
  });
  return [...behind, ...outages];
}

/** Moves settle what the pin was, and not which digest to pin, or how far behind the index of a platform is. */
function isPartlyOpen(fact: Fact, current: Digest): boolean {
  if ('noTarget' in fact && fact.noTarget !== undefined) return true;
  return fact.status === 'one-platform' && fact.lag === undefined && fact.indexDigest !== current;
}

function whatIsOpen(
  { digest }: ImageReference,
  current: Digest,
  open: Extract<Fact, { status: 'unknown' }>,
  view: TimeView,
): string {
  if (open.cause !== 'no-history' && (digest === undefined || digest === current))
    return unanswered.target(open.message);
  if (isAboutPast(view)) return unanswered.asOf;
  return digest === undefined || digest === current ? unanswered.minAge : unanswered.pin;
}

/** A source, other than this repository's ledger, that answered without an entry for the tag. */
function isEmpty({ source, answer, silent, evidence }: SourceReading): boolean {
  if (silent !== undefined || source.strength === 'observed') return false;
  return (answer.pushes ?? []).length === 0 && (answer.records.length === 0 || evidence.since === undefined);
}

function reasonOf(
  { source: { title, strength }, answer, silent, evidence }: SourceReading,
  current: Digest,
): string {
  if (silent !== undefined)
    return silent.cause === 'no-credential'
      ? sourceReasons.notAsked(title, silent.message)
      : sourceReasons.silent(title, silent.message);
  const pushes = answer.pushes?.filter(({ digest }) => digest === current) ?? [];
  if (strength === 'timestamps' && pushes.length > 0)
    return sourceReasons.timestamps(title, answer.readAt - smallest(pushes.map(({ at }) => at)));
  const { since } = evidence;
  return since === undefined ? sourceReasons.empty([title]) : sourceReasons.since(title, formatDay(since));
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

const maxIndexes = 64;
const concurrency = 8;

/**
 * Searches the indexes of the history for the pin, newest first, if the registry serves manifests. Returns the fact
 * unchanged if the pin is an index itself, or in none of the newest 64.
 * @throws Failure if a request for a manifest fails
 */
export async function onePlatformFact(
  fact: Fact & { readonly status: 'not-in-history' },
  digest: Digest,
  known: History,
  view: TimeView,
  children: (digest: Digest) => ReturnType<PlatformSources['children']>,
): Promise<Fact> {
  const pinChildren = await children(digest);
  if (pinChildren === undefined || pinChildren.length > 0) return fact;
  const indexes = [...new Set(known.intervals.toReversed().map((interval) => interval.digest))].slice(
    0,
    maxIndexes,
  );
  for (let start = 0; start < indexes.length; start += concurrency) {
    const batch = indexes.slice(start, start + concurrency);
    const manifests = await Promise.all(batch.map(children));
    const indexDigest = batch.find((_, position) => manifests[position]?.includes(digest));
    if (indexDigest === undefined) continue;
    const { records: _records, historySince: _since, ...current } = fact;
    const interval = known.index.lastOf(indexDigest);
    const since = interval && { pinnedSince: interval.since };
    return { ...current, status: 'one-platform', indexDigest, ...since, ...lagOf(indexDigest, known, view) };
  }
  return fact;
}

/** The lag of the index that a pinned manifest belongs to: the manifest is as old as its index. */
export function lagOf(indexDigest: Digest, known: History, view: TimeView): { readonly lag?: Lag } {
  const fact = proveDigest(indexDigest, known, view);
  if (fact.status !== 'superseded') return {};
  const { supersededAt, supersededBy, behind, lagMs } = fact;
  return { lag: { supersededAt, supersededBy, behind, lagMs } };
}
