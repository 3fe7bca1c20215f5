// Resolves images of the platform's registry: from the tag's history, or from the tag that a bare digest belongs to.

import type { History } from '../history/history.js';
import { compareFact, type JointHistory, provedBy } from '../history/joined.js';
import type { TimeView } from '../history/prove.js';
import { compact } from '../model/collections.js';
import { type Gap, gapFrom } from '../model/failure.js';
import { type Digest, type ImageReference, imageName, impliedTag } from '../model/images/image.js';
import type { RepositoryTag } from '../model/images/listed-tag.js';
import type { CatalogueScope } from '../model/images/repository.js';
import type { Fact } from '../model/judgement/fact.js';
import { compareText } from '../model/text/text.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import {
  type ImageResolution,
  onePlatformFact,
  type TaggedImage,
  unresolvedImage,
  withRecoveredTag,
} from './facts.js';
import { noTagHadDigest } from './messages.js';
import { createTagLookups, judgePin, type TagLookup, type TagLookupsOptions } from './platform-tag.js';
import type { PolicyCache } from './pull-policies.js';
import { platformReading } from './source-readings.js';
import { createTagCatalogue } from './tag-list.js';
import { policiesOfTag, withPolicies } from './tag-policies.js';

export interface PlatformResolverOptions extends CatalogueScope, Omit<TagLookupsOptions, 'catalogue'> {
  readonly policies: PolicyCache;
}

/** `digests` are all pins of the image's tag in this run, so that its history is read once for all of them. */
export type ResolvePlatformImage = (
  image: ImageReference,
  digests: readonly Digest[],
) => Promise<ImageResolution>;

/** Creates a resolver that looks up each tag once. It never throws a Failure. */
export function createPlatformResolver(options: PlatformResolverOptions): ResolvePlatformImage {
  const { sources, view, policies } = options;
  const catalogue = createTagCatalogue(sources, options);
  const childrenOf = memoizeAsync(sources.children);
  const lookUp = createTagLookups({ ...options, catalogue });
  const findAllowed = memoizeAsync(
    (image: TaggedImage, history: History | Gap) => policiesOfTag(image, history, view, policies),
    (image) => imageName(image),
  );

  async function resolveTag(image: TaggedImage, digests: readonly Digest[]): Promise<ImageResolution> {
    const tag = await lookUp(image, digests);
    const { answers, view: allowed } = await findAllowed(image, tag.history);
    return withPolicies(await proveTag(image, tag, allowed), image, tag.history, answers, policies);
  }

  async function proveTag(image: TaggedImage, tag: TagLookup, at: TimeView): Promise<ImageResolution> {
    const { history } = tag;
    const judged = judgePin(image, tag, at);
    if ('cause' in history) return judged;
    const resolution = { ...judged, ...compact({ history: tag.shown }) };
    const { digest } = image;
    const compared = (fact: Fact) => {
      if (tag.joint === undefined)
        return { ...resolution, fact: provedBy(fact, platformReading(image, history, at)) };
      return { ...resolution, ...comparedWithLedger(image, { ...judged, fact }, tag.joint, at) };
    };
    if (judged.fact.status !== 'not-in-history' || digest === undefined) return compared(judged.fact);
    try {
      const children = (index: Digest) => childrenOf(image.repository, index);
      return compared(await onePlatformFact(judged.fact, digest, history, at, children));
    } catch (error) {
      return { ...resolution, ...unresolvedImage(gapFrom(error, imageName(image))) };
    }
  }

  /** The tag is `latest`, as for a name without a digest, unless that tag never had the digest. */
  async function resolveBareDigest(
    image: ImageReference,
    digest: Digest,
    digests: readonly Digest[],
  ): Promise<ImageResolution> {
    const subject = `${imageName(image)}@${digest}`;
    const tags = await catalogue.listTags(image.repository);
    const unresolved = (gap: Gap) => withPolicies(unresolvedImage(gap), image, gap, [], policies);
    if (tags !== undefined && 'cause' in tags) return unresolved({ ...tags, subject });
    const tag = await tagOfDigest(
      digest,
      tags?.all ?? [{ name: impliedTag, deprecated: false }],
      async (name) => {
        const { history } = await lookUp({ ...image, tag: name }, name === impliedTag ? digests : [digest]);
        return 'cause' in history ? undefined : history;
      },
    );
    if (tag === undefined) return unresolved({ cause: 'no-tag', subject, message: noTagHadDigest });
    return withRecoveredTag(await resolveTag({ ...image, tag }, digests), tag);
  }

  return (image, digests) => {
    const { tag, digest, repository } = image;
    // Requested at the same time as the history.
    if (digest === undefined) policies.open();
    else void policies.answer(repository, digest);
    if (tag === undefined && digest !== undefined) return resolveBareDigest(image, digest, digests);
    return resolveTag({ ...image, tag: tag ?? impliedTag }, digests);
  };
}

/**
 * The fact with its evidence, or `unknown` and a gap if the two contradict each other. The ledger, which may be from a time
 * without the platform, proves nothing here.
 */
function comparedWithLedger(
  image: ImageReference,
  { fact, gaps }: ImageResolution,
  joint: JointHistory,
  at: TimeView,
): Pick<ImageResolution, 'fact' | 'gaps'> {
  const compared = compareFact(fact, image.digest, joint, at);
  if (joint.contradiction === undefined) return { fact: compared, gaps };
  const { message } = joint.contradiction;
  const contradicted: Gap = { cause: 'contradiction', subject: imageName(image), message };
  return {
    fact: compared,
    gaps: [contradicted, ...gaps.filter(({ cause }) => cause !== 'history-incomplete')],
  };
}

const maxHistories = 50;

/**
 * The tag that a digest belongs to: `latest` if its history contains it, else one that the list shows with this digest,
 * else the first whose history contains it. Deprecated tags are searched last. `undefined` if none of the first 50 tags ever pointed to it.
 */
async function tagOfDigest(
  digest: Digest,
  tags: readonly RepositoryTag[],
  historyOf: (tag: string) => Promise<History | undefined>,
): Promise<string | undefined> {
  const ranked = [...tags].sort((a, b) => searchRank(a) - searchRank(b) || compareText(a.name, b.name));
  const hadDigest = (known: History | undefined) => known?.index.lastOf(digest) !== undefined;
  const [first] = ranked;
  if (first?.name === impliedTag && hadDigest(await historyOf(impliedTag))) return impliedTag;
  const listed = ranked.find((tag) => tag.digest === digest);
  if (listed !== undefined) return listed.name;
  const searched = ranked.slice(0, maxHistories);
  const histories = await Promise.all(searched.map(({ name }) => historyOf(name)));
  return searched.find((_, index) => hadDigest(histories[index]))?.name;
}

function searchRank({ name, deprecated }: RepositoryTag): number {
  return (name === impliedTag ? 0 : 1) + (deprecated ? 2 : 0);
}
