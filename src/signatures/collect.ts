// References → their signatures, as far as the policy or a flag asks for them. No digest is asked for twice.
import { compact } from '../model/compact.js';
import type { Fact, Instant, TagHistory } from '../model/fact.js';
import { type Gap, gapFrom } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import { distinctByJson } from '../model/json.js';
import { memoizeAsync } from '../model/memoize.js';
import { mirroredImage } from '../model/mirror.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type {
  DigestSignatures,
  ImageSignature,
  ReferenceSignatures,
  RefusedSignature,
  SignatureFiles,
  SignatureRule,
} from '../model/signature.js';
import { builtOf } from './built.js';
import { rulesFor, satisfies } from './match.js';
import { badRoot, unverifiable } from './messages.js';
import type { SignatureSource } from './ports.js';
import type { VerifySignature } from './verify.js';

export interface SignatureOptions {
  readonly source: SignatureSource;
  readonly rules: readonly SignatureRule[];
  readonly files: SignatureFiles;
  /** Also read the signatures of images that no entry names, and of the digests before theirs. */
  readonly compareSigners: boolean;
  readonly mirrors: Readonly<Record<string, string>>;
  readonly now: Instant;
}

export interface CollectedSignatures {
  readonly signatures: ReadonlyMap<ImageOccurrence, ReferenceSignatures>;
  readonly gaps: readonly Gap[];
}

/** How many digests before the pinned one are compared with it. */
const maxBefore = 3;

/**
 * Creates a collector that remembers its results. Without an entry that names an image, and without the flag, it
 * requests nothing and loads nothing.
 */
export function createSignatureCollector(options: SignatureOptions) {
  const { rules, mirrors, compareSigners } = options;
  const read = digestReader(options);

  async function collect(
    { image }: ImageOccurrence,
    fact: Fact,
    histories: ReadonlyMap<string, TagHistory>,
  ): Promise<Read<ReferenceSignatures> | undefined> {
    const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
    const digest = image.digest ?? target;
    const mirrored = mirroredImage(image, mirrors);
    const origin = mirrored === image ? undefined : mirrored;
    const own = rulesFor(rules, image, origin);
    if (digest === undefined || (own.length === 0 && !compareSigners)) return undefined;
    const ask = (one: Digest, required = own) => read({ image, mirrored, own: required }, one);
    const ownDigest = await ask(digest);
    const pinned =
      fact.status === 'one-platform' && !satisfies(own, ownDigest.found)
        ? joined(own, ownDigest, await ask(fact.indexDigest))
        : ownDigest;
    const isOther = target !== undefined && target !== digest && own.length > 0;
    const history = compareSigners ? histories.get(imageName(mirrored)) : undefined;
    const before = history && (await Promise.all(digestsBefore(history, digest).map((one) => ask(one, []))));
    return {
      found: {
        ...pinned.found,
        ...compact({
          origin,
          built: builtOf(image, pinned.found, own),
          ofCurrent: isOther ? (await ask(target)).found : undefined,
          before: before?.map(({ found }) => found),
        }),
      },
      gaps: [...pinned.gaps, ...(before ?? []).flatMap(({ gaps }) => gaps)],
    };
  }

  return async (
    occurrences: readonly Occurrence[],
    facts: ReadonlyMap<ImageOccurrence, Fact>,
    histories: readonly TagHistory[],
  ): Promise<CollectedSignatures> => {
    if (rules.length === 0 && !compareSigners) return { signatures: new Map(), gaps: [] };
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
    return {
      signatures: new Map(all.map(([occurrence, { found }]) => [occurrence, found])),
      gaps: distinctByJson(all.flatMap(([, { gaps }]) => gaps)),
    };
  };
}

/** What was found, and what may have been missed: nothing, once the policy is satisfied. */
interface Read<T extends DigestSignatures = DigestSignatures> {
  readonly found: T;
  readonly gaps: readonly Gap[];
}

interface Asked {
  readonly image: ImageReference;
  /** The image that it mirrors, or itself. */
  readonly mirrored: ImageReference;
  readonly own: readonly SignatureRule[];
}

/** Reads one digest place by place, until the policy is satisfied or there is no other place. */
function digestReader({ source, files, now }: SignatureOptions) {
  let loaded: Promise<Loaded> | undefined;

  async function load(): Promise<Loaded> {
    const { signatureVerifier } = await import('./verify.js');
    return signatureVerifier(files, now);
  }

  async function readDigest({ image, mirrored, own }: Asked, digest: Digest): Promise<Read> {
    const subject = `${image.registry}/${image.repository}@${digest}`;
    loaded ??= load();
    const { verify, badRoots } = await loaded;
    const signed: ImageSignature[] = [];
    const refused: RefusedSignature[] = [];
    const gaps: Gap[] = badRoots.map(badRoot);
    const required = own.flatMap(({ anyOf }) => anyOf);
    for (const place of source.places(image, mirrored, digest, required)) {
      try {
        for (const attached of await place()) {
          const result = verify(attached, digest);
          if ('signed' in result) signed.push(result.signed);
          else refused.push(result.refused);
        }
      } catch (error) {
        gaps.push(gapFrom(error, subject));
      }
      if (isEnough(own, signed)) return { found: { digest, signed, refused, complete: false }, gaps: [] };
    }
    gaps.push(...unreadable(subject, refused));
    return { found: { digest, signed, refused, complete: gaps.length === 0 }, gaps };
  }

  return memoizeAsync(readDigest, ({ image, own }, digest) =>
    JSON.stringify([image.registry, image.repository, digest, own.length > 0]),
  );
}

interface Loaded {
  readonly verify: VerifySignature;
  readonly badRoots: readonly string[];
}

/** Where no entry names the image, any signature is enough: only who made it is compared. */
function isEnough(own: readonly SignatureRule[], signed: readonly ImageSignature[]): boolean {
  return own.length === 0 ? signed.length > 0 : satisfies(own, { signed });
}

function unreadable(subject: string, refused: readonly RefusedSignature[]): readonly Gap[] {
  const first = refused.find(({ kind }) => kind === 'unreadable');
  if (first === undefined) return [];
  return [{ cause: 'unverifiable-signature', subject, message: unverifiable(subject, first.why) }];
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

/** The digests that the tag had before this one, the newest first. */
function digestsBefore({ intervals }: TagHistory, digest: Digest): readonly Digest[] {
  const position = intervals.findIndex((interval) => interval.digest === digest);
  const earlier = intervals.slice(0, Math.max(0, position)).map((interval) => interval.digest);
  return [...new Set(earlier.reverse())].slice(0, maxBefore);
}
