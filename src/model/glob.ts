// Globs as users write them: over paths, and over the names and tags of images.
import { matchesPath, parsePathGlob } from './path-glob.js';

const maxGlobLength = 1000;

/** True for a glob over paths of the checkout: relative, without `..`, with closed brackets. */
export function isPathGlob(glob: string): boolean {
  if (glob === '' || glob.length > maxGlobLength || glob.startsWith('/') || glob.split('/').includes('..'))
    return false;
  return !/[\n\r\0]/.test(glob) && parsePathGlob(glob) !== undefined;
}

/** Tells of a path whether one of the globs matches it. */
export function pathMatcher(globs: readonly string[]): (path: string) => boolean {
  const ways = globs.flatMap((glob) => parsePathGlob(glob) ?? []);
  return (path) => matchesPath(ways, path);
}

/** True for a glob over names: what a name may hold, `*`, `**` and `?`. */
export function isNameGlob(glob: string): boolean {
  return /^[\w.:/*?-]{1,255}$/.test(glob);
}

/**
 * True when the glob is the whole name: `?` is one character and `*` any number of them but `/`, `**` is any number
 * of any. In time proportional to glob × name, whatever they are: names come from repositories.
 */
export function matchesName(glob: string, name: string): boolean {
  const tokens = glob.match(/\*\*+|./gs) ?? [];
  let ends = new Set([0]);
  for (const token of tokens) {
    const next = new Set<number>();
    for (const end of ends) {
      if (token.startsWith('*')) {
        for (let at = end; at <= name.length && !next.has(at); at += 1) {
          next.add(at);
          if (token === '*' && name[at] === '/') break;
        }
      } else if (end < name.length && (token === '?' ? name[end] !== '/' : name[end] === token)) {
        next.add(end + 1);
      }
    }
    ends = next;
  }
  return ends.has(name.length);
}
