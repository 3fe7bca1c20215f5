// Resolves images of registries other than the platform's, and collects the digests that they return for the ledger.
import type { TimeView } from '../history/prove.js';
import { gapFrom } from '../model/failure.js';
import { type Digest, type ImageReference, imageName, impliedTag } from '../model/image.js';
import { memoizeAsync } from '../model/memoize.js';
import {
  type ImageResolution,
  missingFact,
  observedTagOf,
  type TaggedImage,
  unresolvedImage,
  withRecoveredTag,
} from './facts.js';
import { digestWithoutTag } from './messages.js';
import type { Registries, RegistryRepository } from './ports.js';
import { createTagProver, type TagProverOptions } from './registry-tag.js';

interface RegistryResolverOptions extends Omit<TagProverOptions, 'registry'> {
  readonly registries: Registries;
}

interface RegistryResolver {
  /** `pins` are all pins of the image's tag in this run. Never throws a Failure. */
  readonly resolve: (
    image: ImageReference,
    view: TimeView,
    pins: readonly Digest[],
  ) => Promise<ImageResolution>;
  /** What registries have returned so far: image name → the current digest of its tag. */
  readonly observedDigests: ReadonlyMap<string, Digest>;
}

/**
 * Creates a resolver that requests one digest per tag. Only for a pin that differs from it, it also requests whether
 * the pin exists, and whether it is a part of the current index; only where that leaves a question open, it asks sources of
 * tag histories.
 */
export function createRegistryResolver({
  registries,
  ...options
}: RegistryResolverOptions): RegistryResolver {
  const observedDigests = new Map<string, Digest>();
  const registry = memoized(registries);
  const prove = createTagProver({ ...options, registry });

  async function resolveTag(
    image: TaggedImage,
    view: TimeView,
    pins: readonly Digest[],
  ): Promise<ImageResolution> {
    const name = imageName(image);
    return resolutionOf(name, async () => {
      const current = await registry.digestOf(image, image.tag);
      observedDigests.set(name, current);
      return prove({ image, current, pins }, view);
    });
  }

  /** A reference without a tag: it must exist, and the ledger may know its tag; else it is `latest` if that proves it. */
  async function resolveBareDigest(
    image: ImageReference,
    digest: Digest,
    view: TimeView,
    pins: readonly Digest[],
  ): Promise<ImageResolution> {
    const resolution = await resolutionOf(`${imageName(image)}@${digest}`, async () => {
      if ((await registry.manifest(image, digest)) === undefined)
        return { fact: { status: 'missing', what: 'digest' } };
      return {
        fact: { status: 'unknown', cause: 'no-tag', message: digestWithoutTag(image.registry) },
      };
    });
    if (resolution.fact.status !== 'unknown' || resolution.gaps.length > 0) return resolution;
    const observed = observedTagOf(image, digest, options.firstSeen);
    const tag = observed ?? impliedTag;
    const judged = withRecoveredTag(await resolveTag({ ...image, tag }, view, pins), tag);
    // That `latest` is missing, or does not have the digest now, says nothing about a reference that does not name it.
    const isProved = judged.fact.status !== 'missing' && judged.fact.status !== 'unknown';
    return observed !== undefined || isProved ? judged : { ...resolution, gaps: judged.gaps };
  }

  return {
    observedDigests,
    resolve: (image, view, pins) =>
      image.tag === undefined && image.digest !== undefined
        ? resolveBareDigest(image, image.digest, view, pins)
        : resolveTag({ ...image, tag: image.tag ?? impliedTag }, view, pins),
  };
}

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

async function resolutionOf(
  subject: string,
  prove: () => Promise<Omit<ImageResolution, 'gaps'>>,
): Promise<ImageResolution> {
  try {
    return { ...(await prove()), gaps: [] };
  } catch (error) {
    const gap = gapFrom(error, subject);
    const missing = missingFact(gap);
    return missing === undefined ? unresolvedImage(gap) : { fact: missing, gaps: [] };
  }
}
