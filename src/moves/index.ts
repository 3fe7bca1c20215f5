// Which moves of a tag count for a pin: those that change an image in use. Two requests by digest for a pin that is behind.
// https://github.com/docker-library/official-images/pull/18385
import { Failure } from '../model/failure.js';
import { type Digest, imageName } from '../model/images/image.js';
import { originImage } from '../model/images/mirror.js';
import type { CheckInput, ComparedImages, Fact, Instant } from '../model/judgement/fact.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import { shortDigest } from '../model/text/text.js';
import { durationText, formatDay } from '../model/text/time.js';
import { limitOf } from '../model/waiting/limit.js';
import { type ContentOf, compareWithPin, movesSince, type PinBehind } from './compare.js';
import { coversPlatforms, type ReadContent } from './same-images.js';

interface MoveOptions {
  readonly read: ReadContent;
  readonly mirrors: Readonly<Record<string, string>>;
  /** The platforms in use of references that do not name theirs; empty: all of the pinned digest. */
  readonly platforms: readonly string[];
  readonly settle: SettleRule;
  /** Whether anybody asks: a pin whose lag nobody reports costs no request. */
  readonly isAsked: (occurrence: ImageOccurrence, fact: Fact) => boolean;
}

type Compared = Required<Pick<CheckInput, 'facts' | 'histories'>>;

/** As many as keep every connection busy. */
const maxCompared = 256;

/** Compares the images of pins that are behind. What cannot be read counts as changed, with the reason; it never throws a Failure. */
export function createMoveJudge(options: MoveOptions) {
  const { read, mirrors, platforms, isAsked } = options;
  const limit = limitOf(maxCompared);
  return async ({ facts, histories }: Compared): Promise<CheckInput['facts']> => {
    const historyOf = new Map(histories.map((one) => [imageName(one), one] as const));
    const judge = async (occurrence: ImageOccurrence, fact: Fact): Promise<Fact> => {
      const { image } = occurrence;
      const pin = image.digest;
      if (pin === undefined || !isAsked(occurrence, fact)) return fact;
      const isPart = fact.status === 'one-platform';
      const isUnproved = fact.status === 'not-current';
      const lag = fact.status === 'superseded' ? fact : isPart ? fact.lag : undefined;
      if (fact.status === 'missing' || fact.status === 'unknown') return fact;
      if (lag === undefined && !isUnproved) return fact;
      const origin = originImage(image, mirrors);
      const tag = image.tag ?? fact.recoveredTag;
      const names = [image, origin].map((one) =>
        imageName({ ...one, ...(tag === undefined ? {} : { tag }) }),
      );
      const history = names.map((name) => historyOf.get(name)).find((one) => one !== undefined);
      // The manifest of one platform is used where it runs, whatever else is in use. Of a pin that nothing proves, every image
      // that a machine could take has to be the tag's: the policy says which are in use, and not that the others are harmless.
      const named = isUnproved ? [] : platforms;
      const inUse = isPart ? [] : (occurrence.platforms ?? named);
      const contentOf: ContentOf = (digest) => read(origin, digest);
      const supersededAt = lag?.supersededAt;
      const behind = { pin, isPart, supersededAt, target: fact.currentDigest, history, inUse };
      const settled = await settledTarget(behind, contentOf, options.settle);
      if ('unsettled' in settled) return withComparison(fact, settled);
      const { target, since } = settled;
      const compared = await compareWithPin({ ...behind, target }, contentOf);
      const written = since === undefined ? {} : { currentDigest: target, currentSince: since };
      return withComparison({ ...fact, ...written }, compared);
    };
    const all = [...facts].map(
      async ([occurrence, fact]) => [occurrence, await limit(() => judge(occurrence, fact))] as const,
    );
    return new Map(await Promise.all(all));
  };
}

function withComparison(fact: Fact, compared: ComparedImages | undefined): Fact {
  if (compared === undefined) return fact;
  if (fact.status === 'superseded' || fact.status === 'not-current') return { ...fact, compared };
  return fact.status === 'one-platform' && fact.lag ? { ...fact, lag: { ...fact.lag, compared } } : fact;
}

interface SettleRule {
  /** How long a tag rests before its digest counts as finished, whatever it has; 0: at once. */
  readonly settleMs: number;
  /** The instant that is asked about. */
  readonly at: Instant;
}

type Settled = { readonly target: Digest; readonly since?: Instant } | { readonly unsettled: string };

/**
 * The digest to pin: the target, if the tag has rested at it, or if it has images for all platforms that the tag had that
 * long before. Otherwise the newest one before it at which the tag rested. What cannot be read keeps the target.
 */
async function settledTarget(
  { pin, isPart, supersededAt, target, history }: PinBehind,
  contentOf: ContentOf,
  { settleMs, at }: SettleRule,
): Promise<Settled> {
  const moves = movesSince(supersededAt, history);
  const index = moves.findLastIndex(({ digest, since }) => digest === target && since <= at);
  const own = moves[index];
  const endOf = ({ until = at }: { readonly until?: Instant }) => Math.min(until, at);
  const rested = (one: (typeof moves)[number]) => endOf(one) - one.since >= settleMs;
  if (settleMs === 0 || own === undefined || rested(own)) return { target };
  const before = moves.findLast(({ since }) => since <= endOf(own) - settleMs)?.digest ?? pin;
  try {
    const from = isPart && before === pin ? { image: pin } : await contentOf(before);
    if (coversPlatforms(from, await contentOf(target))) return { target };
    const older = moves.slice(0, index).findLast(rested);
    if (older !== undefined && (await contentOf(older.digest)))
      return { target: older.digest, since: older.since };
  } catch (error) {
    if (error instanceof Failure) return { target };
    throw error;
  }
  return { unsettled: stillBuilt(target, own.since, settleMs) };
}

function stillBuilt(target: Digest, since: Instant, settleMs: number): string {
  return `The tag moved to ${shortDigest(target)} on ${formatDay(since)}, which has no image yet for some platform that the tag had before. It is pinned once it has, or once the tag has rested for ${durationText(settleMs)} (\`settle\`)`;
}
