// What a run says of tags with histories, held against what truly happened to them: what is said must be true within the
// strength of the sources, a source that is not complete accuses nobody, nothing rests on a lie that others refute, and a
// source that did not answer is no reason to pass.
import type { Report } from '../../src/report/schema/schema.js';
import { dayMs } from '../build.js';
import type { Ended, Verdict } from './judge.js';
import { placeOf } from './judge-findings.js';
import { start } from './platform.js';
import type { Sourced } from './sourced.js';
import { heldAt, type Stay, sourcedTags, staysOf } from './sourced-truth.js';
import { sourcedOf } from './sourced-use.js';
import { isExactlyKnown, isFalse, isRefuted } from './sourced-window.js';
import type { World } from './world.js';

type Reference = Report['references'][number];
type Fact = NonNullable<Reference['fact']>;

/** Times are whole seconds, and those that two services give may differ by one. */
const slackMs = 2_000;

interface Case {
  readonly sourced: Sourced;
  readonly reference: Reference;
  readonly fact: Fact;
  readonly tag: string;
  readonly stays: readonly Stay[];
  /** What the registry returns for the tag. */
  readonly present: string | undefined;
  /** From when on a digest is too young; absent: the present is what counts. */
  readonly cutoff: number | undefined;
  readonly hasMinAge: boolean;
  /** Nothing but the sources' own trouble went wrong. */
  readonly isCalm: boolean;
  /** The run is incomplete because of this image. */
  readonly isGap: boolean;
  /** The past counts, and the sources do not reach back to it. */
  readonly isTooLate: boolean;
}

export function judgeSources(world: World, { report, skewed }: Ended, isCalm: boolean): readonly Verdict[] {
  const found: Verdict[] = [];
  for (const reference of report?.references ?? []) {
    const one = caseOf(world, reference, isCalm, report);
    if (one === undefined) continue;
    const said = skewed ? accusations(one) : [...wrongIn(one), ...silence(one)];
    const place = `${placeOf(reference)} ${one.sourced.registry}/${one.sourced.truth.repository}:${one.tag}`;
    found.push(...said.map(({ harm, what }) => ({ harm, what: `${place} is ${one.fact.status}: ${what}` })));
  }
  return found;
}

function caseOf(
  world: World,
  reference: Reference,
  isCalm: boolean,
  report: Report | undefined,
): Case | undefined {
  const { tag, fact } = reference;
  const sourced = sourcedOf(world, reference);
  if (sourced === undefined || fact === undefined || tag === undefined) return undefined;
  const { inputs } = world;
  const asOf = inputs['as-of'] === undefined ? undefined : Date.parse(inputs['as-of']);
  const minAge = Number.parseInt(inputs['min-age'] ?? '0', 10) * dayMs;
  const cutoff = minAge > 0 ? (asOf ?? start) - minAge : asOf;
  const stays = staysOf(sourced.truth, tag);
  const present = heldAt(sourced.truth, tag, start);
  const subject = `${sourced.registry}/${sourced.truth.repository}:${tag}`;
  const gaps = report?.incomplete.filter((gap) => gap.subject === subject) ?? [];
  const isGap = gaps.length > 0;
  const isTooLate = cutoff !== undefined && gaps.every(({ cause }) => unasked.includes(cause));
  const known = { sourced, reference, fact, tag, stays, present, cutoff, isCalm, isGap, isTooLate };
  return { ...known, hasMinAge: minAge > 0 };
}

const wrongPass = (what: string): Verdict => ({ harm: 'wrong pass', what });
const falseFinding = (what: string): Verdict => ({ harm: 'false finding', what });

function wrongIn(one: Case): readonly Verdict[] {
  const { sourced, fact } = one;
  if (fact.status === 'unknown') return unknown(one);
  if (fact.status === 'missing' || fact.status === 'not-in-history') return accusations(one);
  // One that the registry alone refutes may be a moment behind it, which makes the run incomplete.
  if (one.isCalm && !one.isGap && asksAboutThePast(one) && isRefuted(sourced, one.tag))
    return [wrongPass('it rests on a history that others refute')];
  // What only one source says, and nobody refutes, is what there is to go by.
  if (isFalse(sourced)) return presence(one);
  return [
    ...presence(one),
    ...membership(one),
    ...ages(one),
    ...absence(one),
    ...lags(one),
    ...vanishing(one),
    ...exactness(one),
  ];
}

