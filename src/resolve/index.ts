// Occurrences → facts: the only stage that waits for the network. Nothing is asked twice, order changes nothing.

import type { Fact } from '../model/fact.js';
import type { Unknown } from '../model/failure.js';
import { type ImageReference, imageName } from '../model/image.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import { type Answered, type Ask, createAsker } from './ask.js';
import type { Scope } from './repository.js';
import type { Sources } from './sources.js';
import type { View } from './timeline-standing.js';

export interface ResolveOptions extends Scope {
  /** Host of the platform's registry with its port, if any; absent without a platform. */
  readonly registry?: string;
  /** Or why nothing can be asked. */
  readonly sources: Sources | Unknown;
  /** Records that one history answer holds at most. */
  readonly historyLimit: number;
  /** From when the histories are looked at. */
  readonly view: View;
  /** The `minAgeMs` of the view at this place, where it is another. */
  readonly minAgeOf?: (occurrence: ImageOccurrence) => number;
}

export interface Resolved {
  readonly facts: ReadonlyMap<ImageOccurrence, Fact>;
  /** What had to be known for a verdict and is not. References of other registries are not among it. */
  readonly incomplete: readonly Unknown[];
}

/** Makes a resolver that remembers its answers: resolving again asks only for tags that are new. */
export function createResolver(
  options: ResolveOptions,
): (occurrences: readonly Occurrence[]) => Promise<Resolved> {
  const { sources, view } = options;
  const askers = new Map<number | undefined, Ask>();

  function askerAt(occurrence: ImageOccurrence, asked: Sources): Ask {
    const minAgeMs = options.minAgeOf?.(occurrence) ?? view.minAgeMs;
    const own = minAgeMs === undefined ? view : { ...view, minAgeMs };
    const ask = askers.get(minAgeMs) ?? createAsker({ ...options, sources: asked, view: own });
    askers.set(minAgeMs, ask);
    return ask;
  }

  async function answerFor(occurrence: ImageOccurrence, all: readonly ImageOccurrence[]): Promise<Answered> {
    const { image } = occurrence;
    if (image.registry !== options.registry) return otherRegistry(image, options.registry);
    if ('cause' in sources) return unknownFact(sources);
    const digests = all.flatMap((use) =>
      imageName(use.image) === imageName(image) ? (use.image.digest ?? []) : [],
    );
    return askerAt(occurrence, sources)(image, digests);
  }

  return async (occurrences) => {
    const images = occurrences.filter((occurrence) => occurrence.kind === 'image');
    const answered = await Promise.all(
      images.map(async (one) => [one, await answerFor(one, images)] as const),
    );
    const unknowns = answered.flatMap(([, { incomplete }]) => incomplete);
    return {
      facts: new Map(answered.map(([occurrence, { fact }]) => [occurrence, fact])),
      incomplete: [...new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown])).values()],
    };
  };
}

function unknownFact(unknown: Unknown): Answered {
  return {
    fact: { status: 'unknown', cause: unknown.cause, message: unknown.message },
    incomplete: [unknown],
  };
}

function otherRegistry(image: ImageReference, registry: string | undefined): Answered {
  if (registry === undefined) {
    const message = 'No platform is configured. Give `platform`, or `base-url` and `registry-url`';
    return unknownFact({ cause: 'no-platform', subject: 'platform', message });
  }
  const message = `${image.registry} is not the platform's registry, so no history proves it`;
  return { fact: { status: 'unknown', cause: 'other-registry', message }, incomplete: [] };
}
