// Reads two digests of an image, as far as they differ, and describes both.
import { gapFrom } from '../model/failure.js';
import type { Digest, ImageReference } from '../model/images/image.js';
import { isPlatform, platformsIn } from '../model/images/platform.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import { describePlatform, unreadPlatform, whyOf } from './describe.js';
import type { ImageDescription, PlatformDescription, WhyUnknown } from './description.js';
import type { ImageReader, ListedPlatform } from './ports.js';

/** Files that name platforms and need not name an image. */
export const platformFiles: readonly string[] = [
  '.github/workflows/*.{yml,yaml}',
  '.github/actions/**/*.{yml,yaml}',
  '.gitlab-ci.yml',
  '**/docker-bake*.{hcl,json}',
  '**/*compose*.{yml,yaml}',
  '**/skaffold*.{yml,yaml}',
  '**/Makefile',
];

const maxPlatforms = 20;

/** Every platform that the texts name, each once, sorted. */
export function platformsNamed(texts: Iterable<string>): readonly string[] {
  const found = new Set<string>();
  for (const text of texts)
    for (const platform of platformsIn(text)) {
      found.add(platform);
      if (found.size >= maxPlatforms) break;
    }
  return [...found].sort();
}

type ImageName = Pick<ImageReference, 'registry' | 'repository'>;

/** Which platforms are worth reading: the wanted ones, else the usual ones. */
export interface PlatformSelection {
  /** `linux/amd64`; one without a variant means every variant. Empty: not stated. */
  readonly wanted: readonly string[];
  /** Read if none is wanted. Absent: all. */
  readonly usual?: readonly string[];
}

export interface DescribedPair {
  readonly from: ImageDescription;
  readonly to: ImageDescription;
}

/** An image by its digest. */
type DigestedImage = ImageName & { readonly digest: Digest };

type DescribePair = (
  from: DigestedImage,
  to: DigestedImage,
  selection: PlatformSelection,
) => Promise<DescribedPair>;

const notCompared: WhyUnknown = {
  cause: 'not-compared',
  message: 'This platform was not selected for comparison',
};
const sameImage: WhyUnknown = {
  cause: 'not-compared',
  message: 'Both digests have the same image for this platform',
};

/** The platforms that are read where nobody says which ones matter. */
export const usualPlatforms: readonly string[] = ['linux/amd64', 'linux/arm64'];

/**
 * Creates a reader that reads each platform's image once. Only platforms that both digests have, with different images,
 * are read: the others are known by the index. Never throws a Failure: what cannot be read is an unknown part.
 */
export function pairDescriber(reader: ImageReader): DescribePair {
  const listOf = memoizeAsync(
    async (image: DigestedImage) => {
      try {
        return { platforms: await reader.platformsOf(image, image.digest) };
      } catch (error) {
        return { unknown: whyOf(gapFrom(error, image.digest)) };
      }
    },
    ({ registry, repository, digest }) => `${registry}/${repository}@${digest}`,
  );
  const described = memoizeAsync(
    async (_name: ImageName, platform: ListedPlatform): Promise<PlatformDescription> => {
      try {
        return await describePlatform(platform);
      } catch (error) {
        return unreadPlatform(platform, whyOf(gapFrom(error, platform.name)));
      }
    },
    ({ registry, repository }, { name, digest }) => `${registry}/${repository}@${digest} ${name}`,
  );
  type Listed = Awaited<ReturnType<typeof listOf>>;
  const describeImage = async (
    image: DigestedImage,
    own: Listed,
    other: Listed,
    selection: PlatformSelection,
  ): Promise<ImageDescription> => {
    const { digest } = image;
    if ('unknown' in own) return { digest, platforms: { unknown: own.unknown } };
    const others = new Map(
      ('platforms' in other ? other.platforms : []).map((one) => [one.name, one.digest] as const),
    );
    const selected = selectedOf(own.platforms, others, selection);
    const read = async (platform: ListedPlatform) => {
      if (others.get(platform.name) === platform.digest) return unreadPlatform(platform, sameImage);
      return selected.has(platform.name) ? described(image, platform) : unreadPlatform(platform, notCompared);
    };
    const platforms = await Promise.all(
      own.platforms.map(async (platform) => [platform.name, await read(platform)] as const),
    );
    return { digest, platforms: { value: new Map(platforms) } };
  };
  return async (from, to, selection) => {
    const [old, next] = await Promise.all([listOf(from), listOf(to)]);
    const [a, b] = await Promise.all([
      describeImage(from, old, next, selection),
      describeImage(to, next, old, selection),
    ]);
    return { from: a, to: b };
  };
}

/** Names of the platforms to read; of those that only one digest has, nothing more is needed. */
function selectedOf(
  platforms: readonly ListedPlatform[],
  others: ReadonlyMap<string, Digest>,
  { wanted, usual }: PlatformSelection,
): ReadonlySet<string> {
  const shared = platforms.map(({ name }) => name).filter((name) => others.has(name));
  const among = (choice: readonly string[]) =>
    shared.filter((name) => choice.some((one) => isPlatform(name, one)));
  if (wanted.length > 0) return new Set(among(wanted));
  if (usual === undefined) return new Set(shared);
  const chosen = among(usual);
  return new Set(chosen.length > 0 ? chosen : shared.slice(0, 1));
}
