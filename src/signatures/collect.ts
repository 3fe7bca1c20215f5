// References → their signatures, as far as the policy or a flag asks for them. No digest is asked for twice.
import { compact } from '../model/collections.js';
import type { Gap, PlacedGaps } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/images/image.js';
import { originImage } from '../model/images/mirror.js';
import { distinctByJson } from '../model/json.js';
import type { Fact, TagHistory } from '../model/judgement/fact.js';
import type { DigestSignatures, ReferenceSignatures, SignatureRule } from '../model/judgement/signature.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import { builtOf } from './built.js';
import { satisfies, signatureRulesFor } from './match.js';
import { type DigestReaderOptions, digestReader, type Read } from './read-digest.js';

interface SignatureOptions extends DigestReaderOptions {
  readonly rules: readonly SignatureRule[];
  /** Signers that their publishers document: read only for pins that nothing else proves, and only to prove them. */
  readonly known?: readonly SignatureRule[];
  /** Also read the signatures of images that no entry names, and of the digests before theirs. */
  readonly compareSigners: boolean;
  readonly mirrors: Readonly<Record<string, string>>;
}

interface CollectedSignatures {
  readonly signatures: ReadonlyMap<ImageOccurrence, ReferenceSignatures>;
  readonly gaps: readonly Gap[];
  /** The same gaps by the references that they are about. */
  readonly placed: readonly PlacedGaps[];
}

/** How many digests before the pinned one are compared with it. */
const maxBefore = 3;

/**
 * Creates a collector that remembers its results. Without an entry that names an image, and without the flag, it
 * requests nothing and loads nothing.
 */
export function createSignatureCollector(options: SignatureOptions) {
  const { rules, known = [], mirrors, compareSigners } = options;
  const read = digestReader(options);
  /** What was pinned when this was last called, by the name and the digest that a pin writes. */
  let replaceable: ReadonlyMap<string, DigestSignatures> = new Map();

  /** Whatever else is found, or is not, says nothing: nobody has asked for a signature. */
  async function builtByKnown(
    image: ImageReference,
    mirrored: ImageReference,
    origin: ImageReference | undefined,
    fact: Fact,
  ): Promise<Read<ReferenceSignatures> | undefined> {
    const own = signatureRulesFor(known, image, origin);
    if (image.digest === undefined || own.length === 0 || !isOpen(fact)) return undefined;
    const { found } = await read({ image, mirrored, own }, image.digest);
    const built = builtOf(image, found, own);
    if (built?.provesTag !== true) return undefined;
    return { found: { ...found, ...compact({ origin, built }) }, gaps: [] };
  }

  async function collect(
    { image }: ImageOccurrence,
    fact: Fact,
    histories: ReadonlyMap<string, TagHistory>,
  ): Promise<Read<ReferenceSignatures> | undefined> {
    const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
    const digest = image.digest ?? target;
    const mirrored = originImage(image, mirrors);
    const origin = mirrored === image ? undefined : mirrored;
    const own = signatureRulesFor(rules, image, origin);
    if (digest === undefined) return undefined;
    if (own.length === 0) {
      const proved = await builtByKnown(image, mirrored, origin, fact);
      if (proved !== undefined || !compareSigners) return proved;
    }
    const ask = (one: Digest, required = own) => read({ image, mirrored, own: required }, one);
    const ownDigest = await ask(digest);
    const pinned =
      fact.status === 'one-platform' && !satisfies(own, ownDigest.found)
        ? joined(own, ownDigest, await ask(fact.indexDigest))
        : ownDigest;
    const isOther = target !== undefined && target !== digest && own.length > 0;
    const replaced = replaceable.get(`${imageName(image)}@${digest}`);
    const history = compareSigners ? histories.get(imageName(mirrored)) : undefined;
    const before = history && (await Promise.all(digestsBefore(history, digest).map((one) => ask(one, []))));
    return {
      found: {
        ...pinned.found,
        ...compact({
          origin,
          built: builtOf(image, pinned.found, own),
          replaced,
          ofCurrent: isOther ? (await ask(target)).found : undefined,
          before: before?.map(({ found }) => found),
        }),
      },
      gaps: [
        ...[ownDigest.staleRoot ?? []].flat(),
        ...pinned.gaps,
        ...(before ?? []).flatMap(({ gaps }) => gaps),
      ],
    };
  }

  return async (
    occurrences: readonly Occurrence[],
    facts: ReadonlyMap<ImageOccurrence, Fact>,
    histories: readonly TagHistory[],
  ): Promise<CollectedSignatures> => {
    if (rules.length + known.length === 0 && !compareSigners)
      return { signatures: new Map(), gaps: [], placed: [] };
    const byName = new Map(histories.map((history) => [imageName(history), history]));
    const read = await Promise.all(
      occurrences.map(async (occurrence) => {
        const fact = occurrence.kind === 'image' ? facts.get(occurrence) : undefined;
        if (occurrence.kind !== 'image' || fact === undefined) return [];
        const signatures = await collect(occurrence, fact, byName);
        return signatures === undefined ? [] : [[occurrence, signatures] as const];
      }),
    );
    const all = read.flat();
    replaceable = new Map(
      all.flatMap(([{ image }, { found }]) =>
        found.ofCurrent === undefined
          ? []
          : [[`${imageName(image)}@${found.ofCurrent.digest}`, found] as const],
      ),
    );
    return {
      signatures: new Map(all.map(([occurrence, { found }]) => [occurrence, found])),
      gaps: distinctByJson(all.flatMap(([, { gaps }]) => gaps)),
      placed: all.map(([{ at }, { gaps }]) => ({ gaps, at: [at] })),
    };
  };
}

/** Nothing proves the pin, and the registry and its sources have answered. */
function isOpen(fact: Fact): boolean {
  return fact.status === 'not-current' || (fact.status === 'unknown' && fact.cause === 'no-history');
}

/**
 * The digests that the tag had before this one, the newest first; all of them if it never had this one. Those before a
 * part that is left out are not the ones directly before it.
 */
function digestsBefore({ intervals }: TagHistory, digest: Digest): readonly Digest[] {
  const position = intervals.findLastIndex((interval) => interval.digest === digest);
  const earlier = new Set<Digest>();
  for (let index = (position < 0 ? intervals.length : position) - 1; index >= 0; index -= 1) {
    const interval = intervals[index];
    if (interval === undefined || earlier.size === maxBefore) break;
    if (interval.digest !== digest) earlier.add(interval.digest);
    if (interval.leftOut !== undefined) break;
  }
  return [...earlier];
}

/** The signatures of an image and of the index that contains it. */
function joined(own: readonly SignatureRule[], image: Read, index: Read): Read {
  const found = {
    digest: image.found.digest,
    signed: [...image.found.signed, ...index.found.signed],
    refused: [...image.found.refused, ...index.found.refused],
    complete: image.found.complete && index.found.complete,
  };
  return { found, gaps: satisfies(own, found) ? [] : [...image.gaps, ...index.gaps] };
}
