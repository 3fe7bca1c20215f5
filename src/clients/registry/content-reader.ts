// Reads what a digest names: an image, or the images that a runtime may choose from an index; what is asked for twice, once.
// https://github.com/opencontainers/image-spec/blob/main/image-index.md

import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import type { IndexedImage, ReadContent } from '../../moves/same-images.js';
import {
  type ContentSource,
  type Descriptor,
  isIndexType,
  platformName,
  readManifest,
} from './attached-manifests.js';

/** @param clientOf the client of a registry by its name, which requests each manifest once. @throws Failure where the run cannot read it */
export function contentReader(clientOf: (registry: string) => Pick<ContentSource, 'manifest'>): ReadContent {
  return async ({ registry, repository }, digest) => {
    const name = `${registry}/${repository}@${digest}`;
    const found = await clientOf(registry).manifest(repository, digest);
    if (found === undefined) throw new Failure('not-found', `The registry does not have ${name}`);
    const { children } = readManifest(name, found);
    return children === undefined ? { image: digest } : { index: children.flatMap(imageOf) };
  };
}

/**
 * BuildKit gives an attestation a platform that no machine has. An annotation alone makes no entry one: a runtime that does
 * not know it runs the entry.
 * https://github.com/moby/buildkit/blob/master/docs/attestations/attestation-storage.md
 */
function imageOf(entry: Descriptor): readonly IndexedImage[] {
  const { platform, digest, mediaType } = entry;
  if (platform?.os === 'unknown' && platform.architecture === 'unknown') return [];
  if (!platform || platform.os === '' || platform.architecture === '' || isIndexType(mediaType))
    return [{ digest }];
  const features = platform['os.features'] ?? [];
  const os = [platform['os.version'] ?? '', ...features.toSorted()].join(' ').trim();
  return [{ digest, platform: platformName(entry), ...compact({ os: os === '' ? undefined : os }) }];
}

/**
 * Each manifest is requested once, by whatever it is named. A blob is shared by those who wait for it at the same time, as
 * platforms with one SBOM do; it may be too large to be kept.
 */
export function withContentOnce<T extends ContentSource>(source: T): T {
  const manifest = memoizeAsync((repository: string, reference: string) =>
    source.manifest(repository, reference),
  );
  const waiting = new Map<string, ReturnType<ContentSource['blob']>>();
  return {
    ...source,
    manifest,
    blob(repository, wanted, maxBytes) {
      const key = JSON.stringify([repository, wanted, maxBytes]);
      const known = waiting.get(key);
      if (known !== undefined) return known;
      const answer = source.blob(repository, wanted, maxBytes).finally(() => waiting.delete(key));
      waiting.set(key, answer);
      return answer;
    },
  };
}