/** Nobody is asked about the digest of today, or about a platform of it, unless its age matters. */
function asksAboutThePast({ reference: { digest }, fact, present, cutoff }: Case): boolean {
  const held = fact.status === 'one-platform' ? fact.indexDigest : digest;
  return cutoff !== undefined || (held !== undefined && held !== present);
}

/** No source of these worlds knows the whole life of a tag. */
function accusations({ sourced, reference, fact, present, stays }: Case): readonly Verdict[] {
  const { digest } = reference;
  if (fact.status === 'not-in-history') return [falseFinding('a source that is not complete accuses')];
  if (fact.status !== 'missing') return [];
  const isThere = fact.what === 'digest' ? sourced.manifests.has(digest ?? '') : present !== undefined;
  const exists = isThere || fact.what === 'repository';
  const next = fact.successor?.digest;
  const isFollowed =
    next === undefined ||
    isFalse(sourced) ||
    (next !== digest && sourced.manifests.has(next) && stays.some((stay) => stay.digest === next));
  return [
    ...(exists ? [falseFinding(`the ${fact.what} exists`)] : []),
    ...(isFollowed ? [] : [falseFinding(`${next} did not follow it`)]),
  ];
}

/** Sources that all tell the truth do not contradict each other. */
function unknown(one: Case): readonly Verdict[] {
  const { fact, sourced, isCalm } = one;
  if (isFalse(sourced)) return [];
  const isContradicted = fact.cause === 'contradiction' && isCalm;
  return isContradicted ? [falseFinding(fact.message ?? '')] : exactness(one);
}

/** Without a question about the past, the registry itself says what the tag points to. */
function presence({ fact, reference: { digest }, present, cutoff }: Case): readonly Verdict[] {
  if (cutoff !== undefined) return [];
  if (fact.status === 'not-current' && digest === present)
    return [falseFinding('it is what the tag points to')];
  if (fact.status === 'current' && digest !== present) return [wrongPass(`the tag points to ${present}`)];
  if (fact.status === 'superseded' && digest === present)
    return [falseFinding('it is what the tag points to')];
  if (fact.status === 'unpinned' && fact.currentDigest !== present)
    return [wrongPass(`the tag points to ${present}`)];
  return [];
}

/** What was superseded, or is to be pinned, was truly a digest of the tag. */
function membership({ fact, reference: { digest }, stays }: Case): readonly Verdict[] {
  const had = (one: string | undefined) => stays.some((stay) => stay.digest === one);
  const named = [
    fact.status === 'superseded' || fact.status === 'current' ? digest : undefined,
    fact.status === 'one-platform' ? fact.indexDigest : undefined,
    fact.currentDigest,
  ].filter((one) => one !== undefined);
  return named.filter((one) => !had(one)).map((one) => wrongPass(`the tag has never had ${one}`));
}

/** What is called old enough was so: by the moves of the tag, or at least because somebody had seen it. */
function ages(one: Case): readonly Verdict[] {
  const {
    fact,
    reference: { digest },
    stays,
    cutoff,
    hasMinAge,
  } = one;
  const found: Verdict[] = [];
  const since = fact.pinnedSince === undefined ? undefined : Date.parse(fact.pinnedSince);
  const first = stays.find((stay) => stay.digest === digest)?.from;
  if (since !== undefined && first !== undefined && since < first - slackMs)
    found.push(
      wrongPass(`it has been there since ${new Date(first).toISOString()}, not ${fact.pinnedSince}`),
    );
  if (!hasMinAge || cutoff === undefined || fact.noTarget !== undefined) return found;
  const isYoung = fact.status === 'current' && fact.youngUntil !== undefined;
  const claimed = fact.status === 'current' && !isYoung ? digest : isYoung ? undefined : fact.currentDigest;
  if (claimed !== undefined && !isOldEnough(one, claimed, cutoff))
    found.push(wrongPass(`${claimed} is too young for min-age`));
  return found;
}

function isOldEnough({ fact, stays }: Case, digest: string, cutoff: number): boolean {
  // What a registry returns now says nothing of its age.
  if (fact.basis === 'present') return true;
  const own = stays.filter((stay) => stay.digest === digest && stay.from <= cutoff + slackMs);
  // A witness has not seen every move; it has seen that the digest was there.
  if (fact.basis !== 'windowed') return own.length > 0;
  const last = stays.findLast((stay) => stay.from <= cutoff + slackMs);
  return last?.digest === digest || own.some(({ to }) => to >= cutoff - slackMs);
}

