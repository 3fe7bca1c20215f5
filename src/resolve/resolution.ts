// What the resolvers of this folder return for one image, and the results that they have in common.
import type { Fact, TagHistory } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import type { ImageReference } from '../model/image.js';
import type { ReferencePolicies } from '../model/pull-policy.js';

export type TaggedImage = ImageReference & { readonly tag: string };

/** The fact of one reference, and what its verdict still needs. */
export interface ImageResolution {
  readonly fact: Fact;
  readonly gaps: readonly Gap[];
  /** The history of the image's tag; absent if the registry did not return it. */
  readonly history?: TagHistory;
  /** Absent if no pull policy applies. */
  readonly policies?: ReferencePolicies;
}

/** A reference of which nothing is known, although the verdict needs it. */
export function unresolvedImage(gap: Gap): ImageResolution {
  return { fact: { status: 'unknown', cause: gap.cause, message: gap.message }, gaps: [gap] };
}

/** What the registry itself says of a reference whose history would have to prove it: enough for a new pin, and a gap. */
export function withoutProof({ fact, gaps }: ImageResolution, gap: Gap): ImageResolution {
  const { cause, message } = gap;
  const isOpen = fact.status === 'unknown' && gaps.length === 0;
  return { fact: isOpen ? { ...fact, cause, message } : fact, gaps: [gap, ...gaps] };
}

/** The fact that the registry itself reports the repository or tag as missing; `undefined` for any other failure. */
export function missingFact({ cause }: Gap): (Fact & { readonly status: 'missing' }) | undefined {
  if (cause === 'missing-tag') return { status: 'missing', what: 'tag' };
  return cause === 'missing-repository' ? { status: 'missing', what: 'repository' } : undefined;
}

/** Adds the tag that was found for a reference without one, if that tag proved anything. */
export function withRecoveredTag(resolution: ImageResolution, tag: string): ImageResolution {
  const { fact } = resolution;
  if (fact.status === 'unknown' || fact.status === 'missing') return resolution;
  return { ...resolution, fact: { ...fact, recoveredTag: tag } };
}
