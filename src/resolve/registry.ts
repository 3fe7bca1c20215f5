// One image of a registry without a history → its fact. What the registry says of a tag is kept for the ledger.

import { proveDigest } from '../history/prove.js';
import type { TimeView } from '../history/timeline-standing.js';
import type { Fact } from '../model/fact.js';
import { gapFrom } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import { memoizeAsync } from '../model/memoize.js';
import { onePlatformFact } from './one-platform.js';
import { type ImageResolution, unresolved } from './platform.js';
import type { FirstSeen, Registries, RegistryRepository } from './ports.js';
import { type LatestOnly, latestOnlyFact, neverObservedPin, noHistory, observedHistory } from './present.js';
import { observedTagOf } from './seen-tag.js';
import { missingFact } from './tag.js';

export interface RegistryResolverOptions {
  readonly registries: Registries;
  /** Absent: this repository keeps no ledger. */
  readonly firstSeen?: FirstSeen;
}

type Tagged = ImageReference & { readonly tag: string };

export interface RegistryResolver {
  readonly ask: (image: ImageReference, view: TimeView) => Promise<ImageResolution>;
  /** What registries have said so far: image name → the digest that its tag is. */
  readonly observedDigests: ReadonlyMap<string, Digest>;
}

/** Asks one digest a tag; of a pin that is not that digest whether it exists, and whether it is a part of it. */
export function createRegistryResolver({ registries, firstSeen }: RegistryResolverOptions): RegistryResolver {
  const observedDigests = new Map<string, Digest>();
  const asked = askedOnce(registries);

  async function factFor(image: Tagged, current: Digest, view: TimeView): Promise<Fact> {
    const { digest } = image;
    const present = { image, current, hasLedger: firstSeen !== undefined };
    const other = digest === current ? undefined : digest;
    const found = other === undefined ? undefined : await asked.manifest(image, other);
    if (other !== undefined && found === undefined) return { status: 'missing', what: 'digest' };
    const single = found?.isIndex === false ? other : undefined;
    const below: Below = async (of) => (of === single ? [] : asked.children(image, of));
    if (firstSeen !== undefined) {
      const fact = await seenFact(present, single, below, firstSeen, view);
      return (await isThere(image, fact, current)) ? fact : noHistory(present, goneDigest);
    }
    const isPlatform = single !== undefined && (await below(current))?.includes(single) === true;
    return latestOnlyFact(present, isPlatform, view);
  }

  /** A digest that the ledger would have written must be at the registry: a line in a file is no image. */
  async function isThere(image: Tagged, fact: Fact, current: Digest): Promise<boolean> {
    const wanted = 'currentDigest' in fact ? fact.currentDigest : undefined;
    if (wanted === undefined || wanted === current) return true;
    return (await asked.manifest(image, wanted)) !== undefined;
  }

  async function askTagged(image: Tagged, view: TimeView): Promise<ImageResolution> {
    const name = imageName(image);
    return answered(name, async () => {
      const current = await asked.digestOf(image, image.tag);
      observedDigests.set(name, current);
      return factFor(image, current, view);
    });
  }

  /** A reference without a tag: it must exist, and it may have been seen as a tag. */
  async function askUntagged(
    image: ImageReference,
    digest: Digest,
    view: TimeView,
  ): Promise<ImageResolution> {
    const subject = `${imageName(image)}@${digest}`;
    const found = await answered(subject, async () =>
      (await asked.manifest(image, digest)) === undefined
        ? ({ status: 'missing', what: 'digest' } as const)
        : withoutTag(image),
    );
    const tag = found.fact.status === 'unknown' ? observedTagOf(image, digest, firstSeen) : undefined;
    if (tag === undefined || found.gaps.length > 0) return found;
    const tagged = await askTagged({ ...image, tag }, view);
    const { fact } = tagged;
    const hasTag = fact.status !== 'unknown' && fact.status !== 'missing';
    return hasTag ? { ...tagged, fact: { ...fact, recoveredTag: tag } } : tagged;
  }

  return {
    observedDigests,
    ask: (image, view) =>
      image.tag === undefined && image.digest !== undefined
        ? askUntagged(image, image.digest, view)
        : askTagged({ ...image, tag: image.tag ?? 'latest' }, view),
  };
}

const goneDigest = 'which digest to take: the one that is old enough is no longer at the registry';

/** The same questions, each asked once. */
function askedOnce(registries: Registries): Registries {
  const manifest = memoizeAsync((registry: string, repository: string, digest: Digest) =>
    registries.manifest({ registry, repository }, digest),
  );
  const children = memoizeAsync((registry: string, repository: string, digest: Digest) =>
    registries.children({ registry, repository }, digest),
  );
  const digestOf = memoizeAsync((registry: string, repository: string, tag: string) =>
    registries.digestOf({ registry, repository }, tag),
  );
  return {
    digestOf: ({ registry, repository }, tag) => digestOf(registry, repository, tag),
    manifest: ({ registry, repository }, digest) => manifest(registry, repository, digest),
    children: ({ registry, repository }, digest) => children(registry, repository, digest),
  };
}

type Below = (digest: Digest) => ReturnType<Registries['children']>;

async function seenFact(
  present: LatestOnly,
  single: Digest | undefined,
  below: Below,
  firstSeen: FirstSeen,
  view: TimeView,
): Promise<Fact> {
  const { image, current } = present;
  const known = observedHistory(firstSeen.get(imageName(image)) ?? [], current, view.now);
  const proved = proveDigest(image.digest, known, undefined, view);
  if (proved.status === 'unknown') return noHistory(present, `which digest to take: ${proved.message}`);
  if (proved.status === 'missing') return proved;
  if (proved.status !== 'not-in-history') return { ...proved, basis: 'first-seen' };
  const fact = single === undefined ? proved : await onePlatformFact(proved, single, known, view, below);
  return fact.status === 'one-platform' ? { ...fact, basis: 'first-seen' } : neverObservedPin(present);
}

function withoutTag({ registry }: RegistryRepository): Fact {
  const message = `The reference has a digest and no tag. ${registry} has the digest, and keeps no history of tags, so it is not known which tag it is or was`;
  return { status: 'unknown', cause: 'no-tag', message };
}

async function answered(subject: string, ask: () => Promise<Fact>): Promise<ImageResolution> {
  try {
    return { fact: await ask(), gaps: [] };
  } catch (error) {
    const unknown = gapFrom(error, subject);
    const missing = missingFact(unknown);
    return missing === undefined ? unresolved(unknown) : { fact: missing, gaps: [] };
  }
}
