// Whether two manifests give every platform in use the same image, and whether one has images for all platforms of another.
import type { Digest, ImageReference } from '../model/images/image.js';
import { canonicalPlatform, isPlatform } from '../model/images/platform.js';

/** What a runtime may choose from an index. Attestations are left out: nothing runs them. */
export interface IndexedImage {
  readonly digest: Digest;
  /** `linux/arm/v7`; absent where the index does not say it, and of an index within the index, which may have any. */
  readonly platform?: string;
  /** Version and features of the operating system, which a runtime compares too. */
  readonly os?: string;
}

type Images = readonly IndexedImage[];

/** What a digest names: an image, or an index, of which a runtime takes the first image that suits. */
export type ManifestContent = { readonly image: Digest } | { readonly index: Images };

/**
 * Whether a machine of every platform in use gets the same image from both. Without platforms in use, and where neither has
 * an image for any of them, all of the old one are. An empty index, as that of a tag that is still being built, has nothing
 * in common with another.
 * @param inUse `linux/amd64`; one without a variant means every variant
 */
export function givesSameImages(
  from: ManifestContent,
  to: ManifestContent,
  inUse: readonly string[],
): boolean {
  if ('index' in from && 'index' in to) return areSameIn(from.index, to.index, inUse);
  if ('image' in from && 'image' in to) return from.image === to.image;
  const image = 'image' in from ? from.image : 'image' in to ? to.image : undefined;
  const index = 'index' in from ? from.index : 'index' in to ? to.index : [];
  const isOne = (images: Images) => images.length > 0 && images.every(({ digest }) => digest === image);
  if (index.some(isUnplaced)) return false;
  const choices = inUse.map((platform) => choicesFor(platform, index));
  if (choices.some(({ length }) => length > 0)) return choices.every(isOne);
  // An old image is one platform's; of an old index, every platform counts.
  const own = new Set(index.filter(({ digest }) => digest === image).map(nameOf));
  return isOne('image' in from ? index.filter((one) => own.has(nameOf(one))) : index);
}

function areSameIn(old: Images, next: Images, inUse: readonly string[]): boolean {
  // What is not placed may be any platform's, so it counts for all of them, and so does its position.
  if ([...old, ...next].some(isUnplaced)) return isSame(old, next);
  const choices = inUse.map((platform) => [choicesFor(platform, old), choicesFor(platform, next)] as const);
  const known = choices.filter(([before, after]) => before.length + after.length > 0);
  if (known.length > 0) return known.every(([before, after]) => isSame(before, after));
  const named = (name: string, images: Images) => images.filter((one) => nameOf(one) === name);
  const names = new Set(old.map(nameOf));
  return names.size > 0 && [...names].every((name) => isSame(named(name, old), named(name, next)));
}

/** Whether there is an image for every platform that the old one has images for. An image has those of itself alone. */
export function coversPlatforms(from: ManifestContent, to: ManifestContent): boolean {
  if ('image' in from || 'image' in to) return 'image' in from;
  const names = new Set(to.index.map(nameOf));
  return from.index.every((one) => names.has(nameOf(one)));
}

/** What a machine runs that has no image of its own, by the rules of containerd. */
const alsoRun: Readonly<Record<string, readonly string[]>> = { amd64: ['386'], arm64: ['arm'] };

/**
 * The images of the platform and its variants, in the order of the index. Without one of exactly the platform, everything of
 * the same operating system that a machine of it can run, in any variant.
 */
function choicesFor(platform: string, images: Images): Images {
  const own = images.filter(({ platform: name }) => name !== undefined && isPlatform(name, platform));
  if (own.some((one) => nameOf(one) === canonicalPlatform(platform))) return own;
  const [os, architecture = ''] = platform.split('/');
  const near = [architecture, ...(alsoRun[architecture] ?? [])].map((one) => `${os}/${one}`);
  return images.filter(({ platform: name }) =>
    near.some((one) => name !== undefined && isPlatform(name, one)),
  );
}

function isUnplaced({ platform }: IndexedImage): boolean {
  return platform === undefined;
}

function nameOf({ platform = '' }: IndexedImage): string {
  return canonicalPlatform(platform);
}

function isSame(old: Images, next: Images): boolean {
  const keyOf = (one: IndexedImage) => `${one.digest} ${nameOf(one)} ${one.os ?? ''}`;
  return old.length === next.length && old.every((one, at) => keyOf(one) === keyOf(next[at] ?? one));
}

/** What a digest of a repository names. @throws Failure */
export type ReadContent = (
  name: Pick<ImageReference, 'registry' | 'repository'>,
  digest: Digest,
) => Promise<ManifestContent>;
