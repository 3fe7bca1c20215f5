// What a difference means, written a second time: mirrored, and applied to the old image.

import type {
  Change,
  EntriesDiff,
  ImageDiff,
  PartDiff,
  PlatformDiff,
} from '../../src/forecast/changes/diff.js';
import type {
  Entries,
  ImageDescription,
  Known,
  PlatformDescription,
} from '../../src/forecast/description.js';

const swap = <T>({ from, to }: Change<T>): Change<T> => ({ from: to, to: from });

/** The difference read from the new image to the old one. */
export function mirrored(diff: ImageDiff): ImageDiff {
  return {
    ...(diff.digest && { digest: swap(diff.digest) }),
    ...(diff.platforms && {
      platforms: mirroredPart(diff.platforms, (entries) => mirroredEntries(entries, mirroredPlatform)),
    }),
  };
}

function mirroredPlatform(diff: PlatformDiff): PlatformDiff {
  return {
    ...(diff.digest && { digest: swap(diff.digest) }),
    ...(diff.configuration && {
      configuration: mirroredPart(diff.configuration, (one) => mirroredEntries(one, swap<string>)),
    }),
    ...(diff.layers && { layers: swap(diff.layers) }),
    ...(diff.packages && { packages: mirroredPart(diff.packages, (one) => mirroredEntries(one, swap)) }),
  };
}

function mirroredPart<T, D extends object>(diff: PartDiff<T, D>, mirror: (diff: D) => D): PartDiff<T, D> {
  return 'incomparable' in diff
    ? { incomparable: swap(diff.incomparable as Change<Known<T>>) }
    : mirror(diff as D);
}

function mirroredEntries<V, D>(diff: EntriesDiff<V, D>, mirror: (change: D) => D): EntriesDiff<V, D> {
  return {
    added: diff.removed,
    removed: diff.added,
    changed: new Map([...diff.changed].map(([key, change]) => [key, mirror(change)])),
  };
}

/** The new image, from the old one and the difference. */
export function applied(image: ImageDescription, diff: ImageDiff): ImageDescription {
  return {
    digest: diff.digest?.to ?? image.digest,
    platforms: appliedPart(image.platforms, diff.platforms, (all, entries) =>
      appliedEntries(all, entries, appliedPlatform),
    ),
  };
}

function appliedPlatform(platform: PlatformDescription, diff: PlatformDiff): PlatformDescription {
  return {
    digest: diff.digest?.to ?? platform.digest,
    configuration: appliedPart(platform.configuration, diff.configuration, (all, one) =>
      appliedEntries(all, one, (_, { to }) => to),
    ),
    layers: diff.layers?.to ?? platform.layers,
    packages: appliedPart(platform.packages, diff.packages, (all, one) =>
      appliedEntries(all, one, (_, { to }) => to),
    ),
  };
}

function appliedPart<T, D extends object>(
  known: Known<T>,
  diff: PartDiff<T, D> | undefined,
  apply: (value: T, diff: D) => T,
): Known<T> {
  if (diff === undefined) return known;
  if ('incomparable' in diff) return (diff.incomparable as Change<Known<T>>).to;
  if (!('value' in known)) throw new Error('a difference of values of a part that is not known');
  return { ...known, value: apply(known.value, diff as D) };
}

function appliedEntries<V, D>(
  all: Entries<V>,
  { added, removed, changed }: EntriesDiff<V, D>,
  apply: (value: V, change: D) => V,
): Entries<V> {
  const result = new Map([...all].filter(([key]) => !removed.has(key)));
  for (const [key, change] of changed) {
    const value = result.get(key);
    if (value === undefined) throw new Error(`a change of ${key}, which the image does not have`);
    result.set(key, apply(value, change));
  }
  for (const [key, value] of added) result.set(key, value);
  return result;
}
