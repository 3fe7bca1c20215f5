// Occurrences → facts: resolves each image at the platform's registry or at its own. No request is sent twice.
import type { TimeView } from '../history/prove.js';
import type { CheckInput, Fact, TagHistory } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import { distinctGaps } from '../model/gaps.js';
import { type Digest, type ImageReference, imageName, impliedTag } from '../model/image.js';
import { memoizeAsync } from '../model/memoize.js';
import { mirroredImage } from '../model/mirror.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { ReferencePolicies } from '../model/pull-policy.js';
import type { CatalogueScope } from '../model/repository.js';
import type { Surface } from '../model/surface.js';
import { type ImageResolution, unresolvedImage, withoutProof, withReleaseEnd } from './facts.js';
import { platformNeeded } from './messages.js';
import {
  createPlatformResolver,
  type PlatformResolverOptions,
  type ResolvePlatformImage,
} from './platform.js';
import { readingTurns } from './platform-tag.js';
import type { AskForReleaseEnd, FirstSeen, HistorySources, PlatformSources, Registries } from './ports.js';
import { createPolicyCache } from './pull-policies.js';
import { createRegistryResolver } from './registry.js';

export interface ResolveOptions extends CatalogueScope {
  /** Host of the platform's registry with its port, if any; absent without a platform. */
  readonly registry?: string;
  readonly sources: PlatformSources | Gap;
  readonly registries: Registries;
  /** Sources of tag histories apart from the platform and the ledger; absent: none. */
  readonly histories?: HistorySources;
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

export interface Resolution extends Required<Pick<CheckInput, 'facts' | 'histories' | 'pullPolicies'>> {
  /** What the verdict needs and is not known. That a registry keeps no history is not a gap. */
  readonly gaps: readonly Gap[];
  /** What registries without history returned: image name → the current digest of its tag. */
  readonly observedDigests: ReadonlyMap<string, Digest>;
}

/** How many tags are resolved at the same time; as many keep every connection busy. */
const maxTags = 256;

/**
 * Creates a resolver that remembers its results: resolving again requests only what is new. It never throws a Failure;
 * what cannot be learned is an `unknown` fact and a gap.
 */
export function createResolver(
  options: ResolveOptions,
): (occurrences: readonly Occurrence[]) => Promise<Resolution> {
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

  async function resolveImage(
    image: ImageReference,
    at: TimeView,
    pins: readonly Digest[],
  ): Promise<ImageResolution> {
    const origin = mirroredImage(image, mirrors);
    if (origin.registry === registry) {
      if ('cause' in service) return unresolvedImage(service);
      return platformResolver(at, service)(origin, pins);
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
    const resolveGroup = ({ occurrences: group, pins }: TagGroup) =>
      eachWithin(maxTags, group, async (occurrence) => {
        const resolution = await resolveOnce(occurrence.image, viewAt(occurrence), pins);
        found.set(occurrence, resolution);
        done += 1;
        options.progress?.(done, images.length);
      });
    await eachWithin(maxTags, groupsByTag(images, mirrors), resolveGroup);
    return { ...resolved(images, found), observedDigests: registryResolver.observedDigests };
  };
}

function resolved(
  images: readonly ImageOccurrence[],
  found: ReadonlyMap<ImageOccurrence, ImageResolution>,
): Omit<Resolution, 'observedDigests'> {
  const facts = new Map<ImageOccurrence, Fact>();
  const pullPolicies = new Map<ImageOccurrence, ReferencePolicies>();
  const histories = new Map<string, TagHistory>();
  // References to one image have the same result.
  const gaps = new Set<Gap>();
  for (const occurrence of images) {
    const resolution = found.get(occurrence);
    if (resolution === undefined) continue;
    facts.set(occurrence, resolution.fact);
    if (resolution.policies !== undefined) pullPolicies.set(occurrence, resolution.policies);
    if (resolution.history !== undefined) histories.set(imageName(resolution.history), resolution.history);
    for (const gap of resolution.gaps) gaps.add(gap);
  }
  return { facts, gaps: distinctGaps(gaps), histories: [...histories.values()], pullPolicies };
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
    const image = mirroredImage(occurrence.image, mirrors);
    const key = imageName({ ...image, tag: image.tag ?? impliedTag });
    const group = groups.get(key) ?? { occurrences: [], pins: new Set() };
    groups.set(key, group);
    group.occurrences.push(occurrence);
    if (image.digest !== undefined) group.pins.add(image.digest);
  }
  return [...groups.values()].map(({ occurrences, pins }) => ({ occurrences, pins: [...pins] }));
}

/**
 * Does asynchronous work on every item, on at most `limit` at the same time. Another item is begun when one is done, so
 * nothing is kept for those that wait.
 */
async function eachWithin<T>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const lane = async () => {
    for (;;) {
      const next = rest.next();
      if (next.done === true) return;
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane));
}
