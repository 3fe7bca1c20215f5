// Globs over paths: `*`, `**`, `?`, `[ab]`, `{a,b}` and `\\`.

import { addToGroup, append } from '../collections.js';
import { type GlobToken, globMatcher, type Work } from './glob-matcher.js';
import { type GlobAlternative, parseGlob } from './glob-pattern.js';

const maxLength = 1000;

/** True for a glob over paths of the checkout: relative, without `..`, with closed brackets, in the syntax above. */
export function isPathGlob(glob: string): boolean {
  if (glob.length > maxLength || /^$|^\/|(?:^|\/)\.\.(?:\/|$)|[\n\r\0]/.test(glob)) return false;
  return parseGlob(glob) !== undefined;
}

/** Returns a function that tells whether one of the globs matches a whole path. An invalid glob matches nothing. */
export function pathMatcher(globs: readonly string[], work?: Work): (path: string) => boolean {
  const possible = matchersByEnd([[true, globs]], work);
  return (path) => {
    const names = `${path}/`;
    return possible(path).some(({ matches }) => matches(names));
  };
}

/** Returns a function that tells which kinds have a glob that matches a whole path. */
export function pathSorter<T>(
  kinds: readonly (readonly [T, readonly string[]])[],
): (path: string) => ReadonlySet<T> {
  const possible = matchersByEnd(kinds);
  return (path) => {
    const names = `${path}/`;
    return new Set(possible(path).flatMap(({ kind, matches }) => (matches(names) ? [kind] : [])));
  };
}

interface Matcher<T> {
  readonly kind: T;
  readonly matches: (path: string) => boolean;
}

/** Almost every path is dismissed by its last character: most globs are about other extensions. */
function matchersByEnd<T>(
  kinds: readonly (readonly [T, readonly string[]])[],
  work?: Work,
): (path: string) => readonly Matcher<T>[] {
  const byEnd = new Map<string, Matcher<T>[]>();
  for (const [kind, globs] of kinds)
    for (const one of globs.flatMap((glob) => parseGlob(glob) ?? []))
      addToGroup(byEnd, endOf(one), { kind, matches: globMatcher(tokensOf(one), work) });
  const withAnyEnd = byEnd.get('') ?? [];
  for (const [end, own] of byEnd) if (end !== '') append(own, withAnyEnd);
  return (path) => byEnd.get(path.slice(-1)) ?? withAnyEnd;
}

/** What every path that the glob matches begins with, followed by a slash. */
export function startOfGlob(glob: string): string {
  return glob.replace(/^(?:\.\/)+/, '').split(/[*?[\\{]/, 1)[0] ?? '';
}

/** The last character of the paths, if there is only one. */
function endOf(segments: GlobAlternative): string {
  const last = segments.at(-1);
  const token = last === '**' ? undefined : last?.at(-1);
  return typeof token === 'object' && 'is' in token ? token.is.slice(-1) : '';
}

/** Each name ends with a slash. */
function tokensOf(segments: GlobAlternative): readonly GlobToken[] {
  return segments.flatMap((one): readonly GlobToken[] =>
    one === '**' ? ['folders'] : [...one, { is: '/' }],
  );
}
