// Globs over paths: `*`, `**`, `?`, `[ab]`, `{a,b}` and `\\`.

import { addToGroup, append } from '../collections.js';
import { type GlobToken, globMatcher, type Work } from './glob-matcher.js';
import { type GlobAlternative, type GlobSegment, parseGlob } from './glob-pattern.js';

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

/**
 * What the globs select below `folder` (`services/api`), relative to it; empty if they select nothing there.
 * `services/a?i/Dockerfile` below `services/api` is `Dockerfile`.
 */
export function globsBelow(globs: readonly string[], folder: string): readonly string[] {
  const names = folder === '' ? [] : folder.split('/');
  if (names.length === 0) return globs;
  const rest = globs.flatMap((glob) => (parseGlob(glob) ?? []).flatMap((one) => remainders(one, names)));
  return [...new Set(rest)];
}

/** Follows the names through the segments; a `**` may take any number of them. */
function remainders(segments: GlobAlternative, names: readonly string[]): readonly string[] {
  let positions = new Set([0]);
  for (const name of names) {
    const next = new Set<number>();
    for (const position of positions) {
      for (let at = position; at < segments.length; at += 1) {
        const segment = segments[at];
        if (segment === '**') next.add(at);
        else {
          if (segment !== undefined && globMatcher(segment)(name)) next.add(at + 1);
          break;
        }
      }
    }
    positions = next;
  }
  const rest = [...positions].map((at) => segments.slice(at));
  return rest.filter((one) => one.length > 0 && !one.some(isEmpty)).map(textOf);
}

/** No path has an empty name, so nothing matches. */
function isEmpty(segment: GlobSegment): boolean {
  return segment.length === 0;
}

function textOf(segments: readonly GlobSegment[]): string {
  return segments.map((one) => (one === '**' ? one : one.map(tokenText).join(''))).join('/');
}

function tokenText(token: GlobToken): string {
  if (typeof token === 'string') return token;
  if ('inside' in token) return `[${token.inside}]`;
  return /[\\*?[\]{},!+@()]/.test(token.is) ? `\\${token.is}` : token.is;
}
