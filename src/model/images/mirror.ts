// Registry mirrors of the policy: which image a mirrored image is a copy of.
import { addToGroup } from '../collections.js';
import { rememberedFor } from '../waiting/memoize.js';
import type { ImageReference } from './image.js';

type Mirrors = Readonly<Record<string, string>>;

/** One mirror, and its position. */
interface Mirror {
  readonly prefix: string;
  readonly original: string;
  readonly order: number;
}

/** The mirrors by what names begin with at them, and by what names begin with where they copy from. */
const indexOf = rememberedFor((mirrors: Mirrors) => {
  const byPrefix = new Map<string, Mirror>();
  const byOriginal = new Map<string, Mirror[]>();
  for (const [order, [prefix, original]] of Object.entries(mirrors).entries()) {
    const mirror = { prefix: withoutSlash(prefix), original: withoutSlash(original), order };
    if (mirror.prefix === '') continue;
    if (!byPrefix.has(mirror.prefix)) byPrefix.set(mirror.prefix, mirror);
    addToGroup(byOriginal, mirror.original, mirror);
  }
  return { byPrefix, byOriginal };
});

/**
 * The original of an image, by the longest mirror prefix that ends at a slash; the image itself if no mirror matches.
 * Prefixes are `host` or `host/path`, and what follows the prefix is kept. `library/` of Docker Hub may be left out at
 * the mirror, as elsewhere. Mirrors are applied once: a mirror of a mirror names the original itself.
 */
export function originImage(image: ImageReference, mirrors: Mirrors): ImageReference {
  const { byPrefix } = indexOf(mirrors);
  if (byPrefix.size === 0) return image;
  const name = `${image.registry}/${image.repository}`;
  const mirror = partsOf(name)
    .flatMap((part) => byPrefix.get(part) ?? [])
    .at(-1);
  if (mirror === undefined) return image;
  const rest = name.slice(mirror.prefix.length + 1);
  const [registry = '', ...path] = [...mirror.original.split('/'), ...(rest === '' ? [] : [rest])];
  if (path.length === 0) return image;
  const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
  return { ...image, registry, repository: [...implied, ...path].join('/') };
}

/** The names under which mirrors have an image, in the order of the mirrors; `originImage` leads from each back to it. */
export function mirrorsOfImage(image: ImageReference, mirrors: Mirrors): readonly ImageReference[] {
  const { byOriginal } = indexOf(mirrors);
  const name = `${image.registry}/${image.repository}`;
  const candidates = partsOf(name).flatMap((part) => byOriginal.get(part) ?? []);
  return candidates
    .sort((a, b) => a.order - b.order)
    .flatMap(({ prefix, original }) => {
      const [registry = '', ...path] = `${prefix}${name.slice(original.length)}`.split('/');
      const mirror = { ...image, registry, repository: path.join('/') };
      const back = originImage(mirror, mirrors);
      return path.length > 0 && `${back.registry}/${back.repository}` === name ? [mirror] : [];
    });
}

/** What a name begins with, up to each slash, and the name, the shortest first. */
function partsOf(name: string): readonly string[] {
  return [...[...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index)), name];
}

function withoutSlash(prefix: string): string {
  return prefix.replace(/\/$/, '');
}
