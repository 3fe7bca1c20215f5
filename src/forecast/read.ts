// Reads two digests of an image, as far as they differ, and describes both.
import { gapFrom } from '../model/failure.js';
import type { Digest, ImageReference } from '../model/image.js';
import { memoizeAsync } from '../model/memoize.js';
import { describePlatform, unreadPlatform, whyOf } from './describe.js';
import type { ImageDescription, PlatformDescription, WhyUnknown } from './description.js';
import type { ImageReader, ListedPlatform } from './ports.js';

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

export type DescribePair = (
  name: ImageName,
  from: Digest,
  to: Digest,
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
    async (name: ImageName, digest: Digest) => {
      try {
        return { platforms: await reader.platformsOf(name, digest) };
      } catch (error) {
        return { unknown: whyOf(gapFrom(error, digest)) };
      }
    },
    ({ registry, repository }, digest) => `${registry}/${repository}@${digest}`,
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
  return async (name, from, to, selection) => {
    const [old, next] = await Promise.all([listOf(name, from), listOf(name, to)]);
    const describe = async (
      digest: Digest,
      own: typeof old,
      other: typeof old,
    ): Promise<ImageDescription> => {
      if ('unknown' in own) return { digest, platforms: { unknown: own.unknown } };
      const others = new Map(
        ('platforms' in other ? other.platforms : []).map((one) => [one.name, one.digest] as const),
      );
      const selected = selectedOf(own.platforms, others, selection);
      const platforms = await Promise.all(
        own.platforms.map(async (platform) => {
          const isSame = others.get(platform.name) === platform.digest;
          const isRead = !isSame && selected.has(platform.name);
          return [
            platform.name,
            isRead
              ? await described(name, platform)
              : unreadPlatform(platform, isSame ? sameImage : notCompared),
          ] as const;
        }),
      );
      return { digest, platforms: { value: new Map(platforms) } };
    };
    const [a, b] = await Promise.all([describe(from, old, next), describe(to, next, old)]);
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

/** `linux/arm` names `linux/arm/v7` too, because builders leave out a variant, and the one of arm64 is always `v8`. */
export function isPlatform(name: string, wanted: string): boolean {
  const [own, other] = [name, wanted].map((one) => one.replace(/^([^/ ]*\/arm64)\/v8(?=$| )/, '$1'));
  return own === other || own?.startsWith(`${other}/`) === true || own?.startsWith(`${other} #`) === true;
}
