// Resolves images of registries without tag history, and collects the digests that they return for the ledger.
import type { TimeView } from '../history/pin-state.js';
import type { Fact } from '../model/fact.js';
import { gapFrom } from '../model/failure.js';
import { type Digest, type ImageReference, imageName, impliedTag } from '../model/image.js';
import { memoizeAsync } from '../model/memoize.js';
import { digestWithoutTag, unanswered } from './messages.js';
import type { FirstSeen, Registries, RegistryRepository } from './ports.js';
import { latestOnlyFact, ledgerFact, noHistoryFact, observedTagOf } from './registry-facts.js';
import {
  type ImageResolution,
  missingFact,
  type TaggedImage,
  unresolvedImage,
  withRecoveredTag,
} from './resolution.js';

export interface RegistryResolverOptions {
  readonly registries: Registries;
  /** Absent: this repository has no ledger. */
  readonly firstSeen?: FirstSeen;
}

export interface RegistryResolver {
  /** Never throws a Failure. */
  readonly resolve: (image: ImageReference, view: TimeView) => Promise<ImageResolution>;
  /** What registries have returned so far: image name → the current digest of its tag. */
  readonly observedDigests: ReadonlyMap<string, Digest>;
}

/**
 * Creates a resolver that requests one digest per tag. Only for a pin that differs from it, it also requests whether
 * the pin exists, and whether it is a part of the current index.
 */
export function createRegistryResolver({ registries, firstSeen }: RegistryResolverOptions): RegistryResolver {
  const observedDigests = new Map<string, Digest>();
  const registry = memoized(registries);

  async function factFor(image: TaggedImage, current: Digest, view: TimeView): Promise<Fact> {
    const tag = { image, current, hasLedger: firstSeen !== undefined };
    const otherPin = image.digest === current ? undefined : image.digest;
    const found = otherPin === undefined ? undefined : await registry.manifest(image, otherPin);
    if (otherPin !== undefined && found === undefined) return { status: 'missing', what: 'digest' };
    const manifest = found?.isIndex === false ? otherPin : undefined;
    const children: ChildrenOf = async (index) => (index === manifest ? [] : registry.children(image, index));
    if (firstSeen !== undefined) {
      const fact = await ledgerFact(tag, manifest, children, firstSeen, view);
      return (await hasTarget(image, fact, current)) ? fact : noHistoryFact(tag, unanswered.deletedDigest);
    }
    const isPlatform = manifest !== undefined && (await children(current))?.includes(manifest) === true;
    return latestOnlyFact(tag, isPlatform, view);
  }

  /** The digest to pin must still exist in the registry: the ledger is a file that anybody may have edited. */
  async function hasTarget(image: TaggedImage, fact: Fact, current: Digest): Promise<boolean> {
    const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
    if (target === undefined || target === current) return true;
    return (await registry.manifest(image, target)) !== undefined;
  }

  async function resolveTag(image: TaggedImage, view: TimeView): Promise<ImageResolution> {
    const name = imageName(image);
    return resolutionOf(name, async () => {
      const current = await registry.digestOf(image, image.tag);
      observedDigests.set(name, current);
      return factFor(image, current, view);
    });
  }

  /** A reference without a tag: it must exist, and the ledger may know its tag; else it is `latest` if that proves it. */
  async function resolveBareDigest(
    image: ImageReference,
    digest: Digest,
    view: TimeView,
  ): Promise<ImageResolution> {
    const resolution = await resolutionOf(`${imageName(image)}@${digest}`, async () => {
      if ((await registry.manifest(image, digest)) === undefined)
        return { status: 'missing', what: 'digest' };
      return { status: 'unknown', cause: 'no-tag', message: digestWithoutTag(image.registry) };
    });
    if (resolution.fact.status !== 'unknown' || resolution.gaps.length > 0) return resolution;
    const observed = observedTagOf(image, digest, firstSeen);
    const tag = observed ?? impliedTag;
    const judged = withRecoveredTag(await resolveTag({ ...image, tag }, view), tag);
    // That `latest` is missing, or does not have the digest now, says nothing about a reference that does not name it.
    const isProved = judged.fact.status !== 'missing' && judged.fact.status !== 'unknown';
    return observed !== undefined || isProved ? judged : { ...resolution, gaps: judged.gaps };
  }

  return {
    observedDigests,
    resolve: (image, view) =>
      image.tag === undefined && image.digest !== undefined
        ? resolveBareDigest(image, image.digest, view)
        : resolveTag({ ...image, tag: image.tag ?? impliedTag }, view),
  };
}

type ChildrenOf = (digest: Digest) => ReturnType<Registries['children']>;

/** The same registries, with each request sent once. */
function memoized(registries: Registries): Registries {
  const keyOf = ({ registry, repository }: RegistryRepository, reference: string) =>
    JSON.stringify([registry, repository, reference]);
  return {
    digestOf: memoizeAsync((name: RegistryRepository, tag: string) => registries.digestOf(name, tag), keyOf),
    manifest: memoizeAsync(
      (name: RegistryRepository, digest: Digest) => registries.manifest(name, digest),
      keyOf,
    ),
    children: memoizeAsync(
      (name: RegistryRepository, digest: Digest) => registries.children(name, digest),
      keyOf,
    ),
  };
}

async function resolutionOf(subject: string, factOf: () => Promise<Fact>): Promise<ImageResolution> {
  try {
    return { fact: await factOf(), gaps: [] };
  } catch (error) {
    const gap = gapFrom(error, subject);
    const missing = missingFact(gap);
    return missing === undefined ? unresolvedImage(gap) : { fact: missing, gaps: [] };
  }
}
