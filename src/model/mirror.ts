// Registry mirrors of the policy: which image a mirrored image is a copy of.
import type { ImageReference } from './image.js';

/**
 * The original of an image, by the longest mirror prefix that ends at a slash; the image itself if no mirror matches.
 * Prefixes are `host` or `host/path`, and what follows the prefix is kept. `library/` of Docker Hub may be left out at
 * the mirror, as elsewhere. Mirrors are applied once: a mirror of a mirror names the original itself.
 */
export function mirroredImage(
  image: ImageReference,
  mirrors: Readonly<Record<string, string>>,
): ImageReference {
  const name = `${image.registry}/${image.repository}/`;
  const prefixes = Object.keys(mirrors).map(withoutSlash);
  const matching = prefixes.filter((prefix) => prefix !== '' && name.startsWith(`${prefix}/`));
  const longest = matching.reduce((best, prefix) => (prefix.length > best.length ? prefix : best), '');
  const [, original] = Object.entries(mirrors).find(([prefix]) => withoutSlash(prefix) === longest) ?? [];
  if (longest === '' || original === undefined) return image;
  const rest = name.slice(longest.length + 1, -1);
  const [registry = '', ...path] = [...withoutSlash(original).split('/'), ...(rest === '' ? [] : [rest])];
  if (path.length === 0) return image;
  const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
  return { ...image, registry, repository: [...implied, ...path].join('/') };
}

/** The names under which mirrors have an image, in the order of the mirrors; `mirroredImage` leads from each back to it. */
export function mirrorsOfImage(
  image: ImageReference,
  mirrors: Readonly<Record<string, string>>,
): readonly ImageReference[] {
  const name = `${image.registry}/${image.repository}`;
  return Object.entries(mirrors).flatMap(([prefix, original]) => {
    const [from, to] = [withoutSlash(prefix), withoutSlash(original)];
    if (from === '' || (name !== to && !name.startsWith(`${to}/`))) return [];
    const [registry = '', ...path] = `${from}${name.slice(to.length)}`.split('/');
    const mirror = { ...image, registry, repository: path.join('/') };
    const back = mirroredImage(mirror, mirrors);
    return path.length > 0 && `${back.registry}/${back.repository}` === name ? [mirror] : [];
  });
}

function withoutSlash(prefix: string): string {
  return prefix.replace(/\/$/, '');
}
