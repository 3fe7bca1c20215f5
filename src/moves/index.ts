// Which moves of a tag count for a pin: those that change an image in use. Two requests by digest for a pin that is behind.
import { imageName } from '../model/images/image.js';
import { originImage } from '../model/images/mirror.js';
import type { CheckInput, ComparedImages, Fact } from '../model/judgement/fact.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import { limitOf } from '../model/waiting/limit.js';
import { type ContentOf, compareWithPin } from './compare.js';
import type { ReadContent } from './ports.js';
import { type SettleRule, settledTarget } from './settled.js';

interface MoveOptions {
  readonly read: ReadContent;
  readonly mirrors: Readonly<Record<string, string>>;
  /** The platforms in use of references that do not name theirs; empty: all of the pinned digest. */
  readonly platforms: readonly string[];
  readonly settle: SettleRule;
  /** Whether anybody asks: a pin whose lag nobody reports costs no request. */
  readonly isAsked: (occurrence: ImageOccurrence, fact: Fact) => boolean;
}

type Learned = Required<Pick<CheckInput, 'facts' | 'histories'>>;

/** As many as keep every connection busy. */
const maxCompared = 256;

/** Compares the images of pins that are behind. What cannot be read counts as changed, with the reason; it never throws a Failure. */
export function createMoveJudge(options: MoveOptions) {
  const { read, mirrors, platforms, isAsked } = options;
  const limit = limitOf(maxCompared);
  return async ({ facts, histories }: Learned): Promise<CheckInput['facts']> => {
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
