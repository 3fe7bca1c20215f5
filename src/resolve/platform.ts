// One image of the platform → its fact: the tag's answer remembered, what the answer leaves open asked further.

import type { TimeView } from '../history/timeline-standing.js';
import type { Fact, TagHistory } from '../model/fact.js';
import { type Gap, gapFrom } from '../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../model/image.js';
import { memoizeAsync } from '../model/memoize.js';
import { type CatalogueScope, endOfLifeDates, tagLister } from './catalogue.js';
import { onePlatformFact } from './one-platform.js';
import type { PlatformSources } from './ports.js';
import { recoverTag } from './recover.js';
import { judgePin, lookUpTag, type TagResolution } from './tag.js';

export interface ImageResolution {
  readonly fact: Fact;
  readonly gaps: readonly Gap[];
  /** Of the image's tag; absent when the registry did not give it. */
  readonly history?: TagHistory;
}

export interface PlatformResolverOptions extends CatalogueScope {
  readonly sources: PlatformSources;
  readonly historyLimit: number;
  readonly view: TimeView;
}

/** `digests` are all pins of the image's tag in this run, so that one walk of its history serves them all. */
export type ResolveImage = (image: ImageReference, digests: readonly Digest[]) => Promise<ImageResolution>;

export function createPlatformResolver({
  sources,
  historyLimit,
  view,
  ...scope
}: PlatformResolverOptions): ResolveImage {
  const listTags = tagLister(sources, scope);
  const dateOf = endOfLifeDates(sources, scope);
  const children = memoizeAsync(sources.children);
  const answers = new Map<string, Promise<TagResolution>>();

  function tagAnswer(image: ImageReference & { readonly tag: string }, digests: readonly Digest[]) {
    const name = imageName(image);
    const answer =
      answers.get(name) ?? lookUpTag(image, digests, { sources, listTags, dateOf, historyLimit, view });
    answers.set(name, answer);
    return answer;
  }

  async function askTagged(
    image: ImageReference & { readonly tag: string },
    digests: readonly Digest[],
  ): Promise<ImageResolution> {
    const answer = await tagAnswer(image, digests);
    const judged = { ...judgePin(image, answer, view), ...historyOf(image, answer) };
    const { fact } = judged;
    if (fact.status !== 'not-in-history' || image.digest === undefined || 'cause' in answer.history)
      return judged;
    try {
      const below = (digest: Digest) => children(image.repository, digest);
      return {
        ...judged,
        fact: await onePlatformFact(fact, image.digest, answer.history, view, below),
      };
    } catch (error) {
      return { ...judged, ...unresolved(gapFrom(error, imageName(image))) };
    }
  }

  /** A reference without a tag: the tag that its digest was, else unknown. */
  async function askUntagged(image: ImageReference, digest: Digest): Promise<ImageResolution> {
    const subject = `${imageName(image)}@${digest}`;
    const tags = await listTags(image.repository);
    if (tags !== undefined && 'cause' in tags) return unresolved({ ...tags, subject });
    const known = tags ?? [{ name: 'latest', deprecated: false }];
    const tag = await recoverTag(digest, known, async (name) => {
      const { history } = await tagAnswer({ ...image, tag: name }, [digest]);
      return 'cause' in history ? undefined : history;
    });
    if (tag === undefined) {
      const message =
        'The reference has a digest and no tag, and none of the tags looked at ever was that digest';
      return unresolved({ cause: 'no-tag', subject, message });
    }
    const answered = await askTagged({ ...image, tag }, [digest]);
    const { fact } = answered;
    const hasTag = fact.status !== 'unknown' && fact.status !== 'missing';
    return hasTag ? { ...answered, fact: { ...fact, recoveredTag: tag } } : answered;
  }

  return (image, digests) => {
    const { tag, digest } = image;
    if (tag === undefined && digest !== undefined) return askUntagged(image, digest);
    return askTagged({ ...image, tag: tag ?? 'latest' }, digests);
  };
}

function historyOf(
  { registry, repository, tag }: ImageReference & { readonly tag: string },
  { history }: TagResolution,
): Pick<ImageResolution, 'history'> {
  if ('cause' in history) return {};
  const { timeline, gaps, coverage } = history;
  const part = gaps.length === 0 ? {} : { known: coverage };
  return {
    history: { registry, repository, tag, complete: gaps.length === 0, ...part, intervals: timeline },
  };
}

/** An unknown that the verdict needs. */
export function unresolved(unknown: Gap): ImageResolution {
  return {
    fact: { status: 'unknown', cause: unknown.cause, message: unknown.message },
    gaps: [unknown],
  };
}
