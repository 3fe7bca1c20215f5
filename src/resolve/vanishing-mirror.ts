// A mirror of the policy that has a digest which its registry will delete, so that builds can pull it from there.

import type { Fact } from '../model/fact.js';
import { Failure } from '../model/failure.js';
import type { Digest, ImageReference } from '../model/image.js';
import { mirrorsOfImage } from '../model/mirror.js';
import type { Registries } from './ports.js';

/** More than anybody has for one image. */
const maxMirrors = 3;

/**
 * Adds the first mirror that has the pin to a fact about a pin that vanishes. A mirror that cannot be asked is none: it
 * is only a remedy. No other fact costs a request.
 */
export async function withMirror(
  fact: Fact,
  image: ImageReference,
  mirrors: Readonly<Record<string, string>>,
  manifest: Registries['manifest'],
): Promise<Fact> {
  const { digest } = image;
  if (!('vanishes' in fact) || fact.vanishes === undefined || digest === undefined) return fact;
  for (const mirror of mirrorsOfImage(image, mirrors).slice(0, maxMirrors))
    if (await holds(mirror, digest, manifest)) {
      const name = `${mirror.registry}/${mirror.repository}`;
      return { ...fact, vanishes: { ...fact.vanishes, mirror: name } };
    }
  return fact;
}

async function holds(
  mirror: ImageReference,
  digest: Digest,
  manifest: Registries['manifest'],
): Promise<boolean> {
  try {
    return (await manifest(mirror, digest)) !== undefined;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
