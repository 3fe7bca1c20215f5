// The tags of the platform that a run has looked up, each once.
import type { KnownHistory } from '../history/reader.js';
import { type Digest, imageName } from '../model/image.js';
import { memoizeAsync } from '../model/memoize.js';
import type { FirstSeen } from './ports.js';
import type { TaggedImage } from './resolution.js';
import { lookUpTag, type TagLookup, type TagLookupOptions } from './tag.js';

export interface TagLookupsOptions extends Omit<TagLookupOptions, 'isAsked'> {
  /** Which digests the run asks about now: later it may ask about more. */
  readonly askedNow: () => TagLookupOptions['isAsked'];
  /** The records of this repository's ledger; absent if it has none. */
  readonly firstSeen?: FirstSeen | undefined;
}

/** `digests` are all pins of the tag, so that its history is read once for all of them. */
export type LookUpTagOnce = (image: TaggedImage, digests: readonly Digest[]) => Promise<TagLookup>;

/** Creates the lookups of a run. */
export function createTagLookups({ firstSeen, askedNow, ...options }: TagLookupsOptions): LookUpTagOnce {
  const lookUpNow: LookUpTagOnce = (image, digests) =>
    lookUpTag(image, digests, { ...options, isAsked: isAskedOf(image, askedNow(), firstSeen) });
  const isWhole = wholeness();
  const lookUpFirst = memoizeAsync(lookUpNow, (image) => imageName(image));
  const lookUpAgain = memoizeAsync(lookUpNow, (image, digests) =>
    JSON.stringify([imageName(image), digests]),
  );
  return async (image, digests) => {
    const first = await lookUpFirst(image, digests);
    const { history } = first;
    // What was kept of a long history may say nothing about a digest that nobody asked about at the time.
    return 'cause' in history || isWhole(history, digests) ? first : lookUpAgain(image, digests);
  };
}

/** Remembers each list that a history is whole for: all pins of a tag ask with the same one. */
function wholeness(): (history: KnownHistory, digests: readonly Digest[]) => boolean {
  const found = new WeakMap<KnownHistory, WeakSet<readonly Digest[]>>();
  return (history, digests) => {
    const lists = found.get(history) ?? new WeakSet();
    if (lists.has(digests)) return true;
    const isWhole = digests.every((one) => history.isWholeFor?.(one) !== false);
    if (isWhole) found.set(history, lists.add(digests));
    return isWhole;
  };
}

/** What this repository's ledger has observed of the image is held against its history, so it is asked about too. */
function isAskedOf(
  image: TaggedImage,
  isAsked: TagLookupOptions['isAsked'],
  firstSeen: FirstSeen | undefined,
): TagLookupOptions['isAsked'] {
  const observed = new Set((firstSeen?.get(imageName(image)) ?? []).map(({ digest }) => digest));
  return observed.size === 0 ? isAsked : (digest) => isAsked(digest) || observed.has(digest);
}