/** Since the instant that is named, the tag has truly had other digests only. */
function absence({ fact, reference: { digest }, stays }: Case): readonly Verdict[] {
  const since = fact.notSince === undefined ? undefined : Date.parse(fact.notSince);
  const wasThere =
    since !== undefined && stays.some((stay) => stay.digest === digest && stay.to > since + slackMs);
  return wasThere ? [falseFinding(`it was what the tag points to after ${fact.notSince}`)] : [];
}

/** A pin is never called older than it is: what is not known makes it look younger. */
function lags({ fact, reference: { digest }, stays, cutoff }: Case): readonly Verdict[] {
  if (fact.status !== 'superseded' || cutoff !== undefined || fact.supersededAt === undefined) return [];
  // Who has not seen every move may have missed that the tag returned, but has seen that it moved on.
  const ended =
    fact.basis === 'windowed'
      ? endOf(stays, digest)
      : stays.find((_, place) => stays[place - 1]?.digest === digest)?.from;
  const at = Date.parse(fact.supersededAt);
  const late = start + 4 * 3_600_000;
  if (ended !== undefined && at >= ended - slackMs && at <= late) return [];
  return [
    falseFinding(`it was superseded on ${ended && new Date(ended).toISOString()}, not ${fact.supersededAt}`),
  ];
}

/** When the tag moved on from a digest for the last time. */
function endOf(stays: readonly Stay[], digest: string | undefined): number | undefined {
  const last = stays.findLastIndex((stay) => stay.digest === digest);
  return stays[last + 1]?.from;
}

/** Other tags that hold the pin keep it. */
function vanishing({ sourced, fact, reference: { digest }, tag, present, cutoff }: Case): readonly Verdict[] {
  if (fact.vanishes === undefined) return [];
  const holds = (other: string, one: string | undefined) => heldAt(sourced.truth, other, start) === one;
  const holder = sourcedTags.find((other) => other !== tag && holds(other, digest));
  const { sibling } = fact.vanishes;
  // Under `min-age`, the present digest may be too young.
  const advised = cutoff === undefined ? present : fact.currentDigest;
  return [
    ...(holder === undefined ? [] : [falseFinding(`${holder} holds the pin, so it does not vanish`)]),
    ...(sibling === undefined || holds(sibling, advised)
      ? []
      : [falseFinding(`${sibling} does not hold the digest to pin`)]),
  ];
}

/** What a source without trouble has in its window is known to the second. */
function exactness(one: Case): readonly Verdict[] {
  const {
    sourced,
    tag,
    fact,
    reference: { digest },
    stays,
    present,
    cutoff,
    isCalm,
  } = one;
  if (!isCalm || cutoff !== undefined || digest === undefined || digest === present) return [];
  if (!isExactlyKnown(sourced, tag, digest)) return [];
  const ended = endOf(stays, digest) ?? 0;
  const at = fact.supersededAt === undefined ? undefined : Date.parse(fact.supersededAt);
  if (fact.status === 'superseded' && at !== undefined && Math.abs(at - ended) <= slackMs) return [];
  return [wrongPass(`a source has that it was superseded on ${new Date(ended).toISOString()}`)];
}

const settling = ['complete', 'windowed', 'witness'];
const unasked = ['no-credential', 'no-history', 'history-incomplete'];

/**
 * A source that could have settled the pin and did not answer makes the run incomplete; where all of them answer with what
 * is so, nothing does, unless the run asks about a time that none of them reaches back to.
 */
function silence({ fact, sourced, isCalm, isGap, isTooLate }: Case): readonly Verdict[] {
  const isOpen = fact.status === 'unknown' || fact.status === 'not-current';
  const isSilent = (fact.evidence ?? []).some(
    ({ silent, strength }) =>
      silent !== undefined && settling.includes(strength) && !unasked.includes(silent.cause),
  );
  if (isOpen && isSilent && !isGap)
    return [wrongPass('a source did not answer, and the run is not incomplete')];
  const isWell =
    sourced.tellers.every(({ trouble }) => trouble.length === 0) && sourced.token?.isExpired !== true;
  if (!isCalm || !isGap || isTooLate || !isWell || isFalse(sourced)) return [];
  return [falseFinding('all sources answer, and the run is incomplete')];
}
