// Registry mirrors of the policy: which image a mirrored one is.
import type { ImageReference } from '../model/image.js';

/**
 * The image that a mirror's image is a copy of, by the longest prefix that ends at a slash; an image of no mirror is
 * itself. Docker Hub's `library/` may be left out at the mirror as it may elsewhere. Prefixes are `host` or `host/path`; what stands behind the prefix stays. Applied once: a mirror of a mirror
 * names its origin itself.
 */
export function mirroredImage(
  image: ImageReference,
  registries: Readonly<Record<string, string>>,
): ImageReference {
  const name = `${image.registry}/${image.repository}/`;
  const prefixes = Object.keys(registries).map(trimmed);
  const matching = prefixes.filter((prefix) => prefix !== '' && name.startsWith(`${prefix}/`));
  const longest = matching.reduce((best, prefix) => (prefix.length > best.length ? prefix : best), '');
  const [, origin] = Object.entries(registries).find(([prefix]) => trimmed(prefix) === longest) ?? [];
  if (longest === '' || origin === undefined) return image;
  const rest = name.slice(longest.length + 1, -1);
  const [registry = '', ...path] = [...trimmed(origin).split('/'), ...(rest === '' ? [] : [rest])];
  if (path.length === 0) return image;
  const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
  return { ...image, registry, repository: [...implied, ...path].join('/') };
}

function trimmed(prefix: string): string {
  return prefix.replace(/\/$/, '');
}
