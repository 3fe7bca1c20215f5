// Occurrences → facts: the only stage that waits for the network. Nothing is asked twice, order changes nothing.

import type { TimeView } from '../history/timeline-standing.js';
import type { Fact, TagHistory } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { CatalogueScope } from './catalogue.js';
import { mirroredImage } from './mirror.js';
import { createPlatformResolver, type ImageResolution, type ResolveImage, unresolved } from './platform.js';
import type { FirstSeen, PlatformSources, Registries } from './ports.js';
import { createRegistryResolver } from './registry.js';

export interface ResolveOptions extends CatalogueScope {
  /** Host of the platform's registry with its port, if any; absent without a platform. */
  readonly registry?: string;
  /** Of the platform; or why nothing can be asked of it. */
  readonly sources: PlatformSources | Gap;
  /** All other registries. */
  readonly registries: Registries;
  /** Hosts whose registry keeps histories, if only the run were told so: without a platform they are not asked. */
  readonly needPlatform: readonly string[];
  /** A prefix of image names → the prefix that it mirrors. */
  readonly mirrors: Readonly<Record<string, string>>;
  /** What this repository has seen of tags; absent: it keeps no ledger. */
  readonly firstSeen?: FirstSeen;
  /** Records that one history answer holds at most. */
  readonly historyLimit: number;
  /** From when the histories are looked at. */
  readonly view: TimeView;
  /** The `minAgeMs` of the view at this place, where it is another. */
  readonly minAgeOf?: (occurrence: ImageOccurrence) => number;
}

export interface Resolution {
  readonly facts: ReadonlyMap<ImageOccurrence, Fact>;
  /** What had to be known for a verdict and is not. That a registry keeps no history is not among it. */
  readonly gaps: readonly Gap[];
  /** Of every tag that was asked for and answered, each once. */
  readonly histories: readonly TagHistory[];
  /** What registries without a history have said: image name → the digest that its tag is now. */
  readonly observedDigests: ReadonlyMap<string, Digest>;
}

/** Makes a resolver that remembers its answers: resolving again asks only for tags that are new. */
export function createResolver(
  options: ResolveOptions,
): (occurrences: readonly Occurrence[]) => Promise<Resolution> {
  const { registry, sources, mirrors, view } = options;
  const askers = new Map<number | undefined, ResolveImage>();
  const others = createRegistryResolver({ ...options, registries: options.registries });

  function viewAt(occurrence: ImageOccurrence): TimeView {
    const minAgeMs = options.minAgeOf?.(occurrence) ?? view.minAgeMs;
    return minAgeMs === undefined ? view : { ...view, minAgeMs };
  }

  function platformAsker(at: TimeView, asked: PlatformSources): ResolveImage {
    const ask = askers.get(at.minAgeMs) ?? createPlatformResolver({ ...options, sources: asked, view: at });
    askers.set(at.minAgeMs, ask);
    return ask;
  }

  /** `pins` are the digests of each tag of the platform's registry, by its name. */
  async function answerFor(occurrence: ImageOccurrence, pins: Pins): Promise<ImageResolution> {
    const { image } = occurrence;
    const at = viewAt(occurrence);
    const origin = mirroredImage(image, mirrors);
    if (origin.registry === registry) {
      if ('cause' in sources) return unresolved(sources);
      return platformAsker(at, sources)(origin, [...(pins.get(imageName(origin)) ?? [])]);
    }
    if (registry === undefined && options.needPlatform.includes(origin.registry))
      return unresolved(noPlatform(origin));
    return others.ask(image, at);
  }

  return async (occurrences) => {
    const images = occurrences.filter((occurrence) => occurrence.kind === 'image');
    const pins = pinsOf(images.map(({ image }) => mirroredImage(image, mirrors)));
    const answered = await Promise.all(images.map(async (one) => [one, await answerFor(one, pins)] as const));
    const histories = answered.flatMap(([, { history }]) => history ?? []);
    const unknowns = answered.flatMap(([, { gaps }]) => gaps);
    return {
      facts: new Map(answered.map(([occurrence, { fact }]) => [occurrence, fact])),
      gaps: [...new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown])).values()],
      histories: [...new Map(histories.map((history) => [imageName(history), history])).values()],
      observedDigests: others.observedDigests,
    };
  };
}

type Pins = ReadonlyMap<string, ReadonlySet<Digest>>;

function pinsOf(images: readonly ImageReference[]): Pins {
  const pins = new Map<string, Set<Digest>>();
  for (const image of images) {
    if (image.digest === undefined) continue;
    const name = imageName(image);
    const known = pins.get(name) ?? new Set();
    pins.set(name, known.add(image.digest));
  }
  return pins;
}

function noPlatform({ registry }: ImageReference): Gap {
  const message = `${registry} keeps histories of its tags, but no platform is configured. Give \`platform\`, or \`base-url\` and \`registry-url\``;
  return { cause: 'no-platform', subject: registry, message };
}
