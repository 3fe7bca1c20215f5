// Occurrences → facts: resolves each image at the platform's registry or at its own. No request is sent twice.

import type { TimeView } from '../history/prove.js';
import { distinctGaps, type Gap, gapFrom, type PlacedGaps } from '../model/failure.js';
import { type Digest, type ImageReference, imageName, impliedTag } from '../model/images/image.js';
import { originImage } from '../model/images/mirror.js';
import type { ReferencePolicies } from '../model/images/pull-policy.js';
import type { CatalogueScope } from '../model/images/repository.js';
import type { CheckInput, Fact, TagHistory } from '../model/judgement/fact.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { Surface } from '../model/run/surface.js';
import { limitOf } from '../model/waiting/limit.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import {
  type ImageResolution,
  missingFact,
  observedTagOf,
  type TaggedImage,
  unresolvedImage,
  withoutProof,
  withRecoveredTag,
  withReleaseEnd,
} from './facts.js';
import { digestWithoutTag, platformNeeded } from './messages.js';
import {
  createPlatformResolver,
  type PlatformResolverOptions,
  type ResolvePlatformImage,
} from './platform.js';
import { readingTurns } from './platform-tag.js';
import type {
  AskForReleaseEnd,
  FirstSeen,
  HistorySources,
  PlatformSources,
  Registries,
  RegistryRepository,
  TagLists,
} from './ports.js';
import { createPolicyCache } from './pull-policies.js';
import { createTagProver, type TagProverOptions } from './registry-tag.js';
import type { TagQuestion } from './source-readings.js';

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
function createRegistryResolver({ registries, ...options }: RegistryResolverOptions): RegistryResolver {
  const observedDigests = new Map<string, Digest>();
  const registry = memoized(registries);
  const prove = createTagProver({ ...options, registry });

  async function resolveTag(
    image: TaggedImage,
    view: TimeView,
    pins: readonly Digest[],
    assumed: Pick<TagQuestion, 'isAssumed'> = {},
  ): Promise<ImageResolution> {
    const name = imageName(image);
    return resolutionOf(name, async () => {
      const current = await registry.digestOf(image, image.tag);
      observedDigests.set(name, current);
      return prove({ image, current, pins, ...assumed }, view);
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
        return { fact: { status: 'missing', what: 'digest' }, gaps: [] };
      return {
        fact: { status: 'unknown', cause: 'no-tag', message: digestWithoutTag(image.registry) },
        gaps: [],
      };
    });
    if (resolution.fact.status !== 'unknown' || resolution.gaps.length > 0) return resolution;
    const observed = observedTagOf(image, digest, options.firstSeen);
    const tag = observed ?? impliedTag;
    const judged = withRecoveredTag(
      await resolveTag({ ...image, tag }, view, pins, { isAssumed: true }),
      tag,
    );
    // That `latest` is missing, or does not have the digest now, says nothing about a reference that does not name it.
    const isProved = !['missing', 'unknown', 'not-current'].includes(judged.fact.status);
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
  prove: () => Promise<ImageResolution>,
): Promise<ImageResolution> {
  try {
    return await prove();
  } catch (error) {
    const gap = gapFrom(error, subject);
    const missing = missingFact(gap);
    return missing === undefined ? unresolvedImage(gap) : { fact: missing, gaps: [] };
  }
}

export interface ResolveOptions extends CatalogueScope {
  /** Host of the platform's registry with its port, if any; absent without a platform. */
  readonly registry?: string;
  readonly sources: PlatformSources | Gap;
  readonly registries: Registries;
  /** Sources of tag histories apart from the platform and the ledger; absent: none. */
  readonly histories?: HistorySources;
  /** Finds another tag for a pin that is not current; absent: nothing is searched. */
  readonly tagLists?: TagLists;
  /** Registry hosts of known platforms: without a platform, their images have the registry's digest but no proof. */
  readonly needPlatform: readonly string[];
  readonly mirrors: Readonly<Record<string, string>>;
  readonly firstSeen?: FirstSeen;
  readonly historyLimit: number;
  readonly view: TimeView;
  /** The `minAgeMs` for an occurrence, where overrides change that of the view. */
  readonly minAgeOf?: (occurrence: ImageOccurrence) => number;
  /** How long before its announced end a tag is reported; 0 or absent: announcements are not asked for. */
  readonly eolWarningMs?: number;
  /** Asks a list of release cycles about images that the platform does not have; absent: none is asked. */
  readonly releaseEnd?: AskForReleaseEnd;
  readonly surface: Surface;
  /** Called for each reference that is resolved, with how many are so far, and how many there are. */
  readonly progress?: (done: number, total: number) => void;
}

/** How many tags are resolved at the same time; as many keep every connection busy. */
const maxTags = 256;

/**
 * Creates a resolver that remembers its results: resolving again requests only what is new. It never throws a Failure;
 * what cannot be learned is an `unknown` fact and a gap.
 */
export function createResolver(options: ResolveOptions): (occurrences: readonly Occurrence[]) => Promise<{
  readonly evidence: CheckInput & Required<Pick<CheckInput, 'pullPolicies'>>;
  /** What the verdict needs and is not known. That a registry keeps no history is not a gap. */
  readonly gaps: readonly Gap[];
  /** The same gaps by the references that they are about. */
  readonly placed: readonly PlacedGaps[];
  /** What registries without history returned: image name → the current digest of its tag. */
  readonly observedDigests: ReadonlyMap<string, Digest>;
}> {
  const { registry, sources, mirrors, view, eolWarningMs = 0 } = options;
  const announcesEnd = eolWarningMs > 0;
  const turns = readingTurns();
  /** Each digest with the number of the call that was the first to ask about it. */
  const asked = new Map<Digest, number>();
  let calls = 0;
  const askedNow = () => {
    const latest = calls;
    return (digest: Digest) => (asked.get(digest) ?? latest + 1) <= latest;
  };
  const platformResolvers = new Map<number | undefined, ResolvePlatformImage>();
  const registryResolver = createRegistryResolver(options);
  const service = 'cause' in sources ? sources : { sources, policies: createPolicyCache(sources, options) };

  function viewAt(occurrence: ImageOccurrence): TimeView {
    const minAgeMs = options.minAgeOf?.(occurrence) ?? view.minAgeMs;
    return minAgeMs === undefined ? view : { ...view, minAgeMs };
  }

  /** One resolver per minimum age, because that decides how much of a history has to be read. */
  function platformResolver(at: TimeView, platform: PlatformService): ResolvePlatformImage {
    const resolver =
      platformResolvers.get(at.minAgeMs) ??
      createPlatformResolver({ ...options, ...platform, announcesEnd, turns, askedNow, view: at });
    platformResolvers.set(at.minAgeMs, resolver);
    return resolver;
  }

  /** Of a tag whose end the platform was not asked for, or does not list, the list of release cycles may know it. */
  async function withEnd(
    found: ImageResolution,
    origin: ImageReference,
    { sources: { catalogue } }: PlatformService,
  ) {
    const { fact } = found;
    if (fact.status === 'missing' || fact.endOfLife !== undefined || fact.endUnread !== undefined)
      return found;
    const asked = await withReleaseEnd(found, origin, options.releaseEnd);
    const isUnread = catalogue === undefined && asked.fact === fact;
    return isUnread ? { ...asked, fact: { ...fact, endUnread: 'no-credential' as const } } : asked;
  }

  async function resolveImage(
    image: ImageReference,
    at: TimeView,
    pins: readonly Digest[],
  ): Promise<ImageResolution> {
    const origin = originImage(image, mirrors);
    if (origin.registry === registry) {
      if ('cause' in service) return unresolvedImage(service);
      return withEnd(await platformResolver(at, service)(origin, pins), origin, service);
    }
    const found = await registryResolver.resolve(image, at, pins);
    const asked = await withReleaseEnd(found, origin, options.releaseEnd);
    if (registry !== undefined || !options.needPlatform.includes(origin.registry)) return asked;
    const message = platformNeeded(origin.registry, options.surface);
    return withoutProof(asked, { cause: 'no-platform', subject: origin.registry, message });
  }

  /** Thousands of references name the same image. */
  const resolveOnce = memoizeAsync(resolveImage, (image, { minAgeMs = null }) =>
    JSON.stringify([imageName(image), image.digest ?? null, minAgeMs]),
  );

  return async (occurrences) => {
    const images = occurrences.filter((occurrence) => occurrence.kind === 'image');
    calls += 1;
    for (const { image } of images)
      if (image.digest !== undefined && !asked.has(image.digest)) asked.set(image.digest, calls);
    let done = 0;
    const found = new Map<ImageOccurrence, ImageResolution>();
    const resolveOne = async (occurrence: ImageOccurrence, pins: readonly Digest[]) => {
      found.set(occurrence, await resolveOnce(occurrence.image, viewAt(occurrence), pins));
      done += 1;
      options.progress?.(done, images.length);
    };
    const tags = limitOf(maxTags);
    const resolveGroup = ({ occurrences: group, pins }: TagGroup) => {
      const references = limitOf(maxTags);
      return Promise.all(group.map((one) => references(() => resolveOne(one, pins))));
    };
    await Promise.all(groupsByTag(images, mirrors).map((group) => tags(() => resolveGroup(group))));
    const { facts, histories, pullPolicies, gaps, placed } = resolved(images, found);
    const evidence = { occurrences, facts, histories, pullPolicies, advisories: [] };
    return { evidence, gaps, placed, observedDigests: registryResolver.observedDigests };
  };
}

function resolved(images: readonly ImageOccurrence[], found: ReadonlyMap<ImageOccurrence, ImageResolution>) {
  const facts = new Map<ImageOccurrence, Fact>();
  const pullPolicies = new Map<ImageOccurrence, ReferencePolicies>();
  const histories = new Map<string, TagHistory>();
  // References to one image have the same result.
  const gaps = new Set<Gap>();
  const placed: PlacedGaps[] = [];
  for (const occurrence of images) {
    const resolution = found.get(occurrence);
    if (resolution === undefined) continue;
    facts.set(occurrence, resolution.fact);
    if (resolution.policies !== undefined) pullPolicies.set(occurrence, resolution.policies);
    if (resolution.history !== undefined) histories.set(imageName(resolution.history), resolution.history);
    for (const gap of resolution.gaps) gaps.add(gap);
    if (resolution.gaps.length > 0) placed.push({ gaps: resolution.gaps, at: [occurrence.at] });
  }
  return { facts, gaps: distinctGaps(gaps), placed, histories: [...histories.values()], pullPolicies };
}

type PlatformService = Pick<PlatformResolverOptions, 'sources' | 'policies'>;

interface TagGroup {
  readonly occurrences: readonly ImageOccurrence[];
  /** All digests that the run pins the tag to, each once. */
  readonly pins: readonly Digest[];
}

/** The images by the tag that they are judged by; one without a tag is looked for in `latest` first. */
function groupsByTag(
  images: readonly ImageOccurrence[],
  mirrors: Readonly<Record<string, string>>,
): readonly TagGroup[] {
  const groups = new Map<string, { occurrences: ImageOccurrence[]; pins: Set<Digest> }>();
  for (const occurrence of images) {
    const image = originImage(occurrence.image, mirrors);
    const key = imageName({ ...image, tag: image.tag ?? impliedTag });
    const group = groups.get(key) ?? { occurrences: [], pins: new Set() };
    groups.set(key, group);
    group.occurrences.push(occurrence);
    if (image.digest !== undefined) group.pins.add(image.digest);
  }
  return [...groups.values()].map(({ occurrences, pins }) => ({ occurrences, pins: [...pins] }));
}
