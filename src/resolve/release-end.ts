// Adds what a list of release cycles says of an image, whose tag the registry itself never marks as ended.
import { type ImageReference, impliedTag } from '../model/image.js';
import type { AskForReleaseEnd } from './ports.js';
import type { ImageResolution } from './resolution.js';

/**
 * Adds the end of life of the image's release, by the tag that is written or that was found. An image that does not
 * exist, and a digest of which no tag is known, have none.
 */
export async function withReleaseEnd(
  resolution: ImageResolution,
  { registry, repository, tag, digest }: ImageReference,
  ask: AskForReleaseEnd | undefined,
): Promise<ImageResolution> {
  const { fact } = resolution;
  const recovered = 'recoveredTag' in fact ? fact.recoveredTag : undefined;
  const named = tag ?? recovered ?? (digest === undefined ? impliedTag : undefined);
  if (ask === undefined || named === undefined || fact.status === 'missing') return resolution;
  const endOfLife = await ask({ registry, repository, tag: named });
  return endOfLife === undefined ? resolution : { ...resolution, fact: { ...fact, endOfLife } };
}
