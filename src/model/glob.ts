// Globs over paths: `*`, `**`, `?`, `[ab]`, `{a,b}` and `\`. Matching takes time proportional to glob × path at worst: a
// policy may come from a pull request, and a regular expression made of its globs could take exponential time.

import { type GlobAlternative, type GlobSegment, type GlobToken, parseGlob } from './glob-pattern.js';

const maxLength = 1000;

/** True for a glob over paths of the checkout: relative, without `..`, with closed brackets, in the syntax above. */
export function isPathGlob(glob: string): boolean {
  if (glob.length > maxLength || /^$|^\/|(?:^|\/)\.\.(?:\/|$)|[\n\r\0]/.test(glob)) return false;
  return parseGlob(glob) !== undefined;
}

/** Returns a function that tells whether one of the globs matches a whole path. An invalid glob matches nothing. */
export function pathMatcher(globs: readonly string[]): (path: string) => boolean {
  const alternatives = globs.flatMap((glob) => parseGlob(glob) ?? []);
  const byEnd = new Map<string, readonly GlobAlternative[]>();
  return (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const end = name.slice(-1);
    const possible = byEnd.get(end) ?? alternatives.filter((one) => canEndWith(one, end));
    byEnd.set(end, possible);
    let names: readonly string[] | undefined;
    return possible.some((segments) => {
      // Almost every path is dismissed here, by its last name alone.
      const last = segments.at(-1);
      if (last !== undefined && last !== '**' && !matchesSegment(last, name)) return false;
      names ??= path.split('/');
      return matchesAll(segments, names, '**', matchesSegment);
    });
  };
}

/** False where the last name of a path cannot end with the character, which dismisses most globs. */
function canEndWith(segments: GlobAlternative, end: string): boolean {
  const last = segments.at(-1);
  return last === undefined || last === '**' || last.ending === '' || last.ending.endsWith(end);
}

/** True if one name of a path matches; `**` stands for names and matches none by itself. */
export function matchesSegment(segment: GlobSegment, name: string): boolean {
  if (segment === '**') return false;
  if (segment.isName) return name === segment.ending;
  if (!name.endsWith(segment.ending) || !name.includes(segment.part)) return false;
  if (segment.isEnding) return true;
  return matchesAll(segment.tokens, [...name], '*', matchesToken);
}

function matchesToken(token: GlobToken, character: string): boolean {
  if (typeof token === 'string') return token === '?';
  return 'is' in token ? token.is === character : token.oneOf(character);
}

/** Where an item does not match, only the last star has to take one more: what matched before it still does. */
function matchesAll<P, T>(
  pattern: readonly P[],
  items: readonly T[],
  star: P,
  matches: (one: P, item: T) => boolean,
): boolean {
  let [at, next, lastStar, afterStar] = [0, 0, -1, 0];
  while (at < items.length) {
    const one = pattern[next];
    if (one === star) {
      [lastStar, afterStar] = [next, at];
      next += 1;
    } else if (one !== undefined && matches(one, items[at] as T)) {
      at += 1;
      next += 1;
    } else if (lastStar >= 0) {
      afterStar += 1;
      [at, next] = [afterStar, lastStar + 1];
    } else return false;
  }
  return pattern.slice(next).every((one) => one === star);
}
