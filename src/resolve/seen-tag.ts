// The tag of a digest without one, as far as this repository has seen it.
import type { Digest } from '../model/image.js';
import type { FirstSeen, RegistryRepository } from './ports.js';

/** The first tag of the repository, `latest` before others, that was seen to be the digest. */
export function observedTagOf(
  { registry, repository }: RegistryRepository,
  digest: Digest,
  firstSeen: FirstSeen | undefined,
): string | undefined {
  const prefix = `${registry}/${repository}:`;
  const names = [...(firstSeen ?? [])]
    .filter(([name, records]) => name.startsWith(prefix) && records.some((one) => one.digest === digest))
    .map(([name]) => name.slice(prefix.length))
    .sort();
  return names.includes('latest') ? 'latest' : names[0];
}
